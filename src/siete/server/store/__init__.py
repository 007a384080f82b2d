"""Where tables are kept: an append-only log for each, in a SQLite file or in PostgreSQL.

``open_store`` opens a database and makes it where it is new. A row is acknowledged after the
database has committed it to disk, never before. The event loop waits for nothing: one thread
writes (``writer``), a few read (``store``), and on PostgreSQL one hears what other processes
wrote (``notices``).
"""

from siete.server.store.opening import open_store
from siete.server.store.store import Changed, Row, SavedRules, Store, StoredTable

__all__ = ["Changed", "Row", "SavedRules", "Store", "StoredTable", "open_store"]
