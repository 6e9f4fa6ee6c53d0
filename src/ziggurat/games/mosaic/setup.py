"""Laying out the game (R2.1 to R2.12)."""

from typing import Final

from ziggurat.games.mosaic import codes as c
from ziggurat.games.mosaic.decks import fill_offer
from ziggurat.games.mosaic.drafts import begin_drafts
from ziggurat.games.mosaic.holdings import no_cards
from ziggurat.games.mosaic.powers import derive_powers
from ziggurat.games.mosaic.state import NO_REASON, PLAYING, Deck, MosaicState, Standing
from ziggurat.games.mosaic.tables import NO_TILE, RESOURCE_TILE, Tables
from ziggurat.kernel.bits import bits
from ziggurat.kernel.rows import replaced

BLANK: Final = -2  # an X tile in the bag: removed as soon as it is turned up (R2.6)


def new_board(t: Tables) -> list[int]:
    """R2.2."""
    b = [0] * c.BOARD_SIZE
    b[c.STONE], b[c.FOOD], b[c.IDEAS], b[c.MONEY], b[c.POPULATION] = t.start_goods
    for track, amount in enumerate(t.start_production):
        b[c.P_STONE + track] = amount
    for piece in range(len(c.PIECES)):
        b[c.SUPPLY + piece] = t.pieces[piece]
    b[c.LEADER] = b[c.GOVERNMENT] = -1
    return b


def new_deck(cards: list[int], left: int, slots: int) -> Deck:
    deck = Deck()
    deck.bag = cards
    deck.left = left
    deck.other_bag = []
    deck.other_left = 0
    deck.above = 0
    deck.pile = 0
    deck.under = []
    deck.top = -1
    deck.top_seen = 0
    deck.top_under = False
    deck.offer = []
    deck.slots = slots
    deck.shared = False
    return deck


def new_standing(regions: int, players: int) -> Standing:
    found = Standing()
    found.influence = [0] * (regions * players)
    found.points = [0] * (regions * players)
    found.dominator = [-1] * regions
    found.shared = False
    return found


def empty_state(s: MosaicState) -> None:
    """Everything in the box, nothing dealt."""
    t = s.tables
    s.boards = [new_board(t) for _seat in range(s.players)]
    s.owned = (1 << s.players) - 1
    s.decks = [new_deck([], 0, t.offers[number]) for number in range(len(c.DECKS))]
    s.tiles = bytes([NO_TILE]) * len(t.hex_ids)
    s.free = t.in_play
    s.open_land = tuple(t.a_hex[i] for i in bits(t.land))
    s.locks = (0,) * len(t.region_ids)
    s.leaders_left = (1 << len(t.leader_ids)) - 1
    s.wonders_left = (1 << len(t.wonder_ids)) - 1
    s.wonder_hex = (-1,) * len(t.wonder_ids)
    s.ages_left = (1 << len(t.age_ids)) - 1
    s.achievements_left = 0
    s.governments_left = (1 << len(t.government_ids)) - 1
    s.hands = tuple([() for _seat in range(s.players)])
    s.picks = tuple([() for _seat in range(s.players)])
    s.spent = 0
    s.tiles_out = 0
    s.resources_out = 0
    s.start = s.active = 0
    s.round = 1
    s.bonus = 0
    s.pending = s.revealed = s.scorings = 0
    s.ending = PLAYING
    s.reason = NO_REASON
    s.marched = ()
    s.standing = new_standing(len(t.region_ids), s.players)
    s.dirty = 0
    s.holdings = (no_cards(),) * s.players


def set_up(s: MosaicState) -> None:
    empty_state(s)
    for seat in range(s.players):
        derive_powers(s, seat)
    lay_tiles(s)
    make_technology_deck(s)
    make_build_deck(s)
    make_population_deck(s)
    make_tax_tariff_deck(s)
    choose_achievements(s)
    s.start = s.chance(s.players)  # R2.12
    begin_drafts(s)


def lay_tiles(s: MosaicState) -> None:
    """R2.3 to R2.6: fish on the ports, resource tiles on the suns, trade goods on the plain hexes."""
    t = s.tables
    goods: list[int] = []
    fish = t.good_counts[0]
    for kind in range(1, t.good_kinds):
        goods.extend([kind] * t.good_counts[kind])
    goods.extend([BLANK] * t.blank_tiles)
    resources = list(range(len(t.resource_ids)))
    tiles = list(s.tiles)
    for hexagon in bits(t.in_play):
        kind = t.hex_kind[hexagon]
        if kind == c.PORT_HEX:
            tiles[hexagon] = 0
            fish -= 1
        elif kind == c.RESOURCE:
            tiles[hexagon] = RESOURCE_TILE + s.draw(resources)
        else:
            tile = s.draw(goods)
            if tile == BLANK:
                s.tiles_out += 1
            else:
                tiles[hexagon] = tile
    s.tiles = bytes(tiles)
    s.tiles_out += fish + len(goods)
    s.resources_out += len(resources)


def make_technology_deck(s: MosaicState) -> None:
    """R2.7: five starting technologies each, the rest with the empire card in the middle or bottom third."""
    t = s.tables
    starting = bits(t.tech_starting)
    for seat in range(s.players):
        s.hands = replaced(s.hands, seat, tuple(sorted(s.draw(starting) for _card in range(t.starting_technologies))))
    cards = starting + [i for i in range(len(t.tech_ids)) if not t.tech_starting >> i & 1]
    deck = new_deck(sorted(cards), len(cards), t.offers[0])
    n = len(cards)
    first = (n + 2) // 3
    second = (n - first + 1) // 2
    third = n - first - second
    where = t.setup.technology_empire_card
    if where == "top_third":
        deck.above, deck.pile = 0, first + 1
    elif where == "middle_third":
        deck.above, deck.pile = first, second + 1
    else:
        deck.above, deck.pile = first + second, third + 1
    s.decks[0] = deck
    fill_offer(s, 0)


def bury_empire_card(deck: Deck) -> None:
    """The empire card somewhere in the bottom half."""
    n = deck.left + deck.other_left
    deck.above = n - n // 2
    deck.pile = n // 2 + 1


def make_build_deck(s: MosaicState) -> None:
    """R2.8."""
    t = s.tables
    deck = new_deck(list(range(len(t.build_ids))), len(t.build_ids), t.offers[1])
    bury_empire_card(deck)
    s.decks[1] = deck
    fill_offer(s, 1)


def make_population_deck(s: MosaicState) -> None:
    """R2.9: the cards that go back to the box unseen stay in the bag, beyond the number left."""
    t = s.tables
    deck = new_deck(list(range(len(t.population_ids))), t.setup.population_cards, t.offers[2])
    bury_empire_card(deck)
    s.decks[2] = deck
    fill_offer(s, 2)


def make_tax_tariff_deck(s: MosaicState) -> None:
    """R2.10: as many tax as tariff cards."""
    t = s.tables
    taxes = [i for i in range(len(t.tax_ids)) if t.tax_type[i] == c.TAX]
    deck = new_deck(taxes, t.setup.tax_cards, t.offers[3])
    deck.other_bag = [i for i in range(len(t.tax_ids)) if t.tax_type[i] != c.TAX]
    deck.other_left = t.setup.tariff_cards
    bury_empire_card(deck)
    s.decks[3] = deck
    fill_offer(s, 3)


def choose_achievements(s: MosaicState) -> None:
    """R2.11: nine of the fifteen."""
    cards = list(range(len(s.tables.achievement_ids)))
    for _card in range(s.tables.achievements_per_game):
        s.achievements_left |= 1 << s.draw(cards)
