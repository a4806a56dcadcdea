"""T83: whole games by the keyboard alone, and by the accessibility tree alone; every change is announced."""

import re
from dataclasses import dataclass

import pytest

from hanpan.text import say_event
from web.hands import LISTEN, MOST_TABS, Ear, Keyboard

ME = {"kind": "me"}
BOT = {"kind": "bot", "level": "easy"}

pytestmark = pytest.mark.timeout(400)  # whole games; they end by themselves much earlier


@dataclass(frozen=True)
class Played:
    """A game, and how long it is made for those who go slowly."""

    name: str
    goal: int | None = None
    #: How often the board is tried before the dock's way out.
    patience: float = 0.85
    #: What others see only in part: fields of an event that are secret.
    secret: tuple[tuple[str, str], ...] = ()
    #: Events that nobody needs to hear.
    silent: tuple[str, ...] = ()

    def server(self, new_server):
        edits = "" if self.goal is None else f"hanpan.games.{self.name}.phases.rounds GOAL {self.goal}"
        return new_server(EDITS=edits)

    def sit_down(self, player) -> str:
        """A table of this game that has not begun; returns its code."""
        return player.create(ME, BOT, BOT, game=self.name, window_ms=1500, start=False)


PIGS = Played("three_little_pigs")
EARP = Played("wyatt_earp", 1000, 0.6)
LONG_EARP = Played("wyatt_earp", 25_000, 0.6)


def press_to_start(player, hands) -> None:
    assert hands.find("봇과 바로 시작|Play bots now|시작하기|^Start")
    hands.press("Enter")


@pytest.mark.parametrize(
    ("played", "locale", "width", "height"),
    [
        pytest.param(PIGS, "ko-KR", 1440, 900, id="pigs-ko-desktop"),
        pytest.param(PIGS, "en-US", 390, 844, id="pigs-en-phone"),
        pytest.param(EARP, "ko-KR", 1440, 900, id="earp-ko-desktop"),
    ],
)
def test_a_whole_game_by_keyboard_alone(new_server, new_player, played, locale, width, height):
    player = new_player(played.server(new_server), locale=locale, width=width, height=height)
    hands = Keyboard(player.page, 3, played.patience)
    if played is PIGS:
        player.page.goto(player.server.url)
        player.page.get_by_role("button", name=re.compile("봇과 바로 시작|Play bots now")).first.wait_for()
    else:
        played.sit_down(player)
    press_to_start(player, hands)
    done: dict[str, int] = {}
    while player.wait() != "over":
        step = hands.decide()
        done[step] = done.get(step, 0) + 1
        assert sum(done.values()) < 900, done
    print(done, hands.lost)
    assert hands.lost == []
    assert done["isMain"] > 5 and done["legal"] > 5
    assert sorted(set(hands.unseen)) == []
    assert hands.find("한 판 더|again"), "no way to the next game by keyboard"


@pytest.mark.parametrize("played", [PIGS, EARP], ids=["pigs", "earp"])
def test_a_whole_game_from_the_accessibility_tree_alone(new_server, new_player, played):
    player = new_player(played.server(new_server), locale="ko-KR", width=390, height=844)
    code = played.sit_down(player)
    ear = Ear(player.page, seed=4)
    player.page.evaluate(LISTEN)
    start = wait_for(player, lambda: [node for node in ear.buttons("") if node.name.startswith("시작하기")])
    ear.press(start[0])
    names: list[str] = []
    presses = 0
    while player.wait() != "over":
        names = player.page.locator("aside.seats .name").all_inner_texts() or names
        decide(ear)
        presses += 1
        assert presses < 900, "the game does not end"
        player.page.wait_for_timeout(15)
    print(presses)
    assert presses > 12
    assert sorted(set(ear.nameless)) == []
    tree = " ".join(node.name for node in ear.tree())
    assert "이겼어요" in tree  # the end is there to be read
    player.page.wait_for_timeout(3_000)  # sentences are collected for at most 2.5 s
    heard = " ".join(player.page.evaluate("window.heard"))
    export = player.page.evaluate("code => fetch(`/api/tables/${code}/export`).then((answer) => answer.json())", code)
    missed = []
    for step in export["steps"]:
        for event in step["events"]:
            s = say_event("ko", export["game"], event, names)
            if s and s not in heard:
                missed.append((step["n"] if "n" in step else None, step["seat"], event, s))
    for m in missed: print(m)
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
    things = [node for node in ear.buttons("main:") if "고를 수 있음" in node.name]
    roll = ear.rng.random()
    if dock and (roll < 0.75 or not things):
        ear.press(dock[-1] if roll < 0.7 else ear.rng.choice(dock))
    elif things:
        ear.press(ear.rng.choice(things))
