"""Components as data: packs laid over files, strict types, digests, and first use by several threads."""

import threading
import time
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from tiny import TITLE as TINY
from ziggurat.kernel.content import Content, Origin, Pack, changes, merge, read_box, unverified, with_doubts
from ziggurat.kernel.errors import BadContent, BadPosition, BadRecord
from ziggurat.kernel.game import new_game, replay
from ziggurat.kernel.provenance import SHOWN, Component, Strict
from ziggurat.kernel.record import read_record
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.words import words


class Card(Component):
    cost: int
    name: Annotated[str, SHOWN] = ""
    yields: dict[str, int] = msgspec.field(default_factory=dict)


class CardsFile(Strict):
    cards: list[Card]
    limit: int = 3


class Box(Strict):
    f: CardsFile


def files() -> dict[str, Any]:
    proof = {"source": "seed", "confidence": "high"}
    cards = [{"id": "a", "cost": 1, **proof}, {"id": "b", "cost": 2, "yields": {"food": 1, "faces": 1}, **proof}]
    return {"f": {"cards": cards, "limit": 3}}


def dear(box: Box, players: int) -> int:
    return players * sum(card.cost for card in box.f.cards)


@pytest.fixture
def content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Content[Box, int]:
    """The content of a package that has it as its files."""
    name = f"made_up_{tmp_path.name}"
    (tmp_path / name / "content").mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    (tmp_path / name / "content" / "f.yaml").write_bytes(msgspec.yaml.encode(files()["f"]))
    monkeypatch.syspath_prepend(tmp_path)
    return Content(name, Box, dear)


def mine(text: str) -> Pack:
    return Pack("mine.yaml", text.encode())


# -- packs -----------------------------------------------------------------------------------------


def test_a_pack_corrects_single_fields(content: Content[Box, int]) -> None:
    assert content.of(mine("f: {cards: [{id: b, cost: 5}]}"), 2) == 12
    assert content.of(None, 2) == 6


def test_a_pack_goes_as_deep_as_it_likes() -> None:
    merged = merge(files(), {"f": {"cards": [{"id": "b", "yields": {"food": 4, "gold": 2}}]}}, "mine.yaml")
    assert merged["f"]["cards"][1]["yields"] == {"food": 4, "faces": 1, "gold": 2}


def test_religion_keeps_its_happy_face() -> None:
    ages = find_title("ages")
    pack = mine("starting_technologies: {cards: [{id: religion, per_worker: {culture: 2}}]}")
    (card,) = [card for card in ages.content.box(pack).starting_technologies.cards if card.id == "religion"]
    assert (card.per_worker.culture, card.per_worker.happiness) == (2, 1)


def test_a_whole_list_or_mapping_is_replaced_on_request() -> None:
    base = {"effects": [{"op": "gain", "n": 1}, {"op": "lose", "n": 2}], "needs": {"food": 1}, "cards": [{"id": "a"}]}
    change = {"effects": [{"op": "gain", "n": 3}], "needs": {"replace": {"gold": 2}}, "cards": {"replace": []}}
    assert merge(base, change, "") == {"effects": [{"op": "gain", "n": 3}], "needs": {"gold": 2}, "cards": []}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("f: {cards: [{id: z, cost: 1}]}", r"mine\.yaml: f\.cards: no record 'z'"),
        ("f: {cards: [{cost: 1}]}", "every record needs the id"),
        ("f: {beasts: []}", r"mine\.yaml: f: unknown section 'beasts'"),
        ("g: {}", r"mine\.yaml: no content file 'g'; there are: f"),
        ("f: {cards: [{id: a, cost: dear}]}", r"mine\.yaml: f: cards a: .*cost"),
        ("f: {cards: [{id: a, price: 4}]}", r"mine\.yaml: f: cards a: .*price"),
        ("f: {limit: many}", r"mine\.yaml: f: limit: "),
        ("f: 3", "maps file names to sections"),
        ("{", "not YAML"),
    ],
)
def test_a_pack_that_does_not_fit_is_refused_with_its_place(
    content: Content[Box, int], text: str, message: str
) -> None:
    with pytest.raises(BadContent, match=message):
        content.of(mine(text), 2)


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("ages", "board: {card_row: {take_cost_by_slot: [3, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]}}"),
        ("antike", "advances: {advances: [{id: strata, price_first: 0}]}"),
        ("civilization", "huts_villages: {huts: [{id: hut_spy, copies: 9}]}"),
        ("mosaic", "trade_goods: {kinds: [{id: fish, count: -1}]}"),
    ],
)
def test_what_does_not_go_together_is_told_of_the_pack(title: str, text: str) -> None:
    with pytest.raises(BadContent, match=r"^mine\.yaml: "):
        find_title(title).try_pack(Pack("mine.yaml", text.encode()))


def test_a_file_or_section_that_nobody_reads_is_an_error() -> None:
    with pytest.raises(BadContent, match=r"g\.yaml: nothing reads this file"):
        read_box(files() | {"g": {}}, Box, Origin(None))
    with pytest.raises(BadContent, match=r"f\.yaml: unknown section 'beasts'"):
        read_box({"f": files()["f"] | {"beasts": []}}, Box, Origin(None))
    with pytest.raises(BadContent, match=r"f\.yaml: section 'cards' is missing"):
        read_box({"f": {"limit": 3}}, Box, Origin(None))


def test_each_change_is_listed_with_old_and_new(content: Content[Box, int]) -> None:
    pack = mine("f: {limit: 3, cards: [{id: b, cost: 5, yields: {faces: 2, gold: 1}}]}")
    found = [(c.file, c.record, c.field, c.old, c.new) for c in changes(content.files(), content.files(pack))]
    assert found == [("f", "b", "cost", 2, 5), ("f", "b", "yields.faces", 1, 2), ("f", "b", "yields.gold", None, 1)]


# -- digests ---------------------------------------------------------------------------------------


def test_the_digest_is_of_the_figures_and_of_nothing_else(content: Content[Box, int]) -> None:
    said = mine("f: {cards: [{id: a, name: Alpha, note: seen, confidence: low}]}")
    assert content.digest(said) == content.digest()
    assert content.digest(mine("f: {cards: [{id: a, cost: 1}], limit: 3}")) == content.digest()
    assert content.digest(mine("f: {cards: [{id: a, cost: 2}]}")) != content.digest()
    assert content.digest(mine("f: {limit: 4}")) != content.digest()


@pytest.mark.parametrize("title", ["antike", "ages", "mosaic", "civilization"])
def test_records_and_positions_name_the_content_they_were_made_with(title: str) -> None:
    found = find_title(title)
    game = new_game(found, found.min_players, 1, dict(found.unattended))
    digest = found.content.digest()
    record, data = game.record(), found.to_data(game.state)
    assert record.content == data["content"] == digest
    assert len(digest) == 16
    text = record.write()
    assert replay(read_record(text), found).record().write() == text
    # What was written before content had a digest still plays; what was made with other figures says so.
    old = text.replace(f"content {digest}\n", "")
    assert replay(read_record(old), found).record().write() == text
    assert found.from_data(data | {"content": ""}).ply == 0
    other = "0123456789abcdef"
    with pytest.raises(BadRecord, match=rf"other figures: content {other}, in force is {digest}"):
        replay(read_record(text.replace(digest, other)), found)
    with pytest.raises(BadPosition, match=rf"other figures: content {other}, in force is {digest}"):
        found.from_data(data | {"content": other})


def test_a_record_of_corrected_figures_does_not_replay_to_another_score() -> None:
    antike = find_title("antike")
    pack = mine("setup: {start_resources: {marble: 5}}")
    text = new_game(antike, 3, 1, None, pack).record().write()
    with pytest.raises(BadRecord, match="other figures"):
        replay(read_record(text), antike)
    assert replay(read_record(text), antike, pack).record().write() == text
    with pytest.raises(BadRecord, match="other figures: content built in"):
        replay(read_record(text.replace(f"content {antike.content.digest(pack)}\n", "")), antike, pack)
    # Until now a record had the pack's own digest.
    replay(read_record(text.replace(antike.content.digest(pack), pack.digest)), antike, pack)


def test_a_title_without_content_has_no_digest() -> None:
    assert "content" not in new_game(TINY, 2, 1).record().write()
    with pytest.raises(BadContent, match="there are: none"):
        TINY.content.files(mine("f: {}"))


# -- several threads -------------------------------------------------------------------------------


def test_the_first_use_by_several_threads_is_one_at_a_time(
    content: Content[Box, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """msgspec prepares a type at its first use and crashes now and then when two threads do so at once."""
    inside, most, made = 0, 0, []
    real = msgspec.convert

    def convert(*args: Any, **named: Any) -> Any:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        time.sleep(0.002)
        inside -= 1
        return real(*args, **named)

    monkeypatch.setattr(msgspec, "convert", convert)
    other = Content(content.package, Box, dear)
    pack = mine("f: {limit: 9}")

    def ask(part: Content[Box, int], number: int) -> None:
        made.append((part.of(None, number % 2), part.digest(pack)))

    threads = [threading.Thread(target=ask, args=(part, n)) for n in range(4) for part in (content, other)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == 1
    assert len(made) == 8


# -- doubts ----------------------------------------------------------------------------------------


def test_doubtful_values_are_listed_field_by_field() -> None:
    files = {
        "f": {
            "cards": [
                {"id": "a", "cost": 1, "source": "seed", "confidence": "high"},
                {"id": "b", "cost": 1, "source": "web", "confidence": "low"},
                {"id": "d", "source": "web", "confidence": "high", "amount_confidence": "medium"},
                {
                    "id": "e",
                    "source": "seed",
                    "confidence": "high",
                    "card_name_evidence": {"web": ["Red", "Blue"], "reconstructed": "rest"},
                },
                {
                    "id": "c",
                    "confidence": "low",
                    "evidence": {"cost": {"confidence": "high"}, "name": {"confidence": "medium", "note": "blurred"}},
                },
            ]
        }
    }
    notes = [d.note if isinstance(d.note, str) else words("", "en").say(d.note) for d in unverified(files)]
    found = [(d.record, d.field, d.confidence) for d in unverified(files)]
    assert [(*one, note) for one, note in zip(found, notes, strict=True)] == [
        ("b", "cards", "low", ""),
        ("d", "cards", "medium", ""),
        ("e", "card_names", "low", "All but Red, Blue are made up."),
        ("c", "name", "medium", "blurred"),
    ]


def test_a_record_that_is_not_certain_says_so() -> None:
    records: list[dict[str, Any]] = [
        {"id": "sure", "source": "seed", "confidence": "high"},
        {"id": "made", "source": "reconstructed", "confidence": "medium"},
        {"id": "part", "source": "rulebook", "evidence": {"symbols": {"source": "reconstructed"}, "cost": {}}},
        {"id": "named", "source": "seed", "card_name_evidence": {"reconstructed": "rest"}},
        {"id": "vague", "source": "web", "confidence": "low"},
        {"id": "amount", "source": "web", "confidence": "high", "amount_confidence": "low"},
        {"id": "graded", "confidence": "medium", "evidence": {"cost": {"source": "seed", "confidence": "high"}}},
        {"id": "open", "source": "web", "confidence": "high", "needs_verification": True},
    ]
    files = {"cards": {"cards": records, "total": 8}}
    shown = with_doubts(files)
    assert {record["id"]: record["doubt"] for record in shown["cards"]["cards"] if "doubt" in record} == {
        "made": {"kind": "reconstructed", "fields": []},
        "part": {"kind": "reconstructed", "fields": ["symbols"]},
        "named": {"kind": "reconstructed", "fields": ["card_names"]},
        "vague": {"kind": "unchecked", "fields": []},
        "amount": {"kind": "unchecked", "fields": []},
        "open": {"kind": "unchecked", "fields": []},
    }
    assert shown["cards"]["total"] == 8
    assert "doubt" not in records[1]
