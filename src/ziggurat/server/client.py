"""The built client, served as files; every other address is the client's own and gets its one page.

Below `/device/` lies the edition without a server, where the operator has one: games there go on when this server does
not.
"""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ziggurat.server import pages
from ziggurat.server.asking import Asked
from ziggurat.server.guard import DEVICE_CSP
from ziggurat.table.pools import FILES

FOLDER = Path(__file__).parent / "client"

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")


def built(folder: Path = FOLDER) -> bool:
    return (folder / "index.html").is_file()


@get("/", include_in_schema=False)
async def front_page(request: Asked) -> Response[bytes] | Response[str]:
    return await FILES.run(_answer, "") or pages.not_built(request)


@get("/{path:path}", include_in_schema=False)
async def page(request: Asked, path: FromPath[str]) -> Response[bytes] | Response[str]:
    if path.lstrip("/").startswith("api/"):
        raise NotFoundException()
    return await FILES.run(_answer, path) or pages.not_built(request)


@get(["/device", "/device/{path:path}"], include_in_schema=False)
async def device(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    site = request.app.state["services"].settings.site
    if not site:
        raise NotFoundException()
    if request.scope["raw_path"] == b"/device":  # its files are named from within
        return Response(b"", status_code=307, headers={"location": "/device/"})
    found = await FILES.run(_file, Path(site), path.lstrip("/") or "index.html")
    if found is None:
        raise NotFoundException()
    found.headers["content-security-policy"] = DEVICE_CSP
    return found


def _answer(path: str) -> Response[bytes] | None:
    """What is there at a path; None as long as there is no client at all."""
    if not built():
        return None
    name = path.lstrip("/")
    found = _file(FOLDER, name)
    if found is not None:
        return found
    if "." in name.rpartition("/")[2]:
        return Response(b"", status_code=404, media_type="text/plain")
    index = (FOLDER / "index.html").read_bytes()
    return Response(index, media_type="text/html", headers={"cache-control": "no-cache"})


def _file(folder: Path, name: str) -> Response[bytes] | None:
    file = (folder / name).resolve()
    if not (name and file.is_relative_to(folder.resolve()) and file.is_file()):
        return None
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Built files carry a digest in their names, so they never change.
    forever = name.startswith("assets/")
    caching = "public, max-age=31536000, immutable" if forever else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})
