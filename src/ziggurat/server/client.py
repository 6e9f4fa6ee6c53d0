"""The built client, served as files; every other address is the client's own and gets its one page."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ziggurat.table.pools import FILES

FOLDER = Path(__file__).parent / "client"

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Ziggurat</title></head>
<body><h1>Ziggurat</h1>
<p>The server runs, but the browser client has not been built. Build it with <code>make client</code>
and reload this page. The API is described at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</p>
</body></html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()


@get("/", include_in_schema=False)
async def front_page() -> Response[bytes]:
    return await FILES.run(_answer, "")


@get("/{path:path}", include_in_schema=False)
async def page(path: FromPath[str]) -> Response[bytes]:
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException()
    return await FILES.run(_answer, path)


def _answer(path: str) -> Response[bytes]:
    name = path.lstrip("/")
    if not built():
        return Response(NOT_BUILT.encode(), media_type="text/html")
    file = (FOLDER / name).resolve()
    if name and file.is_relative_to(FOLDER.resolve()) and file.is_file():
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        # Built files carry a digest in their names, so they never change.
        forever = name.startswith("assets/")
        caching = "public, max-age=31536000, immutable" if forever else "no-cache"
        return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})
    if "." in name.rpartition("/")[2]:
        return Response(b"", status_code=404, media_type="text/plain")
    index = (FOLDER / "index.html").read_bytes()
    return Response(index, media_type="text/html", headers={"cache-control": "no-cache"})
