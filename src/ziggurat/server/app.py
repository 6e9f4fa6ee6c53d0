"""The application: handlers, what stands in front of them, and what is opened and closed with it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import HTTPException
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, Message, Scope

from ziggurat import __version__
from ziggurat.kernel.errors import ZigguratError
from ziggurat.server import accounts, api_coach, api_people, api_programs, api_results, api_tables, api_titles, document
from ziggurat.server.asking import RESPONSES, Asked, before, broken, http_error, refused, services, too_deep, unreadable
from ziggurat.server.client import device, front_page, page
from ziggurat.server.guard import HEADERS
from ziggurat.server.services import Services
from ziggurat.server.settings import Settings, from_environment
from ziggurat.server.socket import Sockets, tables_socket
from ziggurat.table.pools import GAMES


@get("/healthz", responses=RESPONSES, media_type="text/plain")
async def healthz(request: Asked) -> str:
    """`ok` when the server can do its work: the database stores, threads are free, clocks are kept."""
    await services(request).healthy()
    return "ok"


@get("/metrics", media_type="text/plain")
async def metrics(request: Asked) -> str:
    """Numbers for Prometheus."""
    return services(request).metrics.text()


async def _before(request: Asked) -> Response[bytes] | None:
    await before(request)
    if request.url.path == document.PATH:
        # The framework would make it anew for each asker, while everybody else waits.
        return Response(await GAMES.run(document.described, request.app), media_type="application/json")
    return None


async def _headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        if (id := scope.get("state", {}).get("request_id")) is not None:
            headers.setdefault("x-request-id", id)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


def create_app(settings: Settings | None = None) -> Litestar:
    settings = settings or from_environment()
    known = Services(settings, settings.packs())

    @asynccontextmanager
    async def opened(_app: Litestar) -> AsyncIterator[None]:
        await known.open()
        try:
            yield
        finally:
            await known.close()

    handlers: list[ControllerRouterHandler] = [
        *api_titles.HANDLERS,
        *api_coach.HANDLERS,
        *api_people.HANDLERS,
        *accounts.HANDLERS,
        *api_tables.HANDLERS,
        *api_programs.HANDLERS,
        *api_results.HANDLERS,
        healthz,
        metrics,
        tables_socket,
        front_page,
        device,
        page,
    ]
    return Litestar(
        handlers,
        lifespan=[opened],
        state=State({"services": known, "sockets": Sockets(known)}),
        before_request=_before,
        before_send=[_headers],
        exception_handlers={
            ZigguratError: refused,
            HTTPException: http_error,
            RecursionError: too_deep,
            UnicodeDecodeError: unreadable,
            Exception: broken,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=2000, gzip_compress_level=5),
        request_max_body_size=known.settings.largest_body,
        openapi_config=OpenAPIConfig(
            title="Ziggurat", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=LoggingConfig(configure_root_logger=False),
    )
