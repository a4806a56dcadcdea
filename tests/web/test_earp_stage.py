"""Wyatt Earp in written positions: nothing is cut, covered or too small, and what must be told is told."""

import re

import pytest
from playwright.sync_api import expect

from hanpan.games.wyatt_earp import GAME
from hanpan.wire.messages import HiddenWindow
from web.earp_scenes import LAST_CARDS, MONEY, TABLE, paying, scene, window
from web.faults import SIZES
from web.stage import Stage

NAMES = ["하린", "두루미", "서아", "삽살이"]
#: Windows of usual laptops and tablets beside the sizes of the design.
WINDOWS = [*SIZES, (360, 740), (820, 1180), (1024, 768), (1100, 720), (1280, 720), (1366, 650)]
#: Posters out of which something hangs, with how far.
SPILLS = """() => [...document.querySelectorAll(".poster")].flatMap((poster) => {
  const room = poster.getBoundingClientRect();
  const over = [...poster.querySelectorAll("*")]
    .filter((it) => it.getClientRects().length > 0 && !it.matches(".nail"))
    .map((it) => it.getBoundingClientRect())
    .map((box) => Math.max(box.bottom - room.bottom, box.right - room.right));
  return Math.max(...over) > 1 ? [`${poster.dataset.outlaw}: ${Math.max(...over)}`] : [];
})"""

pytestmark = pytest.mark.timeout(240)


@pytest.fixture
def stage(new_server, new_player):
    return Stage(new_player(new_server(), width=1366, height=768), GAME, NAMES)


def detail(stage):
    return stage.page.locator("section.dock .detail")


def test_before_the_draw(stage):
    stage.show(scene(phase="draw"))
    expect(stage.thing("supply")).to_have_attribute("data-legal", "true")
    money = [seat.inner_text() for seat in stage.page.locator("aside.seats .points").all()]
    assert money == [f"${n:,}" for n in MONEY]
    stage.check("draw", sizes=SIZES)


def test_a_first_set_tells_what_it_brings_before_it_is_laid(stage):
    stage.show(scene())
    stage.check("play", sizes=SIZES)
    stage.thing("card:jesse_james").click()
    for words in ("+$3,000 → $5,000", "내 8점", "지금 정산하면 $5,000"):
        expect(detail(stage)).to_contain_text(words)
    expect(stage.thing("poster:jesse_james")).to_contain_text("+$3K")
    stage.check("a lay", sizes=SIZES)
    stage.page.get_by_role("button", name="한 장 덜").click()
    expect(detail(stage)).to_contain_text("+$2,000 → $4,000")
    stage.act()
    expect(stage.thing("poster:jesse_james")).to_contain_text("$4,000")


def test_a_poster_holds_a_row_of_every_seat_in_every_window(stage):
    """Where a row hung out of a poster, the next poster hid it."""
    crowd = {"belle_starr": "outlaw", "wes_hardin": "outlaw"}
    stage.show(scene(table={seat: crowd for seat in range(4)}, bounty={"belle_starr": 16_000, "jesse_james": 12_000}))
    stage.thing("card:jesse_james").click()
    expect(stage.thing("poster:jesse_james")).to_contain_text("+$3K")
    for locale in ("한국어", "English"):
        for width, height in WINDOWS:
            stage.page.set_viewport_size({"width": width, "height": height})
            stage.page.wait_for_timeout(60)
            assert stage.page.evaluate(SPILLS) == [], (locale, width, height)
        stage.page.set_viewport_size({"width": 1366, "height": 768})
        if locale == "한국어":
            stage.page.get_by_role("button", name="English").click()
            expect(stage.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("card", ["bank_robbery", "hideout", "most_wanted", "wyatt_earp"])
def test_a_sheriff_card_asks_one_thing_after_the_other(stage, card):
    stage.show(scene())
    stage.thing(f"card:{card}").click()
    if card in ("bank_robbery", "hideout"):
        stage.thing("poster:butch_cassidy").click()
    stage.check(card)


def test_odds_stand_before_a_shot_and_can_be_switched_off(stage):
    stage.show(scene())
    shown = stage.page.locator("[data-about=unseen] b").inner_text()
    stage.thing("card:stagecoach_robbery").click()
    stage.thing("poster:butch_cassidy").click()
    expect(stage.player.dock().locator("button.act")).to_contain_text(shown)
    expect(detail(stage)).to_contain_text("그냥 놓으면 +$1,000")
    expect(detail(stage)).to_contain_text("+$3,000, 빗나가면 버려져요")
    stage.check("stagecoach", sizes=SIZES)
    stage.page.keyboard.press("Escape")
    stage.page.locator("header.top button").last.click()
    stage.page.get_by_text("샷이 맞을 확률").click()
    stage.page.keyboard.press("Escape")
    expect(stage.page.locator("[data-about=unseen] b")).to_have_count(0)


def test_a_shot_tells_what_came_of_it(stage):
    stage.show(scene())
    stage.thing("card:stagecoach_robbery").click()
    stage.thing("poster:butch_cassidy").click()
    stage.act()
    expect(stage.page.locator(".stage .stamp")).to_have_text(re.compile("명중|빗나감"))
    stage.check("shot", sizes=[(360, 640)])
    expect(stage.page.locator(".stage")).to_have_count(0)  # at a press, or by itself


def test_the_focus_stays_on_the_board_while_a_shot_stands_over_it(stage):
    stage.show(scene())
    stage.thing("card:stagecoach_robbery").press("Enter")
    stage.thing("poster:butch_cassidy").press("Enter")
    stage.page.keyboard.press("c")  # confirms; the poster keeps the focus, and is shut off
    expect(stage.page.locator(".stage .stamp")).to_be_visible()
    expect(stage.page.locator("#board")).to_be_focused()
    stage.page.keyboard.press("Tab")
    expect(stage.page.locator(".stage button")).to_be_focused()
    stage.page.keyboard.press("Enter")
    expect(stage.page.locator(".stage")).to_have_count(0)
    expect(stage.page.locator("#board")).to_be_focused()


def test_everybody_is_asked_about_a_photo_in_the_same_words(stage):
    stage.show(window())
    plaque = stage.page.locator(".window[data-outlaw=jesse_james]")
    expect(plaque).to_contain_text("모두에게 물어요")
    assert stage.player.dock().locator(".choices button").all_inner_texts() == [
        "지금은 안 놓기",
        "사진 놓기 · 4점, +1,000달러",
    ]
    stage.check("window", sizes=SIZES)


def test_whoever_laid_the_set_is_not_said_to_have_chosen(stage):
    """Nobody asks about the own Photo: between the others, who are all asked, that seat is idle."""
    stage.show(window())
    seats = stage.page.locator("aside.seats")
    expect(seats.get_by_text("고르는 중")).to_have_count(3)
    expect(seats.get_by_text("골랐음")).to_have_count(0)


def test_the_clock_of_a_window_is_the_same_for_everybody(stage):
    """Whether one is asked or not: the same plaque, the same time; without motion only the seconds change."""
    stage.countdown = HiddenWindow(6_000, 6_000)
    shown = []
    for written in (window(), window(mine=False)):
        stage.show(written)
        plaque = stage.page.locator(".window")
        expect(plaque.locator(".countdown b")).to_have_text(re.compile("^[1-6]$"))
        expect(plaque.locator(".countdown .rest")).to_be_hidden()
        expect(plaque.locator("[aria-live=polite]")).to_contain_text("6초 동안")
        shown.append(re.sub(r"\d", "", plaque.inner_text()))
    assert shown[0] == shown[1]
    stage.check("clock")


def test_the_payout_tells_every_step_and_why_money_stays(stage):
    stage.show(paying())
    stage.act()
    ledger = stage.page.locator("section.pay")
    money = stage.page.locator("aside.seats .points")
    told = {}
    paid = {"벨 스타": 0, "밥 달튼": 2000, "부치 캐시디": 4000}
    for _ in range(7):
        name = ledger.locator("h3").inner_text()
        if name.split(" 정산")[0] in paid:  # the money of the seats grows with what is told
            expect(money.first).to_have_text(f"${paid[name.split(' 정산')[0]]:,}")
        told[name.split(" 정산")[0]] = ledger.locator(".why").inner_text()
        clause = ledger.locator(".why a")
        expect(clause).to_have_attribute("href", re.compile("#WE-SCO-0[2-6]$"))
        stage.check(f"payout of {name}", sizes=[(360, 640)])
        if len(told) < 7:
            ledger.get_by_role("button", name="다음 전단").click()
    assert "8점" in told["벨 스타"] or "점이라 지급하지 않아요" in told["벨 스타"]
    assert "5점 이상 앞서" in told["웨스 하딘"]
    assert "분배를 멈춰요" in told["부치 캐시디"] and "분배를 멈춰요" in told["선댄스 키드"]
    assert "모두 나눠 가졌어요" in told["밥 달튼"]
    stage.page.get_by_role("button", name="닫기").click()
    expect(ledger).to_have_count(0)
    # In the log every outlaw is a line of its own, and what one took from it in all passes is one sum.
    shares = stage.page.get_by_role("log").get_by_text(re.compile("밥 달튼: .*몫을 받은 사람은"))
    assert [share.inner_text().strip() for share in shares.all()] == [
        "밥 달튼: 2,000달러 몫을 받은 사람은 하린.",
        "밥 달튼: 1,000달러 몫을 받은 사람은 두루미.",
    ]


def test_the_last_payout_stands_before_the_result(stage):
    stage.show(scene(phase="discard", hands=LAST_CARDS, table=TABLE, money=[18_000, 19_000, 22_000, 11_000]))
    stage.act()
    ledger = stage.page.locator("section.pay")
    expect(ledger).to_be_visible()
    expect(stage.page.locator("main.end")).to_have_count(0)
    stage.check("the last payout")
    stage.player.dock().get_by_role("button", name="결과 보기").click()
    end = stage.page.locator("main.end")
    expect(end).to_be_visible()
    expect(end.locator("h1")).to_contain_text("서아")
    expect(end.locator(".winner")).to_contain_text("$30,000")
    totals = [total.inner_text() for total in end.locator(".total").all()]
    assert totals == ["$30,000", "$27,000", "$21,000", "$14,000"]
    stage.check("end", fixed=False, sizes=SIZES)


def answer(page, about):
    """What a press on this thing answers while somebody asks."""
    if not page.locator(".asking").count():
        page.keyboard.press("?")
    page.locator(f'[data-about="{about}"]').first.click(force=True)
    card = page.locator("[data-popover-content]")
    expect(card).to_be_visible()
    expect(card.locator("a[href*='#WE-']").first).to_be_visible()
    text = card.inner_text()
    page.keyboard.press("Escape")
    expect(card, about).to_have_count(0)
    return text


def things(page):
    """Everything of the game that can be asked about; the dock and the like belong to the table."""
    found = page.eval_on_selector_all("main [data-about]", "all => all.map((it) => it.dataset.about)")
    return sorted(set(found))


def test_every_thing_answers_what_it_is(stage):
    stage.show(scene())
    page = stage.page
    wanted = {f"poster:{outlaw}" for outlaw in GAME.vocabulary.names["outlaw"]} | {"supply", "discard", "unseen"}
    assert wanted <= set(things(page)) and any(thing.startswith("card:") for thing in things(page))
    for thing in [*things(page), "seat:1"]:
        assert len(answer(page, thing)) > 20, thing
    stage.show(window())
    assert "window" in things(page)
    assert "사진" in answer(page, "window")
    stage.show(scene())
    stage.thing("card:stagecoach_robbery").click()
    stage.thing("poster:butch_cassidy").click()
    stage.act()
    cards = page.locator(".stage [data-about^='card:']")
    expect(cards).to_have_count(2)  # the card that was played, and the one that was turned up
    page.keyboard.press("?")
    cards.first.click()
    expect(page.locator("[data-popover-content]")).to_contain_text("역마차강도")


#: Positions with closed choices, and the card that is chosen in them.
CLOSED = [
    ("", {"phase": "draw", "discard": "", "hands": {0: "jesse_james*2 photo_jesse_james hideout", 1: "hideout"}}),
    ("", {"hands": {0: "jesse_james*2 butch_cassidy photo_jesse_james fastest_gun", 1: "hideout"}}),
    ("bank_robbery", {}),
    ("hideout", {}),
    ("most_wanted", {}),
    ("jesse_james", {}),
    ("", {"phase": "discard"}),
]


def test_every_closed_choice_tells_why(stage):
    page = stage.page
    for chosen, position in CLOSED:
        stage.show(scene(**position))
        if chosen:
            stage.thing(f"card:{chosen}").click()
        closed = page.locator(":is(main, section.dock) [aria-disabled=true]").all()
        assert len(closed) >= 2, chosen
        for choice in closed:
            choice.click(force=True)
            card = page.get_by_role("dialog")
            expect(card.locator("a[href*='#WE-']").first).to_be_visible()
            assert re.search(r"요\.|요\?", card.inner_text())
            page.keyboard.press("Escape")
            expect(card).to_have_count(0)


def test_a_line_of_the_log_opens_its_clause_beside_the_table(new_server, new_player):
    server = new_server()
    for locale, words in (("ko-KR", "세 장"), ("en-US", "three cards")):
        stage = Stage(new_player(server, width=1366, height=768, locale=locale), GAME, NAMES)
        stage.show(scene())
        stage.thing("card:jesse_james").click()
        stage.act()
        stage.page.get_by_role("log").first.get_by_role("link", name="WE-LAY-02").click()
        clause = stage.page.locator("[data-anchor=WE-LAY-02]")
        expect(clause).to_be_focused()
        expect(clause).to_be_in_viewport()
        expect(clause).to_contain_text(words)
        expect(stage.player.dock()).to_be_visible()
