"""Where the chance of a match comes from: one secret seed, from which everything else is derived one-way."""

import hashlib
import secrets
from typing import Final

from hanpan.core.chance import Sealed

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    """256 random bits."""
    return secrets.token_bytes(SEED_BYTES)


def seed_hash(seed: bytes) -> str:
    """The SHA-256 that is shown from the start: afterwards it proves that the seed was fixed before."""
    return hashlib.sha256(seed).hexdigest()


def derived(secret: bytes, purpose: str, size: int) -> bytes:
    """`size` bytes for one purpose, which tell nothing about the secret or about other purposes."""
    return hashlib.blake2b(purpose.encode(), key=secret, digest_size=size).digest()


def chance_key(seed: bytes) -> bytes:
    """The key of the sealed source of the match."""
    return derived(seed, "chance", 32)


def chance_of(seed: bytes, n_seats: int) -> Sealed:
    """The match's source from its first number on: a stream for the table and one for each seat."""
    return Sealed(chance_key(seed), 1 + n_seats)


def bot_seed(seed: bytes, seat: int, n: int) -> int:
    """What a bot's choice after step `n` may draw from."""
    return int.from_bytes(derived(seed, f"bot.{seat}.{n}", 7), "big")
