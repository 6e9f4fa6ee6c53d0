"""The command line speaks one language throughout: asked for by --lang or by the environment."""

import ast
from pathlib import Path

import pytest
from typer.core import TyperCommand, TyperGroup

from tiny import TITLE
from ziggurat import terminal
from ziggurat.cli import replay as replay_command
from ziggurat.cli.app import app, mount_server, run
from ziggurat.kernel.game import new_game
from ziggurat.kernel.words import languages, read_folder, title_folder

HOUSE = Path(terminal.__file__).parent
SPEAKING = [HOUSE / "terminal.py", *(HOUSE / "cli").glob("*.py"), *(HOUSE / "server").glob("commands*.py")]


def explained(lang: str) -> dict[str, str]:
    """What every command and every parameter is explained by, by its place."""
    mount_server()
    terminal.LANGUAGE.set(lang)
    found: dict[str, str] = {}

    def walk(command: TyperCommand | TyperGroup, path: str) -> None:
        found[path] = command.help or ""
        for param in command.params:
            found[f"{path} {param.name}"] = getattr(param, "help", "") or ""
        for name, inner in getattr(command, "commands", {}).items():
            walk(inner, f"{path} {name}")

    walk(terminal.explained(app, bots="greedy"), "ziggurat")
    return found


@pytest.fixture(autouse=True)
def english_again() -> None:
    terminal.LANGUAGE.set("en")


def test_all_is_explained_in_every_language() -> None:
    told = {lang: explained(lang) for lang in languages()}
    assert len(told["en"]) > 100
    for lang, texts in told.items():
        assert [place for place, text in texts.items() if not text or text.startswith(("command-", "parameter-"))] == []
        if lang != "en":
            same = {place for place, text in texts.items() if text == told["en"][place]}
            assert all(place.endswith(" database") for place in same) or not same


def test_no_explanation_is_left_over(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    say = terminal.say

    def noted(key: str, /, **args: object) -> str:
        used.add(key)
        return say(key, **args)

    monkeypatch.setattr(terminal, "say", noted)
    explained("en")
    own = {key for key in read_folder(title_folder(terminal.PACKAGE, "en")) if key.startswith(("command-", "param"))}
    assert own == used & own


def test_every_sentence_in_the_code_has_its_words() -> None:
    own = read_folder(title_folder(terminal.PACKAGE, "en"))
    found: set[str] = set()
    for file in SPEAKING:
        for node in ast.walk(ast.parse(file.read_text())):
            # `say("says.done")`, `say("says.account" if ... else "says.guest")`
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value} if node.value.startswith(("says.", "refused.", "help.")) else set()
    assert len(found) > 60
    assert {key for key in found if key[-1] != "." and key.replace(".", "-") not in own} == set()


def test_the_language_is_that_of_the_option_or_the_environment() -> None:
    for environment, lang in (
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "ZIGGURAT_LANG": "de"}, "de"),
    ):
        assert terminal.choose_language(["titles"], environment) == ["titles"]
        assert terminal.LANGUAGE.get() == lang, environment
    for given in (["--lang", "de", "titles", "--ids"], ["titles", "--ids", "--lang=de"]):
        assert terminal.choose_language(given, {"ZIGGURAT_LANG": "en"}) == ["titles", "--ids"]
        assert terminal.LANGUAGE.get() == "de"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--help"], "Ein offener Tisch"),
        (["simulate", "--help"], "Lass Bots viele Partien spielen"),
        (["tables", "list", "--help"], "Höchstens so viele."),
        (["simulate", "tiny:TITLE", "--games", "2", "--players", "2"], "2 von 2 Partien beendet, 0 gescheitert"),
        (["simulate", "tiny:TITLE", "--games", "1", "--players", "2"], "1 von 1 Partie beendet"),
        (["check", "tiny:TITLE", "--games", "1"], "eine Partie, "),
        (["content", "antike"], "Abschnitt"),
        (["content", "antike", "--unverified"], "am gedruckten Spiel geprüft"),
        (["titles"], "Spieler"),
        (["rules", "tiny:TITLE", "R1.1"], "R1.1"),
        (["arena", "tiny:TITLE", "--games", "2", "--bots", "random,greedy", "--seconds", "0.01"], "Rangpunkte"),
    ],
)
def test_german_throughout(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert run([*arguments, "--lang", "de"]) == 0
    german = " ".join(capsys.readouterr().out.split())
    assert said in german
    assert run(arguments) == 0
    assert " ".join(capsys.readouterr().out.split()) != german or arguments[0] == "rules"


def test_components_are_counted_and_not_explained_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["content", "ages", "--lang", "de"]) == 0
    assert "rulebook" not in capsys.readouterr().out


def test_a_record_is_told_in_german(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay_command, "named_title", lambda _: TITLE)
    path = tmp_path / "game.txt"
    path.write_text(new_game(TITLE, 2, 3).record().write())
    assert run(["replay", str(path), "--lang", "de"]) == 0
    assert "nach 0 von 0 Aktionen" in capsys.readouterr().out
    path.write_text("nonsense")
    assert run(["replay", str(path), "--lang", "de"]) == 2
    assert f"{path}: Zeile 1: Eine Aufzeichnung beginnt mit" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["conquer"], "Den Befehl „conquer“ gibt es nicht"),
        (["simulate"], "Es fehlt das Argument title."),
        (["simulate", "antike", "--games", "few"], "--games ist eine Zahl, nicht „few“"),
        (["simulate", "antike", "--games", "0"], "--games ist mindestens 1"),
        (["simulate", "antike", "--games"], "--games braucht einen Wert"),
        (["simulate", "antike", "--conquest"], "Es gibt keine Option --conquest"),
        (["simulate", "antike", "--bots", "random,random,random"], "3 Bots für 4 Spieler"),
        (["simulate", "chess"], "kein Spiel"),
        (["replay", "nowhere.txt"], "nowhere.txt: diese Datei gibt es nicht"),
        (["backup", __file__], "gibt es schon"),
        (["validate"], "nenne einen Tisch, oder --all"),
        (["titles", "--lang", "fr"], "de"),
    ],
)
def test_refusals_in_german(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, arguments: list[str], said: str
) -> None:
    monkeypatch.setenv("ZIGGURAT_LANG", "de")
    assert run(arguments) == 2
    refused = capsys.readouterr()
    assert said in refused.err
    assert refused.out == ""
    assert refused.err.count("\n") == 1
