"""Frames as plain data, for control records (ints), positions and views (names)."""

from typing import Any

import msgspec

from hanpan.core.position import NO_WINDOW, Frame
from hanpan.core.vocabulary import Vocabulary


class FrameTable:
    """The frames of a game and the shape of each: a msgspec type with the same fields, which checks what is read.

    Compiled classes lose their annotations, and so the shapes stand beside them in the game's `schema`.
    """

    def __init__(self, vocabulary: Vocabulary, *pairs: tuple[type[Frame], type[msgspec.Struct]]) -> None:
        self.vocabulary = vocabulary
        self.classes = {frame.__name__: frame for frame, _ in pairs}
        self.shapes = {frame.__name__: shape for frame, shape in pairs}
        self._fields = {name: shape.__struct_fields__ for name, shape in self.shapes.items()}

    @property
    def have_windows(self) -> bool:
        """Whether one of them is a hidden window."""
        return any(frame.WINDOW != NO_WINDOW for frame in self.classes.values())

    def pack(self, frame: Frame) -> list[Any]:
        """The compact form: `["Building", seat, …]`."""
        name = type(frame).__name__
        return [name, *[getattr(frame, field) for field in self._fields[name]]]

    def unpack(self, packed: list[Any]) -> Frame:
        """A frame from `pack`."""
        return self.classes[packed[0]](*packed[1:])

    def spell(self, frame: Frame, hidden: bool = False) -> dict[str, Any]:
        """The readable form; with `hidden`, secret fields are null."""
        name = type(frame).__name__
        form: dict[str, Any] = {"frame": name}
        for field in self._fields[name]:
            secret = hidden and field in frame.SECRET
            form[field] = None if secret else self.vocabulary.spell(field, getattr(frame, field))
        return form

    def read(self, form: dict[str, Any]) -> Frame:
        """A frame from its readable form.  `ValueError` or `msgspec.ValidationError` for anything else."""
        rest = dict(form)
        name = rest.pop("frame", None)
        if name not in self.shapes:
            raise ValueError(f"no frame {name!r}")
        named = {field: self.vocabulary.read(field, value) for field, value in rest.items()}
        shape = msgspec.convert(named, self.shapes[name])
        return self.classes[name](*msgspec.structs.astuple(shape))

    def see(self, frames: list[Frame], seat: int | None) -> list[dict[str, Any]]:
        """Frames as `seat` may know them."""
        return [self.spell(frame, bool(frame.SECRET) and getattr(frame, "seat", None) != seat) for frame in frames]
