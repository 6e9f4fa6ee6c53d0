"""Reading the components and building their compact tables, once per pack."""

from typing import Any, Final

from ziggurat.games.ages import codes as k
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
    BONUS_NAMES,
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
    c = Tables()
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
    c.ids = [record.id for record in cards]
    c.index = {id: number for number, id in enumerate(c.ids)}
    if len(c.index) != len(c.ids):
        double = next(id for id in c.ids if c.ids.count(id) > 1)
        raise BadContent(f"two cards have the id {double!r}")
    _cards(c, cards)
    _technologies(c, cards, origin)
    c.effects = [
        tuple(
            _effect(c, effect, f"{where}: effects {number}")
            for number, effect in enumerate(getattr(record, "effects", ()))
        )
        for record, where in zip(cards, origin, strict=True)
    ]
    _number_effects(c)
    c.rated = [tuple(e for e in effects if e.kind in k.RATED) for effects in c.effects]
    c.doublers = tuple(
        t for t in range(c.techs) if any(e.kind == k.E_AIR_FORCE_DOUBLES_ARMY_BONUS for e in c.effects[c.card_of[t]])
    )
    c.ravaged_culture = max((e.amount for all in c.effects for e in all if e.kind == k.E_RAVAGE_WONDER), default=0)
    _board(c, box.board)
    _actions(c)
    check(c, cards, origin)
    return c


def _bonus(record: StaticRecord | BonusRecord | PactSideRecord) -> tuple[int, ...]:
    return tuple([getattr(record, name, 0) for name in BONUS_NAMES])


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


def _cards(c: Tables, cards: list[Any]) -> None:
    c.types = [k.TYPES.index(r.__struct_config__.tag) for r in cards]
    c.ages = [k.AGES.index(r.age) for r in cards]
    c.levels = [r.level for r in cards]
    c.classes = [k.CLASSES.index(r.tech_class) if isinstance(r, TechnologyCard) else -1 for r in cards]
    c.families = [k.FAMILIES.index(r.special_family) if getattr(r, "special_family", "") else -1 for r in cards]
    peaceful = _figures(cards, "science_cost_peaceful")
    c.science = [cost + peaceful[n] for n, cost in enumerate(_figures(cards, "science_cost"))]
    c.revolution = _figures(cards, "science_cost_revolution")
    c.bonus = [_bonus(r.permanent if isinstance(r, TerritoryCard) else getattr(r, "bonus", NOTHING)) for r in cards]
    c.copies = [_copies(r) for r in cards]
    c.gov_civil = _figures(cards, "civil_actions")
    c.gov_military = _figures(cards, "military_actions")
    c.gov_urban = _figures(cards, "urban_limit")
    c.stages = [tuple(getattr(r, "stages", ())) for r in cards]
    # The events of Age III are the scoring events (R18.19).
    c.scoring = [isinstance(r, EventCard) and r.age == "III" for r in cards]
    c.immediate = [_immediate(r.immediate) if isinstance(r, TerritoryCard) else () for r in cards]
    c.military_cost = []
    c.cost_by_level = []
    for r in cards:
        cost = getattr(r, "military_action_cost", 0)
        if isinstance(cost, CostByLevelRecord):
            c.military_cost.append(cost.amount)
            c.cost_by_level.append(COST_BY_LEVEL.index(cost.per_level_of))
        else:
            c.military_cost.append(cost)
            c.cost_by_level.append(0)
    c.requirement = [REQUIREMENTS.index(getattr(r, "target_requirement", None) or "") for r in cards]
    c.symmetric = [isinstance(r, PactCard) and r.symmetric for r in cards]
    c.sides = [(_side(r.civilization_a), _side(r.civilization_b)) if isinstance(r, PactCard) else () for r in cards]
    c.attack_rule = [k.ATTACK_RULES.index(getattr(r, "attack_rule", "none")) for r in cards]
    c.army = [(r.army.infantry, r.army.cavalry, r.army.artillery) if isinstance(r, TacticsCard) else () for r in cards]
    c.army_bonus = _figures(cards, "army_bonus")
    # A card with one value gives it to every army (R23.6).
    c.army_obsolete = [-1 if getattr(r, "army_bonus_obsolete", None) is None else r.army_bonus_obsolete for r in cards]
    c.defence = _figures(cards, "defence_bonus")
    c.colonization = _figures(cards, "colonization_bonus")
    c.civil = [number for number, r in enumerate(cards) if r.deck == "civil"]
    c.military = [number for number, r in enumerate(cards) if r.deck == "military"]


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


def _technologies(c: Tables, cards: list[Any], origin: list[str]) -> None:
    holders = [n for n in range(len(cards)) if c.types[n] == k.TECHNOLOGY and c.classes[n] < k.GOVERNMENT]
    holders.sort(key=lambda n: (c.classes[n], c.levels[n]))
    c.card_of = holders
    c.techs = len(holders)
    c.tech_of = [-1] * len(cards)
    for t, number in enumerate(holders):
        c.tech_of[number] = t
    c.t_class = [c.classes[n] for n in holders]
    c.t_level = [c.levels[n] for n in holders]
    c.t_build = tuple([cards[n].build_cost for n in holders])
    c.t_culture = [cards[n].per_worker.culture for n in holders]
    c.t_science = [cards[n].per_worker.science for n in holders]
    c.t_strength = [cards[n].per_worker.strength for n in holders]
    c.t_happy = [cards[n].per_worker.happiness for n in holders]
    c.t_value = []
    for n in holders:
        value = 0
        if c.classes[n] == k.FARM:
            value = cards[n].per_worker.food
        elif c.classes[n] == k.MINE:
            value = cards[n].per_worker.resources
        elif c.classes[n] == k.LAB:
            # A token that Tesla lets a lab produce is worth the lab's level (R28.6).
            value = c.levels[n]
        if value <= 0 and c.classes[n] in (k.FARM, k.MINE):
            raise BadContent(f"{origin[n]}: per_worker: a token on a farm or mine is worth something")
        c.t_value.append(value)
    c.by_value = sorted(range(c.techs), key=lambda t: (-c.t_value[t], c.t_class[t], t))
    c.value_rank = [c.by_value.index(t) for t in range(c.techs)]
    c.noughts = (0,) * c.techs
    c.by_class = [tuple(t for t in range(c.techs) if c.t_class[t] == cls) for cls in range(k.GOVERNMENT)]
    c.first_urban = c.by_class[k.TEMPLE][0]
    c.first_unit = c.by_class[k.INFANTRY][0]
    c.start_cards = [n for n, r in enumerate(cards) if r.deck == "board"]


def _number_effects(c: Tables) -> None:
    """Give each effect of each card an id that does not depend on the order of a file: `refugees/lose`."""
    c.every_effect = []
    c.effect_card = []
    c.first_effect = []
    ids: list[str] = []
    for card in range(len(c.ids)):
        c.first_effect.append(len(ids) if c.effects[card] else -1)
        for e in c.effects[card]:
            id = f"{c.ids[card]}/{k.EFFECTS[e.kind]}"
            again = ids.count(id)
            ids.append(f"{id}/{again + 1}" if again else id)
            c.every_effect.append(e)
            c.effect_card.append(card)
    technologies = tuple([c.ids[card] for card in c.card_of])
    c.names = [Names(tuple(c.ids)), Names(technologies), Names(tuple(ids))]


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


def _effect(c: Tables, r: Any, where: str) -> Effect:
    e = Effect()
    _empty_effect(e)
    e.kind = k.EFFECTS.index(r.__struct_config__.tag)
    for name in r.__struct_fields__:
        value = getattr(r, name)
        if name in MEANING:
            setattr(e, MEANING[name], value)
        elif name == "target":
            e.target = k.TARGETS.index(value)
        elif name in ("classes", "unit_classes", "sources"):
            e.with_wonders = "wonder" in value
            e.classes = tuple([cls for one in value for cls in _classes(one)])
        elif name == "card":
            e.card = _holder(c, value, where)
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
            e.by_level = tuple([value.get(age, 0) for age in k.AGES[:4]])
        elif name == "table":
            e.table = _table(value, where)
        elif name == "ages":
            e.ages = tuple([k.AGES.index(age) for age in value])
        else:
            raise BadContent(f"{where}: nobody reads {name}")
    if e.divisor < 1:
        raise BadContent(f"{where}: per_advantage_divisor: 1 or more")
    return e


def _empty_effect(e: Effect) -> None:
    e.target = k.TO_ALL
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
        return list(range(k.TEMPLE, k.THEATER + 1))
    return [] if name == "wonder" else [k.CLASSES.index(name)]


def _holder(c: Tables, id: str, where: str) -> int:
    if id not in c.index:
        raise BadContent(f"{where}: no card {id!r}")
    t = c.tech_of[c.index[id]]
    if t < 0:
        raise BadContent(f"{where}: {id!r} holds no workers")
    return t


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


def _board(c: Tables, board: BoardFile) -> None:
    start = board.player_start
    c.start_workers = [0] * c.techs
    for name, workers in start.workers_on_cards.items():
        if name not in c.index or c.tech_of[c.index[name]] < 0:
            raise BadContent(f"board.yaml: player_start: workers_on_cards: no technology {name!r}")
        c.start_workers[c.tech_of[c.index[name]]] = workers
    c.start_yellow = start.yellow_bank
    c.start_unused = start.unused_workers
    c.start_blue = start.blue_bank
    if start.yellow_bank + start.unused_workers + sum(c.start_workers) != start.yellow_total:
        raise BadContent("board.yaml: player_start: bank, unused workers and workers do not make yellow_total")
    governments = [n for n in c.start_cards if c.classes[n] == k.GOVERNMENT]
    if len(governments) != 1:
        raise BadContent("starting_technologies.yaml: exactly one card is the first government")
    c.start_government = governments[0]
    largest = start.yellow_bank
    c.population_cost = _bank(board.population_cost_by_yellow_bank, "food", largest)
    c.consumption = _bank(board.food_consumption_by_yellow_bank, "food", largest)
    c.faces = _bank(board.required_happy_faces_by_yellow_bank, "faces", largest)
    c.corruption = _bank(board.corruption_by_blue_bank, "resources", start.blue_bank)
    c.yellow_sections = board.yellow_bank_sections_left_to_right
    c.blue_sections = board.blue_bank_sections_left_to_right
    if sum(c.yellow_sections) != start.yellow_bank or sum(c.blue_sections) != start.blue_bank:
        raise BadContent("board.yaml: the sections of a bank do not hold the tokens it starts with")
    row = board.card_row
    if row.take_cost_by_slot != sorted(row.take_cost_by_slot):
        raise BadContent("board.yaml: card_row: the costs of the slots rise from left to right")
    c.slot_cost = row.take_cost_by_slot
    c.front = [row.front_slots_removed_by_players.get(players, 0) for players in range(5)]
    c.wonder_extra = row.extra_cost_per_completed_wonder
    c.first_round = board.first_round_civil_actions_by_seat
    c.draw_max = board.military_draw_max
    c.famine = board.famine_culture_loss_per_missing_food
    events = board.events_at_setup_by_players
    c.start_events = [events.get(players, 0) for players in range(5)]
    box = board.components
    c.box_yellow = box.tokens.yellow
    c.box_blue = box.tokens.blue
    if sum(c.copies[n][4] for n in c.civil) != box.cards.civil:
        raise BadContent("board.yaml: components: the civil cards do not add up to that number")
    if sum(c.copies[n][4] for n in c.military) != box.cards.military:
        raise BadContent("board.yaml: components: the military cards do not add up to that number")
    tracks = board.tracks
    c.science_max = tracks.science_points.max
    c.culture_rate_max = tracks.culture_rate.max
    c.science_rate_max = tracks.science_rate.max
    c.strength_max = tracks.strength.max
    c.happy_max = tracks.happy_faces.max


def _actions(c: Tables) -> None:
    """Actions that a turn may offer again and again, made once."""
    techs = range(c.techs)
    c.take = [(k.A_TAKE, slot, 0, 0) for slot in range(len(c.slot_cost))]
    c.build = [(k.A_BUILD, t, 0, 0) for t in techs]
    c.destroy = [(k.A_DESTROY, t, 0, 0) for t in techs]
    c.unit = [(k.A_UNIT, t, 0, 0) for t in techs]
    c.disband = [(k.A_DISBAND, t, 0, 0) for t in techs]
    c.recruit = [(k.A_RECRUIT, t, 0, 0) for t in techs]
    c.offer_unit = [(k.A_OFFER_UNIT, t, 0, 0) for t in techs]
    c.upgrade = [[(k.A_UPGRADE, t, u, 0) for u in techs] for t in techs]
    c.upgrade_unit = [[(k.A_UPGRADE_UNIT, t, u, 0) for u in techs] for t in techs]
    c.stage = [(k.A_STAGE, n, 0, 0) for n in range(8)]
    c.end = [(k.A_END, n, 0, 0) for n in range(c.draw_max + 1)]


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
