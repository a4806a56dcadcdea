"""Fairness in a real browser: the hash while a game runs, afterwards the proof, the seed and the luck of every seat."""

import hashlib
import json
import re

import msgspec
import pytest
from playwright.sync_api import expect

from hanpan.match.verify import verify
from hanpan.wire.http import Export
from web.faults import faults_everywhere

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
HEX = re.compile("[0-9a-f]{64}")
#: A host without a seat has no button for it.
START = """(code) => fetch(`/api/tables/${code}/start`, {
  method: "POST", headers: {"x-csrftoken": document.cookie.match(/csrftoken=([^;]*)/)[1]}
})"""

pytestmark = pytest.mark.timeout(300)


def look_in_both_themes(player) -> None:
    for theme in ("light", "dark"):
        player.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        player.check_screen()


SCREENS = pytest.mark.parametrize(
    ("locale", "width", "height"), [("ko-KR", 390, 844), ("en-US", 1440, 900)], ids=["ko-phone", "en-desktop"]
)


@SCREENS
def test_a_running_game_shows_the_hash_and_no_seed(new_server, new_player, locale, width, height):
    player = new_player(new_server(), locale=locale, width=width, height=height)
    page = player.page
    code = player.create(ME, BOT, BOT)
    player.settle()
    page.locator("header.top button").last.click()
    digest = page.get_by_role("dialog").locator(".digest code")
    digest.scroll_into_view_if_needed()
    hashed = digest.inner_text()
    assert HEX.fullmatch(hashed)
    page.wait_for_timeout(400)
    look_in_both_themes(player)
    page.keyboard.press("Escape")
    if width < 900:
        page.get_by_role("button", name="기록").first.click()
    expect(page.get_by_role("log")).to_contain_text(hashed)

    page.goto(f"{player.server.url}/fair/{code}")
    expect(page.locator("code")).to_have_text([hashed])
    assert page.get_by_role("table").count() == 0
    look_in_both_themes(player)
    page.locator("main header a").click()
    assert player.settle() == "asked"


@SCREENS
def test_a_finished_game_is_proved(new_server, new_player, locale, width, height):
    ko = locale.startswith("ko")
    player = new_player(new_server(), locale=locale, width=width, height=height)
    page = player.page
    code = player.create(BOT, BOT, BOT, start=False)
    page.goto(f"{player.server.url}/fair/{code}")
    hashed = page.locator("code").inner_text()  # known before anybody knows the seed
    player.go(code)
    page.evaluate(START, code)
    expect(page.locator("main.end")).to_be_visible(timeout=60_000)
    page.get_by_role("link", name="공정했는지 보기" if ko else "See whether it was fair").click()
    page.wait_for_url(f"**/fair/{code}")
    heading = "모두 시드에서 나온 그대로예요." if ko else "Everything came from the seed."
    expect(page.get_by_role("heading", name=heading)).to_be_visible()
    shown = page.locator(".digest code").all_inner_texts()
    assert shown[0] == hashed == hashlib.sha256(bytes.fromhex(shown[1])).hexdigest()
    look_in_both_themes(player)

    with page.expect_download() as download:
        page.get_by_role("link", name="기록 내려받기" if ko else "Download the record").click()
    assert download.value.suggested_filename == f"hanpan-{code}.json"
    record = json.loads(download.value.path().read_bytes())
    proof = verify(msgspec.convert(record, Export))
    assert str(proof.actions) in page.locator(".verdict").inner_text()
    tables = page.get_by_role("table")
    assert tables.count() == 4  # each seat, and the whole table
    rolled = sum(
        len(event["rolled"])
        for step in record["steps"]
        for event in step["events"]
        if event["event"] == "DiceRolled" and event["seat"] == 0
    )
    assert str(rolled) in tables.first.get_by_role("row").nth(1).inner_text()


@pytest.mark.parametrize("locale", ["ko-KR", "en-US"])
def test_the_page_at_every_size(new_server, new_player, locale):
    player = new_player(new_server(), locale=locale)
    code = player.create(*[BOT] * 5)
    expect(player.page.locator("main.end")).to_be_visible(timeout=60_000)
    player.page.goto(f"{player.server.url}/fair/{code}")
    player.page.get_by_role("table").last.wait_for()
    faults = faults_everywhere(player.page, "fair", fixed=False)
    player.page.locator("summary").click()
    faults += faults_everywhere(player.page, "fair, opened", fixed=False)
    assert not faults, "\n".join(faults)
