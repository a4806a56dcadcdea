"""Which message ids a match takes for used."""

from hanpan.match.message_ids import MessageIds


def test_what_was_added_is_held_and_hardly_anything_else():
    used = MessageIds()
    for n in range(500):
        used.add(n % 5, f"id-{n}")
    assert all(used.may_hold(n % 5, f"id-{n}") for n in range(500))
    assert not any(used.may_hold((n + 1) % 5, f"id-{n}") or used.may_hold(n % 5, f"id-{n + 500}") for n in range(500))
