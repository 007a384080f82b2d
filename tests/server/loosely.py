"""A server that counts no requests of an address: tests that ask as many as they can have only one.

It says where it is as ``siete serve`` does; everything else of it is the same.
"""

import sys

from siete.server import serve
from siete.server.logs import begin_logging
from siete.server.services import Services
from siete.server.site import Site, bind
from siete.server.store import open_store


def main(database: str, port: int) -> None:
    """Serve this database on a port of this machine, until a signal comes."""
    begin_logging()
    listening = bind("127.0.0.1", port)
    port = listening.getsockname()[1]
    store = open_store(database)
    services = Services(store, Site(port), loosely=True)

    def ready() -> None:
        sys.stdout.write(f"http://localhost:{port} (Ctrl-C)\n")
        sys.stdout.flush()

    try:
        serve.make_server(services, ready).run(sockets=[listening])
    finally:
        store.close()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
