"""The terminal at 80 columns: nothing is cut, the table can be played from, and it speaks the language asked for."""

import os
import pty
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from ziggurat.cli.board import table_of
from ziggurat.cli.boards import told
from ziggurat.cli.boards.printed import printed
from ziggurat.cli.company import SEALS, Company, drawing
from ziggurat.cli.play import named
from ziggurat.kernel.game import Game, new_game
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.state import State

WIDTH = 80


def terminal(*command: str, typed: str = "") -> str:
    """What a person sees who types this at a terminal of 80 columns, without the colours."""
    ours, theirs = pty.openpty()
    environment = os.environ | {"COLUMNS": str(WIDTH), "LINES": "50", "TERM": "xterm", "ZIGGURAT_PURE": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", "from ziggurat.cli import main; main()", *command],
        stdin=subprocess.PIPE,
        stdout=theirs,
        stderr=theirs,
        env=environment,
    )
    os.close(theirs)
    assert process.stdin is not None
    process.stdin.write(typed.encode())
    process.stdin.close()
    seen = b""
    while True:
        try:
            part = os.read(ours, 65536)
        except OSError:  # the other side is gone
            break
        if not part:
            break
        seen += part
    os.close(ours)
    assert process.wait() == 0, seen.decode()
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", seen.decode()).replace("\r\n", "\n")
    # A bar that shows how far slow work is writes over itself.
    return "\n".join(line.rpartition("\r")[2] for line in plain.split("\n"))


def late(id: str, players: int = 3) -> Game:
    """A game that has gone on for long, by random moves."""
    game, rng = new_game(id, players, seed=5), rng_from_seed(5)
    for _ in range(700):
        if not game.state.actors():
            break
        seat = game.state.actors()[0]
        legal = [action for action in game.state.legal(seat) if action[0] != game.state.title.leaving]
        game.play(seat, legal[rng.below(len(legal))])
    return game


def page(state: State, seat: int, lang: str, width: int = WIDTH) -> str:
    out = StringIO()
    company = Company(state, state.title.words(lang, None))
    Console(file=out, width=width, highlight=False, color_system=None).print(table_of(state, seat, company))
    return out.getvalue()


@pytest.mark.parametrize(
    "command",
    [
        ("titles",),
        ("content", "antike", "--unverified"),
        ("content", "mosaic"),
        ("content", "ages"),
        ("rules", "antike", "R6"),
        ("serve", "--help"),
        ("bench", "--smoke", "--title", "antike", "--lang", "de"),
        ("replay", "web/tests/records/antike.txt", "--lang", "de"),
    ],
)
def test_nothing_is_cut(command: tuple[str, ...]) -> None:
    seen = terminal(*command)
    assert "…" not in seen
    assert all(len(line) <= WIDTH for line in seen.splitlines())
    if command == ("titles",):
        for id in title_ids():
            for option in find_title(id).options:
                assert re.search(rf"\b{option.id}=", seen)


@pytest.mark.parametrize("id", title_ids())
def test_the_table_fits_and_is_short(id: str) -> None:
    game = late(id)
    german, english = page(game.state, 0, "de"), page(game.state, 0, "en")
    for text in (german, english):
        assert all(len(line) <= WIDTH for line in text.splitlines())
        assert len(text) < 8000  # about 2,000 tokens
        assert "…" not in text
        # Every name is a name, no id of the engine.
        assert not re.findall(r"\b[a-z]+_[a-z_]+\b", text)
    assert german != english and "Runde" in german


@pytest.mark.parametrize("id", title_ids())
def test_no_word_is_broken_with_as_many_players_as_can_sit_down(id: str) -> None:
    game = late(id, find_title(id).max_players)
    for lang in ("en", "de"):
        wide = set(page(game.state, 0, lang, 500).split())
        assert set(page(game.state, 0, lang).split()) <= wide


@pytest.mark.parametrize("id", title_ids())
def test_a_person_sees_the_table_and_what_a_card_does(id: str) -> None:
    card, does = {
        "antike": ("Ancona", "Zu Land"),
        "ages": ("Alchemie", "Jeder Arbeiter"),
        "mosaic": ("Fischerei", "+2 Nahrungsmittelproduktion"),
        "civilization": ("Keramik", "Öffnet Kornspeicher"),
    }[id]
    typed = f"help\ncard {card}\nquit\n"
    seen = terminal("play", id, "--seats", "human,random,random", "--seed", "3", "--lang", "de", typed=typed)
    assert "Spieler 1" in seen and "Runde" in seen
    assert "was eine Karte tut" in seen
    assert does in seen
    assert "Du verlässt den Tisch." in seen
    assert not re.search(r"\b(the|your|and|with|action)\b", seen.replace(find_title(id).name, "")), seen


@pytest.mark.parametrize(
    ("id", "card", "told"),
    [
        ("civilization", "pottery", "Stufe I. Forschung verlangt 6 Handel. Öffnet Kornspeicher."),
        ("civilization", "library", "Kostet 5 Produktion. Verlangt Schrift. Steht auf Grasland."),
        ("civilization", "democracy", "Regierung: In der Handelsphase"),
        ("civilization", "infantry", "Schlägt zuerst zu gegen Kavallerie."),
        ("civilization", "egypt", "Beginnt mit Bauwesen, Despotismus."),
        ("civilization", "builder", "Bringt 2 Produktion, 1 Münze."),
        ("ages", "alchemy", "Labor, Zeitalter I. Kostet 4 Wissenschaft. Jedes für 6 Rohstoffe."),
        ("ages", "pyramids", "Teile 3, 2, 1."),
        ("mosaic", "alphabet", "Kostet 5 Ideen."),
    ],
)
def test_what_is_printed_on_a_card_is_told(id: str, card: str, told: str) -> None:
    """Not all cards have a text as a whole."""
    state = new_game(id, 3, seed=3).state
    assert told in printed(state, Company(state, state.title.words("de", None)))[card]


def test_every_card_of_every_title_is_told_of() -> None:
    """By text or by what is printed on it; regions, squares and hexes are told by what is there."""
    for id in title_ids():
        state = new_game(id, 3, seed=3).state
        for lang in ("en", "de"):
            spoken = state.title.words(lang, None)
            known = printed(state, Company(state, spoken))
            for card, text in known.items():
                assert spoken.text("text-" + card) or text, (id, card)
                assert not re.search(r"\b[a-z]+_[a-z_]+\b|[{}]|\.\.| \.", text), text


def test_a_question_names_the_nation_once_and_a_hint_is_in_words() -> None:
    typed = "tipp\nende\n"
    seen = terminal("play", "antike", "--seats", "human,random", "--seed", "3", "--lang", "de", typed=typed)
    assert "⬢ Spieler 1 (Germania): Wähle ein beliebiges Feld des Rondells" in seen
    assert re.search(r"^ *\d+ %  (Ferrum|Marmor|Aurum|Militia|Templum|Scientia|Movere)\b.*, frei ", seen, re.MULTILINE)


def test_an_analysis_is_told_in_words(tmp_path: Path) -> None:
    game, rng = new_game("mosaic", 2, seed=4), rng_from_seed(4)
    for _ in range(24):
        seat = game.state.actors()[0]
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
    path = tmp_path / "game.txt"
    path.write_text(game.record().write())
    seen = terminal("analyse", str(path), "--lang", "de")
    assert all(len(line) <= WIDTH for line in seen.splitlines())
    assert "● Spieler 1" in seen and "■ Spieler 2" in seen
    assert "besser, soweit man wissen konnte" in seen
    assert not re.search(r"\b[a-z]+_[a-z_]+\b", seen), seen


def test_nobody_begins_a_round_alone() -> None:
    """A line that is about everybody has no name before it."""
    seen = terminal("play", "civilization", "--seats", "random,random", "--seed", "3", "--options", "round_limit=2")
    assert re.search(r"^Round 2", seen, re.MULTILINE)
    assert re.search(r"^The round limit", seen, re.MULTILINE)
    seen = terminal("play", "mosaic", "--seats", "random,random", "--seed", "3", "--options", "turn_cap_rounds=1")
    assert re.search(r"^The game is over", seen, re.MULTILINE)


@pytest.mark.parametrize(
    ("id", "seals"), [("antike", "●⬢■"), ("ages", "▲⬢●"), ("mosaic", "●■▲"), ("civilization", "●■▲")]
)
def test_everybody_has_the_name_seal_and_colour_of_the_browser(id: str, seals: str) -> None:
    """People first, what they are in the game beside it; seats can be named."""
    seats = "Ochre=human,skilled,Indigo=random"
    seen = terminal("play", id, "--seats", seats, "--seed", "3", typed="quit\n")
    names = ("Ochre", "Practised", "Indigo")
    for seal, name in zip(seals, names, strict=True):
        assert f"{seal} {name}" in seen
    assert "Player" not in seen
    state = new_game(id, 3, seed=3).state
    company = Company(state, state.title.words("en", None), names)
    roles = {"antike": "Roma", "ages": "Green", "mosaic": "", "civilization": "Rome"}
    role = f" ({roles[id]})" if roles[id] else ""
    assert Text.from_markup(company.who(0)).plain == f"{seals[0]} Ochre{role}"


def test_a_game_of_bots_is_told_once() -> None:
    seen = terminal("play", "antike", "--seats", "random,random", "--seed", "3", "--options", "turn_cap_rounds=2")
    told = [line for line in seen.splitlines() if line[0:1] in SEALS]
    assert len(told) > 10
    # Told again it would stand there twice as often as in the game's own log.
    assert seen.count(told[0]) == told.count(told[0]) and told[: len(told) // 2] != told[len(told) // 2 :]
    assert seen.count("The last round is over") == 1


@pytest.mark.parametrize(
    ("id", "place", "lines"),
    [
        (
            "antike",
            "ancona",
            {
                "en": "Ancona Roma (marble). Yields marble. By land Aquileia, Mediolanum, Neapolis, Roma. "
                "By sea Aquileia, Dyrrhachion, Neapolis, Salonae.",
                "de": "Ancona Roma (Marmor). Ertrag Marmor. Zu Land Aquileia, Mediolanum, Neapolis, Roma. "
                "Zur See Aquileia, Dyrrhachion, Neapolis, Salonae.",
            },
        ),
        ("mosaic", "italy", {"en": "Next to Gaul", "de": "Grenzt an Gallien"}),
        ("civilization", "g1", {"en": "G1 Water. Gives 1 trade, Silk.", "de": "G1 Wasser. Bringt 1 Handel, Seide."}),
        ("ages", "moon", {"en": "no place is called 'moon'", "de": "kein Ort heißt „moon“"}),
    ],
)
def test_a_place_is_told_in_words(id: str, place: str, lines: dict[str, str]) -> None:
    for lang, line in lines.items():
        given = ("play", id, "--seats", "human,greedy,greedy", "--seed", "4", "--lang", lang)
        seen = terminal(*given, typed=f"board {place}\nquit\n")
        assert all(len(one.removeprefix("> ")) <= WIDTH for one in seen.splitlines())
        assert line in " ".join(seen.split())


def test_every_place_is_told_and_found_by_its_name() -> None:
    # Other tests of this process may have a title of their own, for which there is no page.
    for id in [id for id in title_ids() if drawing(find_title(id)) is not None]:
        state = late(id).state
        for lang in ("en", "de"):
            company = Company(state, state.title.words(lang, None))
            for place, text in told(state, 0, company).items():
                assert text and not re.findall(r"\b[a-z]+_[a-z_]+\b", Text.from_markup(text).plain), (place, text)
                assert place in named({place: company.spoken.name(place)}, company.spoken.name(place).upper())


def test_numbers_are_written_as_the_language_writes_them() -> None:
    given = ("simulate", "antike", "--games", "3", "--options", "turn_cap_rounds=70", "--bots", "random")
    assert re.search(r" \d,\d{3} decisions in \d+\.\d s ", " ".join(terminal(*given).split()))
    german = " ".join(terminal(*given, "--lang", "de").split())
    assert re.search(r" \d\.\d{3} Entscheidungen in \d+,\d s ", german)


def test_a_long_action_goes_on_under_its_words_and_rows_begin_with_capitals() -> None:
    seen = terminal("play", "ages", "--seed", "4", typed="quit\n").splitlines()
    actions = [at for at, line in enumerate(seen) if re.match(r" +\d+  Take ", line)]
    assert any(re.match(r" {6}\S", seen[at + 1]) for at in actions), "none of them needs a second line"
    table = [line for line in seen if re.match(r"(?i)(culture|food|yellow bank|civil actions) ", line)]
    assert len(table) == 4
    assert all(line[0].isupper() for line in table)
