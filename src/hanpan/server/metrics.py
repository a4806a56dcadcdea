"""Numbers for Prometheus, beside those that the framework counts itself."""

from collections.abc import Callable
from typing import Any, Final

from prometheus_client import Counter, Gauge

REPORTS: Final = Counter("hanpan_reports", "Things an operator should know, by name and cause", ["name", "cause"])
MATCHES: Final = Gauge("hanpan_matches_loaded", "Matches in memory")
SOCKETS: Final = Gauge("hanpan_sockets_open", "Open sockets of tables")
# Both leave out answers that wait in hidden windows: counted as they come, they would tell who has answered when.
COMMITS: Final = Gauge("hanpan_store_commits", "Durable commits since the start")
CHANGES: Final = Gauge("hanpan_store_changes", "Stored changes since the start; several share a commit")


def watch(matches: Callable[[], int], sockets: Callable[[], int], store: Any) -> None:
    """From now on the gauges show this service."""
    MATCHES.set_function(matches)
    SOCKETS.set_function(sockets)
    COMMITS.set_function(lambda: store.writer.groups)
    CHANGES.set_function(lambda: store.writer.changes)
