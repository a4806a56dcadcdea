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
    start = player.page.get_by_role("button", name=re.compile("봇과 바로 시작")).first
    expect(start).to_be_visible()
    player.check_screen()
    start.click()
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
    expect(guest.page.get_by_text("you", exact=True)).to_be_visible()
    guest.check_screen()
    assert sum(seat["kind"] == "person" for seat in table_info(server, code)["seats"]) == 2


def two_people(server, new_player, *bots, **plan):
    """A person with a phone and Korean, and one with a desktop and English, at a table that has just started: both, and
    its code."""
    mina = new_player(server, locale="ko-KR", width=390, height=844, seed=5)
    code = mina.create(ME, OPEN, *bots, start=False, **plan)
    john = new_player(server, locale="en-US", width=1440, height=900, seed=6)
    john.go(code)
    john.page.get_by_role("button", name=re.compile("^(Take|Sit|Join)", re.IGNORECASE)).first.click()
    expect(john.page.get_by_text("you", exact=True)).to_be_visible()  # a start before that would leave him out
    mina.page.get_by_role("button", name="시작하기").click()
    return [mina, john], code


def play_on(people, most):
    """Plays to the end, and yields the number of presses so far after each of them, with the person who pressed."""
    presses = 0
    while not all(person.is_over() for person in people):
        assert presses < most, "the game does not end"
        asked = [person for person in people if not person.is_over() and person.is_asked()]
        if not asked:
            if not any([person.ask_for_result() for person in people]):
                people[0].page.wait_for_timeout(50)
            continue
        asked[0].press_something()
        presses += 1
        yield presses, asked[0]


def check_scores(server, code, people):
    """The same on all screens, and what the engine counts from the stored match."""
    shown = [sorted(person.final_scores().values()) for person in people]
    server.stop()
    totals = sorted(entry.total for entry in stored_score(server, code).seats)
    assert shown == [totals] * len(people)


def test_two_people_two_languages_one_bot_and_a_server_that_dies(new_server, new_player):
    """A reload in mid-turn, a duplicated tab, a server killed twice: the game goes on and all screens agree."""
    server = new_server()
    people, code = two_people(server, new_player, {"kind": "bot", "level": "easy"})
    mina = people[0]
    second_tab = None
    for presses, person in play_on(people, 900):
        if presses == 6:
            person.page.reload()
            expect(person.dock()).to_be_visible()  # whose turn it is now, only the last press knows
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
    expect(second_tab.locator("main.end")).to_be_visible(timeout=30_000)
    check_scores(server, code, people)


def window(player):
    """What shows a person that a hidden window is open."""
    return player.page.locator("[data-about=window]")


@pytest.mark.parametrize(
    "goal", [4000, pytest.param(25_000, marks=[pytest.mark.long, pytest.mark.timeout(1500)])], ids=str
)
def test_two_people_and_two_bots_play_wyatt_earp_with_hidden_windows(new_server, new_player, goal):
    """One of them reloads while everybody is asked about a Photo.  In the short set a round or two decide the game."""
    server = new_server(EDITS=f"hanpan.games.wyatt_earp.phases.rounds GOAL {goal}")
    people, code = two_people(server, new_player, BOT, BOT, game="wyatt_earp", window_ms=1500)
    reloaded = False
    for _ in play_on(people, 2000):
        for person in people:
            if not reloaded and not person.is_over() and window(person).count():
                person.page.reload()
                expect(person.page.locator("section.dock, main.end").first).to_be_visible()
                reloaded = True
    assert reloaded
    check_scores(server, code, people)


def test_a_page_that_comes_back_in_a_hidden_window(new_server, new_player):
    """The question stands there again with what it is about, and after the answer it is not asked again."""
    server = new_server()
    people, _ = two_people(server, new_player, game="wyatt_earp", window_ms=30_000)
    for _ in play_on(people, 2000):
        asked = next((person for person in people if window(person).count() and person.is_asked()), None)
        if asked is not None:
            break
    outlaw = window(asked).get_attribute("data-outlaw")
    for person in people:
        person.page.reload()
        expect(window(person)).to_have_attribute("data-outlaw", outlaw)
    assert asked.settle() == "asked"
    while asked.is_asked():
        asked.press_something()
        asked.page.wait_for_timeout(50)
    asked.page.reload()
    expect(window(asked)).to_have_attribute("data-outlaw", outlaw)
    assert not asked.is_asked()
