"""The OpenAPI document: as Litestar makes it from the handlers, with what only msgspec knows about the shapes."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar

from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.server import accounts, api_programs
from ziggurat.sitting import wire
from ziggurat.sitting.asked import TYPEABLE
from ziggurat.sitting.views import PastLog
from ziggurat.sitting.wishes import NewSeat, NewTable

# Of a parameter that may be left out Litestar does not tell the bounds.
LIMITS = {"seat": msgspec.json.schema(wire.SeatNumber), "before": msgspec.json.schema(wire.Ply)}

REF = "#/components/schemas/{name}"
BODIES = [
    wire.NewName,
    wire.MeChange,
    wire.Away,
    wire.PushAddress,
    wire.PushEnd,
    wire.Login,
    accounts.NewPassword,
    accounts.Forgotten,
    accounts.Farewell,
    api_programs.NewProgram,
    api_programs.NewToken,
    api_programs.Ask,
    wire.Join,
    wire.WhichSeat,
    wire.NameSeat,
    wire.Fill,
    wire.Move,
    wire.Undo,
    wire.Answer,
    wire.WhatIf,
    wire.Import,
    wire.Say,
    wire.Notes,
    wire.Words,
    NewTable,
    NewSeat,
]


def complete(made: dict[str, Any]) -> dict[str, Any]:
    known = made["components"]["schemas"]
    # OpenAPI has no place for messages of a WebSocket; their shapes stand beside the others.
    (client, server, past), parts = msgspec.json.schema_components(
        [wire.ClientMessage, wire.ServerMessage, PastLog], ref_template=REF
    )
    for name, part in parts.items():
        known.setdefault(name, part)
    known.update(observations())
    known["ClientMessage"] = client
    known["ServerMessage"] = server
    # Bodies are read strictly, which only msgspec's own description of them says.
    _refs, strict = msgspec.json.schema_components(BODIES, ref_template=REF)
    for body in strict.values():
        for shape in body.get("properties", {}).values():
            _say_typeable(shape)
    known.update(strict)
    for path in made["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", []):
                if parameter["name"] in LIMITS:
                    parameter["schema"] = LIMITS[parameter["name"]]
    export = made["paths"]["/api/tables/{table}/export"]["get"]["responses"]["200"]
    export["content"] = {"text/plain": {"schema": {"type": "string"}}, "application/json": {"schema": past}}
    return made


def observations() -> dict[str, Any]:
    """What each installed title shows, its names with the title before them: every title has a Player."""
    found: dict[str, Any] = {}
    for id in title_ids():
        title = find_title(id)
        if title.seen is not None:
            name = f"#/components/schemas/{id}.{{name}}"
            _whole, parts = msgspec.json.schema_components([title.seen], ref_template=name)
            found.update({f"{id}.{part}": shape for part, shape in parts.items()})
    return found


def _say_typeable(shape: dict[str, Any]) -> None:
    """Texts have no control characters in them (`Asked` refuses them)."""
    for part in (shape, *shape.get("anyOf", ())):
        if part.get("type") == "string" and "enum" not in part:
            part.setdefault("pattern", TYPEABLE)


PATH = "/api/schema/openapi.json"


@cache
def described(app: Litestar) -> bytes:
    """The completed document. It takes seconds to make, so it is made in a thread, and once."""
    return msgspec.json.encode(complete(app.openapi_schema.to_schema()))
