"""Whether the server is well, for who watches over it."""

from litestar import Response, get
from msgspec import Struct

from siete.server.api.given import Here
from siete.server.metrics import CONTENT_TYPE


class Health(Struct, frozen=True):
    """The server answers, and so does its database."""

    ok: bool


@get("/healthz")
async def get_health(services: Here) -> Health:
    """Whether the server and its database answer; status 503 where the database does not."""
    await services.store.check()
    return Health(ok=True)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def get_metrics(services: Here) -> Response[bytes]:
    """The numbers of this process, for Prometheus."""
    return Response(services.metrics.page(), media_type=CONTENT_TYPE)
