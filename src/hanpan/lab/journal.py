"""The journal of a tournament: one JSON line for what is played, then one for each finished deal.

A line counts when its end is there: what a crash left half-written is cut off and played again.
"""

import os
from pathlib import Path
from types import TracebackType

import msgspec

from hanpan.core.errors import HanpanError
from hanpan.lab.simulate import Played
from hanpan.lab.tournament import Tournament


class BadJournal(HanpanError):
    """A file that is no journal, or that of another tournament."""


class Entry(msgspec.Struct, frozen=True):
    """All games of deal `deal` of duel `duel`, both counted from 0."""

    duel: int
    deal: int
    games: list[Played]


class Journal:
    """The journal in a file, which is made if it is not there.  Used in a `with` block."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """`BadJournal`; the file is left alone if it is not this tournament's."""
        self.entries: list[Entry] = []
        try:
            self._file = path.open("r+b" if path.exists() else "x+b")
        except OSError as error:
            raise BadJournal("file-unwritable", file=str(path), detail=error.strerror or "") from error
        try:
            whole = self._read(str(path), tournament)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(whole)
        self._file.seek(whole)
        if not whole:
            self._write(msgspec.json.encode(tournament))

    def _read(self, name: str, tournament: Tournament) -> int:
        """Takes in the whole lines; returns their bytes."""
        *lines, half = self._file.read().split(b"\n")
        if not lines and not msgspec.json.encode(tournament).startswith(half):
            raise BadJournal("journal-other", file=name)
        for number, line in enumerate(lines, 1):
            try:
                if number > 1:
                    self.entries.append(checked(msgspec.json.decode(line, type=Entry), tournament))
                elif msgspec.json.decode(line, type=Tournament) != tournament:
                    raise BadJournal("journal-other", file=name)
            except (msgspec.DecodeError, ValueError) as error:
                raise BadJournal("journal-broken", file=name, line=number) from error
        return sum([len(line) + 1 for line in lines])

    def add(self, duel: int, deal: int, games: list[Played]) -> None:
        """Writes a finished deal down, durably."""
        self._write(msgspec.json.encode(Entry(duel, deal, games)))

    def _write(self, line: bytes) -> None:
        self._file.write(line + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()


def checked(entry: Entry, tournament: Tournament) -> Entry:
    """The entry, if it can be of that tournament.  `ValueError`."""
    n = tournament.n_seats
    numbers = [game.number for game in entry.games]
    if not 0 <= entry.duel < len(tournament.duels()) or not 0 <= entry.deal < tournament.deals:
        raise ValueError("no such deal")
    if numbers != list(range(entry.deal * n, (entry.deal + 1) * n)):
        raise ValueError("not the games of this deal")
    if any([sorted(game.seats) != list(range(n)) or len(game.ranks) != n for game in entry.games]):
        raise ValueError("not the seats of this tournament")
    return entry
