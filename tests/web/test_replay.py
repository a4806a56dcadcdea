"""The end of a game and its replay, in a real browser against a real server."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.engine import stored_score

BOT = {"kind": "bot", "level": "easy"}
ME = {"kind": "me"}
COLUMNS = {"tiles": "타일", "pots": "화분", "house": "완성"}

#: The position as the table's own socket tells it.
LIVE_VIEW = """(code) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${code}`);
  socket.onerror = reject;
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.t !== "position") return;
    socket.close();
    resolve(message.view);
  };
})"""
#: The view after the last step, as the replay gets it.
LAST_SCENE = """async ([code, n]) => {
  const answer = await fetch(`/api/tables/${code}/scenes?since=${n - 1}&limit=1&eyes=public`);
  return (await answer.json()).scenes[0].view;
}"""

pytestmark = pytest.mark.timeout(300)  # whole games; they end by themselves much earlier


def finished_game(player, n_bots: int = 3) -> str:
    """Bots play a whole game before the eyes of this person."""
    code = player.create(*[BOT] * n_bots)
    expect(player.page.locator("main.end")).to_be_visible(timeout=60_000)
    return code


def check_in_both_themes(player) -> None:
    for theme in ("light", "dark"):
        player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        player.check_screen()


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def points_of_panels(page: Page) -> list[int]:
    return [int(re.search(r"\d+", text)[0]) for text in page.locator(".seats .points").all_inner_texts()]


def wait_for_step(page: Page, n: int) -> None:
    """The address follows the step that is shown."""
    page.wait_for_function("(n) => location.hash === `#${n}`", arg=n)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)], ids=["phone", "desktop"])
def test_the_end_adds_up(new_server, new_player, width, height):
    server = new_server()
    player = new_player(server, width=width, height=height)
    page = player.page
    code = finished_game(player)
    last_row = page.get_by_role("row").last
    expect(last_row).to_be_attached()
    graph = slider(page)
    swings = page.locator(".flow button[aria-pressed]")
    assert 1 <= swings.count() <= 3
    check_in_both_themes(player)

    turns = int(graph.get_attribute("aria-valuemax"))
    assert page.get_by_role("row").count() == turns + 2  # the heading, and the beginning
    told = [int(cell.inner_text()) for cell in last_row.get_by_role("cell").all()]
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    swings.first.click()
    expect(swings.first).to_have_attribute("aria-pressed", "true")
    expect(graph).to_have_attribute("aria-valuenow", swings.first.locator(".turn").inner_text())

    rows = page.locator("main.end ol > li")
    shown = [
        (
            int(row.locator(".rank [aria-hidden]").text_content()),
            int(row.locator(".total").text_content()),
            {key: int(row.get_by_label(re.compile(f"^{label} ")).text_content()) for key, label in COLUMNS.items()}
            if width > 900
            else row.locator(".brief").inner_text().replace("\N{NO-BREAK SPACE}", " "),
        )
        for row in rows.all()
    ]
    server.stop()
    score = stored_score(server, code)
    assert told == [entry.total for entry in score.seats]
    for (rank, total, parts), entry in zip(shown, sorted(score.seats, key=lambda e: (e.rank, e.seat)), strict=True):
        assert (rank, total) == (entry.rank, entry.total)
        sums = {key: sum(item.points for item in entry.items if item.key == key) for key in COLUMNS}
        assert sum(sums.values()) == total
        if isinstance(parts, dict):
            assert parts == sums
        else:
            assert parts.startswith(" · ".join(f"{label} {sums[key]}" for key, label in COLUMNS.items()))
            n_open = sum(item.key == "unfinished" for item in entry.items)
            assert parts.endswith(f"지붕 없음 {n_open}") == (n_open > 0)


def test_a_replay_leads_to_the_end_that_was(new_server, new_player):
    server = new_server()
    player = new_player(server, width=1440, height=900)
    page = player.page
    code = finished_game(player)
    totals = {
        row.locator(".name .ellipsis").inner_text(): int(row.locator(".total").inner_text())
        for row in page.locator("main.end ol > li").all()
    }
    page.get_by_role("link", name="다시 보기").click()
    where = slider(page)
    expect(where).to_have_attribute("aria-valuetext", re.compile("1번째"))
    last = int(where.get_attribute("max"))
    assert points_of_panels(page) == [0, 0, 0]
    check_in_both_themes(player)

    for n in range(2, last + 1):
        page.keyboard.press("ArrowRight")
        expect(where).to_have_value(str(n))
    wait_for_step(page, last)
    expect(page.get_by_text(re.compile(f"장면 {last} / {last}"))).to_be_visible()
    names = page.locator(".seats .name").all_inner_texts()
    assert dict(zip(names, points_of_panels(page), strict=True)) == totals
    assert page.evaluate(LAST_SCENE, [code, last]) == page.evaluate(LIVE_VIEW, code)
    check_in_both_themes(player)

    page.keyboard.press("Home")
    expect(where).to_have_value("1")
    page.keyboard.press("End")
    expect(where).to_have_value(str(last))
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_value(str(last - 1))


def test_a_move_has_a_link_and_other_eyes_see_it(new_server, new_player):
    player = new_player(new_server(), locale="en-US")
    page = player.page
    code = finished_game(player, 2)
    page.goto(f"{player.server.url}/replay/{code}#12")
    where = slider(page)
    expect(where).to_have_value("12")
    player.check_screen()
    page.get_by_label("Whose eyes").click()
    page.get_by_role("option").last.click()
    expect(page.get_by_label(re.compile("Whose eyes: (?!Onlooker).*'s eyes"))).to_be_visible()
    expect(where).to_have_value("12")
    page.get_by_role("button", name="Step forward").click()
    wait_for_step(page, 13)
    page.get_by_role("button", name="Log").click()
    page.get_by_role("dialog").locator("button:not([aria-current])").nth(3).click()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(where).not_to_have_value("13")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_nothing_to_replay_is_said(new_server, new_player):
    server = new_server()
    player = new_player(server)
    code = player.create(ME, BOT)
    player.settle()
    player.page.goto(f"{server.url}/replay/{code}")
    expect(player.page.get_by_role("heading", name="이 판은 아직 끝나지 않았어요.")).to_be_visible()
    player.check_screen()
    player.page.get_by_role("link", name="테이블로 가기").click()
    assert player.settle() == "asked"


def test_an_earlier_moment_over_the_running_game(new_server, new_player):
    player = new_player(new_server(), width=1440, height=900)
    page = player.page
    player.create(ME, BOT)
    for _ in range(4):
        assert player.settle() == "asked"
        player.press_something()
    assert player.settle() == "asked"
    now = page.locator("main.board").inner_text()
    page.get_by_role("log").get_by_role("button").first.click()
    banner = page.get_by_role("region", name="지난 장면이에요.")
    expect(player.dock().locator(".sentence")).to_have_text("지금은 내 차례예요.")
    expect(page.locator("button.act:visible")).to_have_text(["지금으로"])
    assert page.locator("main.board").inner_text() != now
    player.check_screen()
    banner.get_by_role("button", name="지금으로").click()
    expect(banner).to_be_hidden()
    assert player.settle() == "asked"
