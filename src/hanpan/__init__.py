"""Hanpan (한판): five board games, one engine for play and research."""

__version__ = "0.1.0"
