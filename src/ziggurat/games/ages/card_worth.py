"""What single cards are worth to a civilisation, in culture points it may expect at the end."""

from typing import Final

from ziggurat.games.ages import codes as c
from ziggurat.games.ages.civ import Civ
from ziggurat.games.ages.tables import Tables

SCIENCE_POINT: Final = 0.32
MILITARY_CARD: Final = 0.5


# -- technologies ----------------------------------------------------------------------------------------------


def technologies_worth(t: Tables, p: Civ, turns: float) -> float:
    """What the technologies in play promise, whether or not workers use them yet."""
    horizon = min(turns, 8.0) / 8.0
    techs = p.techs  # by class and level
    value = 0.0
    for i in range(len(techs)):
        tech = techs[i]
        cls = t.t_class[tech]
        step = t.t_level[tech]
        if step == 0:
            continue
        if i + 1 < len(techs) and t.t_class[techs[i + 1]] == cls:
            step = 0  # there is a better one
        elif i > 0 and t.t_class[techs[i - 1]] == cls:
            step -= t.t_level[techs[i - 1]]
        value += promise(t, p, t.card_of[tech], cls, step) * horizon
    return value


def new_technology_worth(t: Tables, p: Civ, card: int, turns: float) -> float:
    """What a technology in the hand would promise in play; governments are counted elsewhere."""
    cls = t.classes[card]
    if cls == c.SPECIAL:
        return special_worth(t, card, turns)
    step = t.levels[card]
    for tech in p.techs:
        if t.t_class[tech] == cls:
            step = t.levels[card] - t.t_level[tech]  # the last one is the best
    return promise(t, p, card, cls, step) * (min(turns, 8.0) / 8.0)


def promise(t: Tables, p: Civ, card: int, cls: int, step: int) -> float:
    """By how many levels the technology is better than the others of its class."""
    if step <= 0:
        return 0.5
    worth = 2.6 * step + 0.5 * t.science[card]
    if cls <= c.MINE:
        worth += 2.5
    elif cls == c.LAB:
        worth += 1.5
    elif cls > c.TEMPLE and p.counts[cls] == 0:
        worth += 1.0
    return worth


def special_worth(t: Tables, card: int, turns: float) -> float:
    bonus = t.bonus[card]
    worth = 1.0 + 1.5 * t.levels[card]
    worth += 1.2 * bonus[c.B_BLUE] + 0.4 * bonus[c.B_COLONIZATION]
    return worth * (min(turns, 8.0) / 8.0)


# -- leaders and wonders ---------------------------------------------------------------------------------------


def leader_worth(t: Tables, card: int, turns: float) -> float:
    return (3.5 + 0.8 * t.levels[card]) * min(1.0, 0.15 + turns / 4.0)


def wonder_worth(t: Tables, card: int, turns: float) -> float:
    bonus = t.bonus[card]
    worth = 2.0 + bonus[c.B_CULTURE] * turns * 0.9 + bonus[c.B_SCIENCE] * min(turns, 10.0) * 0.4
    worth += bonus[c.B_CIVIL] * min(turns, 9.0) * 0.65 + bonus[c.B_MILITARY] * min(turns, 9.0) * 0.3
    worth += 0.8 * bonus[c.B_STRENGTH] + bonus[c.B_HAPPINESS] * min(turns, 6.0) * 0.4
    if t.effects[card]:
        worth += 4.0 + 2.5 * t.levels[card]
    return worth


# -- military cards --------------------------------------------------------------------------------------------


def military_card_worth(t: Tables, card: int) -> float:
    kind = t.types[card]
    if kind == c.BONUS:
        return 0.6 + 0.3 * t.levels[card]
    if kind == c.TERRITORY:
        return 1.2 + 0.4 * t.levels[card]
    if kind == c.TACTICS:
        return 0.8 + 0.2 * t.levels[card]
    if kind == c.AGGRESSION or kind == c.WAR:
        return 0.9 + 0.2 * t.levels[card]
    return MILITARY_CARD + 0.5 * t.levels[card]


def worst_military_card(t: Tables, hand: list[int]) -> int:
    """The first of the cards that are worth least."""
    worst = hand[0]
    least = military_card_worth(t, worst)
    for card in hand:
        worth = military_card_worth(t, card)
        if worth < least:
            worst = card
            least = worth
    return worst


def colony_bonus(t: Tables, card: int, turns: float) -> float:
    """Tokens of a colony; its faces and strength show elsewhere."""
    bonus = t.bonus[card]
    return 1.5 + (1.1 * bonus[c.B_YELLOW] + 1.0 * bonus[c.B_BLUE]) * min(1.0, turns / 6.0)


def territory_worth(t: Tables, card: int, turns: float) -> float:
    bonus = t.bonus[card]
    food, resources, culture, science, population, cards = t.immediate[card]
    worth = colony_bonus(t, card, turns) + 1.0 * bonus[c.B_STRENGTH] + bonus[c.B_HAPPINESS] * min(turns, 6.0) * 0.7
    return worth + 0.4 * food + 0.45 * resources + culture + SCIENCE_POINT * science + 2.0 * population + 0.7 * cards
