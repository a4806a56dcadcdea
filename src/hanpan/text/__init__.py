"""Everything that people read, in Korean and English, from Fluent files.

Shared texts lie in `ko` and `en` beside this file, a game's own in its folder under `text`.  docs of the rule by
which forms become arguments: `hanpan.text.phrases`.
"""

from hanpan.text.bundles import LOCALES, TextFault, has_text
from hanpan.text.josa import josa
from hanpan.text.phrases import (
    arguments,
    say,
    say_action,
    say_amount,
    say_error,
    say_event,
    say_item,
    say_name,
    say_prompt,
    say_prompt_detail,
    say_refusal,
    say_waiting,
    slug,
)

__all__ = [
    "LOCALES",
    "TextFault",
    "arguments",
    "has_text",
    "josa",
    "say",
    "say_action",
    "say_amount",
    "say_error",
    "say_event",
    "say_item",
    "say_name",
    "say_prompt",
    "say_prompt_detail",
    "say_refusal",
    "say_waiting",
    "slug",
]
