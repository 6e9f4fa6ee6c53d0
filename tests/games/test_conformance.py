"""The kernel's promises, kept by every title over player counts, options and ways to end; and random games that end,
with every component in the box all the way."""

from typing import NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet

from games.antike.positions import WAR
from support import random_move, rule
from ziggurat.kernel.conformance import check_game
from ziggurat.kernel.content import Pack
from ziggurat.kernel.registry import find_title, title_ids
from ziggurat.kernel.rng import rng_from_seed


class Table(NamedTuple):
    title: str
    players: int
    options: dict[str, object]
    pack: Pack | None = None


ANTIKE: list[dict[str, object]] = [
    {},
    {"map": "orient"},
    {"variant_plinius": True, "variant_free_building": True},
    {"map": "orient", "coins_in_bank": 3, "choose_nations": True},
    {"commercium_keeps_mercatura": False, "production_bonus_without_city": False, "choose_nations": True},
]
AGES: list[tuple[int, dict[str, object]]] = [
    (2, {"tier": "simple"}),
    (4, {"tier": "simple"}),
    (2, {"tier": "advanced"}),
    (3, {"tier": "advanced", "less_mean": True, "easier": True}),
    (2, {}),
    (3, {}),
    (4, {}),
    (3, {"resigning": True}),
    (2, {"easier": True, "alternative_corruption": True}),
    (4, {"less_mean": True}),
    (3, {"peaceful": True, "fewer_pacts": True, "military_draw_action": True}),
    (2, {"bonus_cards": "public", "bonus_public": 5}),
    (3, {"bonus_cards": "age_by_age", "fewer_points": True}),
    (2, {"bonus_cards": "private"}),
    (3, {"bonus_cards": "open_choice"}),
]
CIVILIZATION: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"government_set": "ww", "loot_rules": "faq2"}),
    (4, {"offers_per_player": 2}),
    (2, {"introductory": True}),
    (3, {"civilizations": "chosen", "stacking_while_passing": "end_only"}),
]
TABLES = [
    *(Table("ages", players, options) for players, options in AGES),
    *(Table("antike", players, {"turn_cap_rounds": 12, **options}) for options in ANTIKE for players in range(2, 7)),
    # Armed from the start, so that fights, reactions, conquests and trades come up within a few rounds.
    *(
        Table("antike", players, {"map": side, "turn_cap_rounds": 10, "coins_in_bank": 20}, WAR)
        for side in ("mare_nostrum", "orient")
        for players in (2, 4, 6)
    ),
    *(Table("civilization", players, {"round_limit": 12, **options}) for players, options in CIVILIZATION),
    *(Table("mosaic", players, {}) for players in range(2, 7)),
    *(Table("mosaic", players, {"turn_cap_rounds": 3}) for players in (3, 4)),
]
EVERY = {"ages": 29, "antike": 9, "civilization": 9, "mosaic": 25}  # how many decisions apart the dear checks are made


def param(number: int, table: Table) -> ParameterSet:
    marks = [pytest.mark.rule("antike", "R19.5")] if table.title == "antike" else []
    return pytest.param(table, id=f"{table.title}-{number}", marks=marks)


@pytest.mark.parametrize("table", [param(number, table) for number, table in enumerate(TABLES)])
def test_a_title_keeps_every_promise(table: Table) -> None:
    title = find_title(table.title)
    report = check_game(title, table.players, 40 + table.players, table.options, table.pack, EVERY[table.title])
    assert report.decisions > 12


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("id", title_ids())
def test_random_games_end_and_nothing_is_lost(id: str, seed: int) -> None:
    title = find_title(id)
    tables = [table for table in TABLES if table.title == id]
    table = tables[7 * seed % len(tables)]
    s = title.new(table.players, seed, {**title.unattended, **table.options}, table.pack)
    rng = rng_from_seed(seed)
    while not s.over():
        random_move(s, rng)
        assert s.ply < title.longest
        if s.ply % 20 == 0:
            assert s.census() == title.box(s)
    assert s.census() == title.box(s)
    outcome = s.outcome()
    assert outcome is not None
    assert outcome.winners()


@rule("antike", "R13.2")
@pytest.mark.parametrize("seed", range(20))
def test_antike_has_one_winner(seed: int) -> None:
    title = find_title("antike")
    s = title.new(2 + seed % 5, seed, {"turn_cap_rounds": 20, "coins_in_bank": 20}, WAR)
    rng = rng_from_seed(seed)
    while not s.over():
        random_move(s, rng)
    outcome = s.outcome()
    assert outcome is not None
    assert len(outcome.winners()) == 1
