"""The OpenAPI document: complete, and true under whatever schemathesis makes from it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode

from server.running import Server, serving
from ziggurat.server.schema import document


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


def test_schemathesis_finds_nothing(server: Server, known: dict[str, str]) -> None:
    """Every operation with requests made from the document, right and wrong ones; every answer is as documented."""
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
    schema = schemathesis.openapi.from_url(server.address + "/api/schema/openapi.json", config=config)
    problems: list[str] = []
    # A stream without an end is no answer that could be compared; tests of programs read it.
    for found in schema.exclude(path="/api/events").get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=15, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
        )
        @given(
            case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE)
            | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE)
        )
        def check(case: schemathesis.Case[Any]) -> None:
            parameters = case.path_parameters or {}
            if "table" in parameters and len(str(parameters["table"])) % 2:
                parameters["table"] = known["table"]
            case.call_and_validate(cookies={"ziggurat": known["cookie"]})

        try:
            check()
        except (Exception, BaseExceptionGroup) as error:
            problems.append(f"{operation.label}: {error}")
    assert not problems, "\n\n".join(problems)


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
    text = (Path(__file__).resolve().parents[2] / "docs" / "api.md").read_text()
    for path in document()["paths"]:
        plain = path.replace("{table}", "{id}").replace("{title}", "{id}").replace("{at}", "{k}")
        assert plain in text, plain
