"""T83: whole games by the keyboard alone, and by the accessibility tree alone; every change is announced."""

import re
from collections import Counter
from dataclasses import dataclass

import pytest

from hanpan.text import say_event
from web.hands import LISTEN, Ear, Keyboard

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}
#: Fields that only those see who sit in one of these seats.
SECRETS = {"CardDrawn": ("card", ("seat",)), "CardStolen": ("card", ("seat", "target"))}
#: Events that a game's table leaves out of its log.
SILENT = {"HandDealt"}


@dataclass(frozen=True)
class Played:
    """A game, and how it is made short enough for those who go slowly."""

    name: str
    edits: str = ""
    #: How often the board is tried before the dock's way out.
    patience: float = 0.85

    def sit_down(self, player):
        """Takes somebody to a table of this game that has not begun; returns its code."""
        return player.create(ME, BOT, BOT, game=self.name, window_ms=1500, start=False)


def earp(goal: int) -> Played:
    return Played("wyatt_earp", f"hanpan.games.wyatt_earp.phases.rounds GOAL {goal}", 0.6)


PIGS = Played("three_little_pigs")
#: One round or two.
EARP = earp(4_000)
LONG = [pytest.mark.long, pytest.mark.timeout(1500)]
#: Some games are over before much was decided: then another one is played, this often at most.
MOST_GAMES = 3

pytestmark = pytest.mark.timeout(400)  # whole games; they end by themselves much earlier


@pytest.mark.parametrize(
    ("played", "locale", "width", "height"),
    [
        pytest.param(PIGS, "ko-KR", 1440, 900, id="pigs-ko-desktop"),
        pytest.param(PIGS, "en-US", 390, 844, id="pigs-en-phone"),
        pytest.param(EARP, "en-US", 390, 844, id="earp-en-phone"),
        pytest.param(earp(25_000), "ko-KR", 1440, 900, marks=LONG, id="long-earp-ko-desktop"),
        pytest.param(earp(25_000), "en-US", 360, 640, marks=LONG, id="long-earp-en-small"),
    ],
)
def test_a_whole_game_by_keyboard_alone(new_server, new_player, played, locale, width, height):
    player = new_player(new_server(EDITS=played.edits), locale=locale, width=width, height=height)
    hands = Keyboard(player.page, 3, played.patience)
    done: Counter[str] = Counter()
    for _ in range(MOST_GAMES):
        played.sit_down(player)
        hands.arrive()
        assert hands.find("^(시작하기|Start)")
        hands.press("Enter")
        hands.arrive()
        while player.wait() != "over":
            done[hands.decide()] += 1
            assert done.total() < 5_000, done
        assert hands.lost == []
        assert sorted(set(hands.unseen)) == []
        hands.arrive()
        assert hands.find("한 판 더|again"), "no way to the next game by keyboard"
        if done["isMain"] > 5 and done["legal"] > 5:
            break
    assert done["isMain"] > 5 and done["legal"] > 5


@pytest.mark.parametrize("title", ["아기돼지", "와이어트 어프"])
def test_from_the_home_page_to_an_own_decision_by_keyboard(new_server, new_player, title):
    player = new_player(new_server(), locale="ko-KR", width=1440, height=900)
    player.page.goto(player.server.url)
    player.page.get_by_role("button", name="봇과 바로 시작").first.wait_for()
    hands = Keyboard(player.page, seed=3)
    assert hands.find("봇과 바로 시작", shelf=title)
    hands.press("Enter")
    player.page.wait_for_url(re.compile("/t/[A-Z0-9]{6}$"))
    assert player.wait() == "asked"
    assert title in player.page.title()
    assert hands.unseen == []


@pytest.mark.parametrize(
    "played", [PIGS, EARP, pytest.param(earp(25_000), marks=LONG)], ids=["pigs", "earp", "long-earp"]
)
def test_a_whole_game_from_the_accessibility_tree_alone(new_server, new_player, played):
    player = new_player(new_server(EDITS=played.edits), locale="ko-KR", width=390, height=844)
    ear = Ear(player.page, seed=4)
    presses = 0
    for _ in range(MOST_GAMES):
        presses += a_game_by_ear(player, played, ear)
        if presses > 12:
            break
    assert presses > 12


def a_game_by_ear(player, played, ear):
    """Plays a game and checks that all of it was told; returns the number of presses."""
    code = played.sit_down(player)
    player.page.evaluate(LISTEN)
    start = wait_for(player, lambda: [node for node in ear.buttons("") if node.name.startswith("시작하기")])
    ear.press(start[0])
    names: list[str] = []
    presses = 0
    while player.wait() != "over":
        names = player.page.locator("aside.seats .name").all_inner_texts() or names
        decide(ear)
        presses += 1
        assert presses < 3_000, "the game does not end"
        player.page.wait_for_timeout(15)
    assert sorted(set(ear.nameless)) == []
    tree = " ".join(node.name for node in ear.tree())
    assert "이겼어요" in tree  # the end is there to be read
    player.page.wait_for_timeout(3_000)  # sentences are collected for at most 2.5 s
    heard = " ".join(player.page.evaluate("window.heard"))
    export = player.page.evaluate("code => fetch(`/api/tables/${code}/export`).then((answer) => answer.json())", code)
    told = [
        say_event("ko", export["game"], as_seen(event, 0), names)
        for step in export["steps"][1:]  # the set-up is over before anybody listens
        for event in in_sum(step["events"])
        if event["event"] not in SILENT
    ]
    assert len(told) > 50
    assert [sentence for sentence in told if sentence not in heard] == []
    return presses


def in_sum(events):
    """The events of a step with what the same seats are paid for the same outlaw, in one pass after the other, as one."""
    told = []
    for event in events:
        share = event["event"] == "TierPaid" and next(
            (each for each in told if each["event"] == "TierPaid" and each | {"amount": 0} == event | {"amount": 0}),
            None,
        )
        if share:
            share["amount"] += event["amount"]
        else:
            told.append(dict(event))
    return told


def as_seen(event, me):
    """The event as that seat is told it; the record of a match that is over holds the secrets, too."""
    field, seats = SECRETS.get(event["event"], ("", ()))
    return {**event, field: None} if field and me not in [event[seat] for seat in seats] else event


def wait_for(player, look):
    for _ in range(100):
        if found := look():
            return found
        player.page.wait_for_timeout(100)
    raise AssertionError("nothing to press")


def decide(ear: Ear) -> None:
    """Presses what can be pressed: the last of the dock's choices is the main one; of the board's things, those that say
    they can be chosen come first.  What opens is closed again."""
    if opened := ear.buttons("dialog:"):
        ear.press(next(node for node in opened if node.name == "닫기"))
        return
    dock = ear.buttons("group:고를 것")
    things = ear.buttons("main:")
    things = [node for node in things if node.name.endswith("고를 수 있음")] or things
    roll = ear.rng.random()
    if dock and (roll < 0.75 or not things):
        ear.press(dock[-1] if roll < 0.7 else ear.rng.choice(dock))
    elif things:
        ear.press(ear.rng.choice(things))
