"""T83: whole games by the keyboard alone, and by the accessibility tree alone; every change is announced."""

import re

import pytest

from hanpan.text import say_event
from web.hands import LISTEN, MOST_TABS, Ear, Keyboard

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}

pytestmark = pytest.mark.timeout(400)  # whole games; they end by themselves much earlier


@pytest.mark.parametrize(
    ("locale", "width", "height"), [("ko-KR", 1440, 900), ("en-US", 390, 844)], ids=["ko-desktop", "en-phone"]
)
def test_a_whole_game_by_keyboard_alone(new_server, new_player, locale, width, height):
    player = new_player(new_server(), locale=locale, width=width, height=height)
    player.page.goto(player.server.url)
    player.page.get_by_role("button", name=re.compile("봇과 바로 시작|Play bots now")).first.wait_for()
    hands = Keyboard(player.page, seed=3)
    for _ in range(MOST_TABS):
        focused = hands.press("Tab")
        if focused and re.search("봇과 바로 시작|Play bots now", focused["name"]):
            hands.press("Enter")
            break
    player.page.wait_for_url(re.compile("/t/[A-Z0-9]{6}$"))
    done: dict[str, int] = {}
    while player.settle() != "over":
        step = hands.decide()
        done[step] = done.get(step, 0) + 1
        assert sum(done.values()) < 900, done
    assert hands.lost == []
    assert done["isMain"] > 5 and done["legal"] > 5
    assert sorted(set(hands.unseen)) == []
    for _ in range(MOST_TABS):  # the way to the next game is reached, too
        focused = hands.press("Tab")
        if focused and re.search("한 판 더|again", focused["name"]):
            break
    else:
        raise AssertionError("no way to the next game by keyboard")


def test_a_whole_game_from_the_accessibility_tree_alone(new_server, new_player):
    player = new_player(new_server(), locale="ko-KR", width=390, height=844)
    code = player.create(ME, BOT, BOT, start=False)
    ear = Ear(player.page, seed=4)
    player.page.evaluate(LISTEN)
    start = wait_for(player, lambda: [node for node in ear.buttons("") if node.name.startswith("시작하기")])
    ear.press(start[0])
    names: list[str] = []
    presses = 0
    while player.settle() != "over":
        names = player.page.locator("aside.seats .name").all_inner_texts() or names
        decide(ear)
        presses += 1
        assert presses < 900, "the game does not end"
        player.page.wait_for_timeout(15)
    assert presses > 12
    assert sorted(set(ear.nameless)) == []
    tree = " ".join(node.name for node in ear.tree())
    assert "이겼어요" in tree  # the end is there to be read
    player.page.wait_for_timeout(3_000)  # sentences are collected for at most 2.5 s
    heard = " ".join(player.page.evaluate("window.heard"))
    export = player.page.evaluate("code => fetch(`/api/tables/${code}/export`).then((answer) => answer.json())", code)
    missed = [
        sentence
        for step in export["steps"]
        if step["seat"] not in (None, 0)
        for event in step["events"]
        if event["event"] in ("TileBought", "HouseCompleted", "TilesBlown", "WolfAppeared", "NothingBlown")
        if (sentence := say_event("ko", export["game"], event, names)) not in heard
    ]
    assert missed == []


def wait_for(player, look):
    for _ in range(100):
        if found := look():
            return found
        player.page.wait_for_timeout(100)
    raise AssertionError("nothing to press")


def decide(ear: Ear) -> None:
    """Presses what can be pressed: the last of the dock's choices is the main one, the board's things are in `main`."""
    dock = ear.buttons("group:고를 것")
    things = ear.buttons("main:")
    roll = ear.rng.random()
    if dock and (roll < 0.75 or not things):
        ear.press(dock[-1] if roll < 0.7 else ear.rng.choice(dock))
    elif things:
        ear.press(ear.rng.choice(things))
