"""What is said in a made-up language, all of it: `test_made_up.py` runs this in a copy of the package that has them.

A plain letter has escaped translation. Names that people gave, notation, ids and rules' numbers are no words.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.words.made_up import ARABIC, CATEGORIES, UNKNOWN, mark
from typer import rich_utils

from ziggurat import terminal
from ziggurat.cli.app import OWN, app, mount_server, run
from ziggurat.cli.room import TOOLS, Room
from ziggurat.kernel.conformance import clickable
from ziggurat.kernel.content import unverified
from ziggurat.kernel.errors import ZigguratError
from ziggurat.kernel.game import Game, load_game, new_game
from ziggurat.kernel.plurals import PLURALS
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import languages, words
from ziggurat.local.door import Door
from ziggurat.players.levels import LEVELS
from ziggurat.sitting import titles
from ziggurat.sitting.errors import TableError
from ziggurat.sitting.wire import Lang
from ziggurat.table.notices import told

# Rules' numbers, and squares of a map by letter and number.
NO_WORD = re.compile(r"\bR\d+(\.\d+)*[a-z]?\b|\b[A-Z]\d{1,2}\b")
MOST = 2500  # actions of a game


def escaped(text: str, *known: str) -> str:
    """The plain letters of a text that are nobody's name; empty when all is translated."""
    for name in known:
        text = text.replace(name, "")
    found = re.findall(r"[A-Za-z][A-Za-z' ]*", NO_WORD.sub("", text))
    return "; ".join(found) and f"{'; '.join(found)} in {text!r}"


def test_a_language_is_its_folder() -> None:
    assert {UNKNOWN, ARABIC} < set(languages())
    assert msgspec.convert(UNKNOWN, Lang) == UNKNOWN
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert("yy", Lang)


@pytest.mark.parametrize("id", title_ids())
def test_whole_games(id: str) -> None:
    title = find_title(id)
    spoken = title.words(UNKNOWN, None)
    found: dict[str, str] = {}
    # Kings and scholars are called in every language as on their cards.
    kinds = title.content.files().get("personalities", {}).get("personalities", [])
    persons = [name for kind in kinds for name in kind["card_names"]]

    def hear(said: Say | None) -> None:
        if said is not None and (plain := escaped(spoken.say(said), *persons)):
            found.setdefault(said.key, plain)

    for seed, players in enumerate((title.min_players, title.max_players)):
        game, rng = new_game(id, players, seed=seed), rng_from_seed(seed)
        for number in range(MOST):
            state = game.state
            if not state.actors():
                break
            seat = state.actors()[0]
            actions = state.legal(seat)
            hear(state.prompt(seat))
            for action in actions[:: max(1, len(actions) // 5)]:
                hear(title.describe(state, seat, action).label)
            if number % 20 == 0:
                things = sorted(clickable(title.kinds, state, seat))
                for thing in (*things[:: max(1, len(things) // 30)], "nonsense"):
                    hear(state.why_not(seat, thing))
            played = game.play(seat, actions[rng.below(len(actions))])
            for event in played.events:
                hear(event.say)
        outcome = game.state.outcome()
        if outcome is not None:
            hear(outcome.reason)
            for source in {source for parts in outcome.parts for source in parts}:
                hear(Say(f"score.{source}") if spoken.has(f"score.{source}") else Say(f"name.{source}"))
    assert found == {}


@pytest.mark.parametrize("id", title_ids())
def test_what_the_client_is_given(id: str) -> None:
    title = find_title(id)
    about = titles.about(title, UNKNOWN)
    said: list[str] = []  # a game's name is its name
    for option in about.options:
        said += [option.label, option.help, *option.labels.values()]
    said += [text for level in about.levels for text in (level.name, level.line)]
    assert len(about.levels) == len(LEVELS)
    texts = titles.texts(title, UNKNOWN)
    said += texts.names.values()
    # Arguments that are not given stay as they are.
    said += [re.sub(r"\{\w+\}", "", text) for text in texts.messages.values()]
    assert [plain for text in said if (plain := escaped(text))] == []


def refusals() -> list[tuple[ZigguratError, tuple[str, ...]]]:
    """Real refusals of engine and title, with the names and ids in them."""
    found: list[tuple[ZigguratError, tuple[str, ...]]] = []

    def refuse(doing: Any, *known: str) -> None:
        with pytest.raises(ZigguratError) as error:
            doing()
        found.append((error.value, known))

    ids = tuple(title_ids())
    refuse(lambda: find_title("chess"), "chess", *ids)
    for id in ids:
        title = find_title(id)
        names = tuple(option.id for option in title.options)
        refuse(lambda title=title: title.new(9, 0, {}), title.name)
        refuse(lambda title=title: title.new(3, 0, {"nonsense": 1}), "nonsense", *names)
        for option in title.options:
            values = (option.id, "wrong", *option.choices, "yes", "no")
            refuse(lambda title=title, option=option: title.new(3, 0, {option.id: "wrong"}), *values)
    refuse(lambda: find_title("ages").new(3, 0, {"tier": "simple", "bonus_cards": "public"}))
    refuse(lambda: load_game("nonsense"), "ziggurat 1")
    game: Game = new_game("antike", 2, seed=1)
    refuse(lambda: game.undo(0))
    record = game.record().write()
    refuse(lambda: load_game(record.replace("seed", "sead")), "sead", "seed")
    refuse(lambda: load_game(record.replace("end 0", "0 nonsense\nend 1")), "nonsense")
    return found


def test_refusals_of_the_engine() -> None:
    plain = [escaped(error.said(UNKNOWN), *sorted(known, key=len, reverse=True)) for error, known in refusals()]
    assert [text for text in plain if text] == []


def test_the_command_line_explains_itself() -> None:
    mount_server()
    terminal.LANGUAGE.set(UNKNOWN)
    known = (", ".join(languages()), "999")
    found: list[str] = []
    commands: list[Any] = [terminal.explained(app, bots="999")]
    for command in commands:
        found.append(command.help)
        found += [param.help for param in command.params]
        commands += getattr(command, "commands", {}).values()
    assert len(found) > 150
    found += [rich_utils.OPTIONS_PANEL_TITLE, rich_utils.COMMANDS_PANEL_TITLE, rich_utils.REQUIRED_LONG_STRING]
    context = terminal.SpokenContext(commands[0])
    for command in commands:
        named = {param.name for param in command.params if param.param_type_name == "argument"}
        found += [piece for piece in command.collect_usage_pieces(context) if piece.strip("{}[].") not in named]
        found += [param.display_type_rich(context) for param in command.params]
    assert [plain for text in found if (plain := escaped(text, *known))] == []


def commands(record: str) -> list[tuple[list[str], tuple[str, ...]]]:
    """Command lines, with the names in their answers."""
    names = ("antike", "greedy", "random", "Antike II", record)
    files = tuple(name for file, sections in find_title("antike").content.files().items() for name in (file, *sections))
    bench = ("bench", "--smoke", "--title", "antike", "--peers-python", "/nowhere")
    return [
        (["simulate", "antike", "--games", "1", "--players", "2", "--bots", "random"], names),
        (["arena", "antike", "--games", "2", "--bots", "random,greedy", "--simulations", "1"], names),
        (["check", "antike", "--games", "1", "--every", "50"], names),
        (["content", "antike"], (*files, *names)),
        *[(["content", id, "--unverified"], (find_title(id).name, *doubted(id))) for id in title_ids()],
        ([*bench], ("/nowhere", *names)),
        (["replay", record, "--at", "0"], names),
        (["conquer"], ("conquer", *OWN, *SERVER)),
        (["simulate", "antike", "--games", "few"], ("--games", "few")),
        (["simulate", "antike", "--games", "0"], ("--games",)),
        (["train", "antike", "--share", "2"], ("--share",)),
        (["titles", "999", "998"], ()),
        (["titles", "--ids=999"], ("--ids",)),
        (["serve", "--port", "99999"], ("--port",)),
        (["verify", "/nowhere"], ("/nowhere",)),
        (["simulate", "antike", "--games"], ("--games",)),
        (["simulate", "antike", "--conquest"], ("--conquest",)),
        (["simulate"], ("title",)),
        (["replay", "/nowhere"], ("/nowhere",)),
        (["backup", record], (record,)),
        (["validate"], ()),
        (["tables", "list"], ()),
        (["people", "list"], ()),
        (["tokens", "list"], ()),
        (["purge"], ()),
    ]


def doubted(id: str) -> Iterator[str]:
    """Files, records and fields of what is not verified."""
    for doubt in unverified(find_title(id).content.files()):
        yield from (doubt.file, doubt.record, doubt.field)
        if isinstance(doubt.note, Say):
            yield from str(doubt.note.args["known"]).split(", ")  # people on cards


SERVER = ("serve", "backup", "validate", "purge", "verify", "tables", "people", "chat", "tokens")
NOTES = re.compile(r"ziggurat: |\bKB\b|\bs\b|µs|JSON")


def test_what_commands_print(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "999.txt"
    record.write_text(new_game("antike", 2, seed=1).record().write())
    monkeypatch.setenv("ZIGGURAT_DATABASE_URL", f"sqlite:///{tmp_path / 'tables.sqlite'}")
    monkeypatch.setenv("COLUMNS", "400")
    found: list[str] = []
    for line, names in commands(str(record)):
        known = sorted((name for name in names if name), key=len, reverse=True)
        run([*line, "--lang", UNKNOWN])
        told = capsys.readouterr()
        assert told.out or told.err, line
        heard = told.out + told.err
        for name in known:
            heard = heard.replace(name, "")
        if plain := escaped(NOTES.sub("", heard)):
            found.append(f"{line[0]}: {plain}")
    assert found == []


def test_what_a_program_at_the_table_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ziggurat.cli.room.LINES", 2)  # so that there are more
    room = Room(UNKNOWN)
    option = find_title(title_ids()[0]).options[0].id
    known = ("antike", option, *title_ids(), *(find_title(id).name for id in title_ids()))
    game = re.findall(r"antike-[0-9a-f]+", room.new_game("antike", bot="random", seed=3))[0]
    said = [room.look(game), room.actions(game, "999"), room.actions(game).splitlines()[-1], room.rules("antike", "R1")]
    said += [room.why_not(game, "999"), room.titles().splitlines()[-1].split(":")[0], room.titles().split("=")[0]]
    names = [tool.__name__ for tool in TOOLS]
    said += [room.say("guide"), *[room.say(f"tool.{name}") for name in names]]
    for doing in (
        lambda: room.play(game, "999"),
        lambda: room.record(game),
        lambda: room.look("999"),
        lambda: Room(UNKNOWN).look("999"),
        lambda: room.new_game("antike", seat=9),
    ):
        with pytest.raises(ZigguratError) as error:
            doing()
        said.append(error.value.said(UNKNOWN))
    assert [
        plain for text in said if (plain := escaped(text, game, *names, *sorted(known, key=len, reverse=True)))
    ] == []


class Asker:
    """A page in front of the door of one device."""

    def __init__(self) -> None:
        self.door = Door()
        self.door.name = "999"

    def ask(self, method: str, path: str, body: object = None) -> Any:
        text = "" if body is None else msgspec.json.encode(body).decode()
        asked = f"{path}{'&' if '?' in path else '?'}lang={UNKNOWN}"
        return msgspec.json.decode(self.door.request(method, asked, text)[1])


def test_what_a_table_says() -> None:
    asker = Asker()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    said: list[str] = []
    for id in title_ids():
        view = asker.ask("POST", "/tables", {"title": id, "seats": seats, "seed": 3})
        table = view["table"]
        said += [view["prompt"]["question"], view["prompt"]["detail"], *(one["label"] for one in view["actions"])]
        said += [line["text"] for line in view["log"]]
        for path, body in (
            (f"/tables/{table}/undo", {"seat": 0}),
            (f"/tables/{table}/undo", {"seat": 7}),
            (f"/tables/{table}/chat", {"text": "999"}),
            (f"/tables/{table}/join", {"seat": 0}),
            (f"/tables/{table}/restart", {"seat": 0}),
            ("/tables/nowhere/resign", {"seat": 0}),
            ("/tables/import", {"record": "999"}),
            ("/tables/import", {"record": "ziggurat 1\n999\nend 0\n"}),
            ("/nowhere", {}),
        ):
            answer = asker.ask("POST", path, body)
            said.append(answer.get("text", ""))
        why = asker.ask("GET", f"/tables/{table}/why?seat=0&intent=999")
        said.append(why["text"])
        asker.ask("POST", f"/tables/{table}/resign", {"seat": 0})
        over = asker.ask("GET", f"/tables/{table}")
        said.append(over["over"]["reason"])
        said.append(asker.ask("POST", f"/tables/{table}/resign", {"seat": 0})["text"])
    assert len(said) > 60
    assert [plain for text in said if (plain := escaped(text))] == []


def test_notices_and_every_sentence_of_the_house() -> None:
    for key in ("turn", "off", "confirm", "reset"):
        for text in told(key, UNKNOWN, title="1", table="2", reason="3", name="4"):
            assert text and not escaped(text)
    spoken = words("", UNKNOWN)
    for key, message in spoken.messages.items():
        given: dict[str, object] = dict.fromkeys(message.pattern.arguments(), 5)
        assert not escaped(spoken.say(Say(key, given))), key


@pytest.mark.parametrize("n", [0, 1, 2, 3, 10, 11, 26, 99, 100, 102, 103])
def test_the_plural_is_the_languages(n: int) -> None:
    rule = PLURALS[ARABIC]
    said = TableError("no_position", "table.length", n=n).said(ARABIC)
    assert mark(rule(n)) in said
    assert not any(mark(other) in said for other in CATEGORIES if other != rule(n))
