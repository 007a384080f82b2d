"""The application: what answers which path, and what each handler is given."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from siete import __version__
from siete.server.api import answers, catalogue, health, my, odds, rounds, rules, tables
from siete.server.guard import Guard
from siete.server.pages import Client, get_page
from siete.server.services import Services
from siete.server.socket import table_socket

HANDLERS: Sequence[ControllerRouterHandler] = (
    catalogue.get_catalogue,
    rules.read_rules,
    odds.get_odds,
    my.get_my_rules,
    my.put_my_rules,
    my.delete_my_rules,
    my.get_my_tables,
    tables.make_table,
    tables.play_at_once,
    tables.get_table,
    tables.get_table_qr,
    tables.take_seat,
    rounds.get_rounds,
    rounds.get_record,
    rounds.get_ledger,
    rounds.get_proof,
    rounds.get_replay,
    table_socket,
    health.get_health,
    health.get_metrics,
    get_page,
)


def create_app(services: Services, client: Client | None = None) -> Guard:
    """The ASGI application of one server process; what it serves is closed when it ends."""
    shown = client or Client()
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = answers.REFUSALS

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await services.hub.start()
        try:
            yield
        finally:
            await services.reckoner.stop()
            await services.hub.stop()
            await services.store.aclose()

    app = Litestar(
        route_handlers=HANDLERS,
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "client": Provide(lambda: shown, sync_to_thread=False),
            "caller": Provide(answers.caller_of, sync_to_thread=False),
            "language": Provide(answers.language_asked, sync_to_thread=False),
        },
        exception_handlers=answers.handlers(services.metrics),
        lifespan=[running],
        logging_config=None,
        request_max_body_size=answers.LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Siete",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        debug=False,
    )
    return Guard(app, services.site, services.identity, services.limits, services.metrics)
