"""Counting a table at home over HTTP: for everybody, and refusals as typed as everywhere."""

import httpx2
import pytest

from hanpan.games import find_game

GAME = "three_little_pigs"
MINJI = {"houses": [["wood_door", "wood_window+1", "wood_roof"], ["brick_window"]]}
JUN = {"houses": [["straw_window", "straw_roof"]]}


@pytest.fixture
def count(server):
    def ask(body, game=GAME):
        body = dict(body)
        if "seats" in body:
            body["rounds"] = [{"seats": body.pop("seats")}]
        return httpx2.post(f"{server.url}/api/games/{game}/score", json=body)

    return ask


def test_a_table_is_counted_without_name_cookie_or_token(count):
    answer = count({"seats": [MINJI, JUN]})
    assert answer.status_code == 200 and "set-cookie" not in answer.headers, answer.text
    score = answer.json()["score"]
    assert [entry["total"] for entry in score["seats"]] == [11, 5] and score["winners"] == [0]
    assert answer.json()["doubts"] == []


def test_options_presets_and_doubts(count):
    body = {"seats": [{**MINJI, "awards": ["award_first_wood"]}, {"houses": [["brick_door", "brick_roof+2"]]}]}
    body |= {"preset": "official", "options": {"variant": "veteran"}}
    answer = count(body).json()
    items = [[item["facts"].get("award") for item in entry["items"]] for entry in answer["score"]["seats"]]
    assert items == [[None, None, "award_first_wood", "award_tallest"], [None, "award_most_pots"]]
    (doubt,) = answer["doubts"]
    assert doubt == {
        "reason": "sheet_pots", "clause": "TP-OPT-08", "facts": {"tile": "brick_roof+2", "n": 1, "known": 0},
    }  # fmt: skip


@pytest.mark.parametrize(
    "change, status, key, clause",
    [
        ({"seats": [MINJI, {"houses": [["wood_roof"]]}]}, 400, "sheet_lone_roof", "TP-PLACE-03"),
        ({"seats": [MINJI, {"houses": [["brick_window"] * 4]}]}, 400, "sheet_tiles", "TP-SET-01"),
        ({"seats": [MINJI, {"awards": ["award_first_wood"]}]}, 400, "sheet_no_awards", "TP-VET-01"),
        ({"seats": [MINJI, {"houses": [["paper_door"]]}]}, 400, "sheet-name", ""),
        ({"seats": [MINJI, {"houses": "x"}]}, 400, "sheet-shape", ""),
        ({"seats": [MINJI]}, 400, "seats", ""),
        ({"seats": [MINJI] * 6}, 400, "seats", ""),
        ({"seats": [MINJI] * 7}, 400, "bad-request", ""),
        ({"seats": []}, 400, "bad-request", ""),
        ({"seats": [1, 2]}, 400, "bad-request", ""),
        ({"options": {"variant": "expert"}}, 400, "options-value", ""),
        ({"preset": "house rules"}, 400, "preset-unknown", ""),
        ({"extra": 1}, 400, "bad-request", ""),
    ],
)
def test_refusals(count, change, status, key, clause):
    problem = count({"seats": [MINJI, JUN], **change}).json()
    assert (problem["status_code"], problem["key"], problem["clause"]) == (status, key, clause)


def test_a_game_of_rounds_tells_how_each_was_counted(count):
    posters = {"posters": {"belle_starr": {"bounty": 6000}}}
    first = {"seats": [{"points": {"belle_starr": n}} for n in (4, 4, 2)], "table": posters}
    answer = count({"rounds": [first, {"seats": [{}, {}, {}]}]}, "wyatt_earp").json()
    assert answer["over"] is False and [one["totals"] for one in answer["rounds"]] == [[2000, 2000, 1000]] * 2
    belle = answer["rounds"][0]["places"][0]
    assert belle["points"] == [2000, 2000, 1000] and belle["form"]["left"] == 1000
    assert [(step["event"]["event"], step["clause"]) for step in belle["steps"]] == [
        ("TierPaid", "WE-SCO-05"), ("TierPaid", "WE-SCO-05"), ("PayoutStopped", "WE-SCO-06"),
    ]  # fmt: skip
    assert answer["rounds"][1]["places"][0]["form"]["began"] == 2000
    for body, key in (
        ({"rounds": []}, "bad-request"),
        ({"rounds": [first] * 61}, "bad-request"),
        ({"rounds": [first] * 31}, "sheet-rounds"),
        ({"rounds": [first, {"seats": [{}, {}]}]}, "sheet-seats"),
        ({"rounds": [{**first, "table": {"posters": {"belle_starr": {"bounty": 1}}}}]}, "sheet-table-shape"),
        ({"rounds": [{**first, "table": {"posters": {"paper": {}}}}]}, "sheet-table-name"),
        ({"rounds": [{**first, "table": 3}]}, "bad-request"),
    ):
        problem = count(body, "wyatt_earp").json()
        assert (problem["status_code"], problem["key"]) == (400, key)


def test_games_without_a_sheet_and_unknown_games(count):
    assert find_game("fair").sheet is None
    assert count({"seats": [{}, {}]}, "fair").json()["key"] == "sheet-none"
    answer = count({"seats": [{}, {}]}, "chess")
    assert (answer.status_code, answer.json()["key"]) == (404, "game-unknown")
