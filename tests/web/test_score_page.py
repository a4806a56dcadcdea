"""A table at home is counted in a real browser: by touch and by keyboard, in both languages, at every size."""

import re

import pytest
from playwright.sync_api import expect

from hanpan.text import say, say_name, say_refusal
from web.faults import faults_everywhere
from web.hands import LISTEN, Keyboard

GAME = "three_little_pigs"
LOCALES = pytest.mark.parametrize("locale", ["ko-KR", "en-US"])

pytestmark = pytest.mark.timeout(300)


class Counting:
    """Somebody who counts."""

    def __init__(self, player):
        self.player = player
        self.page = player.page
        self.locale = player.locale[:2]

    def open(self, game=GAME):
        self.page.goto(self.player.server.url)
        self.page.locator("a[href='/score']:visible").first.click()
        if game != GAME:
            self.page.goto(f"{self.player.server.url}/score/{game}")
        expect(self.page.get_by_role("heading", level=1)).to_have_text(self.say("nav-score"))

    def say(self, key, game=None, **args):
        return say(self.locale, key, game, **args)

    def word(self, name):
        return say_name(self.locale, GAME, name)

    def put(self, *tiles):
        for tile in tiles:
            self.page.get_by_role("button", name=self.word(tile), exact=True).click()

    def turn_to(self, n):
        """Opens the part of a player."""
        self.page.get_by_role("region", name=self.say("score-player", n=n)).locator(".total").click()

    @property
    def totals(self):
        return [int(text) for text in self.page.locator(".player .total b").all_inner_texts()]

    def comes_to(self, *totals):
        expect(self.page.locator(".player .total b")).to_have_text([str(total) for total in totals])
        assert self.totals == list(totals)

    def forgive_refusals(self):
        """A browser complains by itself of every answer 400."""
        self.player.complaints[:] = [text for text in self.player.complaints if "400" not in text]


@pytest.fixture
def counting(new_server, new_player):
    def make(locale, game=GAME, **size):
        found = Counting(new_player(new_server(), locale=locale, **size))
        found.open(game)
        return found

    return make


@LOCALES
def test_a_table_is_counted_and_corrected(counting, locale):
    it = counting(locale)
    page, say = it.page, it.say
    it.put("wood_door", "wood_window", "wood_roof", "brick_window")
    it.comes_to(10, 0)
    it.turn_to(2)
    it.put("straw_window", "straw_window", "straw_window", "straw_roof")
    it.comes_to(10, 9)
    # The house is chosen again, and a pot makes the totals equal; nothing else decides.
    page.get_by_role(
        "button", name=re.compile(f"^{re.escape(say('sheet-house', GAME, house=0, tiles='')[:-1].strip())}")
    ).click()
    page.get_by_role("button", name=say("sheet-pots-more", GAME, tile=it.word("straw_roof"))).click()
    it.comes_to(10, 10)
    expect(page.locator(".result .headline")).to_contain_text(say("score-player", n=2))
    assert page.locator(".result .rank").all_inner_texts() == [f"{say('rank-said', rank=1)}\n1"] * 2
    # A table that cannot be is told where it stands, and nothing is lost.
    it.put(*["straw_window"] * 2)
    told = say_refusal(it.locale, GAME, "sheet_tiles", {"seat": 1, "house": 0, "pile": "straw_window", "n": 4}, [
        say("score-player", n=1), say("score-player", n=2)
    ])  # fmt: skip
    expect(page.get_by_role("alert")).to_contain_text(told)
    page.get_by_role("button", name=say("sheet-tile-remove", GAME, tile=it.word("straw_window"))).first.click()
    it.comes_to(10, 12)
    it.forgive_refusals()
    page.reload()
    it.comes_to(10, 12)
    # Without a network the entries stay, and are counted when it is back.
    it.player.context.set_offline(True)
    it.put("brick_door")
    expect(page.get_by_role("alert")).to_contain_text(say("score-offline"))
    it.player.context.set_offline(False)
    expect(page.get_by_role("alert")).to_have_count(0)
    it.player.check_screen()
    it.player.complaints[:] = [text for text in it.player.complaints if "ERR_INTERNET" not in text]


@LOCALES
def test_nothing_sticks_out_at_any_size(counting, locale):
    it = counting(locale)
    it.page.get_by_role("radio").nth(1).check(force=True)
    it.page.get_by_role("button", name=it.say("score-player-add")).click()
    for n, tiles in ((1, ["wood_door", "wood_window", "brick_roof", "straw_window"]), (2, ["brick_door"] * 5)):
        it.turn_to(n)
        for tile in tiles:
            it.put(tile)
            if tile == "brick_door":
                it.page.get_by_role("button", name=it.say("sheet-house-new", GAME)).click()
    expect(it.page.get_by_role("alert")).to_have_count(1)
    it.player.check_screen()
    faults = faults_everywhere(it.page, "score", fixed=False)
    it.forgive_refusals()
    assert not faults, "\n".join(faults)


def test_a_table_is_counted_by_keyboard_alone_and_told_aloud(counting):
    it = counting("en-US", width=1440, height=900)
    it.page.evaluate(LISTEN)
    hands = Keyboard(it.page, seed=1)

    def press(name):
        """A tile's price is drawn before its name, the points of a player after it."""
        for _ in range(60):
            focused = hands.press("Tab")
            if focused and re.search(rf"(^|\d *){re.escape(name)}( *\d+)?$", focused["name"]):
                hands.press("Enter")
                return
        raise AssertionError(f"{name} is not reached")

    for tile in ("wood_door", "wood_window", "wood_roof"):
        press(it.word(tile))
    press(it.say("sheet-house-new", GAME))
    press(it.word("straw_window"))
    it.comes_to(10, 0)
    press(it.say("sheet-pots-more", GAME, tile=it.word("straw_window")))
    press(it.say("sheet-tile-remove", GAME, tile=it.word("straw_window")))
    expect(it.page.locator("button:focus")).to_have_accessible_name(it.say("sheet-house-new", GAME))
    press("Player 2: 0 points, Rank 2. What lies there")
    press(it.word("brick_window"))
    press(it.word("brick_roof"))
    it.comes_to(10, 9)
    assert hands.unseen == []
    heard = it.page.evaluate("window.heard")
    assert any("wood door, wood window" in text for text in heard)
    assert any("Player 1" in text and "10" in text and "9" in text for text in heard)


class Evening:
    """Rounds of Wyatt Earp, told by the thumb."""

    game = "wyatt_earp"

    def __init__(self, counting):
        self.it = counting
        self.page = counting.page

    def say(self, key, **args):
        return self.it.say(key, self.game, **args)

    def named(self, outlaw):
        return say_name(self.it.locale, self.game, outlaw)

    def press(self, key, times, outlaw, **args):
        button = self.page.get_by_role("button", name=self.say(key, outlaw=self.named(outlaw), **args), exact=True)
        for _ in range(times):
            button.click()

    def add(self, outlaw, thousands):
        self.press("sheet-bounty-step", thousands, outlaw, step="+1K")

    def lay(self, outlaw, cards):
        self.press("sheet-points-step", cards, outlaw, step="+2")

    def choose_round(self, n):
        self.page.get_by_role("radio", name=self.it.say("score-round", n=n), exact=True).check(force=True)

    def next_round(self):
        self.page.get_by_role("button", name=self.it.say("score-round-next")).click()

    def comes_to(self, *totals):
        """The money of the seats."""
        for seat, total in enumerate(totals):
            name = self.it.say("score-player", n=seat + 1)
            row = self.page.locator(".result summary", has_text=name)
            expect(row.locator(".points")).to_contain_text(f"${total:,}")


@LOCALES
def test_an_evening_of_rounds_is_counted_and_corrected(counting, locale):
    it = counting(locale, "wyatt_earp")
    evening = Evening(it)
    page = it.page
    evening.add("belle_starr", 5)
    it.turn_to(1)
    evening.lay("belle_starr", 2)
    it.turn_to(2)
    evening.lay("belle_starr", 2)
    evening.comes_to(3000, 3000)
    # Another player shares, and what nobody can be paid stays for the next round.
    page.get_by_role("button", name=it.say("score-player-add")).click()
    evening.lay("belle_starr", 1)
    evening.comes_to(2000, 2000, 1000)
    page.locator(".told details", has_text=evening.named("belle_starr")).locator("summary").click()
    expect(page.get_by_role("link", name=re.compile("WE-SCO-06"))).to_be_visible()
    evening.next_round()
    poster = page.locator(".table li", has_text=evening.named("belle_starr"))
    expect(poster.locator("b")).to_contain_text("$2,000")
    evening.add("belle_starr", 24)
    it.turn_to(3)
    evening.lay("belle_starr", 4)
    evening.comes_to(2000, 2000, 27_000)
    expect(page.locator(".result .headline")).to_have_text(it.say("win", name=it.say("score-player", n=3)))
    expect(page.get_by_role("button", name=it.say("score-round-next"))).to_have_count(0)
    # The third player had nothing in the first round: everything after it is counted anew.
    evening.choose_round(1)
    evening.press("sheet-points-step", 2, "belle_starr", step="−1")
    evening.comes_to(3000, 3000, 25_000)
    evening.choose_round(2)
    page.get_by_role("button", name=evening.say("sheet-posters")).click()
    expect(poster.locator("b")).to_contain_text("$25,000")
    page.reload()
    evening.comes_to(3000, 3000, 25_000)
    # A round after the end of the game is told, and can be taken away.
    evening.choose_round(1)
    evening.press("sheet-bounty-step", 9, "billy_the_kid", step="+5K")
    it.turn_to(1)
    evening.lay("billy_the_kid", 4)
    expect(page.get_by_role("alert")).to_contain_text(
        say_refusal(it.locale, "wyatt_earp", "sheet_over", {"round": 2, "last": 1}, [])
    )
    evening.choose_round(2)
    page.get_by_role("button", name=it.say("score-round-remove", n=2)).click()
    evening.comes_to(49_000, 3000, 0)
    it.player.check_screen()
    it.forgive_refusals()


@LOCALES
def test_an_evening_sticks_out_at_no_size(counting, locale):
    it = counting(locale, "wyatt_earp")
    evening = Evening(it)
    for _ in range(2):
        it.page.get_by_role("button", name=it.say("score-player-add")).click()
    it.page.locator("details summary").first.click()
    for _ in range(3):
        evening.next_round()
        for outlaw in ("butch_cassidy", "sundance_kid"):
            evening.add(outlaw, 9)
    for n in range(1, 5):
        it.turn_to(n)
        evening.lay("butch_cassidy", n)
    for details in it.page.locator(".told details").all()[1:]:
        details.locator("summary").click()
    it.player.check_screen()
    faults = faults_everywhere(it.page, "score of rounds", fixed=False)
    it.forgive_refusals()
    assert not faults, "\n".join(faults)
