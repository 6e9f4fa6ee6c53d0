"""What can be played, and in which words."""

from functools import cache
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.title import Title
from ziggurat.server.asking import RESPONSES, Asked, services
from ziggurat.sitting import titles
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.lessons import about_lessons
from ziggurat.sitting.puzzles import about_puzzles
from ziggurat.sitting.wire import Lang, LessonView, PackFile, RuleView, Texts, TitleView
from ziggurat.sitting.wishes import find
from ziggurat.table.pools import STATES


@get("/api/titles", responses=RESPONSES, sync_to_thread=True)
def list_titles(request: Asked, lang: FromQuery[Lang] = "en") -> list[TitleView]:
    """Every installed title; `pack` are the corrected figures that new tables of it are played with."""
    found = []
    packs = services(request).packs
    for id in title_ids():
        try:
            title = find_title(id)
        except (ImportError, AttributeError):
            # An entry point whose package is not there is not a title one can play.
            continue
        found.append(_about(title, lang, packs.for_new(title.id)))
    return found


@get("/api/titles/{title:str}/texts", responses=RESPONSES)
async def texts(
    request: Asked,
    title: FromPath[str],
    lang: FromQuery[Lang] = "en",
    pack: Annotated[str, QueryParameter(max_length=16)] = "",
) -> Texts:
    """The names of things, and all other messages of the title, with the figures of `pack` in them."""
    return await STATES.run(_texts, _find(title), lang, await _corrections(request, title, pack))


@get("/api/titles/{title:str}/lessons", responses=RESPONSES, sync_to_thread=False)
def lessons(title: FromPath[str], lang: FromQuery[Lang] = "en") -> list[LessonView]:
    """The lessons of a title, in the order they are taken; each is played at a table of its own."""
    return about_lessons(_find(title), lang)


@get("/api/titles/{title:str}/puzzles", responses=RESPONSES, sync_to_thread=False)
def puzzles(title: FromPath[str], lang: FromQuery[Lang] = "en") -> list[LessonView]:
    """The puzzles of a title in their fixed order; each is played at a table like a lesson's."""
    return about_puzzles(_find(title), lang)


@get("/api/titles/{title:str}/rules", responses=RESPONSES)
async def rules(title: FromPath[str], lang: FromQuery[Lang] = "en") -> list[RuleView]:
    """The numbered rules; a chapter (`R9`) has its name as heading."""
    return await STATES.run(titles.rules, _find(title), lang)


@get("/api/titles/{title:str}/content", responses=RESPONSES)
async def content(
    request: Asked, title: FromPath[str], pack: Annotated[str, QueryParameter(max_length=16)] = ""
) -> dict[str, Any]:
    """The component records by file; `pack` is the digest of the corrected content a table is played with."""
    return await STATES.run(_content, _find(title), await _corrections(request, title, pack))


@get("/api/titles/{title:str}/pack", responses=RESPONSES)
async def pack(request: Asked, title: FromPath[str], pack: Annotated[str, QueryParameter(max_length=16)]) -> PackFile:
    """The corrections behind the digest `pack`, so that a game that is played with them can go on on a device."""
    found = await _corrections(request, _find(title).id, pack)
    if found is None:
        raise TableError("no_figures", "table.no_figures")
    return titles.pack_file(found)


async def _corrections(request: Asked, title: str, pack: str) -> Pack | None:
    found = await services(request).packs.find(title, pack)
    if pack and found is None:
        raise TableError("no_figures", "table.no_figures")
    return found


# Made once: none of it changes while the server runs.
_about = cache(titles.about)
_texts = cache(titles.texts)
_content = cache(titles.content)


def _find(id: str) -> Title:
    try:
        return find(id)
    except (ImportError, AttributeError) as error:
        raise ZigguratError(f"the title {id} is not whole: {error}") from None


HANDLERS = [list_titles, texts, rules, lessons, puzzles, content, pack]
