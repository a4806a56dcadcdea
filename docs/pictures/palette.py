"""PNG files with a palette: a third of the weight of full colour, for drawings with few colours."""

import struct
import zlib
from bisect import bisect
from collections import Counter
from itertools import accumulate

Colour = tuple[int, int, int]
Histogram = list[tuple[Colour, int]]

#: Bits of each channel that are told apart when the colours are counted.
BITS = 6


def coarse(colour: Colour) -> Colour:
    """The colour's place in the histogram."""
    r, g, b = colour
    return r >> 8 - BITS, g >> 8 - BITS, b >> 8 - BITS


def widest(box: Histogram) -> tuple[int, int]:
    """The widest channel of a box, and how wide it is."""
    spans = [max(c[i] for c, _ in box) - min(c[i] for c, _ in box) for i in range(3)]
    return spans.index(max(spans)), max(spans)


def boxes(histogram: Histogram, n: int) -> list[Histogram]:
    """At most `n` boxes of similar colours, by halving the one with the most to lose (median cut)."""
    found = [histogram]
    while len(found) < n:
        box = max(found, key=lambda one: widest(one)[1] * sum(count for _, count in one) ** 0.4)
        channel, span = widest(box)
        if span == 0:
            break
        box.sort(key=lambda entry: entry[0][channel])
        so_far = list(accumulate(count for _, count in box))
        cut = min(bisect(so_far, so_far[-1] / 2) + 1, len(box) - 1)
        found.remove(box)
        found += [box[:cut], box[cut:]]
    return found


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG file."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(width: int, height: int, rgb: bytes, colours: int = 256) -> bytes:
    """A PNG of these pixels with at most so many colours."""
    pixels = list(zip(rgb[0::3], rgb[1::3], rgb[2::3], strict=True))
    exact = Counter(pixels)
    counted: Counter[Colour] = Counter()
    sums: dict[Colour, list[int]] = {}
    for colour, count in exact.items():
        place = coarse(colour)
        counted[place] += count
        total = sums.setdefault(place, [0, 0, 0])
        for i in range(3):
            total[i] += colour[i] * count
    palette, place_index = [], {}
    for index, box in enumerate(boxes(list(counted.items()), colours)):
        weight = sum(count for _, count in box)
        palette += [round(sum(sums[place][i] for place, _ in box) / weight) for i in range(3)]
        place_index.update({place: index for place, _ in box})
    index_of = {colour: place_index[coarse(colour)] for colour in exact}
    indexes = bytes(index_of[pixel] for pixel in pixels)
    rows = b"".join(b"\0" + indexes[y * width : (y + 1) * width] for y in range(height))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(palette)),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        )
    )
