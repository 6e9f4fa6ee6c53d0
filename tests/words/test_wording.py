"""What is said in real games reads well: no nought of something that nothing happens to, one of a thing in the
singular, nothing left open, in every language."""

import re

import pytest

from ziggurat.kernel.conformance import clickable
from ziggurat.kernel.game import new_game
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import languages

MOST = 1500  # actions of a game

# A plural behind a one; words that are the same for one and many, or end like a plural and are none, are left alone.
PLURALS = {
    "en": re.compile(
        r"(?<![\d./+-])\b1 (?:ideas|resources|coins|units|legions|galleys|huts|villages|cards|actions|workers|armies"
        r"|scouts|cities|tokens|points|times|rounds|personalities|(?:civil|military) actions|happy faces"
        r"|(?:blue|yellow) tokens|symbols|wonders|levels|stages)\b(?! production)"
    ),
    "de": re.compile(
        r"(?<![\d./+-])\b1 (?:Ideen|Rohstoffe|Münzen|Einheiten|Truppen|Legionen|Galeeren|Hütten|Karten|Aktionen"
        r"|Arbeitern|Armeen|Pioniere|Städte|Steine|Punkte|Runden|Zivilaktionen|Militäraktionen|Unruhen|Symbole|Stufen"
        r"|zufriedene Gesichter|(?:blaue|gelbe) Steine|Wunderteile)\b"
    ),
}
# What one gets, pays or loses nothing of is not named.
NOUGHT = {
    "en": re.compile(
        r"(?:up to|gains|gets|loses|pays|produces|scores|takes|and|for|has|have|collects|from|:|,) \+?0 [a-z]"
    ),
    "de": re.compile(
        r"(?:bis zu|erhält|gewinnt|verliert|bezahlt|zahlt|produziert|nimmt|und|für|noch|hat|hast|dort|erhebt|aus|,)"
        r" \+?0 [A-ZÄÖÜa-z]"
    ),
}


@pytest.mark.parametrize("id", title_ids())
def test_sentences_of_real_games(id: str) -> None:
    title = find_title(id)
    said: dict[str, set[str]] = {lang: set() for lang in languages()}

    def hear(sentence: Say | None) -> None:
        if sentence is not None:
            for lang, heard in said.items():
                heard.add(title.words(lang, None).say(sentence))

    for seed, players in ((1, title.min_players), (2, min(4, title.max_players))):
        game, rng = new_game(id, players, seed=seed), rng_from_seed(seed)
        for number in range(MOST):
            state = game.state
            if not state.actors():
                break
            seat = state.actors()[0]
            actions = [action for action in state.legal(seat) if action[0] != title.leaving]
            hear(state.prompt(seat))
            for action in actions[:: max(1, len(actions) // 6)]:
                hear(title.describe(state, seat, action).label)
            if number % 25 == 0:
                things = sorted(clickable(title.kinds, state, seat))
                for thing in things[:: max(1, len(things) // 20)]:
                    hear(state.why_not(seat, thing))
            for event in game.play(seat, actions[rng.below(len(actions))]).events:
                hear(event.say)
    wrong: list[str] = []
    for lang, heard in said.items():
        assert len(heard) > 100
        for text in heard:
            if re.search(r"\{\w+\}|\b(?:log|act|prompt|ask)[.-][a-z_]+\b|[!?][.:]", text):
                wrong.append(text)
            for pattern in (PLURALS[lang], NOUGHT[lang]):
                if pattern.search(text):
                    wrong.append(text)
    assert not wrong, "\n".join(sorted(wrong))


# What is said seldom, of nothing and of one.
SELDOM = [
    (
        "antike",
        "prompt.scientia",
        {"nation": "Roma", "gold": 0, "n": 2},
        "Roma has 2 coins for",
        "Roma hat 2 Münzen für",
    ),
    (
        "antike",
        "prompt.scientia",
        {"nation": "Roma", "gold": 0, "n": 1},
        "Roma has one coin for",
        "Roma hat eine Münze für",
    ),
    (
        "ages",
        "ask.actions.detail",
        {"course": 0, "culture": 4, "science": 6, "food": 2, "eaten": 0, "resources": 7, "corruption": 0},
        "food 2, resources 7.",
        "Nahrung 2, Rohstoffe 7.",
    ),
    ("ages", "ask.bid", {"card": "X", "bid": 0}, "nobody has bid yet", "Noch hat niemand geboten"),
    ("ages", "ask.pay_bid", {"n": 2, "force": 0}, "choose units and cards", "Wähle Einheiten und Karten"),
    ("ages", "ask.lose_population", {"n": 1}, "Choose the worker you lose.", "Wähle den Arbeiter, den du verlierst."),
    ("ages", "act.take", {"card": "X", "n": 0}, "Take X for free", "X kostenlos nehmen"),
    ("ages", "act.free_population", {"n": 0}, "for free", "kostenlos"),
    ("ages", "act.stage", {"card": "X", "n": 1, "cost": 0}, "of X for free", "„X“ kostenlos bauen"),
    ("ages", "act.stage", {"card": "X", "n": 1, "cost": 2}, "of X for 2 resources", "„X“ für 2 Rohstoffe bauen"),
    ("ages", "log.stage", {"card": "X", "n": 0, "stage": 1}, "of X for free", "„X“ kostenlos"),
    ("ages", "log.population", {"n": 0}, "increases population for free", "erhöht die Bevölkerung kostenlos"),
    ("mosaic", "prompt.eliminate_region", {"n": 1}, "an enemy unit falls", "eine feindliche Truppe fällt"),
    ("mosaic", "prompt.eliminate", {"n": 1, "region": "X"}, "enemy unit in X falls", "feindliche Truppe in X fällt"),
    ("mosaic", "prompt.tile", {"n": 1}, "Take any tile from the map.", "Nimm ein beliebiges Plättchen vom Spielplan."),
    ("mosaic", "prompt.unit", {"n": 1}, "Place your unit.", "Platziere deine Truppe."),
    ("mosaic", "act.work", {"n": 0, "what": "X"}, "Work for no X", "Arbeit ohne Ertrag: X"),
    ("mosaic", "log.taxes", {"n": 0, "card": "X"}, "collects no money with X", "erhebt kein Geld mit X"),
    ("civilization", "action.arts", {"city": "X", "n": 0}, "to the arts, no culture", "Künsten widmen, keine Kultur"),
    ("civilization", "prompt.target", {"card": "X!"}, "Choose the target: X!", "Wähle das Ziel: X!"),
    ("civilization", "goods", {"n": 0, "goods": "X"}, "nothing", "nichts"),
    (
        "civilization",
        "action.move_group",
        {"square": "a1", "armies": 1, "scouts": 1},
        "1 army, 1 scout",
        "1 Armee, 1 Pionier",
    ),
]


@pytest.mark.parametrize(("id", "key", "args", "english", "german"), SELDOM)
def test_nothing_and_one(id: str, key: str, args: dict[str, object], english: str, german: str) -> None:
    title = find_title(id)
    assert english in title.words("en", None).say(Say(key, args))
    assert german in title.words("de", None).say(Say(key, args))


@pytest.mark.parametrize("id", title_ids())
def test_texts_of_things(id: str) -> None:
    for lang, plural in PLURALS.items():
        spoken = find_title(id).words(lang, None)
        texts = {key: spoken.text(key) for key in spoken.messages if key.startswith("text-")}
        assert texts
        assert [f"{key}: {text}" for key, text in texts.items() if plural.search(text)] == []
