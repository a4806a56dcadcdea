"""Whole games in a real browser against a real server."""

import json
import re
import urllib.request

import pytest
from playwright.sync_api import expect

from web.engine import stored_score

BOT = {"kind": "bot", "level": "normal"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


def table_info(server, code):
    with urllib.request.urlopen(f"{server.url}/api/tables/{code}") as answer:
        return json.load(answer)


pytestmark = pytest.mark.timeout(300)  # whole games; they end by themselves much earlier


@pytest.mark.parametrize(
    ("locale", "width", "height"), [("ko-KR", 390, 844), ("en-US", 1440, 900)], ids=["ko-phone", "en-desktop"]
)
def test_a_whole_game_against_three_bots(new_server, new_player, locale, width, height):
    server = new_server(HANPAN_MESSAGES="", HANPAN_REQUESTS="")  # the limits that everybody has
    player = new_player(server, locale=locale, width=width, height=height)
    code = player.create(ME, BOT, BOT, BOT)
    assert player.settle() == "asked"
    expect(player.page.locator("html")).to_have_attribute("lang", locale[:2])
    player.check_screen()
    player.play_to_the_end()
    player.check_screen()
    shown = player.final_scores()
    names = [seat["name"] for seat in table_info(server, code)["seats"]]
    server.stop()
    totals = [entry.total for entry in stored_score(server, code).seats]
    assert sorted(shown.values()) == sorted(totals)
    assert len(shown) == len(names) == 4


def test_from_the_home_page_to_an_own_decision_in_one_press(new_server, new_player):
    player = new_player(new_server())
    player.page.goto(player.server.url)
    expect(player.page.get_by_role("button", name=re.compile("봇과 바로 시작"))).to_be_visible()
    player.check_screen()
    player.page.get_by_role("button", name=re.compile("봇과 바로 시작")).first.click()
    assert player.settle() == "asked"


def test_a_link_is_a_seat(new_server, new_player):
    """The host makes a table by hand; a guest sits down with one press and both play."""
    server = new_server()
    host = new_player(server, locale="ko-KR")
    host.page.goto(server.url)
    host.page.get_by_role("button", name="테이블 만들기").or_(
        host.page.get_by_role("link", name="테이블 만들기")
    ).first.click()
    host.page.wait_for_url(re.compile("/t/[A-Z0-9]{6}$"))
    host.check_screen()
    code = host.page.url[-6:]
    guest = new_player(server, locale="en-US", width=1440, height=900, seed=2)
    guest.go(code)
    guest.page.get_by_role("button", name=re.compile("^(Take|Sit|Join)", re.IGNORECASE)).first.click()
    expect(guest.page.get_by_text("you", exact=False).first).to_be_visible()
    guest.check_screen()
    assert sum(seat["kind"] == "person" for seat in table_info(server, code)["seats"]) == 2


def test_two_people_two_languages_one_bot_and_a_server_that_dies(new_server, new_player):
    """A reload in mid-turn, a duplicated tab, a server killed twice: the game goes on and all screens agree."""
    server = new_server()
    mina = new_player(server, locale="ko-KR", width=390, height=844, seed=5)
    code = mina.create(ME, OPEN, {"kind": "bot", "level": "easy"}, start=False)
    john = new_player(server, locale="en-US", width=1440, height=900, seed=6)
    john.go(code)
    john.page.get_by_role("button", name=re.compile("^(Take|Sit|Join)", re.IGNORECASE)).first.click()
    mina.page.get_by_role("button", name="시작하기").click()
    people = [mina, john]
    second_tab = None
    presses = 0
    while not all(person.is_over() for person in people):
        assert presses < 900, "the game does not end"
        asked = [person for person in people if not person.is_over() and person.is_asked()]
        if not asked:
            mina.page.wait_for_timeout(50)
            continue
        person = asked[0]
        person.press_something()
        presses += 1
        if presses == 6:
            person.page.reload()
            person.settle()
        if presses == 12:
            second_tab = mina.new_tab()
            second_tab.goto(f"{server.url}/t/{code}")
            expect(mina.dock(second_tab)).to_be_visible()
        if presses in (18, 30):
            server.kill()
            server.start()
            for other in people:
                expect(other.dock()).not_to_have_class(re.compile("lost"), timeout=30_000)
    assert second_tab is not None
    shown = [person.final_scores() for person in people]
    expect(second_tab.locator("main.end")).to_be_visible(timeout=30_000)
    server.stop()
    totals = [entry.total for entry in stored_score(server, code).seats]
    for scores in shown:
        assert sorted(scores.values()) == sorted(totals)
