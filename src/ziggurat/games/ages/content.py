"""Reading the components and building their compact tables, once per pack."""

from typing import Any

from ziggurat.games.ages.kinds import (
    A_BUILD,
    A_DESTROY,
    A_DISBAND,
    A_END,
    A_OFFER_UNIT,
    A_RECRUIT,
    A_STAGE,
    A_TAKE,
    A_UNIT,
    A_UPGRADE,
    A_UPGRADE_UNIT,
    AGES,
    ATTACK_RULES,
    BONUS,
    CLASSES,
    E_RAVAGE_WONDER,
    EFFECTS,
    EVENT,
    FAMILIES,
    FARM,
    GOVERNMENT,
    INFANTRY,
    LAB,
    MINE,
    PACT,
    SPECIAL,
    TACTICS,
    TARGETS,
    TECHNOLOGY,
    TEMPLE,
    TERRITORY,
    THEATER,
    TYPES,
    WONDER,
)
from ziggurat.games.ages.records import (
    BonusRecord,
    BoxRecord,
    CardRecord,
    CostByLevelRecord,
    EffectRecord,
    EventsRecord,
    PactSideRecord,
    RowRecord,
    SectionRecord,
    StartRecord,
    StepRecord,
    TrackRecord,
)
from ziggurat.games.ages.tables import COST_BY_LEVEL, COUNTED, REQUIREMENTS, SPOILS, STATS, Content, Effect, PactSide
from ziggurat.kernel.content import Pack, load_content, read_records, read_section
from ziggurat.kernel.errors import BadContent

PACKAGE = "ziggurat.games.ages"
CIVIL_FILES = ("civil_age_a", "civil_age_i", "civil_age_ii", "civil_age_iii")
MILITARY_FILES = (
    "military_events",
    "military_territories",
    "military_aggressions",
    "military_wars",
    "military_pacts",
    "military_tactics",
    "military_bonus",
)
CARD_FILES = ("starting_technologies", *CIVIL_FILES, *MILITARY_FILES)

GROUPS = ("farm", "mine", "urban", "military")
ALL_URBAN = CLASSES[TEMPLE : THEATER + 1]

_known: dict[str, Content] = {}


def content_of(pack: Pack | None) -> Content:
    """The compiled tables; the built-in ones and those of each pack are made once."""
    digest = "" if pack is None else pack.digest
    found = _known.get(digest)
    if found is None:
        found = compile_content(load_content(PACKAGE, pack), pack)
        _known[digest] = found
    return found


def compile_content(files: dict[str, Any], pack: Pack | None) -> Content:
    c = Content()
    cards: list[CardRecord] = []
    origin: list[str] = []
    for file in CARD_FILES:
        for record in read_records(files, file, "cards", CardRecord, pack):
            cards.append(record)
            origin.append(f"{file}.yaml: {record.id}")
    c.ids = [record.id for record in cards]
    c.index = {id: number for number, id in enumerate(c.ids)}
    if len(c.index) != len(c.ids):
        double = next(id for id in c.ids if c.ids.count(id) > 1)
        raise BadContent(f"two cards have the id {double!r}")
    _cards(c, cards, origin)
    _technologies(c, cards, origin)
    c.effects = [
        tuple(_effect(c, effect, f"{where}: effects {number}") for number, effect in enumerate(record.effects))
        for record, where in zip(cards, origin, strict=True)
    ]
    c.ravaged_culture = max((e.amount for all in c.effects for e in all if e.kind == E_RAVAGE_WONDER), default=0)
    _board(c, files, pack)
    _actions(c)
    _cross_check(c, origin)
    return c


def _number(names: tuple[str, ...], name: str, where: str) -> int:
    if name not in names:
        raise BadContent(f"{where}: {name!r} is not one of {', '.join(filter(None, names))}")
    return names.index(name)


def _bonus(record: BonusRecord) -> tuple[int, ...]:
    return (
        record.culture,
        record.science,
        record.strength,
        record.happiness,
        record.civil_actions,
        record.military_actions,
        record.colonization,
        record.blue_tokens,
        record.yellow_tokens,
        record.civil_hand_limit,
        record.military_hand_limit,
    )


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


def _cards(c: Content, cards: list[CardRecord], origin: list[str]) -> None:
    c.types = [_number(TYPES, r.type, f"{where}: type") for r, where in zip(cards, origin, strict=True)]
    c.ages = [_number(AGES[:4], r.age, f"{where}: age") for r, where in zip(cards, origin, strict=True)]
    c.levels = [r.level for r in cards]
    c.classes = [
        _number(CLASSES, r.tech_class, f"{where}: tech_class") if r.type == "technology" else -1
        for r, where in zip(cards, origin, strict=True)
    ]
    c.families = [
        _number(FAMILIES, r.special_family, f"{where}: special_family") if r.tech_class == "special" else -1
        for r, where in zip(cards, origin, strict=True)
    ]
    c.science = [r.science_cost_peaceful if r.tech_class == "government" else r.science_cost for r in cards]
    c.revolution = [r.science_cost_revolution for r in cards]
    c.bonus = [_bonus(r.permanent if r.type == "territory" else r.bonus) for r in cards]
    c.copies = [(0, 0, r.copies.get("2p", 0), r.copies.get("3p", 0), r.copies.get("4p", 0)) for r in cards]
    c.in_box = [r.copies_in_box for r in cards]
    c.marks = [(r.marks.get("unmarked", 0), r.marks.get("3+", 0), r.marks.get("4", 0)) for r in cards]
    c.gov_civil = [r.civil_actions for r in cards]
    c.gov_military = [r.military_actions for r in cards]
    c.gov_urban = [r.urban_limit for r in cards]
    c.stages = [tuple(r.stages) for r in cards]
    c.scoring = [r.scoring_event for r in cards]
    c.immediate = [
        (
            r.immediate.food,
            r.immediate.resources,
            r.immediate.culture,
            r.immediate.science,
            r.immediate.population,
            r.immediate.military_cards,
        )
        for r in cards
    ]
    c.military_cost = []
    c.cost_by_level = []
    for r, where in zip(cards, origin, strict=True):
        cost = r.military_action_cost
        if isinstance(cost, CostByLevelRecord):
            c.military_cost.append(cost.amount)
            c.cost_by_level.append(_number(COST_BY_LEVEL, cost.per_level_of, f"{where}: military_action_cost"))
        else:
            c.military_cost.append(cost)
            c.cost_by_level.append(0)
    c.requirement = [
        _number(REQUIREMENTS, r.target_requirement or "", f"{where}: target_requirement")
        for r, where in zip(cards, origin, strict=True)
    ]
    c.symmetric = [r.symmetric for r in cards]
    c.sides = [(_side(r.civilization_a), _side(r.civilization_b)) if r.type == "pact" else () for r in cards]
    c.attack_rule = [
        _number(ATTACK_RULES, r.attack_rule, f"{where}: attack_rule") for r, where in zip(cards, origin, strict=True)
    ]
    c.army = [(r.army.get("infantry", 0), r.army.get("cavalry", 0), r.army.get("artillery", 0)) for r in cards]
    c.army_bonus = [r.army_bonus for r in cards]
    # A card with one value gives it to every army (R23.6).
    c.army_obsolete = [-1 if r.army_bonus_obsolete is None else r.army_bonus_obsolete for r in cards]
    c.defence = [r.defence_bonus for r in cards]
    c.colonization = [r.colonization_bonus for r in cards]
    c.civil = [number for number, r in enumerate(cards) if r.deck == "civil"]
    c.military = [number for number, r in enumerate(cards) if r.deck == "military"]


def _technologies(c: Content, cards: list[CardRecord], origin: list[str]) -> None:
    holders = [n for n in range(len(cards)) if c.types[n] == TECHNOLOGY and c.classes[n] < GOVERNMENT]
    holders.sort(key=lambda n: (c.classes[n], c.levels[n]))
    c.card_of = holders
    c.techs = len(holders)
    c.tech_of = [-1] * len(cards)
    for t, number in enumerate(holders):
        c.tech_of[number] = t
    c.t_class = [c.classes[n] for n in holders]
    c.t_level = [c.levels[n] for n in holders]
    c.t_build = [cards[n].build_cost for n in holders]
    c.t_culture = [cards[n].per_worker.culture for n in holders]
    c.t_science = [cards[n].per_worker.science for n in holders]
    c.t_strength = [cards[n].per_worker.strength for n in holders]
    c.t_happy = [cards[n].per_worker.happiness for n in holders]
    c.t_value = []
    for n in holders:
        value = 0
        if c.classes[n] == FARM:
            value = cards[n].per_worker.food
        elif c.classes[n] == MINE:
            value = cards[n].per_worker.resources
        elif c.classes[n] == LAB:
            # A token that Tesla lets a lab produce is worth the lab's level (R28.6).
            value = c.levels[n]
        if value <= 0 and c.classes[n] in (FARM, MINE):
            raise BadContent(f"{origin[n]}: per_worker: a token on a farm or mine is worth something")
        c.t_value.append(value)
    c.by_class = [tuple(t for t in range(c.techs) if c.t_class[t] == cls) for cls in range(GOVERNMENT)]
    c.first_urban = c.by_class[TEMPLE][0]
    c.first_unit = c.by_class[INFANTRY][0]
    c.start_cards = [n for n, r in enumerate(cards) if r.deck == "board"]


def _effect(c: Content, r: EffectRecord, where: str) -> Effect:
    e = Effect()
    e.kind = _number(EFFECTS, r.kind, f"{where}: kind")
    e.target = _number(TARGETS, r.target or r.loser or "all", f"{where}: target")
    e.amount = (
        r.amount
        if isinstance(r.amount, int) and r.amount
        else r.total
        or r.action_budget
        or r.per_discontent_worker
        or r.culture_per_discontent_worker
        or r.becomes_culture
        or r.per_advantage
        or r.regain_civil_actions
        or r.civil_actions
        or r.resource_discount
        or (r.factor if r.factor > 1 else 0)
    )
    e.culture = r.culture
    e.science = r.science
    e.food = r.food
    e.resources = r.resources
    e.food_discount = r.food_discount
    names: list[str] = []
    e.with_wonders = "wonder" in r.sources
    for name in (*r.classes, *r.unit_classes, *r.sources):
        if name == "urban":
            names.extend(ALL_URBAN)
        elif name != "wonder":
            names.append(name)
    e.classes = tuple(_number(CLASSES, name, f"{where}: classes") for name in names)
    e.card = -1
    if r.card:
        if r.card not in c.index:
            raise BadContent(f"{where}: no card {r.card!r}")
        e.card = c.tech_of[c.index[r.card]]
        if e.card < 0:
            raise BadContent(f"{where}: {r.card!r} holds no workers")
    e.maximum = r.max_units or r.max
    e.sacrificed = r.counts_when_sacrificed
    e.by_level = tuple(r.by_level.get(level, 0) for level in range(4))
    e.by_players = tuple(r.by_players.get(players, 0) for players in range(5))
    e.per_level = r.per_worker_level
    e.per_technology = r.per_technology_level
    e.groups = tuple(r.per_worker.get(name, 0) for name in GROUPS)
    e.round_up = r.rounding == "up"
    e.options = tuple((option.get("food", 0), option.get("resources", 0)) for option in r.options)
    e.rate_science = r.rate == "science"
    e.scored_science = r.scored_as == "science"
    e.consumption = r.consumption
    e.corruption = r.corruption
    e.only_if_used = r.only_if_used
    e.chooser_least = r.chooser == "least_culture"
    e.counted = -1
    if r.kind in ("score_culture", "lose_culture"):
        e.counted = _number(COUNTED, r.per, f"{where}: per")
    elif r.kind == "score_culture_by_rank":
        e.counted = _number(STATS, r.stat, f"{where}: stat")
    e.threshold = r.threshold or r.min_level
    e.what = _number(SPOILS, r.what, f"{where}: what") if r.kind == "victor_takes" else -1
    e.table = _table(r, where)
    e.level_full = r.level_full
    e.level_advanced = r.level_advanced
    e.base = r.base
    e.divisor = r.per_advantage_divisor
    e.special = r.may_take_special_technologies_at_printed_cost
    if r.ages:
        e.maximum = max(_number(AGES[:4], age, f"{where}: ages") for age in r.ages)
    return e


def _table(r: EffectRecord, where: str) -> tuple[tuple[int, ...], ...]:
    """A rank table by number of players, or points by age in its first row."""
    if not r.table:
        return ()
    rows: list[tuple[int, ...]] = []
    by_age: list[int] = []
    for key, value in r.table.items():
        if isinstance(value, list):
            if len(value) != key or not all(isinstance(points, int) for points in value):
                raise BadContent(f"{where}: table: {key} players need {key} numbers")
            while len(rows) <= len(value):
                rows.append(())
            rows[len(value)] = tuple(value)
        elif isinstance(value, int) and key == AGES[len(by_age)]:
            by_age.append(value)
        else:
            raise BadContent(f"{where}: table: points for the ages A, I, II, III, or a list per number of players")
    return (tuple(by_age),) if by_age else tuple(rows)


def _bank(steps: list[StepRecord], what: str, largest: int) -> list[int]:
    """A bank table spelt out for every number of tokens up to the largest that makes a difference."""
    table: list[int] = []
    for bank in range(largest + 1):
        step = next((s for s in steps if bank >= s.bank_min), None)
        if step is None:
            raise BadContent(f"board.yaml: {what}: nothing for {bank} tokens")
        if what == "faces":
            table.append(step.faces)
        elif what == "resources":
            table.append(step.resources)
        else:
            table.append(-1 if step.food is None else step.food)
    return table


def _board(c: Content, files: dict[str, Any], pack: Pack | None) -> None:
    start = read_section(files, "board", "player_start", StartRecord, pack)
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
    governments = [n for n in c.start_cards if c.classes[n] == GOVERNMENT]
    if len(governments) != 1:
        raise BadContent("starting_technologies.yaml: exactly one card is the first government")
    c.start_government = governments[0]
    largest = start.yellow_bank
    c.population_cost = _bank(
        read_records(files, "board", "population_cost_by_yellow_bank", StepRecord, pack), "food", largest
    )
    c.consumption = _bank(
        read_records(files, "board", "food_consumption_by_yellow_bank", StepRecord, pack), "food", largest
    )
    c.faces = _bank(
        read_records(files, "board", "required_happy_faces_by_yellow_bank", StepRecord, pack), "faces", largest
    )
    c.corruption = _bank(
        read_records(files, "board", "corruption_by_blue_bank", StepRecord, pack), "resources", start.blue_bank
    )
    c.yellow_sections = [
        s.spaces for s in read_records(files, "board", "yellow_bank_sections_left_to_right", SectionRecord, pack)
    ]
    c.blue_sections = [
        s.spaces for s in read_records(files, "board", "blue_bank_sections_left_to_right", SectionRecord, pack)
    ]
    if sum(c.yellow_sections) != start.yellow_bank or sum(c.blue_sections) != start.blue_bank:
        raise BadContent("board.yaml: the sections of a bank do not hold the tokens it starts with")
    row = read_section(files, "board", "card_row", RowRecord, pack)
    if len(row.take_cost_by_slot) != row.slots or row.take_cost_by_slot != sorted(row.take_cost_by_slot):
        raise BadContent("board.yaml: card_row: one cost per slot, rising from left to right")
    c.slot_cost = row.take_cost_by_slot
    c.front = [row.front_slots_removed_by_players.get(players, 0) for players in range(5)]
    c.wonder_extra = row.extra_cost_per_completed_wonder
    c.first_round = read_section(files, "board", "first_round_civil_actions_by_seat", list[int], pack)
    c.draw_max = read_section(files, "board", "military_draw_max", int, pack)
    c.famine = read_section(files, "board", "famine_culture_loss_per_missing_food", int, pack)
    events = read_section(files, "board", "events_at_setup", EventsRecord, pack)
    c.start_events = [events.advanced_full_by_players.get(players, 0) for players in range(5)]
    c.simple_events = events.simple
    box = read_section(files, "board", "components", BoxRecord, pack)
    c.box_yellow = box.tokens.yellow
    c.box_blue = box.tokens.blue
    tracks = read_section(files, "board", "tracks", dict[str, TrackRecord], pack)
    c.science_max = _limit(tracks, "science_points")
    c.culture_rate_max = _limit(tracks, "culture_rate")
    c.science_rate_max = _limit(tracks, "science_rate")
    c.strength_max = _limit(tracks, "strength")
    c.happy_max = _limit(tracks, "happy_faces")


def _limit(tracks: dict[str, TrackRecord], name: str) -> int:
    if name not in tracks:
        raise BadContent(f"board.yaml: tracks: {name} is missing")
    highest = tracks[name].max
    if highest is None:
        raise BadContent(f"board.yaml: tracks: {name}: a highest value is needed")
    return highest


def _actions(c: Content) -> None:
    """Actions that a turn may offer again and again, made once."""
    techs = range(c.techs)
    c.take = [(A_TAKE, slot, 0, 0) for slot in range(len(c.slot_cost))]
    c.build = [(A_BUILD, t, 0, 0) for t in techs]
    c.destroy = [(A_DESTROY, t, 0, 0) for t in techs]
    c.unit = [(A_UNIT, t, 0, 0) for t in techs]
    c.disband = [(A_DISBAND, t, 0, 0) for t in techs]
    c.recruit = [(A_RECRUIT, t, 0, 0) for t in techs]
    c.offer_unit = [(A_OFFER_UNIT, t, 0, 0) for t in techs]
    c.upgrade = [[(A_UPGRADE, t, u, 0) for u in techs] for t in techs]
    c.upgrade_unit = [[(A_UPGRADE_UNIT, t, u, 0) for u in techs] for t in techs]
    c.stage = [(A_STAGE, n, 0, 0) for n in range(8)]
    c.end = [(A_END, n, 0, 0) for n in range(c.draw_max + 1)]


def _cross_check(c: Content, origin: list[str]) -> None:
    for n in range(len(c.ids)):
        where = origin[n]
        if c.types[n] == WONDER and not 1 <= len(c.stages[n]) < len(c.stage):
            raise BadContent(f"{where}: stages: a wonder has 1 to {len(c.stage) - 1} stages")
        if c.levels[n] != c.ages[n]:
            raise BadContent(f"{where}: level: the level of a card is its age")
        if c.types[n] == TACTICS and sum(c.army[n]) == 0:
            raise BadContent(f"{where}: army: an army has units")
        if c.classes[n] == SPECIAL and c.science[n] <= 0:
            raise BadContent(f"{where}: science_cost: a special technology costs science")
    for n in c.civil:
        unmarked, three, four = c.marks[n]
        if c.copies[n] != (0, 0, unmarked, unmarked + three, unmarked + three + four):
            raise BadContent(f"{origin[n]}: copies do not agree with the marks")
    for n in c.military:
        expected = 0 if c.types[n] == PACT else c.in_box[n]
        if c.copies[n] != (0, 0, expected, c.in_box[n], c.in_box[n]):
            raise BadContent(f"{origin[n]}: copies do not agree with copies_in_box")
        if c.types[n] == EVENT and c.scoring[n] != (c.ages[n] == 3):
            raise BadContent(f"{origin[n]}: scoring_event: the events of Age III are the scoring events")
        if c.types[n] not in (EVENT, TERRITORY, BONUS, PACT, TACTICS) and not c.effects[n]:
            raise BadContent(f"{origin[n]}: effects: the card does nothing")
    if len(c.ids) > 255:
        raise BadContent("no more than 255 different cards")
