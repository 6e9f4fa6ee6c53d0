"""Finished games, profiles and ratings over HTTP."""

from datetime import date
from typing import Annotated

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from ziggurat.server.asking import RESPONSES, Asked, asker, services
from ziggurat.table.archive import Games, Outcome, Profile, Rated, Wanted

Id = Annotated[str, QueryParameter(max_length=40)]


@get("/api/games", responses=RESPONSES)
async def games(
    request: Asked,
    title: Id = "",
    name: Annotated[str, QueryParameter(max_length=80)] = "",
    person: Id = "",
    since: FromQuery[date | None] = None,
    until: FromQuery[date | None] = None,
    outcome: FromQuery[Outcome] = "",
    page: Annotated[int, QueryParameter(ge=0, le=100_000)] = 0,
) -> Games:
    """Finished games that one may look at, the newest first; `name` is how the name of somebody who played begins."""
    person_ = await asker(request)
    wanted = Wanted(title, name, person, since, until, outcome)
    return await services(request).archive.search(None if person_ is None else person_.id, wanted, page)


@get("/api/people/{person:str}", responses=RESPONSES)
async def profile(request: Asked, person: FromPath[str]) -> Profile:
    """Somebody's ratings, and their results by title and opponent in the games that the asker may look at."""
    who = await asker(request)
    return await services(request).archive.profile(None if who is None else who.id, person)


@get("/api/ratings/{title:str}", responses=RESPONSES)
async def ratings(request: Asked, title: FromPath[str]) -> list[Rated]:
    """The strongest people and bots of a title."""
    return await services(request).archive.rated(title)


HANDLERS = [games, profile, ratings]
