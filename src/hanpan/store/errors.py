"""What can go wrong with stored data."""

from hanpan.core.errors import HanpanError


class StoreFailed(HanpanError):
    """A change could not be made durable (disk full, I/O error); nothing of it happened."""


class BrokenData(HanpanError):
    """The data folder as a whole cannot be used."""


class BrokenRecord(HanpanError):
    """Stored data of one table is damaged; other tables are not touched.  Facts: `code`, `n` (0: the table itself)."""


class DataInUse(HanpanError):
    """Another server works on the same data folder."""
