"""The Three Little Pigs in positions that random play seldom shows: nothing is cut, and what must be told is told."""

import pytest
from playwright.sync_api import expect

from hanpan.games.three_little_pigs import GAME
from web.pigs_scenes import LEFT, YARDS, blowing, building, rolling
from web.stage import Stage

NAMES = ["민서", "지훈", "두루미", "삽살이"]
#: Ten houses, as many as a yard has seen.
CROWD = [
    ["straw_door", "straw_window+1"],
    ["wood_window"],
    ["brick_door", "straw_roof"],
    ["straw_window"],
    ["wood_door"],
    ["brick_window+1", "wood_window+1"],
    ["brick_door+1"],
    ["straw_window+1", "wood_window+1", "wood_window+2", "straw_roof"],
    ["wood_window"],
    ["brick_window"],
]
DOORS = ["door", "door", "door", "window", "roof"]
VETERAN = {"variant": "veteran"}

pytestmark = pytest.mark.timeout(120)


@pytest.fixture
def stage(new_server, new_player):
    return Stage(new_player(new_server(), width=1366, height=768), GAME, NAMES)


def pile(stage, name):
    return stage.page.locator(f'[data-name="{name}"]')


def houses(stage):
    return stage.page.locator(".yard button")


def test_the_position_of_the_pictures(stage):
    stage.show(rolling())
    points = [seat.inner_text().split() for seat in stage.page.locator("aside.seats .points").all()]
    assert [row[0].rstrip("점") for row in points] == ["9", "10", "7", "7"]
    # Every unfinished house carries the outline of its missing roof, in the own yard and in the others'.
    for where, unfinished in ((".yard", 2), (".lots", 3)):
        expect(stage.page.locator(f"{where} .missing")).to_have_count(unfinished)
    expect(pile(stage, "wood_door")).to_contain_text("마지막")
    expect(pile(stage, "straw_door")).to_contain_text("빈 더미")
    pile(stage, "B1").click(force=True)  # the wolf is no choice: it answers why
    expect(stage.page.get_by_role("dialog")).to_contain_text("늑대")
    stage.page.keyboard.press("Escape")
    pile(stage, "B2").click()
    pile(stage, "B3").click()
    expect(stage.player.dock().locator("button.act")).to_contain_text("2개 다시 굴리기")
    expect(stage.page.locator("section.tray")).to_contain_text("늑대 30%")
    stage.check("two dice chosen")


def test_a_door_slips_below_a_house(stage):
    stage.show(building(DOORS))  # the wood door is all that can be bought
    slot = houses(stage).nth(1)
    expect(slot).to_contain_text("밑")
    window = slot.locator('[href="#tile-brick-window"]').bounding_box()
    door = slot.locator('[href="#tile-wood-door"]').bounding_box()
    assert door["y"] >= window["y"] + window["height"] - 2
    expect(stage.page.locator(".yard button[data-legal]")).to_have_count(2)
    slot.click()
    expect(stage.player.dock().locator("button.act")).to_contain_text("2번 집 밑에 끼우기")
    stage.check("a door below")


def test_a_roof_and_the_plot_that_is_closed_for_it(stage):
    stage.show(building())
    pile(stage, "straw_roof").click()
    expect(houses(stage).last).to_have_attribute("aria-disabled", "true")
    expect(houses(stage).last).to_contain_text("지붕부터는 안 돼요")
    houses(stage).nth(2).click()
    expect(stage.player.dock().locator("button.act")).to_contain_text("3번 집에 올리기 +11")
    stage.check("a roof")


def test_the_tile_that_ends_the_game(stage):
    stage.show(building(left={**LEFT, "brick_door": []}))
    expect(pile(stage, "wood_window")).to_contain_text("사면 끝")
    stage.check("one more ends it")
    pile(stage, "wood_window").click()
    expect(stage.player.dock()).to_contain_text("판이 끝나요")
    houses(stage).nth(1).click()
    stage.player.dock().locator("button.act").click()
    stage.player.dock().get_by_role("button", name="그만 사기").click()
    expect(stage.page.locator("main.end")).to_be_visible()


def test_many_houses(stage):
    stage.show(building(DOORS, houses=[CROWD, *YARDS[1:]]))
    stage.check("ten houses")
    stage.show(blowing(houses=[YARDS[0], CROWD, CROWD[:7], YARDS[3]]))
    expect(stage.page.locator(".lots button[data-legal]")).to_have_count(19)
    stage.check("nineteen targets")


def test_the_wolf_and_what_the_needle_says(stage):
    stage.show(blowing(draws=[{"material": "straw"}]))
    target = stage.page.locator(".lots button").nth(4)
    target.click()
    panel = stage.page.locator("section.stage")
    for words in ("50%", "33%", "17%", "홀로 남은 지붕", "미완성", "−7"):
        expect(panel).to_contain_text(words)
    stage.check("a target")
    stage.player.dock().locator("button.act").click()
    expect(panel).to_contain_text("회전판은 밀짚!")
    expect(panel).to_contain_text("홀로 남은 지붕도 날아갔어요")
    stage.check("the result")


def test_award_cards_name_leader_and_margin(stage):
    yards = [YARDS[0], [["wood_door", "wood_window", "wood_window+2", "wood_roof+1"]], *YARDS[2:]]
    stage.show(rolling(houses=yards, options=VETERAN, table={"awards": [-1, 1, -1]}))
    cards = stage.page.locator(".awards li")
    expect(cards).to_have_count(6)
    for i, words in enumerate(["아직 아무도", "지훈 님이 받음", "아직 아무도", "지훈 님 +2 앞섬", "동점 – 아무도"]):
        expect(cards.nth(i)).to_contain_text(words)
    stage.check("award cards")
