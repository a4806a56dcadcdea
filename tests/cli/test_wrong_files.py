"""Whatever a file holds, a command gives one clear line and status 2, never a traceback."""

import json
from pathlib import Path
from typing import Any

import pytest
from commands import Ran, hanpan
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from position_files import POSITIONS, spoiled, text_of

from hanpan.cli.files import LARGEST

READERS = [("legal",), ("view",), ("score",), ("why-not", "33"), ("apply", "0"), ("replay",), ("verify",)]


def read(command: tuple[str, ...], file: Path, locale: str = "en") -> Ran:
    return hanpan(command[0], file, *command[1:], locale=locale)


def one_line(ran: Ran) -> bool:
    return ran.status == 2 and not ran.out and len(ran.err.splitlines()) == 1 and "⟨" not in ran.err


def changed(**parts: Any) -> bytes:
    return json.dumps(POSITIONS[1] | parts).encode()


def table(**parts: Any) -> bytes:
    return changed(table=POSITIONS[1]["table"] | parts)


VALID = json.dumps(POSITIONS[1]).encode()
CONTENTS = {
    "empty": (b"", "not JSON"),
    "text": (b"hello", "not JSON"),
    "cut off": (VALID[:-20], "not JSON"),
    "two values": (VALID + b"{}", "not JSON"),
    "NaN": (VALID.replace(b"2", b"NaN", 1), "not JSON"),
    "half a pair": (b'{"game": "\\ud800"}', "not JSON"),
    "UTF-16": (VALID.decode().encode("utf-16"), "UTF-8"),
    "Latin-1": (b'{"game": "\xe9"}', "Byte 11"),
    "binary": (bytes(range(256)), "UTF-8"),
    "nested": (b"[" * 100_000, "array"),
    "nested table": (b'{"game":"x","rules_version":1,"n_seats":2,"frames":[],"table":{"a":' + b"[" * 50_000, "deep"),
    "huge": (b" " * (LARGEST + 1), "too big"),
    "list": (b"[1, 2]", "object"),
    "null": (b"null", "object"),
    "unknown field": (changed(colour="red"), "colour"),
    "missing field": (b'{"game": "three_little_pigs"}', "rules_version"),
    "unknown game": (changed(game="chess"), "chess"),
    "newer rules": (changed(rules_version=99), "99"),
    "huge number": (changed(n_seats=10**30), "players"),
    "endless number": (VALID.replace(b'"n_seats": 2', b'"n_seats": ' + b"9" * 5000), "seats"),
    "too many seats": (changed(n_seats=6), "players"),
    "unknown option": (changed(options={"colour": "red"}), "colour"),
    "wrong type": (table(turn="first"), "turn"),
    "unknown field in the table": (table(colour=1), "colour"),
    "too few dice": (table(dice=[None]), "dice"),
    "unknown face": (table(dice=["pig"] * 5), "pig"),
    "unknown tile": (table(removed=["gold_roof"]), "gold_roof"),
    "impossible house": (table(houses=[[["straw_roof", "straw_door"]], []]), "house"),
    "impossible count": (table(piles={}), "piles"),
    "seat that is not there": (table(turn=4, first=0), "turn"),
    "broken conservation": (table(houses=[[["brick_door"] + ["brick_window+1"] * 5], []]), "box"),
    "unknown frame": (changed(frames=[{"frame": "Sleeping"}]), "Sleeping"),
    "frames in no order": (changed(frames=[{"frame": "Rolling", "seat": 0, "n_rolls": 0}]), "Rolling"),
    "frame of a wrong shape": (changed(frames=[{"frame": "Turns"}, {"frame": "Rolling"}]), "frames[1]"),
    "many frames": (changed(frames=[{"frame": "Turns"}] * 65), "frames"),
    "wrong draw": (changed(draws=[{"face": "pig"}]), "draws[0]"),
    "draw of nobody": (changed(draws=[{"face": "wolf", "seat": 9}]), "draws[0].seat"),
}


@pytest.mark.parametrize("kind", CONTENTS)
def test_every_kind_of_wrong_file(kind: str, tmp_path: Path) -> None:
    contents, says = CONTENTS[kind]
    file = tmp_path / "file.json"
    file.write_bytes(contents)
    for command in READERS:
        ran = read(command, file)
        assert one_line(ran), (command, ran)
        if command not in (("replay",), ("verify",)):  # which expect a record
            assert says in ran.err
        assert one_line(read(command, file, "ko"))


def test_missing_file_and_folder(tmp_path: Path) -> None:
    for command in READERS:
        assert "no such file" in read(command, tmp_path / "none.json").err
        assert "folder" in read(command, tmp_path).err
        assert one_line(read(command, tmp_path / "none.json")) and one_line(read(command, tmp_path))


def test_endless_file_is_not_read_to_its_end() -> None:
    assert one_line(hanpan("legal", "/dev/zero"))


def test_byte_order_mark_is_harmless(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    file.write_bytes(b"\xef\xbb\xbf" + VALID)
    assert hanpan("legal", file).status == 0


FUZZ = settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])


@FUZZ
@given(data=spoiled())
def test_spoiled_positions(tmp_path: Path, data: Any) -> None:
    file = tmp_path / "file.json"
    file.write_text(text_of(data), "utf-8")
    for command in (("view",), ("why-not", "33"), ("apply", "0")):
        ran = read(command, file)
        assert ran.status in (0, 1) or one_line(ran)


@FUZZ
@given(data=st.data())
def test_spoiled_bytes(tmp_path: Path, data: st.DataObject) -> None:
    spoilt = bytearray(text_of(data.draw(st.sampled_from(POSITIONS))).encode())
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(spoilt) - 1))
        spoilt[at : at + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    file = tmp_path / "file.json"
    file.write_bytes(spoilt)
    ran = read(("legal",), file)
    assert ran.status == 0 or one_line(ran)
