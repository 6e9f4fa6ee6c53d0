"""The OpenAPI document: complete, and true under whatever schemathesis makes from it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, assume, given, settings
from schemathesis import GenerationMode

from server.running import Server, serving
from ziggurat.server.accounts import ServerView
from ziggurat.server.schema import document
from ziggurat.server.settings import Settings
from ziggurat.sitting.views import ChatLine, LogLine, SeatView, TableView
from ziggurat.sitting.wire import Me, TitleView
from ziggurat.table.archive import Game, Profile, Sat

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("data") / "tables.sqlite")) as started:
        yield started


@pytest.fixture(scope="module")
def known(server: Server) -> dict[str, str]:
    """Somebody with tables of every status, so that what is made up now and then meets something real."""
    red = server.person("Red")
    running = red.table("me", "me", public=True)["table"]
    red.table("me", "open", public=True)
    return {"cookie": red.cookie, "table": running}


# A stream without an end is no answer that could be compared; tests of programs read it.
OPERATIONS = [
    (path, method) for path, methods in document()["paths"].items() for method in methods if path != "/api/events"
]


@pytest.fixture(scope="module")
def schema(server: Server) -> Any:
    # A document cannot say what a title's rules or a record's replay allow: that is answered with 422.
    statuses = [401, 403, 404, 409, 413, 422, 429]
    config = schemathesis.Config.from_dict(
        {
            "checks": {
                "positive_data_acceptance": {"expected-statuses": ["2xx", *statuses]},
                "negative_data_rejection": {"expected-statuses": [400, 405, *statuses]},
            }
        }
    )
    return schemathesis.openapi.from_url(server.address + "/api/schema/openapi.json", config=config)


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=str)
def test_schemathesis_finds_nothing(path: str, method: str, schema: Any, known: dict[str, str]) -> None:
    """Every operation with requests made from the document, right and wrong ones; every answer is as documented."""
    operation = schema[path][method.upper()]

    @settings(max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(
        case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
        | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
    )
    def check(case: schemathesis.Case[Any]) -> None:
        assume(all(value not in (None, "null") for value in (case.query or {}).values()))  # as good as nothing
        parameters = case.path_parameters or {}
        if "table" in parameters and len(str(parameters["table"])) % 2:
            parameters["table"] = known["table"]
        case.call_and_validate(cookies={"ziggurat": known["cookie"]})

    check()


def test_the_document_holds_the_messages_of_the_socket_too(server: Server) -> None:
    parts = document()["components"]["schemas"]
    kinds = {ref["$ref"].rpartition("/")[2] for ref in parts["ServerMessage"]["anyOf"]}
    assert {"ViewMessage", "AckMessage", "ErrorMessage", "ChatMessage", "PresenceMessage"} <= kinds
    assert "TableView" in parts and "Subscribe" in parts
    served = httpx.get(server.address + "/api/schema/openapi.json").json()
    assert set(served["paths"]) == set(document()["paths"])


def test_the_document_holds_what_each_title_shows() -> None:
    parts = document()["components"]["schemas"]
    assert parts["mosaic.MosaicSeen"]["properties"]["players"]["items"] == {
        "$ref": "#/components/schemas/mosaic.PlayerSeen"
    }
    assert parts["mosaic.PlayerSeen"]["properties"]["score"] == {"type": "integer"}


def test_api_md_names_every_path() -> None:
    text = (DOCS / "api.md").read_text()
    for path in document()["paths"]:
        plain = path.replace("{table}", "{id}").replace("{title}", "{id}").replace("{at}", "{k}")
        assert plain in text, plain


@pytest.mark.parametrize(
    "shape", [TableView, SeatView, LogLine, ChatLine, Me, ServerView, TitleView, Sat, Game, Profile]
)
def test_api_md_names_every_field(shape: type[msgspec.Struct]) -> None:
    text = (DOCS / "api.md").read_text()
    assert [name for name in shape.__struct_fields__ if not re.search(rf"\b{name}\b", text)] == []


def test_self_hosting_md_tells_every_setting_with_what_it_is_without_it() -> None:
    told: dict[str, str] = {}
    for line in (DOCS / "self-hosting.md").read_text().splitlines():
        if line.startswith("| `ZIGGURAT_"):
            _, names, usual, _meaning, _ = line.split("|", 4)
            values = [value.strip() for value in usual.split(",")]
            found = re.findall("`ZIGGURAT_([A-Z_]+)`", names)
            told |= {name.lower(): values[min(n, len(values) - 1)] for n, name in enumerate(found)}
    assert set(told) == set(Settings.__struct_fields__)
    for name, said in told.items():
        value = getattr(Settings(), name)
        if isinstance(value, bool):
            assert said == str(value).lower(), name
        elif isinstance(value, (int, float)) and name != "bot_workers":
            assert float(said) == value, name
        elif value:
            assert said in (value, f"`{value}`"), name
