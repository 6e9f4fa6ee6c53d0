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
        r"|scouts|cities|tokens|points|times|rounds|personalities|(?:civil|military) actions)\b(?! production)"
    ),
    "de": re.compile(
        r"(?<![\d./+-])\b1 (?:Ideen|Rohstoffe|Münzen|Einheiten|Truppen|Legionen|Galeeren|Hütten|Karten|Aktionen"
        r"|Arbeitern|Armeen|Pioniere|Städte|Steine|Punkte|Runden|Zivilaktionen|Militäraktionen)\b"
    ),
}
# What one gets, pays or loses nothing of is not named.
NOUGHT = {
    "en": re.compile(r"(?:up to|gains|gets|loses|pays|produces|scores|takes|and|Work for|you have|from|:|,) 0 [a-z]"),
    "de": re.compile(
        r"(?:bis zu|erhält|gewinnt|verliert|bezahlt|produziert|nimmt|und|Arbeit für|noch|du hast|dort|aus|,)"
        r" 0 [A-ZÄÖÜa-z]"
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
            if re.search(r"\{\w+\}|\b(?:log|act|prompt|ask)[.-][a-z_]+\b", text):
                wrong.append(text)
            for pattern in (PLURALS[lang], NOUGHT[lang]):
                if pattern.search(text):
                    wrong.append(text)
    assert not wrong, "\n".join(sorted(wrong))
