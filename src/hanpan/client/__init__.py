"""Playing from Python: at the tables of a server (`Remote`) or of this process (`Local`), in the same words.

docs/client.md shows how.
"""

from hanpan.client.local import Local
from hanpan.client.remote import Remote
from hanpan.client.table import Table, Tables, Unreachable

__all__ = ["Local", "Remote", "Table", "Tables", "Unreachable"]
