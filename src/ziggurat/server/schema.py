"""`python -m ziggurat.server.schema`: the OpenAPI document, from which the client's types are made."""

import sys
from typing import Any

import msgspec

from ziggurat.server.app import create_app
from ziggurat.server.document import complete
from ziggurat.server.settings import Settings


def document() -> dict[str, Any]:
    return complete(create_app(Settings(database_url="sqlite://")).openapi_schema.to_schema())


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document()), indent=2).decode() + "\n")
