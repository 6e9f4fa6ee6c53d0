"""Reading the components and building their compact tables, once per pack."""

from typing import Any, Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.content_checks import check
from ziggurat.games.ages.order import ORDER
from ziggurat.games.ages.records import (
    BoardFile,
    BonusRecord,
    Box,
    CostByLevelRecord,
    EventCard,
    ImmediateRecord,
    MilitaryCard,
    PactCard,
    PactSideRecord,
    StaticRecord,
    TacticsCard,
    TechnologyCard,
    TerritoryCard,
)
from ziggurat.games.ages.tables import (
    COST_BY_LEVEL,
    COUNTED,
    REQUIREMENTS,
    SPOILS,
    STATS,
    Effect,
    PactSide,
    Tables,
)
from ziggurat.kernel.content import Content
from ziggurat.kernel.domains import Names
from ziggurat.kernel.errors import BadContent

PACKAGE: Final = "ziggurat.games.ages"
CIVIL_FILES: Final = ("civil_age_a", "civil_age_i", "civil_age_ii", "civil_age_iii")
MILITARY_FILES: Final = (
    "military_events",
    "military_territories",
    "military_aggressions",
    "military_wars",
    "military_pacts",
    "military_tactics",
    "military_bonus",
)
CARD_FILES: Final = ("starting_technologies", *CIVIL_FILES, *MILITARY_FILES)


def compile_tables(box: Box, key: None) -> Tables:
    t = Tables()
    cards: list[Any] = []
    origin: list[str] = []
    for file in CARD_FILES:
        for record in getattr(box, file).cards:
            cards.append(record)
            origin.append(f"{file}.yaml: {record.id}")
    place = {id: number for number, id in enumerate(ORDER)}
    numbered = sorted(zip(cards, origin, strict=True), key=lambda pair: place.get(pair[0].id, len(place)))
    cards = [record for record, _where in numbered]
    origin = [where for _record, where in numbered]
    t.ids = [record.id for record in cards]
    t.index = {id: number for number, id in enumerate(t.ids)}
    if len(t.index) != len(t.ids):
        double = next(id for id in t.ids if t.ids.count(id) > 1)
        raise BadContent(f"two cards have the id {double!r}")
    _cards(t, cards)
    _technologies(t, cards, origin)
    t.effects = [
        tuple(
            _effect(t, effect, f"{where}: effects {number}")
            for number, effect in enumerate(getattr(record, "effects", ()))
        )
        for record, where in zip(cards, origin, strict=True)
    ]
    _number_effects(t)
    t.rated = [tuple(e for e in effects if e.kind in c.RATED) for effects in t.effects]
    t.doublers = tuple(
        tech
        for tech in range(t.techs)
        if any(e.kind == c.E_AIR_FORCE_DOUBLES_ARMY_BONUS for e in t.effects[t.card_of[tech]])
    )
    t.ravaged_culture = max((e.amount for all in t.effects for e in all if e.kind == c.E_RAVAGE_WONDER), default=0)
    _board(t, box.board)
    _actions(t)
    check(t, cards, origin)
    return t


def _bonus(record: StaticRecord | BonusRecord | PactSideRecord) -> tuple[int, ...]:
    return tuple([getattr(record, name, 0) for name in c.BONUS_NAMES])


def _side(record: PactSideRecord) -> PactSide:
    side = PactSide()
    side.bonus = _bonus(record)
    side.resources = record.resource_production
    side.food = record.food_production
    side.discount = record.technology_science_discount
    side.partner_pays = record.partner_pays_science
    side.food_as_resource = record.may_use_food_as_resource_per_turn
    side.resource_as_food = record.may_use_resource_as_food_per_turn
    side.per_wonder = record.culture_per_partner_wonder
    side.immune = record.immune_to_war
    return side


NOTHING: Final = StaticRecord()


def _figures(cards: list[Any], name: str) -> list[int]:
    """A figure that only some types of cards have, 0 for the others."""
    return [getattr(r, name, 0) for r in cards]


def _cards(t: Tables, cards: list[Any]) -> None:
    t.types = [c.TYPES.index(r.__struct_config__.tag) for r in cards]
    t.ages = [c.AGES.index(r.age) for r in cards]
    t.levels = [r.level for r in cards]
    t.classes = [c.CLASSES.index(r.tech_class) if isinstance(r, TechnologyCard) else -1 for r in cards]
    t.families = [c.FAMILIES.index(r.special_family) if getattr(r, "special_family", "") else -1 for r in cards]
    peaceful = _figures(cards, "science_cost_peaceful")
    t.science = [cost + peaceful[n] for n, cost in enumerate(_figures(cards, "science_cost"))]
    t.revolution = _figures(cards, "science_cost_revolution")
    t.bonus = [_bonus(r.permanent if isinstance(r, TerritoryCard) else getattr(r, "bonus", NOTHING)) for r in cards]
    t.copies = [_copies(r) for r in cards]
    t.gov_civil = _figures(cards, "civil_actions")
    t.gov_military = _figures(cards, "military_actions")
    t.gov_urban = _figures(cards, "urban_limit")
    t.stages = [tuple(getattr(r, "stages", ())) for r in cards]
    # The events of Age III are the scoring events (R18.19).
    t.scoring = [isinstance(r, EventCard) and r.age == "III" for r in cards]
    t.immediate = [_immediate(r.immediate) if isinstance(r, TerritoryCard) else () for r in cards]
    t.military_cost = []
    t.cost_by_level = []
    for r in cards:
        cost = getattr(r, "military_action_cost", 0)
        if isinstance(cost, CostByLevelRecord):
            t.military_cost.append(cost.amount)
            t.cost_by_level.append(COST_BY_LEVEL.index(cost.per_level_of))
        else:
            t.military_cost.append(cost)
            t.cost_by_level.append(0)
    t.requirement = [REQUIREMENTS.index(getattr(r, "target_requirement", None) or "") for r in cards]
    t.symmetric = [isinstance(r, PactCard) and r.symmetric for r in cards]
    t.sides = [(_side(r.civilization_a), _side(r.civilization_b)) if isinstance(r, PactCard) else () for r in cards]
    t.attack_rule = [c.ATTACK_RULES.index(getattr(r, "attack_rule", "none")) for r in cards]
    t.army = [(r.army.infantry, r.army.cavalry, r.army.artillery) if isinstance(r, TacticsCard) else () for r in cards]
    t.army_bonus = _figures(cards, "army_bonus")
    # A card with one value gives it to every army (R23.6).
    t.army_obsolete = [-1 if getattr(r, "army_bonus_obsolete", None) is None else r.army_bonus_obsolete for r in cards]
    t.defence = _figures(cards, "defence_bonus")
    t.colonization = _figures(cards, "colonization_bonus")
    t.civil = [number for number, r in enumerate(cards) if r.deck == "civil"]
    t.military = [number for number, r in enumerate(cards) if r.deck == "military"]


def _immediate(r: ImmediateRecord) -> tuple[int, ...]:
    return (r.food, r.resources, r.culture, r.science, r.population, r.military_cards)


def _copies(r: Any) -> tuple[int, ...]:
    """Copies in a game, by number of players: by the marks, and pacts only from three players on (R1.3, R4.8)."""
    if isinstance(r, MilitaryCard):
        return (0, 0, 0 if isinstance(r, PactCard) else r.copies_in_box, r.copies_in_box, r.copies_in_box)
    marks = r.marks
    if marks is None:
        return (0, 0, 0, 0, 0)
    three = marks.unmarked + marks.three
    return (0, 0, marks.unmarked, three, three + marks.four)


def _technologies(t: Tables, cards: list[Any], origin: list[str]) -> None:
    holders = [n for n in range(len(cards)) if t.types[n] == c.TECHNOLOGY and t.classes[n] < c.GOVERNMENT]
    holders.sort(key=lambda n: (t.classes[n], t.levels[n]))
    t.card_of = holders
    t.techs = len(holders)
    t.tech_of = [-1] * len(cards)
    for tech, number in enumerate(holders):
        t.tech_of[number] = tech
    t.t_class = [t.classes[n] for n in holders]
    t.t_level = [t.levels[n] for n in holders]
    t.t_build = tuple([cards[n].build_cost for n in holders])
    t.t_culture = [cards[n].per_worker.culture for n in holders]
    t.t_science = [cards[n].per_worker.science for n in holders]
    t.t_strength = [cards[n].per_worker.strength for n in holders]
    t.t_happy = [cards[n].per_worker.happiness for n in holders]
    t.t_value = []
    for n in holders:
        value = 0
        if t.classes[n] == c.FARM:
            value = cards[n].per_worker.food
        elif t.classes[n] == c.MINE:
            value = cards[n].per_worker.resources
        elif t.classes[n] == c.LAB:
            # A token that Tesla lets a lab produce is worth the lab's level (R28.6).
            value = t.levels[n]
        if value <= 0 and t.classes[n] in (c.FARM, c.MINE):
            raise BadContent(f"{origin[n]}: per_worker: a token on a farm or mine is worth something")
        t.t_value.append(value)
    t.by_value = sorted(range(t.techs), key=lambda tech: (-t.t_value[tech], t.t_class[tech], tech))
    t.value_rank = [t.by_value.index(tech) for tech in range(t.techs)]
    t.noughts = (0,) * t.techs
    t.by_class = [tuple(tech for tech in range(t.techs) if t.t_class[tech] == cls) for cls in range(c.GOVERNMENT)]
    t.first_urban = t.by_class[c.TEMPLE][0]
    t.first_unit = t.by_class[c.INFANTRY][0]
    t.start_cards = [n for n, r in enumerate(cards) if r.deck == "board"]


def _number_effects(t: Tables) -> None:
    """Give each effect of each card an id that does not depend on the order of a file: `refugees/lose`."""
    t.every_effect = []
    t.effect_card = []
    t.first_effect = []
    ids: list[str] = []
    for card in range(len(t.ids)):
        t.first_effect.append(len(ids) if t.effects[card] else -1)
        for e in t.effects[card]:
            id = f"{t.ids[card]}/{c.EFFECTS[e.kind]}"
            again = ids.count(id)
            ids.append(f"{id}/{again + 1}" if again else id)
            t.every_effect.append(e)
            t.effect_card.append(card)
    technologies = tuple([t.ids[card] for card in t.card_of])
    t.names = [Names(tuple(t.ids)), Names(technologies), Names(tuple(ids))]


# What each figure of an effect record is to the engine. No kind has two figures of one meaning.
MEANING: Final = {
    "amount": "amount",
    "total": "amount",
    "factor": "amount",
    "resource_discount": "amount",
    "civil_actions": "amount",
    "action_budget": "amount",
    "per_discontent_worker": "amount",
    "culture_per_discontent_worker": "amount",
    "becomes_culture": "amount",
    "per_advantage": "amount",
    "regain_civil_actions": "amount",
    "culture": "culture",
    "science": "science",
    "food": "food",
    "resources": "resources",
    "food_discount": "food_discount",
    "max": "maximum",
    "max_units": "maximum",
    "threshold": "threshold",
    "min_level": "threshold",
    "base": "base",
    "per_advantage_divisor": "divisor",
    "counts_when_sacrificed": "sacrificed",
    "consumption": "consumption",
    "corruption": "corruption",
    "only_if_used": "only_if_used",
    "level_full": "level_full",
    "level_advanced": "level_advanced",
    "may_take_special_technologies_at_printed_cost": "special",
}


def _effect(t: Tables, r: Any, where: str) -> Effect:
    e = Effect()
    _empty_effect(e)
    e.kind = c.EFFECTS.index(r.__struct_config__.tag)
    for name in r.__struct_fields__:
        value = getattr(r, name)
        if name in MEANING:
            setattr(e, MEANING[name], value)
        elif name == "target":
            e.target = c.TARGETS.index(value)
        elif name in ("classes", "unit_classes", "sources"):
            e.with_wonders = "wonder" in value
            e.classes = tuple([cls for one in value for cls in _classes(one)])
        elif name == "card":
            e.card = _holder(t, value, where)
        elif name == "by_level":
            e.by_level = tuple([value.get(level, 0) for level in range(4)])
        elif name == "by_players":
            e.by_players = tuple([value.get(players, 0) for players in range(5)])
        elif name == "per_worker":
            e.groups = (value.farm, value.mine, value.urban, value.military)
        elif name == "rounding":
            e.round_up = value == "up"
        elif name == "options":
            e.options = tuple([(option.food, option.resources) for option in value])
        elif name == "rate":
            e.rate_science = value == "science"
        elif name == "scored_as":
            e.scored_science = value == "science"
        elif name == "chooser":
            e.chooser_least = value == "least_culture"
        elif name == "per":
            e.counted = COUNTED.index(value)
        elif name == "stat":
            e.counted = STATS.index(value)
        elif name == "what":
            e.what = SPOILS.index(value)
        elif name == "by_age":
            e.by_level = tuple([value.get(age, 0) for age in c.AGES[:4]])
        elif name == "table":
            e.table = _table(value, where)
        elif name == "ages":
            e.ages = tuple([c.AGES.index(age) for age in value])
        else:
            raise BadContent(f"{where}: nobody reads {name}")
    if e.divisor < 1:
        raise BadContent(f"{where}: per_advantage_divisor: 1 or more")
    return e


def _empty_effect(e: Effect) -> None:
    e.target = c.TO_ALL
    e.amount = 0
    e.culture = 0
    e.science = 0
    e.food = 0
    e.resources = 0
    e.food_discount = 0
    e.classes = ()
    e.with_wonders = False
    e.card = -1
    e.maximum = 0
    e.sacrificed = False
    e.by_level = ()
    e.by_players = ()
    e.groups = ()
    e.round_up = False
    e.options = ()
    e.rate_science = False
    e.scored_science = False
    e.consumption = False
    e.corruption = False
    e.only_if_used = False
    e.chooser_least = False
    e.counted = -1
    e.threshold = 0
    e.what = -1
    e.table = ()
    e.ages = ()
    e.level_full = 0
    e.level_advanced = 0
    e.base = 0
    e.divisor = 1
    e.special = False


def _classes(name: str) -> list[int]:
    """The classes a name of an effect's list stands for; wonders are no class."""
    if name == "urban":
        return list(range(c.TEMPLE, c.THEATER + 1))
    return [] if name == "wonder" else [c.CLASSES.index(name)]


def _holder(t: Tables, id: str, where: str) -> int:
    if id not in t.index:
        raise BadContent(f"{where}: no card {id!r}")
    tech = t.tech_of[t.index[id]]
    if tech < 0:
        raise BadContent(f"{where}: {id!r} holds no workers")
    return tech


def _table(table: dict[int, list[int]], where: str) -> tuple[tuple[int, ...], ...]:
    """Points by rank, for each number of players."""
    rows: list[tuple[int, ...]] = []
    for players in range(5):
        row = table.get(players, [])
        if players >= 2 and len(row) != players:
            raise BadContent(f"{where}: table: {players} players need {players} numbers")
        rows.append(tuple(row))
    return tuple(rows)


def _bank(steps: list[Any], what: str, largest: int) -> list[int]:
    """A bank table spelt out for every number of tokens up to the largest that makes a difference."""
    table: list[int] = []
    for bank in range(largest + 1):
        reached = [s for s in steps if bank >= s.bank_min]
        if not reached:
            raise BadContent(f"board.yaml: {what}: nothing for {bank} tokens")
        value = getattr(max(reached, key=lambda s: s.bank_min), what)
        table.append(-1 if value is None else value)
    return table


def _board(t: Tables, board: BoardFile) -> None:
    start = board.player_start
    t.start_workers = [0] * t.techs
    for name, workers in start.workers_on_cards.items():
        if name not in t.index or t.tech_of[t.index[name]] < 0:
            raise BadContent(f"board.yaml: player_start: workers_on_cards: no technology {name!r}")
        t.start_workers[t.tech_of[t.index[name]]] = workers
    t.start_yellow = start.yellow_bank
    t.start_unused = start.unused_workers
    t.start_blue = start.blue_bank
    if start.yellow_bank + start.unused_workers + sum(t.start_workers) != start.yellow_total:
        raise BadContent("board.yaml: player_start: bank, unused workers and workers do not make yellow_total")
    governments = [n for n in t.start_cards if t.classes[n] == c.GOVERNMENT]
    if len(governments) != 1:
        raise BadContent("starting_technologies.yaml: exactly one card is the first government")
    t.start_government = governments[0]
    largest = start.yellow_bank
    t.population_cost = _bank(board.population_cost_by_yellow_bank, "food", largest)
    t.consumption = _bank(board.food_consumption_by_yellow_bank, "food", largest)
    t.faces = _bank(board.required_happy_faces_by_yellow_bank, "faces", largest)
    t.corruption = _bank(board.corruption_by_blue_bank, "resources", start.blue_bank)
    t.yellow_sections = board.yellow_bank_sections_left_to_right
    t.blue_sections = board.blue_bank_sections_left_to_right
    if sum(t.yellow_sections) != start.yellow_bank or sum(t.blue_sections) != start.blue_bank:
        raise BadContent("board.yaml: the sections of a bank do not hold the tokens it starts with")
    row = board.card_row
    if row.take_cost_by_slot != sorted(row.take_cost_by_slot):
        raise BadContent("board.yaml: card_row: the costs of the slots rise from left to right")
    t.slot_cost = row.take_cost_by_slot
    t.front = [row.front_slots_removed_by_players.get(players, 0) for players in range(5)]
    t.wonder_extra = row.extra_cost_per_completed_wonder
    t.first_round = board.first_round_civil_actions_by_seat
    t.draw_max = board.military_draw_max
    t.famine = board.famine_culture_loss_per_missing_food
    events = board.events_at_setup_by_players
    t.start_events = [events.get(players, 0) for players in range(5)]
    box = board.components
    t.box_yellow = box.tokens.yellow
    t.box_blue = box.tokens.blue
    if sum(t.copies[n][4] for n in t.civil) != box.cards.civil:
        raise BadContent("board.yaml: components: the civil cards do not add up to that number")
    if sum(t.copies[n][4] for n in t.military) != box.cards.military:
        raise BadContent("board.yaml: components: the military cards do not add up to that number")
    tracks = board.tracks
    t.science_max = tracks.science_points.max
    t.culture_rate_max = tracks.culture_rate.max
    t.science_rate_max = tracks.science_rate.max
    t.strength_max = tracks.strength.max
    t.happy_max = tracks.happy_faces.max


def _actions(t: Tables) -> None:
    """Actions that a turn may offer again and again, made once."""
    techs = range(t.techs)
    t.take = [(c.A_TAKE, slot, 0, 0) for slot in range(len(t.slot_cost))]
    t.build = [(c.A_BUILD, tech, 0, 0) for tech in techs]
    t.destroy = [(c.A_DESTROY, tech, 0, 0) for tech in techs]
    t.unit = [(c.A_UNIT, tech, 0, 0) for tech in techs]
    t.disband = [(c.A_DISBAND, tech, 0, 0) for tech in techs]
    t.recruit = [(c.A_RECRUIT, tech, 0, 0) for tech in techs]
    t.offer_unit = [(c.A_OFFER_UNIT, tech, 0, 0) for tech in techs]
    t.upgrade = [[(c.A_UPGRADE, tech, u, 0) for u in techs] for tech in techs]
    t.upgrade_unit = [[(c.A_UPGRADE_UNIT, tech, u, 0) for u in techs] for tech in techs]
    t.stage = [(c.A_STAGE, n, 0, 0) for n in range(8)]
    t.end = [(c.A_END, n, 0, 0) for n in range(t.draw_max + 1)]


# What a card shows beside its text.
BESIDE: Final = (
    "build_cost",
    "copies_in_box",
    "level",
    "marks",
    "military_action_cost",
    "science_cost",
    "science_cost_peaceful",
    "science_cost_revolution",
    "stages",
)
CONTENT: Final[Content[Box, Tables]] = Content(PACKAGE, Box, compile_tables, beside=BESIDE)
