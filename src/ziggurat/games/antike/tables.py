"""The components as the engine reads them: numbers, bit masks of regions, and actions made once (see offers).

Drawing geometry, names and provenance stay in the content files; nothing here is a string but the ids that
notation and observation need.
"""

from ziggurat.games.antike import codes as c
from ziggurat.kernel.domains import Names
from ziggurat.kernel.state import Action


class Tables:
    """One map side for one number of nations under one set of options. Shared by all states, never changed."""

    # What is in play.
    map_id: str
    nations: int
    regions: int
    region_ids: tuple[str, ...]
    region_at: dict[str, int]
    nation_ids: tuple[str, ...]  # in play, in the order of the map file
    names: list[Names]  # the ids of regions, rondel fields and advances, see codes
    colors: tuple[str, ...]
    teams: tuple[tuple[int, ...], ...]  # what one seat leads (R3.9); the seats of a team are in `team_slots`
    seat_order: tuple[int, ...]  # two players: the nations in clockwise order
    start_cities: tuple[tuple[int, int, int], ...]  # by nation: region of the marble, iron and gold city
    start_goods: tuple[int, int, int, int]
    start_units: tuple[int, int]
    neutral_at: int

    # Options.
    free_building: bool
    bonus_without_city: bool
    choose_nations: bool
    cap: int  # rounds, 0 for none

    # The map.
    symbol: tuple[int, ...]  # printed resource by region, ANY for all three
    allowed: tuple[int, int]  # regions a legion, a galley can stand in (R2.3)
    ship_at: int
    stand: list[list[c.UnitKind]]  # by region: the kinds of unit that can stand there, by name
    galley_points: list[int]  # by region: what a galley there counts (R12.7)
    near: list[int]  # unit kind * regions + region: the regions one border away
    lanes: int  # a lane is (borders left - 1) * 2 + unit kind
    moves: list[list[Action]]  # lane * regions + region

    # The rondel.
    fields: int
    field_ids: tuple[str, ...]
    field_does: tuple[int, ...]
    step_cost: tuple[int, ...]  # by steps
    dearest: int
    markers: list[list[Action]]  # field (or OFF) * (dearest + 1) + what can be paid

    # Costs and capacities.
    unit_cost: int
    temple_cost: int
    splits: tuple[tuple[int, int, int, int], ...]  # ways to pay for a city, fewest coins first
    city_price: int  # goods and coins together, the same for every way
    coin_gain: int
    produce: tuple[int, int]  # without and with temple
    room: tuple[int, int]
    strength: tuple[int, int]
    neutral_strength: int
    low_score: int  # with at most so many personalities
    low_bonus: int  # cities are so much stronger
    legions: int
    galleys: int
    tokens: int
    temples: int
    coins: int
    persons: tuple[int, ...]  # personality cards in the box, Plinius last
    cards: tuple[tuple[str, ...], ...]  # their names, in the order they are taken
    per_card: tuple[int, ...]
    threshold: int

    # Advances; tables by bit mask of the advances owned.
    advance_ids: tuple[str, ...]
    every_advance: int
    price_first: tuple[int, ...]
    price_later: tuple[int, ...]
    cheapest: int  # of all prices
    requires: tuple[int, ...]  # bit mask
    bonus: list[int]
    walls: list[int]
    reach: list[list[int]]  # unit kind, mask: borders a unit may cross
    rates: tuple[tuple[int, int], ...]  # give, get
    trades: list[list[Action]]
    takes: list[list[Action]]  # by rate

    # Actions made once.
    leads: list[Action]
    arms: list[list[Action]]  # region * 2 + unit kind, by coins
    free_units: list[Action]  # region * 2 + unit kind
    temple_at: list[list[Action]]  # region, by coins
    advance_for: list[list[Action]]  # advance, by coins
    founds: list[list[Action]]  # region * 3 + resource, by split
