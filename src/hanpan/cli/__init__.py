"""The `hanpan` command."""

from hanpan.cli.app import main

__all__ = ["main"]
