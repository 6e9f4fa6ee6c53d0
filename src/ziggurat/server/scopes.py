"""What the token of a program may do. Everything that is not named here is for people."""

import re

from ziggurat.sitting.errors import TableError

READ = re.compile(r"/api/(me|events|titles(/.*)?|tables(/[^/]+(/(log|replay/\d+|world|why|course|export|chat))?)?)")
MAY = {
    "play": re.compile(r"/api/tables/[^/]+/(join|leave|move|resign|undo|undo/answer|restart|decline)"),
    "chat": re.compile(r"/api/tables/[^/]+/chat"),
    "create": re.compile(r"/api/tables(/[^/]+/(ask|fill|start|rematch))?"),
}
SCOPES = tuple(MAY)


def check(scopes: tuple[str, ...]) -> None:
    if unknown := sorted(set(scopes) - set(SCOPES)):
        raise TableError("bad_scope", "table.bad_scope", scope=", ".join(unknown), known=", ".join(SCOPES))


def may(scopes: tuple[str, ...], method: str, path: str) -> bool:
    """Any token may look at what its program may see; the rest needs its scope."""
    if method in ("GET", "HEAD"):
        return READ.fullmatch(path) is not None
    return method == "POST" and any(MAY[scope].fullmatch(path) for scope in scopes if scope in MAY)
