"""What speaks against an action: FINE or the number of a reason (R3 to R7, R10, R12).

Arguments that are OPEN are not given yet: a guard then refuses what already speaks against every way to go on.
"""

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.actions import has_symbols, placeable, wonder_cost
from ziggurat.games.mosaic.claims import cities_to_take
from ziggurat.games.mosaic.counting import count
from ziggurat.games.mosaic.placing import wonder_hexes
from ziggurat.games.mosaic.state import MosaicState, can_pay
from ziggurat.kernel.domains import OPEN
from ziggurat.kernel.state import FINE

# -- paying and cards ---------------------------------------------------------------------------------------------


def may_pay(s: MosaicState, b: list[int], stone: int, food: int, ideas: int, people: int = 0) -> int:
    """R4.2, R4.3."""
    if people > b[c.POPULATION]:
        return c.N_POPULATION
    return FINE if can_pay(s, b, stone, food, ideas) else c.N_COST


def may_grow(s: MosaicState, b: list[int], cards: list[int], card: int) -> int:
    """R6.4 with a card, R6.7 without."""
    if card <= OPEN:
        return FINE
    if card == -1:
        if not s.decks[c.POPULATION_DECK].exhausted():
            return c.N_POPULATION_LEFT
        return may_pay(s, b, 0, s.tables.population_exhausted[0], 0)
    if card not in cards:
        return c.N_NO_POPULATION_CARD
    return may_pay(s, b, 0, s.tables.population_food[card], 0)


def may_stand(s: MosaicState, seat: int, piece: int) -> int:
    """R1.5, R5.6, R5.7: the piece is in supply, and there is a hex for it."""
    if placeable(s, seat) >> piece & 1:
        return FINE
    if not s.boards[seat][c.SUPPLY + piece]:
        return c.N_NO_PIECE
    return c.N_NO_CITY_HEX if piece in (c.CITY, c.PORT) else c.N_NO_TOWN_HEX


def may_build(s: MosaicState, seat: int, cards: list[int], card: int) -> int:
    """R6.8."""
    if card <= OPEN:
        return FINE
    if card not in cards:
        return c.N_NO_BUILD_CARD
    t = s.tables
    if t.build_type[card] != c.PROJECT:
        refusal = may_stand(s, seat, t.build_type[card])
        if refusal != FINE:
            return refusal
    stone, food, ideas, people = t.build_cost[card]
    return may_pay(s, s.boards[seat], stone, food, ideas, people)


def may_build_plain(s: MosaicState, seat: int, piece: int) -> int:
    """R6.11."""
    if piece <= OPEN:
        return FINE
    refusal = may_stand(s, seat, piece)
    if refusal != FINE:
        return refusal
    stone, food, ideas, people = s.tables.plain_cost[piece]
    return may_pay(s, s.boards[seat], stone, food, ideas, people)


def may_lie_face_up(s: MosaicState, b: list[int], card: int) -> int:
    """R6.19: all symbols are owned; R6.13: what the card takes can be given."""
    t = s.tables
    if not has_symbols(b, t.tech_requires[card]):
        return c.N_TECHNOLOGY_SYMBOLS
    return c.N_PEOPLE_LOST if t.tech_lose[card] > b[c.POPULATION] else FINE


def may_learn(s: MosaicState, b: list[int], cards: list[int], card: int, face: int) -> int:
    """R6.19."""
    if card <= OPEN:
        return FINE
    if card not in cards:
        return c.N_FACE_UP if b[c.TECHS] >> card & 1 else c.N_NO_TECHNOLOGY_CARD
    refusal = may_pay(s, b, 0, 0, s.tables.tech_cost[card])
    return refusal if refusal != FINE or face != 1 else may_lie_face_up(s, b, card)


def may_take_card(s: MosaicState, seat: int, number: int, cards: list[int], kind: int, x: int, y: int) -> int:
    """An action on the given cards of one deck, or its stand-in without a card."""
    b = s.boards[seat]
    if number == c.BUILD:
        return may_build(s, seat, cards, x) if kind == c.A_BUILD else may_build_plain(s, seat, x)
    if number == c.TECHNOLOGY:
        return may_learn(s, b, cards, x, y)
    if number == c.POPULATION_DECK:
        return may_grow(s, b, cards, x)
    if kind == c.A_TAX:
        return FINE if x <= OPEN or x in cards else c.N_NO_TAX_CARD
    return FINE if s.decks[c.TAX_TARIFF].exhausted() else c.N_TAXES_LEFT


DECK_OF = {
    c.A_BUILD: c.BUILD,
    c.A_BUILD_PLAIN: c.BUILD,
    c.A_TECHNOLOGY: c.TECHNOLOGY,
    c.A_POPULATION: c.POPULATION_DECK,
    c.A_TAX: c.TAX_TARIFF,
    c.A_TAX_PLAIN: c.TAX_TARIFF,
}
"""The deck of every action that takes a card or stands in for one."""


def may_raise_wonder(s: MosaicState, seat: int, wonder: int) -> int:
    """R6.15 to R6.18."""
    b = s.boards[seat]
    if wonder > OPEN:
        if not s.wonders_left >> wonder & 1:
            return c.N_WONDER_TAKEN
        if not wonder_hexes(s, seat, wonder):
            return c.N_WONDER_CITIES if s.tables.wonder_cities[wonder] else c.N_NO_WONDER_HEX
    stone, food = wonder_cost(s, b)
    return may_pay(s, b, stone, food, 0)


def may_govern(s: MosaicState, b: list[int], government: int) -> int:
    """R7.1, R7.2, R7.4."""
    if government <= OPEN:
        return FINE
    t = s.tables
    if b[c.GOVERNMENT] == government:
        return c.N_HELD
    if not s.governments_left >> government & 1:
        return c.N_HELD_BY_OTHER
    if not b[c.WAIVE] and not has_symbols(b, t.government_requires[government]):
        return c.N_GOVERNMENT_SYMBOLS
    return may_pay(s, b, 0, 0, t.government_cost[government])


# -- free actions (R3.6) ------------------------------------------------------------------------------------------


def may_claim_age(s: MosaicState, b: list[int], age: int) -> int:
    """R12.1, R12.2."""
    if age <= OPEN:
        return FINE
    if not s.ages_left >> age & 1:
        return c.N_CLAIMED
    return FINE if b[c.SYMBOLS + s.tables.age_pillar[age]] >= s.tables.age_count[age] else c.N_AGE_SYMBOLS


def may_claim_achievement(s: MosaicState, seat: int, achievement: int) -> int:
    """R12.1, R12.5; nine of them are in the game (R2.11)."""
    if achievement <= OPEN:
        return FINE
    if not s.achievements_left >> achievement & 1:
        taken = any(b[c.ACHIEVEMENTS] >> achievement & 1 for b in s.boards)
        return c.N_CLAIMED if taken else c.N_NOT_IN_GAME
    what, argument = s.tables.achievement_count[achievement]
    enough = count(s, seat, what, argument) >= s.tables.achievement_at_least[achievement]
    return FINE if enough else c.N_ACHIEVEMENT


def may_flip(s: MosaicState, b: list[int], card: int) -> int:
    if card <= OPEN:
        return FINE
    if not b[c.DOWN] >> card & 1:
        return c.N_FACE_UP if b[c.TECHS] >> card & 1 else c.N_NOT_DOWN
    if b[c.DOWN_NEW] >> card & 1:
        return c.N_DOWN_NEW
    return may_lie_face_up(s, b, card)


def may_refresh(s: MosaicState, b: list[int], deck: int) -> int:
    """R7.6, R4.6."""
    if b[c.GOVERNMENT] == -1:
        return c.N_NO_GOVERNMENT
    if b[c.REFRESHED] >> b[c.GOVERNMENT] & 1:
        return c.N_REFRESHED
    return c.N_NOTHING_TO_REFRESH if deck > OPEN and s.decks[deck].exhausted() else FINE


def may_convert_population(s: MosaicState, b: list[int], resource: int) -> int:
    """R10.1."""
    power = s.tables.leader_power[b[c.LEADER]]
    if power[0] != c.POWER_CONVERT_POPULATION or b[c.LEADER_USED]:
        return c.N_CANNOT_CONVERT
    if resource > OPEN and not power[3] >> resource & 1:
        return c.N_NOT_CONVERTED
    return FINE if b[c.POPULATION] >= power[1] else c.N_PEOPLE_CONVERTED


def may_take_over(s: MosaicState, seat: int) -> int:
    """R10.6."""
    b = s.boards[seat]
    if s.tables.leader_power[b[c.LEADER]][0] != c.POWER_TAKE_OVER or b[c.LEADER_USED]:
        return c.N_CANNOT_TAKE_OVER
    return FINE if cities_to_take(s, seat) else c.N_TAKE_OVER


def may_act_freely(s: MosaicState, seat: int, kind: int, x: int) -> int:
    b = s.boards[seat]
    if kind == c.A_AGE:
        return may_claim_age(s, b, x)
    if kind == c.A_ACHIEVEMENT:
        return may_claim_achievement(s, seat, x)
    if kind == c.A_FLIP:
        return may_flip(s, b, x)
    if kind == c.A_REFRESH:
        return may_refresh(s, b, x)
    if kind == c.A_CONVERT_POPULATION:
        return may_convert_population(s, b, x)
    assert kind == c.A_TAKE_OVER, kind
    return may_take_over(s, seat)
