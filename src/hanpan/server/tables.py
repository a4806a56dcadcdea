"""Tables over HTTP."""

import asyncio
from typing import Annotated, Any, Final

import segno
from litestar import MediaType, Request, Response, Router, get, patch, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from hanpan.match.export import exported
from hanpan.match.scenes import scenes
from hanpan.server.codes import read_code
from hanpan.server.guests import guest_of, name_guest, named_guest
from hanpan.server.problems import Denied, refusals
from hanpan.server.service import Service
from hanpan.server.sitting import Sitting
from hanpan.store.errors import BrokenRecord
from hanpan.wire.http import (
    ChangeSeat,
    ChangeTable,
    Export,
    Eyes,
    MyTables,
    NewTable,
    Rematch,
    Scene,
    Scenes,
    SeatLink,
    TableInfo,
    TakeSeat,
)

Here = Request[Any, Any, Any]
Serving = NamedDependency[Service]
Code = FromPath[str]

#: The last step that a client has, and how many it wants to have next.
Since = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
Limit = Annotated[int, QueryParameter(ge=1, le=200)]

#: Pixels of one module of a QR code.
MODULE: Final = 8


def info_for(service: Service, request: Here, sitting: Sitting) -> TableInfo:
    """The table as the asking guest sees it."""
    return sitting.info(guest_of(request).id, service.addresses.base(request))


def shown(service: Service, request: Here, code: str) -> TableInfo:
    """The table as it is now."""
    return info_for(service, request, service.rooms.sitting(code))


@post("/tables", status_code=201, responses=refusals(403, 404, 503))
async def create_table(data: JSONBody[NewTable], request: Here, service: Serving) -> TableInfo:
    """Sets up a table; the asking guest is its host."""
    return shown(service, request, await service.lobby.create(named_guest(request), data))


@get("/tables", responses=refusals())
async def my_tables(request: Here, service: Serving) -> MyTables:
    """Tables that the asking guest sits at or hosts."""
    return MyTables([info_for(service, request, sitting) for sitting in service.rooms.mine(guest_of(request))])


@get("/tables/{code:str}", responses=refusals(404))
async def read_table(code: Code, request: Here, service: Serving) -> TableInfo:
    """A table, by the code as somebody wrote it."""
    return shown(service, request, read_code(code))


@patch("/tables/{code:str}", responses=refusals(403, 404, 409, 503))
async def change_table(code: Code, data: JSONBody[ChangeTable], request: Here, service: Serving) -> TableInfo:
    """The host changes what is played, before the start; the pace of bots also while the match runs."""
    code = read_code(code)
    await service.lobby.change(code, named_guest(request), data)
    return shown(service, request, code)


@put("/tables/{code:str}/seats/{n:int}", responses=refusals(403, 404, 409, 503))
async def change_seat(
    code: Code, n: FromPath[int], data: JSONBody[ChangeSeat], request: Here, service: Serving
) -> TableInfo:
    """The host opens or closes a seat or gives it to a bot, before the start.  A person in it has to go."""
    code = read_code(code)
    await service.lobby.change_seat(code, named_guest(request), n, data)
    return shown(service, request, code)


@post("/tables/{code:str}/join", status_code=200, responses=refusals(403, 404, 409, 503))
async def join_table(code: Code, request: Here, service: Serving) -> TableInfo:
    """Takes the first open seat.  Whoever sits already stays."""
    code = read_code(code)
    await service.lobby.join(code, named_guest(request))
    return shown(service, request, code)


@post("/tables/{code:str}/leave", status_code=200, responses=refusals(403, 404, 503))
async def leave_table(code: Code, request: Here, service: Serving) -> TableInfo:
    """Frees one's seat before the start.  Afterwards it stays one's own."""
    code = read_code(code)
    await service.lobby.leave(code, named_guest(request))
    return shown(service, request, code)


@post("/tables/{code:str}/start", status_code=200, responses=refusals(403, 404, 409, 503))
async def start_table(code: Code, request: Here, service: Serving) -> TableInfo:
    """The host starts the match.  Open seats are closed, and the others are numbered anew."""
    code = read_code(code)
    await service.lobby.start(code, named_guest(request))
    return shown(service, request, code)


@post("/tables/{code:str}/rematch", status_code=200, responses=refusals(403, 404, 409, 503))
async def rematch(code: Code, request: Here, service: Serving, data: JSONBody[Rematch]) -> TableInfo:
    """After the end: a new table with the same people, bots and options.  Whoever asks again gets the same one."""
    new = await service.lobby.rematch(read_code(code), named_guest(request), data)
    return shown(service, request, new)


@get("/tables/{code:str}/link", responses=refusals(403, 404))
async def seat_link(code: Code, request: Here, service: Serving) -> SeatLink:
    """The personal address of the asking guest's seat."""
    guest = named_guest(request)
    sitting = service.rooms.sitting(read_code(code))
    seat = sitting.seat_of(guest.id)
    token = sitting.seats[seat].token if seat is not None else None
    if token is None:
        raise Denied(403, "not-seated")
    return SeatLink(f"{service.addresses.base(request)}/s/{token}")


@post("/seat", status_code=200, responses=refusals(403, 404, 409, 503))
async def take_seat(data: JSONBody[TakeSeat], request: Here, service: Serving) -> TableInfo:
    """Another device takes its person's seat too.  A device without a name gets that of the seat."""
    guest = guest_of(request)
    if not guest.id:
        code, seat = service.lobby.seat_of_token(data.token)
        guest = name_guest(request, service.rooms.sitting(code).seats[seat].name)
    code, _ = await service.lobby.take_seat(data.token, guest)
    return shown(service, request, code)


@get("/tables/{code:str}/qr.svg", media_type="image/svg+xml", responses=refusals(404))
async def invitation_code(code: Code, request: Here, service: Serving) -> Response[str]:
    """The invitation as a QR code, dark on white whatever the theme."""
    address = shown(service, request, read_code(code)).invitation
    drawing = segno.make(address, error="m", micro=False)
    svg = drawing.svg_inline(scale=MODULE, border=4, dark="#000", light="#fff", omitsize=True)
    svg = svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(svg, media_type="image/svg+xml")


@get("/tables/{code:str}/export", responses=refusals(404, 409, 500))
async def export_table(code: Code, request: Here, service: Serving) -> Response[Export]:
    """The record of a match: while it runs what the asking guest may know, afterwards everything."""
    sitting = service.rooms.sitting(read_code(code))
    code = sitting.table.code
    if sitting.table.status == "waiting":
        raise Denied(409, "not-started")
    seat = sitting.seat_of(guest_of(request).id)
    steps = service.store.steps(code)
    table = exported(sitting.table, sitting.seats, steps, seat)
    name = f'attachment; filename="hanpan-{code}.json"'
    return Response(table, media_type=MediaType.JSON, headers={"content-disposition": name})


@get("/tables/{code:str}/scenes", responses=refusals(404, 409, 500))
async def read_scenes(
    code: Code, request: Here, service: Serving, since: Since = 0, limit: Limit = 100, eyes: FromQuery[Eyes] = "own"
) -> Scenes:
    """What stood after each step: with one's own eyes or the public's; after the end with those of any seat."""
    sitting = service.rooms.sitting(read_code(code))
    table = sitting.table
    if table.status == "waiting":
        raise Denied(409, "not-started")
    steps = service.store.steps(table.code)
    if not steps:
        raise BrokenRecord("record-broken", code=table.code, n=1)
    over = steps[-1].asked == 0
    viewer = sitting.seat_of(guest_of(request).id) if eyes == "own" else None
    if eyes not in ("own", "public"):
        if not over:
            raise Denied(409, "not-over")
        viewer = int(eyes)
        if viewer >= len(sitting.seats):
            raise Denied(404, "seat-unknown", n=viewer)
    found: list[Scene] = []
    async with service.replaying:
        for scene in scenes(table, len(sitting.seats), steps, viewer, since, limit):
            found.append(scene)
            await asyncio.sleep(0)
    return Scenes(steps[-1].n, over, found)


TABLES: Final = Router(
    "/api",
    route_handlers=[
        create_table,
        my_tables,
        read_table,
        change_table,
        change_seat,
        join_table,
        leave_table,
        start_table,
        rematch,
        seat_link,
        take_seat,
        invitation_code,
        export_table,
        read_scenes,
    ],
    tags=["tables"],
)
