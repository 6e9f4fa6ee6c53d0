"""`python -m ziggurat.server.schema`: the OpenAPI document, with the messages of the WebSocket in its components."""

import sys
from typing import Any

import msgspec

from ziggurat.server.app import create_app
from ziggurat.server.settings import Settings
from ziggurat.server.wire import ClientMessage, ServerMessage


def document() -> dict[str, Any]:
    made: dict[str, Any] = create_app(Settings(database_url="sqlite://")).openapi_schema.to_schema()
    # OpenAPI has no place for messages of a WebSocket; their shapes stand beside the others.
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/components/schemas/{name}"
    )
    known = made["components"]["schemas"]
    for name, part in parts.items():
        known.setdefault(name, part)
    known["ClientMessage"] = client
    known["ServerMessage"] = server
    return made


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document()), indent=2).decode() + "\n")
