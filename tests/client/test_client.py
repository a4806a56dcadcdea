"""Playing from Python: the same words at the tables of a server and of this process, and whatever a network does."""

import asyncio
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from random import Random
from tempfile import gettempdir

import pytest

from hanpan.bots import choose
from hanpan.client import Local, Remote, Unreachable
from hanpan.core.errors import HanpanError, Refused
from hanpan.text import LOCALES, say_error
from server.serving import servers

PIGS = "three_little_pigs"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with servers(tmp_path_factory.mktemp("client")) as make:
        yield make()


@pytest.fixture
def new_server(tmp_path):
    with servers(tmp_path) as make:
        yield make


@pytest.fixture(params=["remote", "local"])
def place(request):
    """Somewhere to play; `again` is one more player there."""
    if request.param == "local":
        with Local("민지") as local:
            yield local, local
    else:
        url = request.getfixturevalue("server").url
        with Remote(url, "민지") as host, Remote(url, "Jun") as other:
            yield host, other


def some(rng, position):
    """One of the choices, in whatever form it was offered."""
    choice = rng.choice(position.choices)
    if "subset_of" in choice:
        members = choice["subset_of"]
        return {"do": choice["do"], choice["field"]: rng.sample(members, rng.randint(1, len(members)))}
    if "from" in choice:
        return {"do": choice["do"], choice["field"]: rng.randint(choice["from"], choice["to"])}
    return choice if rng.random() < 0.5 else choice["id"]


def test_a_whole_game_against_bots(place):
    with place[0].create(PIGS, ["me", "random", "easy"], options={"variant": "veteran"}, start=True) as table:
        rng = Random(1)
        assert table.seat == 0 and [seat.level for seat in table.seats] == [None, "random", "easy"]
        acted = []
        while not (position := table.wait(30)).view.score:
            assert position.view.seat == 0 and position.view.options["variant"] == "veteran"
            acted.append(table.act(some(rng, position)))
        assert table.position() == position and len(acted) >= 4
        steps = table.events()
        assert [step.n for step in steps] == list(range(1, position.n + 1))
        assert [step.n for step in steps if step.seat == 0] == acted
        assert {step.seat for step in steps} == {None, 0, 1, 2}
        assert [step.n for step in table.events(acted[-1])] == list(range(acted[-1] + 1, position.n + 1))
        assert steps[-1].events[-1]["event"] == "GameEnded"


@pytest.mark.parametrize("game", [PIGS, "fair"])
def test_two_people_and_a_bot_of_the_package(place, game):
    host, other = place
    table = host.create(game, ["me", "open"])
    assert table.position() is None
    with pytest.raises(TimeoutError):
        table.wait(0.2)
    second = other.join(table.code)
    table.start()
    rng = Random(2)
    seats = [table, second]
    while not table.position().view.score:
        for seat in seats:
            position = seat.position()
            while position.prompt:
                if game == PIGS and seat is second:
                    action = choose(seat.game, "easy", position.view, rng.getrandbits(60), 1000).action
                else:
                    action = some(rng, position)
                seat.act(action)
                position = seat.position()
    for seat in seats:
        assert seat.wait(10).view.score.winners
        seat.close()
    assert [seat.seat for seat in seats] == [0, 1]
    assert table.events()[-1] == second.events()[-1]


def test_what_is_refused_has_its_reason_and_changes_nothing(place):
    table = place[0].create(PIGS, ["me", "random"], options={"first_player": "seat"}, start=True)
    before = table.wait(10)
    assert table.why_not({"do": "Roll"}) is None
    why = table.why_not({"do": "Stop"})
    assert (why.key, why.clause) == ("first_roll", "TP-ROLL-02")
    for action, key, clause in (
        ({"do": "Stop"}, "first_roll", "TP-ROLL-02"),
        ({"do": "Fly"}, "action-unknown", ""),
        (999, "action-unknown", ""),
    ):
        with pytest.raises(Refused) as caught:
            table.act(action)
        assert (caught.value.key, caught.value.clause) == (key, clause)
        assert table.position() == before
    with pytest.raises(Refused) as caught:
        table.act({"do": "Roll"}, {"do": "Stop"})
    assert caught.value.key == "list-drawn" and table.position() == before
    with pytest.raises(Refused) as caught:
        table.aid("nothing")
    assert caught.value.key == "aid-unknown"
    assert table.act({"do": "Roll"}) == before.n + 1
    assert table.position().n > before.n
    table.close()


def test_aids_answer_alike(place):
    table = place[0].create(PIGS, ["me", "random"], options={"first_player": "seat"}, start=True)
    table.wait(10)
    table.act({"do": "Roll"})
    assert [isinstance(houses, list) for houses in table.aid("scores")] == [True, True]
    with pytest.raises(Refused) as caught:
        table.aid("scores", more=1)
    assert caught.value.key == "aid-arguments"
    table.close()


def test_tables_that_cannot_be(place):
    host, other = place
    for game, seats, options in (
        ("chess", ["me", "easy"], {}),
        (PIGS, ["me"], {}),
        (PIGS, ["me", "easy"], {"variant": "expert"}),
        (PIGS, ["me", "grandmaster"], {}),
        ("fair", ["me", "hard"], {}),
    ):
        with pytest.raises(HanpanError) as caught:
            host.create(game, seats, options=options)
        assert not isinstance(caught.value, Unreachable)
    with pytest.raises(Refused) as caught:
        other.join("ZZZZZZ")
    assert caught.value.key == "table-unknown"
    full = host.create(PIGS, ["me", "random"])
    with pytest.raises(Refused) as caught:
        other.join(full.code)
    assert caught.value.key == "table-full"


def test_open_seats_close_with_the_start(place):
    host, other = place
    table = host.create(PIGS, ["open", "me", "open", "random"])
    second = other.join(table.code)
    third = host.create(PIGS, ["open", "open", "me", "random"])
    third.start()
    assert third.seat == 0 and len(third.seats) == 2
    table.start()
    assert (second.seat, table.seat, len(table.seats)) == (0, 1, 3)


def test_a_remote_game_goes_on_through_kills_of_the_server(new_server):
    server = new_server()
    rng = Random(3)
    with Remote(server.url, "민지") as host, host.create(PIGS, ["me", "random"], start=True) as table:
        moves = 0
        while not (position := table.wait(60)).view.score:
            if moves in (3, 7):
                server.kill()
                threading.Timer(0.3, server.start).start()
            table.act(some(rng, position))
            moves += 1
        assert moves > 7
        with Remote(server.url, token=host.token) as again, again.join(table.code) as same:
            assert same.seat == 0 and same.position() == position
            assert same.events() == table.events()
            assert [info.code for info in again.tables()] == [table.code]


def test_a_lost_answer_is_not_played_twice(new_server):
    server = new_server()
    with Remote(server.url, "민지") as host:
        table = host.create(PIGS, ["me", "random"], options={"first_player": "seat"}, start=True)
        table.wait(10)
        socket = table._socket
        send, sent = socket.send, []

        def lose(text):  # the message arrives, its answer does not
            sent.append(text)
            send(text)
            socket.close()

        socket.send = lose
        n = table.act({"do": "Roll"})
        assert len(sent) == 1
        assert [step.actions for step in table.events() if step.n == n] == [[{"do": "Roll"}]]
        assert sum(step.actions == [{"do": "Roll"}] and step.seat == 0 for step in table.events()) == 1
        table.close()


def test_a_server_that_is_not_there(new_server):
    server = new_server()
    with Remote(server.url, "민지") as host:
        table = host.create(PIGS, ["me", "random"], start=True)
        table.wait(30)
        server.kill()
        host.patience = 0.5
        for attempt in (lambda: table.act(0), table.position, host.tables, lambda: Remote(server.url, "x", patience=1)):
            with pytest.raises(Unreachable) as caught:
                attempt()
            assert caught.value.facts == {"address": server.url}
        for locale in LOCALES:
            assert server.url in say_error(locale, caught.value)


def test_wrong_tokens_and_names(server):
    with Remote(server.url, token="nonsense") as nobody:
        with pytest.raises(Refused) as caught:
            nobody.tables()
        assert caught.value.key == "token-unknown"
    with pytest.raises(Refused) as caught:
        Remote(server.url, "")
    assert caught.value.key == "nickname-empty"


class Elsewhere(BaseHTTPRequestHandler):
    """A server of something else."""

    def do_POST(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>Hello</html>")

    def log_message(self, *_):
        pass


def test_a_server_of_something_else():
    with HTTPServer(("127.0.0.1", 0), Elsewhere) as other:
        thread = threading.Thread(target=other.handle_request)
        thread.start()
        with pytest.raises(Unreachable):
            Remote(f"http://127.0.0.1:{other.server_port}", "x", patience=5)
        thread.join()


def test_a_local_table_leaves_nothing_behind():
    before = {path.name for path in Path(gettempdir()).glob("hanpan-*")}
    threads = threading.active_count()
    with Local() as local:
        table = local.create(PIGS, ["random", "random"], start=True)
        assert table.seat is None
        assert table.wait(60).view.score is not None
        local.create(PIGS, ["me", "random"], start=True, pace=5000)
    assert {path.name for path in Path(gettempdir()).glob("hanpan-*")} == before
    assert threading.active_count() <= threads


def test_a_program_with_a_loop_of_its_own_has_local_tables_too():
    """As in a notebook."""

    async def cell():
        with Local() as local:
            return local.create(PIGS, ["random", "random"], start=True).wait(60)

    assert asyncio.run(cell()).view.score


def test_the_package_alone_needs_neither_sockets_nor_a_database():
    program = "import hanpan, sys; hanpan.new_match; print([m for m in sys.modules if 'httpx' in m or 'websockets' in m or 'sqlalchemy' in m])"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
