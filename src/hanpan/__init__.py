"""Hanpan (한판): five board games, one engine for play and research."""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)  # another distribution may add a folder hanpan/games/NAME
__version__ = "0.1.0"
