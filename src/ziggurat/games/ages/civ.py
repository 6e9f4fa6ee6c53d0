"""One civilisation: what lies in front of a player, and what follows from it."""

from ziggurat.games.ages.tables import Effect, Tables
from ziggurat.kernel.rows import Row


class Tuning:
    """What the cards in play make of costs, limits and abilities. Never changed, only replaced (`derive.retune`)."""

    __slots__ = (
        "attack_multiplier",
        "attacked_culture",
        "ca_total",
        "cannot_attack",
        "card_colonization",
        "civil_limit",
        "colonization",
        "columbus",
        "cost",
        "culture",
        "defence_multiplier",
        "doubled_army",
        "faces_multiplier",
        "farms",
        "food_as_resource",
        "food_production",
        "free_population",
        "held",
        "immune",
        "lab_mines",
        "ma_total",
        "military_limit",
        "milres",
        "mine_bonus",
        "mines",
        "no_tactics",
        "partner",
        "partner_pays",
        "population_discount",
        "rated",
        "recruit_food",
        "recruit_resources",
        "resource_as_food",
        "resource_production",
        "robespierre",
        "science",
        "science_discount",
        "spend",
        "stages",
        "strength",
        "surcharge",
        "symbols",
        "take_science",
        "tech_culture",
        "tech_regain",
        "tech_resources",
        "unhappy",
        "unit_strength",
        "urban_limit",
        "war_discount",
        "wonder_discount",
    )
    ca_total: int
    ma_total: int
    civil_limit: int
    military_limit: int
    urban_limit: int
    colonization: int
    card_colonization: int
    milres: int  # resources for military units in every own turn
    population_discount: int
    free_population: int  # food discount of the free population increase, -1 without
    recruit_food: int  # Barbarossa's discounts, -1 without
    recruit_resources: int
    columbus: bool
    robespierre: bool
    take_science: int
    tech_resources: int
    tech_regain: int
    tech_culture: int
    attacked_culture: int
    mine_bonus: int
    lab_mines: int  # lowest level of the labs that work as mines, 0 without
    stages: int
    wonder_discount: int
    cannot_attack: bool
    attack_multiplier: int
    defence_multiplier: int
    war_discount: tuple[int, ...]  # by class, for new units while a war is declared on the player
    science_discount: tuple[int, ...]  # by class
    cost: tuple[int, ...]  # to build, by technology, after permanent discounts
    surcharge: tuple[int, ...]  # what rivals' cards add, by technology
    held: int  # bit mask of the technologies in play that hold workers
    farms: tuple[int, ...]  # technologies that take food tokens, dearest first
    mines: tuple[int, ...]  # technologies that take resource tokens, dearest first
    spend: tuple[int, ...]  # technologies whose tokens are resources: the mines, and labs that Tesla left full
    no_tactics: bool
    doubled_army: bool  # the best army counts twice
    # what the cards add to the rates, whatever workers do
    culture: int
    science: int
    strength: int
    symbols: int  # happy symbols, before any multiplier
    unhappy: int
    faces_multiplier: int
    rated: tuple[Effect, ...]  # effects that change rates and strength with what is in play
    unit_strength: tuple[int, ...]  # what belongs to each unit of a class, also when it is sacrificed
    resource_production: int  # from pacts
    food_production: int
    partner: int  # who pays for technologies, -1 without
    partner_pays: int
    food_as_resource: int
    resource_as_food: int
    immune: bool


class Civ:
    """A player's civilisation. Plain numbers and lists, copied by hand."""

    __slots__ = (
        "blue_bank",
        "ca",
        "civil",
        "civil_done",
        "colonies",
        "columbus_used",
        "counts",
        "credit_food",
        "credit_resources",
        "culture",
        "culture_rate",
        "dirty",
        "food",
        "free_used",
        "fresh",
        "government",
        "happy",
        "known",
        "leader",
        "leaders_taken",
        "ma",
        "ma_extra",
        "ma_spent",
        "military",
        "milres",
        "pact",
        "pact_partner",
        "pact_role",
        "ravaged",
        "rebellion",
        "resigned",
        "resources",
        "science",
        "science_rate",
        "skip_discard",
        "skip_politics",
        "specials",
        "stage",
        "strength",
        "tactics",
        "taken",
        "techs",
        "tokens",
        "trade_used",
        "tune",
        "unused",
        "war",
        "war_target",
        "wonder",
        "wonders",
        "workers",
        "yellow_bank",
    )
    # points and banks
    culture: int
    science: int
    food: int  # the value of the tokens on farms
    resources: int  # the value of the tokens on mines (and Tesla's labs)
    yellow_bank: int
    unused: int
    blue_bank: int
    # cards in play
    workers: Row  # by technology
    tokens: list[int]  # blue tokens by technology
    counts: Row  # workers by class
    techs: Row  # technologies in play that hold workers, in order
    specials: Row  # by family, -1 for none
    government: int
    leader: int
    wonder: int  # under construction, -1 for none
    stage: int  # stages built, each marked by a blue token
    wonders: Row
    ravaged: Row
    colonies: Row
    tactics: int
    pact: int  # the pact in front of this player
    pact_partner: int
    pact_role: int  # 1 when the owner is B
    war: int  # the war this player has declared
    war_target: int
    # hands
    civil: list[int]
    fresh: list[int]  # action cards taken this turn
    taken: int  # cards of the row in the latest own turn that would have stayed there; for bots alone, not stored
    military: list[int]
    known: Row  # military cards everybody has seen go back to the hand
    leaders_taken: int  # bit mask of ages
    # this turn
    ca: int
    ma: int
    ma_extra: int
    civil_done: bool
    ma_spent: bool
    milres: int
    credit_food: int  # Trade Routes Agreement: 1 resource laid out as food
    credit_resources: int
    trade_used: bool
    free_used: bool
    # kept over turns
    rebellion: int
    skip_politics: bool
    skip_discard: bool
    columbus_used: bool
    resigned: int  # 0, or the how-manieth to resign
    # derived; `dirty` means that the rates have to be counted again
    tune: Tuning
    dirty: bool
    culture_rate: int
    science_rate: int
    strength: int  # not yet limited (R1.5)
    happy: int

    def clone(self) -> "Civ":
        twin = Civ()
        twin.culture = self.culture
        twin.science = self.science
        twin.food = self.food
        twin.resources = self.resources
        twin.yellow_bank = self.yellow_bank
        twin.unused = self.unused
        twin.blue_bank = self.blue_bank
        twin.workers = self.workers
        twin.tokens = self.tokens.copy()
        twin.counts = self.counts
        twin.techs = self.techs
        twin.specials = self.specials
        twin.government = self.government
        twin.leader = self.leader
        twin.wonder = self.wonder
        twin.stage = self.stage
        twin.wonders = self.wonders
        twin.ravaged = self.ravaged
        twin.colonies = self.colonies
        twin.tactics = self.tactics
        twin.pact = self.pact
        twin.pact_partner = self.pact_partner
        twin.pact_role = self.pact_role
        twin.war = self.war
        twin.war_target = self.war_target
        twin.civil = self.civil.copy()
        twin.fresh = self.fresh.copy()
        twin.taken = self.taken
        twin.military = self.military.copy()
        twin.known = self.known
        twin.leaders_taken = self.leaders_taken
        twin.ca = self.ca
        twin.ma = self.ma
        twin.ma_extra = self.ma_extra
        twin.civil_done = self.civil_done
        twin.ma_spent = self.ma_spent
        twin.milres = self.milres
        twin.credit_food = self.credit_food
        twin.credit_resources = self.credit_resources
        twin.trade_used = self.trade_used
        twin.free_used = self.free_used
        twin.rebellion = self.rebellion
        twin.skip_politics = self.skip_politics
        twin.skip_discard = self.skip_discard
        twin.columbus_used = self.columbus_used
        twin.resigned = self.resigned
        twin.tune = self.tune
        twin.dirty = self.dirty
        twin.culture_rate = self.culture_rate
        twin.science_rate = self.science_rate
        twin.strength = self.strength
        twin.happy = self.happy
        return twin


def new_civ(t: Tables) -> Civ:
    """The civilisation every player begins with (R3.1)."""
    p = Civ()
    p.culture = 0
    p.science = 0
    p.food = 0
    p.resources = 0
    p.yellow_bank = t.start_yellow
    p.unused = t.start_unused
    p.blue_bank = t.start_blue
    p.workers = tuple(t.start_workers)
    p.tokens = [0] * t.techs
    p.counts = by_class(t, t.start_workers)
    p.techs = tuple(sorted(t.tech_of[card] for card in t.start_cards if t.tech_of[card] != -1))
    p.specials = (-1, -1, -1, -1)
    p.government = t.start_government
    p.leader = -1
    p.wonder = -1
    p.stage = 0
    p.wonders = ()
    p.ravaged = ()
    p.colonies = ()
    p.tactics = -1
    p.pact = -1
    p.pact_partner = -1
    p.pact_role = 0
    p.war = -1
    p.war_target = -1
    p.civil = []
    p.fresh = []
    p.taken = 0
    p.military = []
    p.known = ()
    p.leaders_taken = 0
    p.ca = 0
    p.ma = 0
    p.ma_extra = 0
    p.civil_done = False
    p.ma_spent = False
    p.milres = 0
    p.credit_food = 0
    p.credit_resources = 0
    p.trade_used = False
    p.free_used = False
    p.rebellion = 0
    p.skip_politics = False
    p.skip_discard = False
    p.columbus_used = False
    p.resigned = 0
    p.dirty = True
    p.culture_rate = 0
    p.science_rate = 0
    p.strength = 0
    p.happy = 0
    return p


def by_class(t: Tables, workers: list[int]) -> Row:
    """How many of the workers are on technologies of each class."""
    counts = [0] * len(t.by_class)
    for tech in range(t.techs):
        counts[t.t_class[tech]] += workers[tech]
    return tuple(counts)
