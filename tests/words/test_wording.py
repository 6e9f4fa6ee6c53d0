"""What is said reads well: no nought of something that nothing happens to, one of a thing in the singular, no doubled
word, no article that does not fit, nothing left open; in real games and sentence by sentence, in every language."""

import re

import pytest

from words.wording import NOUGHT, counted, faults, genders, miscounted, sentences
from ziggurat.kernel.conformance import clickable
from ziggurat.kernel.game import new_game
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed
from ziggurat.kernel.say import Say
from ziggurat.kernel.words import Words, languages
from ziggurat.players.forecast import forecast
from ziggurat.players.view import View

MOST = 1500  # actions of a game

# Noughts that say something.
MEANT = {
    "ask.actions.detail": "what the turn will bring, kind by kind, like a table",
    "ask.attack": "strengths are compared",
    "ask.defend": "strengths are compared",
    "log.compare": "strengths are compared",
    "log.battle_won": "a result",
    "log.barbarians_won": "a result",
    "text-fundamentalism_trade": "a limit",
}
OWNED = re.compile(r"(?:you have|du hast) 0[.,;]")  # what one lacks is told by what one has


@pytest.mark.parametrize("id", title_ids())
def test_sentences_of_real_games(id: str) -> None:
    title = find_title(id)
    said: dict[str, dict[str, str]] = {lang: {} for lang in languages()}

    def hear(sentence: Say | None, whole: bool = True) -> None:
        if sentence is not None:
            for lang, heard in said.items():
                text = title.words(lang, None).say(sentence)
                heard.setdefault(text, sentence.key)
                # A line of the log leaves out who did it, and goes on behind a name.
                assert not whole or not text[0].islower(), (sentence.key, text)

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
                for change in forecast(View(state, seat), actions[0], rng.clone()).changes:
                    hear(change)
            for event in game.play(seat, actions[rng.below(len(actions))]).events:
                hear(event.say, whole=False)
        outcome = game.state.outcome()
        hear(outcome.reason if outcome else None)
    wrong: list[str] = []
    for lang, heard in said.items():
        assert len(heard) > 100
        for text, key in heard.items():
            found = faults(lang, text)
            if key not in MEANT:
                found += NOUGHT.findall(OWNED.sub("", text))
            wrong += [f"{key}: {text} ({', '.join(found)})"] if found else []
    assert not wrong, "\n".join(sorted(wrong))


# What is never said of one, or of more than one, though it has a number.
NEVER = {
    "antike/says.ftl: action-field_paid": "one step is free",
    "antike/says.ftl: action-field_paid_produce": "one step is free",
    "antike/says.ftl: action-field_paid_unpaid": "one step is free",
    "antike/says.ftl: action-field_paid_nothing": "one step is free",
    "antike/says.ftl: prompt-give": "the bank gives nothing for one",
    "antike/says.ftl: log-founds": "one city cannot be lost",
    "antike/says.ftl: end-threshold": "nobody wins with one",
    "client/antike.ftl: to_win": "nobody wins with one",
    "client/antike.ftl: score_label": "nobody wins with one",
    "civilization/says.ftl: prompt-movement": "everybody moves two squares and more",
    "civilization/says.ftl: why-found_maximum": "everybody may have two cities and more",
    "mosaic/says.ftl: prompt-keep": "of one there is no choice",
    "mosaic/says.ftl: why-too_few_cities": "two cities and more",
    "mosaic/says.ftl: why-take_over": "the last city is not taken over",
    "client/ages.ftl: civil_left": "one of several",
    "client/ages.ftl: military_left": "one of several",
    "client/ages.ftl: urban_limit_short": "every government allows two and more",
    "cli/says.ftl: says-peer": "a rate",
    "cli/says.ftl: says-waits": "a name",
}


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_of_one_and_of_two(lang: str) -> None:
    """Names and texts of things have the figures of their things, and are looked at with them below."""
    wrong = [
        f"{at}: {text}"
        for at, message in sentences(lang)
        if at not in NEVER and ": name-" not in at and ": text-" not in at
        for n in (1, 2)
        if any(miscounted(lang, text := counted(lang, message.pattern, n)))
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", languages())
def test_sentences_are_finished(lang: str) -> None:
    """Ids and commands that a person types are written as they are typed."""
    typed = re.compile(
        r"[`…]|\.\.\.|_[a-z]+=|error-(?:fewer|bonus|less|coins)|note-|refused-pg_dump|keys_text|record_rules|map_key"
    )
    wrong: list[str] = []
    for at, message in sentences(lang):
        text = counted(lang, message.pattern, 3)
        if (
            typed.search(at + text)
            or at in NEVER
            or ": text-" in at
            or at.split(":")[0].endswith(("tour.ftl", "lessons.ftl"))
        ):
            continue
        wrong += [f"{at}: {text} ({fault})" for fault in faults(lang, text.replace("X", "x")) if fault != "x x"]
    assert not wrong, "\n".join(wrong)


def test_german_articles_agree_with_their_nouns() -> None:
    """A noun that is `einen ...` here and `eine ...` or `das ...` there has the wrong article in one of them."""
    assert {noun: seen for noun, seen in genders("de").items() if len(seen) > 1} == {}


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
    (
        "civilization",
        "action.target_figures",
        {"player": "rome", "armies": 2, "scouts": 0},
        "Rome: 2 armies",
        "Rom: 2 Armeen",
    ),
    (
        "civilization",
        "action.target_figures",
        {"player": "rome", "armies": 0, "scouts": 1},
        "Rome: 1 scout",
        "Rom: 1 Pionier",
    ),
    (
        "civilization",
        "action.want",
        {"n": 1, "goods": "culture_2"},
        "Want 1 card of Culture II",
        "1 Karte von Kultur II verlangen",
    ),
    (
        "civilization",
        "action.give",
        {"n": 2, "goods": "hut_silk"},
        "Give 2 huts (silk)",
        "2 Hütten (Seide) geben",
    ),
    ("civilization", "why.advance", {"culture": 3, "trade": 0}, "costs 3 culture.", "kostet 3 Kultur."),
    ("ages", "ask.agreement", {"n": 0}, "Take a card that costs no civil action", "die keine Zivilaktion kostet"),
    ("ages", "act.play", {"card": "X", "n": 0}, "Play X for free", "X kostenlos ausspielen"),
    ("ages", "act.peaceful", {"card": "X", "n": 0}, "peacefully to X for free", "Friedlich und kostenlos wechseln: X"),
    ("ages", "act.revolution", {"card": "X", "n": 0}, "Revolution, X for free", "Revolution, X kostenlos"),
    ("ages", "log.technology", {"card": "X", "n": 0}, "plays X for free", "spielt X kostenlos aus"),
    ("ages", "log.revolution", {"card": "X", "n": 0}, "a revolution, X for free", "eine Revolution, X kostenlos"),
    ("civilization", "prompt.research", {"n": 0, "coins": 2}, "you have no trade.", "Du hast keinen Handel."),
    ("civilization", "prompt.step", {"n": 0, "square": "a1"}, "On A1, no step left.", "Auf A1, weiter geht es nicht."),
    ("antike", "table.no_days", {"n": 0}, "You have no day of vacation", "keinen Urlaubstag mehr"),
    ("ages", "log.final", {"n": 0}, "scores nothing at the end", "erhält am Ende keine Kultur"),
    ("ages", "ask.mix_lose", {"n": 1}, "Lose one food or one resource.", "Verliere 1 Nahrung oder 1 Rohstoff."),
    (
        "antike",
        "action.field_produce",
        {"field": "ferrum", "amount": 0, "resource": "iron"},
        "Ferrum: no iron from your cities, free",
        "Ferrum: kein Eisen aus deinen Städten, frei",
    ),
    (
        "antike",
        "log.produces",
        {"nation": "Roma", "amount": 0, "resource": "iron", "n": 1},
        "Roma: no iron, +1 coin",
        "Roma: kein Eisen, +1 Münze",
    ),
    ("antike", "why.too_little_to_trade", {"n": 0}, "You have no goods", "Du hast keine Ressourcen"),
    (
        "antike",
        "log.personality",
        {"nation": "Roma", "kind": "plinius", "n": 1, "cards": ["Plinius"]},
        "Roma takes Plinius",
        "Roma gewinnt Plinius",
    ),
    (
        "mosaic",
        "log.converts",
        {"n": 1, "a": "track_ideas", "b": "track_tax"},
        "lowers ideas production by 1 and raises tax production by as much",
        "verringert die Ideenproduktion um 1 und erhöht die Steuerproduktion um ebenso viel",
    ),
    ("mosaic", "why.no_hex", {"piece": "piece_artisan_town"}, "for an artisan town.", "für: Handwerksdorf."),
    ("mosaic", "why.no_production", {"track": "track_ideas"}, "no ideas production to move", "Ideenproduktion"),
    ("mosaic", "why.pay", {"n": 1, "what": "resource_ideas"}, "cost of 1 idea cannot", "So lässt sich 1 Idee nicht"),
]


@pytest.mark.parametrize(("id", "key", "args", "english", "german"), SELDOM)
def test_nothing_and_one(id: str, key: str, args: dict[str, object], english: str, german: str) -> None:
    title = find_title(id)
    assert english in title.words("en", None).say(Say(key, args))
    assert german in title.words("de", None).say(Say(key, args))


@pytest.mark.parametrize("id", title_ids())
@pytest.mark.parametrize("lang", languages())
def test_names_and_texts_of_things(id: str, lang: str) -> None:
    spoken: Words = find_title(id).words(lang, None)
    texts = {key: spoken.text(key) for key in spoken.messages if key.startswith(("text-", "name-"))}
    assert texts
    wrong: list[str] = []
    for key, text in texts.items():
        found = faults(lang, text) + ([] if key in MEANT else NOUGHT.findall(text))
        wrong += [f"{key}: {text} ({', '.join(found)})"] if found else []
    assert not wrong, "\n".join(wrong)
