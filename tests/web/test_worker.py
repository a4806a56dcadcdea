"""The shell opens without a server, never mixes two versions, and keeps nothing about a game."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from hanpan.server.pages import static_folder
from server.serving import Server

KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
  return kept;
}"""
UNREACHABLE = re.compile("서버에 닿지 않아요")
ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "random"}

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
def site(tmp_path):
    """A server of a client that may be replaced, and the folder of that client."""
    folder = tmp_path / "client"
    shutil.copytree(static_folder(), folder)
    server = Server(tmp_path / "data", folder, PYTHONPATH="")
    yield server, folder
    server.close()


def keep(page):
    """Waits until the worker has kept the shell."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")


def test_pages_without_a_server(site, new_player):
    server, _ = site
    player = new_player(server)
    code = player.create(ME, BOT)
    player.settle()
    page = player.page
    keep(page)
    page.goto(server.url)
    server.kill()
    for path in ("/", f"/t/{code}", "/rules/three_little_pigs", "/mine", f"/replay/{code}"):
        page.goto(server.url + path)
        expect(page.get_by_text(UNREACHABLE)).to_be_visible()
    page.goto(f"{server.url}/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("설정")
    # Neither the page nor anything else takes the place of what is missing.
    for path in ("/assets/missing-Ab12.js", "/api/games", "/missing.png"):
        answer = page.evaluate("(path) => fetch(path).then((it) => it.status, () => 'failed')", path)
        assert answer == "failed", path
    kept = page.evaluate(KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws", "/share", "/t/", "/s/", "/replay"))]


def test_a_new_version_is_not_mixed_with_the_one_before(site, new_player):
    server, folder = site
    player = new_player(server)
    page = player.page
    page.goto(server.url)
    keep(page)
    server.stop()
    for name in ("boot.js", "sw.js"):
        file = folder / name
        file.write_text(re.sub(r'const VERSION = "\w+"', 'const VERSION = "new"', file.read_text()) + "\n// new\n")
        for packed in (folder / f"{name}.br", folder / f"{name}.gz"):
            packed.unlink(missing_ok=True)
    server.start()
    boot = "async () => (await (await fetch('/boot.js')).text()).includes('// new')"
    page.reload()  # still under the worker of the old version
    assert page.evaluate(boot)
    server.kill()
    page.reload()
    expect(page.get_by_text(UNREACHABLE)).to_be_visible()
    assert not page.evaluate(boot)


def test_a_part_that_does_not_come_says_so(site, new_player, browser):
    """Without a certificate there is no worker: the page that was opened stays, and tells what it cannot show."""
    server, _ = site
    player = new_player(server)
    player.context.close()
    player.context = browser.new_context(locale="ko-KR", service_workers="block")
    page = player.page = player.new_tab()
    page.goto(server.url)
    mine = page.get_by_role("link", name="내 판").first
    mine.wait_for()
    page.wait_for_load_state("networkidle")
    server.kill()
    mine.click()
    expect(page.get_by_text(UNREACHABLE)).to_be_visible()
    server.start()
    page.get_by_role("button", name="다시 해 보기").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("내 판")
    player.complaints[:] = [text for text in player.complaints if "blocked by Playwright" not in text]
