"""What people write, made fit to be shown anywhere."""

import re
import unicodedata
from typing import Final

#: Letters by category that are nothing to see: the fillers of Hangul.
INVISIBLE: Final = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800"), " ")
#: Control, format (bidi, zero-width), surrogate, private, unassigned.
UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})


def cleaned(raw: str) -> str:
    """One line in NFC without anything unseen, with single blanks; empty if nothing is left to see."""
    text = unicodedata.normalize("NFC", raw).translate(INVISIBLE)
    text = "".join(" " if c in "\t\n\r\v\f" else c for c in text)
    text = "".join(c for c in text if unicodedata.category(c) not in UNSEEN)
    text = re.sub(r"\s+", " ", text).strip()
    text = unicodedata.normalize("NFC", text)
    return "" if all(unicodedata.category(c).startswith(("M", "Z")) for c in text) else text
