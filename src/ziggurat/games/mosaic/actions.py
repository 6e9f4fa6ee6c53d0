"""Seven of the eight actions (R6, R7): what is open to a player, and what taking it does.

Every action is two functions: `..._legal` adds its actions to a list, `..._apply` carries one out. The
cards may come from the offer or, with the Republic, from the top of the deck (R7.7).
"""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.counting import fire, note_gain
from ziggurat.games.mosaic.decks import replenish_later, take_top
from ziggurat.games.mosaic.effects import can_play, play_technology, resolve
from ziggurat.games.mosaic.payment import pay
from ziggurat.games.mosaic.placing import regions_mask, unlocked_hexes, wonder_hexes
from ziggurat.games.mosaic.state import MosaicState, can_pay, city_count, own_city_regions, trade_kinds
from ziggurat.kernel.bits import bits
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action

EXHAUSTED_POPULATION: Final[Action] = (c.A_POPULATION, -1, 0, 0)
EXHAUSTED_TAX: Final[tuple[Action, ...]] = ((c.A_TAX_PLAIN, 0, 0, 0), (c.A_TAX_PLAIN, 1, 0, 0))

# -- Work -----------------------------------------------------------------------------------------------


def work_apply(s: MosaicState, seat: int, currency: int) -> None:
    """R6.1: population plus production of the chosen currency."""
    b = s.own_board(seat)
    amount = b[c.POPULATION] + b[c.P_STONE + currency]
    b[currency] = b[currency] + amount
    if s.log is not None:
        s.note(seat, Say("log.works", {"n": amount, "what": "resource_" + c.RESOURCES[currency]}, "R6.1"))
    if currency != c.FOOD:
        fire(s, seat, c.EVENT_OWN_WORK)


# -- Population -------------------------------------------------------------------------------------------


def population_legal(s: MosaicState, b: list[int], cards: list[int], actions: list[Action]) -> None:
    """R6.4."""
    t = s.tables
    means = b[c.FOOD] + b[c.MONEY] // t.joker
    costs = t.population_food
    for card in cards:
        if costs[card] <= means:
            actions.append(t.a_population[card])


def population_exhausted_legal(s: MosaicState, b: list[int], actions: list[Action]) -> None:
    """R6.7: only once deck and offer are empty."""
    deck = s.decks[c.POPULATION_DECK]
    if not deck.offer and deck.exhausted() and can_pay(s, b, 0, s.tables.population_exhausted[0], 0):
        actions.append(EXHAUSTED_POPULATION)


def population_apply(s: MosaicState, seat: int, card: int) -> None:
    t = s.tables
    b = s.own_board(seat)
    if card == -1:
        food, people = t.population_exhausted
        b[c.POPULATION] += people
        if s.log is not None:
            s.note(seat, Say("log.grows", {"n": people, "food": food}, "R6.7"))
        pay(s, seat, 0, food, 0)
        return
    take_card(s, c.POPULATION_DECK, card)
    s.spent |= 1 << card
    people = t.population_gain[card]
    if b[c.DOUBLE]:  # R6.5
        b[c.DOUBLE] -= 1
        people *= 2
    b[c.POPULATION] += people
    if s.log is not None:
        s.note(seat, Say("log.grows", {"n": people, "food": t.population_food[card]}, "R6.4"))
    fire(s, seat, c.EVENT_OWN_POPULATION)  # R6.6, after the doubling
    pay(s, seat, 0, t.population_food[card], 0)


# -- Build --------------------------------------------------------------------------------------------------


def placeable(s: MosaicState, seat: int) -> int:
    """Mask of the pieces (R1.5) that are in supply and have a hex to stand on (R5.6, R5.7, R6.14)."""
    t = s.tables
    b = s.boards[seat]
    free = s.free
    pieces = 0
    allowed = free
    land = bool(s.open_land)
    for locked in s.locks:
        if locked & ~(1 << seat):
            allowed = free & unlocked_hexes(s, seat)
            land = allowed & t.land != 0
            break
    if land and b[c.SUPPLY + c.CITY]:
        pieces |= 1 << c.CITY
    if b[c.SUPPLY + c.PORT] and allowed & t.harbours:
        pieces |= 1 << c.PORT
    towns = 0
    if b[c.SUPPLY + c.FARM_TOWN]:
        towns = 1 << c.FARM_TOWN
    if b[c.SUPPLY + c.ARTISAN_TOWN]:
        towns |= 1 << c.ARTISAN_TOWN
    if towns and b[c.NEAR] & free & t.land:
        pieces |= towns
    return pieces


def build_legal(s: MosaicState, seat: int, cards: list[int], actions: list[Action]) -> None:
    """R6.8 with a card, R6.11 without."""
    t = s.tables
    b = s.boards[seat]
    pieces = placeable(s, seat) | 1 << c.PROJECT
    own_stone, own_food, own_ideas, jokers = b[c.STONE], b[c.FOOD], b[c.IDEAS], b[c.MONEY] // t.joker
    payable = 0
    bit = 1
    for stone, food, ideas, people in t.cost_classes:
        if people <= b[c.POPULATION]:
            missing = stone - own_stone if stone > own_stone else 0
            if food > own_food:
                missing += food - own_food
            if ideas > own_ideas:
                missing += ideas - own_ideas
            if missing <= jokers:
                payable |= bit
        bit <<= 1
    for card in cards:
        if pieces >> t.build_type[card] & 1 and payable >> t.build_cost_class[card] & 1:
            actions.append(t.a_build[card])
    for piece in range(4):
        if pieces >> piece & 1 and payable >> t.plain_cost_class[piece] & 1:
            actions.append(t.a_build_plain[piece])


def build_apply(s: MosaicState, seat: int, card: int) -> None:
    t = s.tables
    b = s.own_board(seat)
    take_card(s, c.BUILD, card)
    b[c.BUILDS] |= 1 << card
    for pillar in t.build_symbols[card]:
        b[c.SYMBOLS + pillar] += 1
    if s.log is not None:
        s.note(seat, Say("log.builds", {"card": t.build_ids[card]}, "R6.8"))
    resolve(s, seat, t.build_effects + card)
    pay_build(s, seat, t.build_cost[card])


def build_plain_apply(s: MosaicState, seat: int, piece: int) -> None:
    """R6.11: the piece at its normal cost, no card, no benefit, no symbols."""
    if s.log is not None:
        s.note(seat, Say("log.builds_plain", {"piece": "piece_" + c.PIECES[piece]}, "R6.11"))
    s.stack.append((c.S_PLACE, 0, piece, c.ANYWHERE, -1))
    pay_build(s, seat, s.tables.plain_cost[piece])


def pay_build(s: MosaicState, seat: int, cost: tuple[int, int, int, int]) -> None:
    stone, food, ideas, people = cost
    if people:
        s.own_board(seat)[c.POPULATION] -= people
        if s.log is not None:
            s.note(seat, Say("log.pays", {"n": people, "what": "resource_population"}, "R6.9"))
    pay(s, seat, stone, food, ideas)


# -- Wonder ---------------------------------------------------------------------------------------------------


def wonder_cost(s: MosaicState, b: list[int]) -> tuple[int, int]:
    """R4.3, R6.18: rising with the wonders the player owns."""
    t = s.tables
    own = b[c.WONDERS].bit_count()
    return t.wonder_base[0] + own * t.wonder_step[0], t.wonder_base[1] + own * t.wonder_step[1]


def wonder_legal(s: MosaicState, seat: int, actions: list[Action]) -> None:
    b = s.boards[seat]
    t = s.tables
    if b[c.STONE] + b[c.FOOD] + b[c.MONEY] // t.joker < t.wonder_base[0] + t.wonder_base[1] or not s.wonders_left:
        return
    stone, food = wonder_cost(s, b)
    if not can_pay(s, b, stone, food, 0):
        return
    open_hexes = s.free & regions_mask(s, own_city_regions(s, b))
    for wonder in bits(s.wonders_left):
        if open_hexes & (t.harbours if t.wonder_port >> wonder & 1 else t.in_play):
            if (t.wonder_cities[wonder] or t.wonder_own_cities[wonder] > 1) and not wonder_hexes(s, seat, wonder):
                continue
            actions.append(t.a_wonder[wonder])


def wonder_apply(s: MosaicState, seat: int, wonder: int) -> None:
    stone, food = wonder_cost(s, s.boards[seat])
    if s.log is not None:
        s.note(seat, Say("log.wonder", {"wonder": s.tables.wonder_ids[wonder]}, "R6.15"))
    s.stack.append((c.S_PLACE_WONDER, 0, wonder, 0, 0))
    pay(s, seat, stone, food, 0)


# -- Technology -------------------------------------------------------------------------------------------------


def technology_legal(s: MosaicState, b: list[int], cards: list[int], actions: list[Action]) -> None:
    """R6.19: face up if the symbols are there, face down always."""
    t = s.tables
    means = b[c.IDEAS] + b[c.MONEY] // t.joker
    if means < t.tech_cost_least:
        return
    for card in cards:
        if t.tech_cost[card] <= means:
            if can_play(s, b, card):
                actions.append(t.a_tech_up[card])
            actions.append(t.a_tech_down[card])


def technology_apply(s: MosaicState, seat: int, card: int, face_up: int) -> None:
    t = s.tables
    b = s.own_board(seat)
    seen_by_all = card in s.decks[c.TECHNOLOGY].offer
    take_card(s, c.TECHNOLOGY, card)
    if face_up:
        play_technology(s, seat, card)
    else:
        b[c.DOWN] |= 1 << card
        b[c.DOWN_NEW] |= 1 << card
        if seen_by_all:
            b[c.DOWN_OPEN] |= 1 << card
        if s.log is not None:
            s.note(seat, Say("log.puts_down", {"card": t.tech_ids[card]}, "R6.19"), -1 if seen_by_all else 1 << seat)
            if not seen_by_all:
                s.note(seat, Say("log.puts_down_hidden", rule="R6.19"), ~(1 << seat))
    pay(s, seat, 0, 0, t.tech_cost[card])


# -- Tax and tariff -----------------------------------------------------------------------------------------------


def tax_money(s: MosaicState, b: list[int], kind: int, first: int, second: int) -> int:
    """R6.23: what a card (or the exhausted deck) is worth to a board, bonus field not included."""
    if kind == c.TAX:
        return first * b[c.POPULATION] + second * b[c.GOVERNMENT_SYMBOL] + b[c.P_TAX]
    return first * trade_kinds(s, b) + second * city_count(s, b) + b[c.P_TAX + 1]


def tax_legal(s: MosaicState, cards: list[int], actions: list[Action]) -> None:
    taxes = s.tables.a_tax
    for card in cards:
        actions.append(taxes[card])


def tax_exhausted_legal(s: MosaicState, actions: list[Action]) -> None:
    """R6.25."""
    deck = s.decks[c.TAX_TARIFF]
    if not deck.offer and deck.exhausted():
        actions.extend(EXHAUSTED_TAX)


def tax_apply(s: MosaicState, seat: int, card: int) -> None:
    t = s.tables
    b = s.own_board(seat)
    take_card(s, c.TAX_TARIFF, card)
    b[c.TAXES] |= 1 << card
    money = tax_money(s, b, t.tax_type[card], t.tax_a[card], t.tax_b[card])
    if s.log is not None:
        s.note(seat, Say("log.taxes", {"card": t.tax_ids[card], "n": money + s.bonus}, "R6.22"))
    b[c.MONEY] += money + s.bonus
    s.bonus = 0
    if t.tax_type[card] == c.TAX:
        fire(s, seat, c.EVENT_OWN_TAX)


def tax_plain_apply(s: MosaicState, seat: int, kind: int) -> None:
    b = s.own_board(seat)
    first, second = s.tables.tax_exhausted[kind]
    money = tax_money(s, b, kind, first, second) + s.bonus
    b[c.MONEY] += money
    s.bonus = 0
    if s.log is not None:
        s.note(seat, Say("log.taxes", {"card": "plain_tax" if kind == c.TAX else "plain_tariff", "n": money}, "R6.25"))


# -- Government -----------------------------------------------------------------------------------------------------


def government_legal(s: MosaicState, b: list[int], actions: list[Action]) -> None:
    """R7.1: the symbols (or their waiver) and the ideas."""
    t = s.tables
    means = b[c.IDEAS] + b[c.MONEY] // t.joker
    if means < t.government_cost_least:
        return
    for government in range(len(t.government_ids)):
        if t.government_cost[government] > means or not s.governments_left >> government & 1:
            continue
        if b[c.WAIVE] or has_symbols(b, t.government_requires[government]):
            actions.append(t.a_government[government])


def has_symbols(b: list[int], needs: tuple[tuple[int, int], ...]) -> bool:
    for pillar, needed in needs:
        if b[c.SYMBOLS + pillar] < needed:
            return False
    return True


def government_apply(s: MosaicState, seat: int, government: int) -> None:
    """R7.2, R7.5: the old one goes back to the display with its production."""
    t = s.tables
    b = s.own_board(seat)
    old = b[c.GOVERNMENT]
    before = b[c.P_STONE : c.P_STONE + 5]
    if old != -1:
        s.governments_left |= 1 << old
        for track in range(5):
            b[c.P_STONE + track] = max(0, b[c.P_STONE + track] - t.government_bonus[old][track])
    b[c.GOVERNMENT] = government
    s.governments_left &= ~(1 << government)
    for track in range(5):
        b[c.P_STONE + track] += t.government_bonus[government][track]
    if s.log is not None:
        s.note(seat, Say("log.government", {"government": t.government_ids[government]}, "R7.1"))
        for track in range(5):
            note_gain(s, seat, c.P_STONE + track, b[c.P_STONE + track] - before[track], "R7.2")
    pay(s, seat, 0, 0, t.government_cost[government])


# -- all card actions -------------------------------------------------------------------------------------------------


def take_card(s: MosaicState, number: int, card: int) -> None:
    """Take a card from the offer, to be replenished, or the card just looked at, which is not (R7.7)."""
    deck = s.own_deck(number)
    if card in deck.offer:
        deck.offer.remove(card)
        replenish_later(s, number)
    else:
        assert deck.top == card, card
        take_top(deck)


def card_action_apply(s: MosaicState, seat: int, action: Action) -> None:
    """Carry out any action that takes a card or its stand-in."""
    kind = action[0]
    if kind == c.A_BUILD:
        build_apply(s, seat, action[1])
    elif kind == c.A_BUILD_PLAIN:
        build_plain_apply(s, seat, action[1])
    elif kind == c.A_TECHNOLOGY:
        technology_apply(s, seat, action[1], action[2])
    elif kind == c.A_POPULATION:
        population_apply(s, seat, action[1])
    elif kind == c.A_TAX:
        tax_apply(s, seat, action[1])
    else:
        assert kind == c.A_TAX_PLAIN, kind
        tax_plain_apply(s, seat, action[1])


def deck_actions(s: MosaicState, seat: int, number: int, cards: list[int], actions: list[Action]) -> None:
    """The actions on the given cards of one deck, building without a card included."""
    b = s.boards[seat]
    if number == c.BUILD:
        build_legal(s, seat, cards, actions)
    elif number == c.TECHNOLOGY:
        technology_legal(s, b, cards, actions)
    elif number == c.POPULATION_DECK:
        population_legal(s, b, cards, actions)
    else:
        tax_legal(s, cards, actions)
