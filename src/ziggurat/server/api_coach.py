"""The coach over HTTP: hints, what an action will change, finished games looked at again."""

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ziggurat.players.hints import PATIENCE
from ziggurat.server.api_tables import SeatQuery, seen
from ziggurat.server.asking import RESPONSES, Asked, services, whose
from ziggurat.sitting.coaching import AnalysisView, DecisionView, ForecastView, HintView
from ziggurat.sitting.wire import Lang
from ziggurat.table.cache import fits


@get("/api/tables/{table:str}/hints", responses=RESPONSES)
async def hints(
    request: Asked,
    table: FromPath[str],
    patience: Annotated[int, QueryParameter(ge=0, le=len(PATIENCE) - 1)] = 0,
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> list[HintView]:
    """The best actions of one's seat, the best first; with more patience they are thought about longer."""
    live, person = await seen(request, table)
    known = services(request)
    id = "" if person is None else person.id
    live.own_seat(id, seat)
    known.hints.need(id, 1)
    return await known.coach.hints(live, id, seat, patience, lang)


@get("/api/tables/{table:str}/forecast", responses=RESPONSES)
async def forecast(
    request: Asked,
    table: FromPath[str],
    notation: Annotated[str, QueryParameter(max_length=2000)],
    seat: SeatQuery = None,
    lang: FromQuery[Lang] = "en",
) -> ForecastView:
    """What an action is sure to change for one's seat."""
    live, person = await seen(request, table)
    return await services(request).coach.forecast(live, None if person is None else person.id, seat, notation, lang)


@get("/api/tables/{table:str}/analysis", responses=RESPONSES)
async def analysis(request: Asked, table: FromPath[str]) -> AnalysisView:
    """What was found in a finished game, or how far looking for it has come."""
    live, _person = await seen(request, table)
    return await services(request).coach.analysis(live)


@post("/api/tables/{table:str}/analysis", responses=RESPONSES, status_code=200)
async def analyse(request: Asked, table: FromPath[str]) -> AnalysisView:
    """Look at a finished game again, in the background; asked once more it says how far it is."""
    live, person = await seen(request, table)
    known = services(request)
    known.heavy.need(whose(request, person))
    return await known.coach.analyse(live)


@get("/api/tables/{table:str}/analysis/{number:int}", responses=RESPONSES)
async def decision(
    request: Asked, table: FromPath[str], number: FromPath[int], lang: FromQuery[Lang] = "en"
) -> DecisionView:
    """A decision that was looked at, in words."""
    live, person = await seen(request, table)
    known = services(request)
    known.heavy.need(whose(request, person), 0.05 if fits(live) else 2)
    return await known.coach.decision(live, number, lang)


HANDLERS = [hints, forecast, analysis, analyse, decision]
