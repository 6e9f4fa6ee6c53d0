"""A battle from the first unit played to the winner (R11.5-R11.16)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.attack import (
    battle_coin,
    drop_group,
    land,
    trigger_culture,
)
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.city_actions import trigger_advance
from ziggurat.games.civilization.culture import gain_great_person
from ziggurat.games.civilization.domains import LAST_FRONT, MOST_GOODS, SIDE, UNIT
from ziggurat.games.civilization.flow import CivStep, finish, player, say
from ziggurat.games.civilization.guards import no_ability
from ziggurat.games.civilization.reactions import start_ability
from ziggurat.games.civilization.resources import can_pay
from ziggurat.games.civilization.units import discard_unit, strength
from ziggurat.games.civilization.world import (
    clear_token,
    figures_on,
    remove_city,
    remove_figures,
    take_figure,
    wonder_amount,
)
from ziggurat.kernel.domains import Set, amount, ids
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import added, removed
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

END: Final[Action] = (c.A_END, 0, 0, 0)
BEFORE: Final = 0
AFTER: Final = 1
HEALING: Final = 2  # added to the side in a wounds frame
HOW: Final = ("attacker_wounds", "defender_wounds", "attacker_heals", "defender_heals")


def side_seat(battle: Battle, side: int) -> int:
    return battle.attacker if side == 0 else battle.defender


def unit_strength(s: "CivilizationState", battle: Battle, side: int, card: int) -> int:
    """R11.8, R11.12, R11.20: the owner's rank, Himeji; barbarians always fight at rank 1."""
    if side == 1 and battle.village:
        return s.tables.card_strength[card][s.tables.rank_base - 1]
    seat = side_seat(battle, side)
    return strength(s, seat, card) + wonder_amount(s, seat, c.OP_STRENGTH)


def total(s: "CivilizationState", battle: Battle, side: int) -> int:
    """R11.15: surviving units plus the bonus difference."""
    value = battle.bonus[side]
    for front in battle.fronts:
        card = front[2 * side]
        if card != -1:
            value += unit_strength(s, battle, side, card)
    return value


def next_turn(s: "CivilizationState", side: int) -> None:
    """R11.5: alternate; a side without units takes no more turns."""
    battle = s.battle
    assert battle is not None
    if not battle.hands[side]:
        side = 1 - side
    if not battle.hands[side]:
        s.push(c.S_AFTER_BATTLE, 0)
        return
    battle.turn = side
    battle.extra = 0
    s.push(c.S_BATTLE_TURN, 1 << side_seat(battle, side), side, BEFORE)


def abilities(s: "CivilizationState", battle: Battle, seat: int, side: int, stage: int) -> list[Action]:
    """R11.6, R11.12, R11.13: battle abilities of the side whose turn it is; barbarians have none."""
    found: list[Action] = []
    if side == 1 and battle.village:
        return found
    techs = s.techs[seat]
    t = s.tables
    enemy = 2 - 2 * side
    enemies = False
    hurt = False
    for front in battle.fronts:
        if front[enemy] != -1:
            enemies = True
        if front[2 * side] != -1 and front[2 * side + 1]:
            hurt = True
    for number, ability in enumerate(t.abilities):
        if ability.phase != c.BATTLE or not techs >> ability.tech & 1 or s.used[seat] >> number & 1:
            continue
        if not enemies or (ability.op == c.OP_STRIKE and stage == AFTER) or not can_pay(s, seat, number):
            continue
        found.append((c.A_USE, number, 0, 0))
    if hurt:
        for tech, _wounds in t.heal_techs:
            if techs >> tech & 1 and not battle.healed[side] >> tech & 1:
                found.append((c.A_HEAL, tech, 0, 0))
    return found


class BattleTurnStep(CivStep):
    """R11.6: abilities, exactly one unit, abilities. a: side, b: BEFORE or AFTER the unit."""

    def __init__(self) -> None:
        self.name = "battle_turn"
        self.args = arguments(side=SIDE, stage=ids("stage", ("before", "after")))
        self.offers = (c.A_USE, c.A_HEAL, c.A_FRONT, c.A_STRIKE, c.A_END)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        assert s.battle is not None
        next_turn(s, s.battle.turn)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        battle = s.battle
        assert battle is not None
        side, stage = frame[2], frame[3]
        actions = abilities(s, battle, seat, side, stage)
        if stage == AFTER:
            actions.append(END)
            return actions
        mine, enemy = 2 * side, 2 - 2 * side
        alone = [f for f, front in enumerate(battle.fronts) if front[enemy] != -1 and front[mine] == -1]
        seen: list[tuple[int, tuple[int, ...]]] = []
        for card in sorted(battle.hands[side]):
            kind = (s.tables.card_type[card], s.tables.card_strength[card])
            if kind in seen:
                continue
            seen.append(kind)
            actions.append((c.A_FRONT, card, 0, 0))
            for f in alone:
                actions.append((c.A_STRIKE, card, f, 0))
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        battle = s.battle
        assert battle is not None
        side = frame[2]
        kind = action[0]
        if kind == c.A_FRONT or kind == c.A_STRIKE:
            s.reveal()
            play_unit(s, battle, side, action[1], action[2] if kind == c.A_STRIKE else -1)
            if abilities(s, battle, seat, side, AFTER):
                s.stack[-1] = (c.S_BATTLE_TURN, 1 << seat, side, AFTER, 0)
            else:
                s.stack.pop()
                next_turn(s, 1 - side)
        elif kind == c.A_USE:
            start_ability(s, seat, action[1])
        elif kind == c.A_HEAL:
            heal(s, battle, side, action[1])
        else:
            s.stack.pop()
            next_turn(s, 1 - side)

    def refuse(self, s: "CivilizationState", frame: Frame, seat: int, kind: int, x: int, y: int, z: int) -> int:
        if kind == c.A_USE:
            return no_ability(s, seat, x)
        return c.N_BATTLE_TURN

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.battle_unit" if frame[3] == BEFORE else "prompt.battle_after", {}, "R11.6")


def play_unit(s: "CivilizationState", battle: Battle, side: int, card: int, at: int) -> None:
    """R11.7: a new front, or an attack on an enemy unit that stands alone."""
    battle.hands[side].remove(card)
    if at == -1:
        front = [-1, 0, -1, 0]
        front[2 * side] = card
        battle.fronts.append(front)
        if s.log is not None:
            say_unit(s, battle, side, "front", {"unit": unit_name(s, battle, side, card)}, "R11.7")
        return
    front = battle.fronts[at]
    front[2 * side] = card
    front[2 * side + 1] = 0
    if s.log is not None:
        other = front[2 - 2 * side]
        names: dict[str, object] = {
            "unit": unit_name(s, battle, side, card),
            "enemy": unit_name(s, battle, 1 - side, other),
        }
        say_unit(s, battle, side, "strike", names, "R11.9")
    fight(s, battle, side, front)


def fight(s: "CivilizationState", battle: Battle, side: int, front: list[int]) -> None:
    """R11.9-R11.12: full strength against each other at once; a trump strikes first."""
    mine, enemy = 2 * side, 2 - 2 * side
    my_card, your_card = front[mine], front[enemy]
    my_strength = unit_strength(s, battle, side, my_card)
    your_strength = unit_strength(s, battle, 1 - side, your_card)
    damage = my_strength + battle.extra
    battle.extra = 0
    t = s.tables
    if t.trumps[t.card_type[my_card]] == t.card_type[your_card]:
        front[enemy + 1] += damage
        if front[enemy + 1] < your_strength:
            front[mine + 1] += your_strength
    elif t.trumps[t.card_type[your_card]] == t.card_type[my_card]:
        front[mine + 1] += your_strength
        if front[mine + 1] < my_strength:
            front[enemy + 1] += damage
    else:
        front[enemy + 1] += damage
        front[mine + 1] += your_strength
    bury(s, battle, 0)
    bury(s, battle, 1)


def bury(s: "CivilizationState", battle: Battle, side: int) -> None:
    """R11.9, R11.14: a unit whose wounds reach its strength goes face up under its deck."""
    for front in battle.fronts:
        card = front[2 * side]
        if card != -1 and front[2 * side + 1] >= unit_strength(s, battle, side, card):
            if s.log is not None:
                say_unit(s, battle, side, "unit_dies", {"unit": unit_name(s, battle, side, card)}, "R11.9")
            front[2 * side] = -1
            front[2 * side + 1] = 0
            discard_unit(s, card)
            battle.killed[side] += 1
            battle.lost[side].append(card)


def say_unit(s: "CivilizationState", battle: Battle, side: int, key: str, args: dict[str, object], rule: str) -> None:
    """What a unit does or suffers: a barbarian belongs to nobody, whoever plays him (R11.20)."""
    barbarian = side == 1 and battle.village
    say(s, side_seat(battle, side), f"log.barbarian_{key}" if barbarian else f"log.{key}", args, rule)


def unit_name(s: "CivilizationState", battle: Battle, side: int, card: int) -> Say:
    """A unit as people call it: the name of its rank and its strength."""
    kind = s.tables.card_type[card]
    rank = 1 if side == 1 and battle.village else max(1, s.ranks[side_seat(battle, side) * 4 + kind])
    ids = ("infantry", "mounted", "artillery", "aircraft")
    rank = min(rank, len(s.tables.card_strength[card]))
    name = f"{ids[kind]}_rank_{rank}"
    return Say("unit", {"name": name, "n": unit_strength(s, battle, side, card)})


def heal(s: "CivilizationState", battle: Battle, side: int, tech: int) -> None:
    """R11.13: once per battle each."""
    battle.healed[side] |= 1 << tech
    wounds = next(amount for number, amount in s.tables.heal_techs if number == tech)
    if wounds < 0:
        healed = 0
        for front in battle.fronts:
            if front[2 * side] != -1:
                healed += front[2 * side + 1]
                front[2 * side + 1] = 0
        if s.log is not None:
            say(s, side_seat(battle, side), "log.healed", {"n": healed}, "R11.13")
    else:
        s.push(c.S_WOUNDS, 1 << side_seat(battle, side), wounds, side + HEALING, -1)


class WoundsStep(CivStep):
    """R11.13: wounds dealt or healed, split front by front. a: wounds left, b: side (+ HEALING), c: last front."""

    def __init__(self) -> None:
        self.name = "wounds"
        self.args = arguments(wounds=amount(0, MOST_GOODS), how=ids("how", HOW), last=LAST_FRONT)
        self.offers = (c.A_WOUND, c.A_END)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        battle = s.battle
        assert battle is not None
        left, last = frame[2], frame[4]
        actions: list[Action] = []
        for f, front in enumerate(battle.fronts):
            if f <= last:
                continue
            most = min(left, wounds_possible(s, battle, frame[3], front))
            for n in range(1, most + 1):
                actions.append((c.A_WOUND, f, n, 0))
        actions.append(END)
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        battle = s.battle
        assert battle is not None
        s.stack.pop()
        if action[0] == c.A_END:
            return
        f, n = action[1], action[2]
        side = frame[3] % HEALING
        if frame[3] >= HEALING:
            battle.fronts[f][2 * side + 1] -= n
            if s.log is not None:
                say(s, seat, "log.healed", {"n": n}, "R11.13")
        else:
            if s.log is not None:
                hurt = unit_name(s, battle, 1 - side, battle.fronts[f][2 - 2 * side])
                say(s, seat, "log.wounds", {"n": n, "unit": hurt}, "R11.13")
            battle.fronts[f][3 - 2 * side] += n
            bury(s, battle, 1 - side)
        left = frame[2] - n
        if left and any(wounds_possible(s, battle, frame[3], front) for front in battle.fronts[f + 1 :]):
            s.push(c.S_WOUNDS, 1 << seat, left, frame[3], f)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        key = "prompt.heal" if frame[3] >= HEALING else "prompt.wounds"
        return Say(key, {"n": frame[2]}, "R11.13")


def wounds_possible(s: "CivilizationState", battle: Battle, how: int, front: list[int]) -> int:
    """How many wounds can be dealt to, or healed on, this front."""
    side = how % HEALING
    if how >= HEALING:
        return front[2 * side + 1] if front[2 * side] != -1 else 0
    card = front[2 - 2 * side]
    if card == -1:
        return 0
    return unit_strength(s, battle, 1 - side, card) - front[3 - 2 * side]


# -- the end of a battle --------------------------------------------------------------------------------


class AfterBattleStep(CivStep):
    """R11.15-R11.24: the result, losses, conquest; loot is asked for afterwards."""

    def __init__(self) -> None:
        self.name = "after_battle"

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        battle = s.battle
        assert battle is not None
        totals = [total(s, battle, 0), total(s, battle, 1)]
        won = totals[0] > totals[1]
        if s.log is not None:
            winner_seat = battle.attacker if won or battle.village else battle.defender
            key = "log.battle_won" if won or not battle.village else "log.barbarians_won"
            say(s, winner_seat, key, {"attacker": totals[0], "defender": totals[1]}, "R11.15")
        self.return_units(s, battle)
        s.battle = None
        for side in (0, 1):
            self.save_unit(s, battle, side)
        if won:
            self.attacker_won(s, battle)
        else:
            self.defender_won(s, battle)

    def return_units(self, s: "CivilizationState", battle: Battle) -> None:
        """R11.22: survivors go back, seen by all; barbarians go under their decks."""
        for front in battle.fronts:
            if front[0] != -1:
                s.units = added(s.units, battle.attacker, front[0])
                s.exposed |= 1 << front[0]
            if front[2] != -1:
                if battle.village:
                    discard_unit(s, front[2])
                else:
                    s.units = added(s.units, battle.defender, front[2])
                    s.exposed |= 1 << front[2]

    def save_unit(self, s: "CivilizationState", battle: Battle, side: int) -> None:
        """R18.2: China may take one of its killed units back."""
        seat = side_seat(battle, side)
        if battle.lost[side] and s.tables.civs[s.civ[seat]].save_unit and not (side == 1 and battle.village):
            mask = 0
            for card in battle.lost[side]:
                mask |= 1 << card
            s.push(c.S_SAVE_UNIT, 1 << seat, mask)

    def attacker_won(self, s: "CivilizationState", battle: Battle) -> None:
        seat, square = battle.attacker, battle.square
        self.lose_armies_of_group(s, battle.killed[0] // s.tables.units_per_army)
        if battle.village:
            clear_token(s, square)
            kind, s.village_bag = s.draw_from(s.village_bag)
            if s.log is not None:
                key = "log.village" if s.tables.marker_resource[kind] != -1 else "log.village_great_person"
                say(s, seat, key, {"square": square_name(square)}, "R9.8")
            land(s)
            battle_coin(s, seat)
            trigger_culture(s, seat, c.T_CONQUER_VILLAGE)
            trigger_advance(s, seat, c.T_CONQUER_VILLAGE)
            if s.tables.marker_resource[kind] == -1:
                s.tokens_gone += 1
                gain_great_person(s, seat)
            else:
                s.held = added(s.held, seat, kind)
                if s.log is not None:
                    name = c.RESOURCES[s.tables.marker_resource[kind]]
                    say(s, seat, "log.found_resource", {"resource": name}, "R9.8", 1 << seat)
            return
        loser = battle.defender
        if battle.city != -1:
            if battle.city % c.CITIES == 0:
                finish(s, seat, c.E_MILITARY)
                return
            remove_city(s, battle.city)
            if s.log is not None:
                say(s, seat, "log.city_destroyed", {"square": square_name(square), "other": player(s, loser)}, "R11.18")
            land(s)
            battle_coin(s, seat)
            s.push(c.S_SPOILS, 0, loser, c.LOOT_CITY, seat)
            trigger_advance(s, seat, c.T_CONQUER_CITY)
            return
        if s.log is not None:
            figures = len(figures_on(s, loser, square))
            say(s, loser, "log.figures_killed", {"n": figures, "square": square_name(square)}, "R11.17")
        remove_figures(s, loser, square)
        land(s)
        battle_coin(s, seat)
        s.push(c.S_SPOILS, 0, loser, c.LOOT_FIGURES, seat)

    def defender_won(self, s: "CivilizationState", battle: Battle) -> None:
        drop_group(s)
        if battle.village:
            return
        seat = battle.defender
        if battle.city == -1:
            lost = battle.killed[1] // s.tables.units_per_army
            before = s.armies_at[battle.square]
            for j in figures_on(s, seat, battle.square):
                # R11.16: never the last army there.
                if lost and j < c.ARMIES and s.armies_at[battle.square] > 1:
                    take_figure(s, seat, j)
                    lost -= 1
            self.say_losses(s, seat, battle.square, before - s.armies_at[battle.square])
        battle_coin(s, seat)
        s.push(c.S_SPOILS, 0, battle.attacker, c.LOOT_FIGURES, seat)

    def lose_armies_of_group(self, s: "CivilizationState", lost: int) -> None:
        base = s.mover * c.FIGURES
        before = s.group.bit_count()
        for j in range(c.ARMIES):
            if lost and s.group >> j & 1 and (s.group & c.ARMY_MASK).bit_count() > 1:
                s.group &= ~(1 << j)
                s.pos[base + j] = -1
                lost -= 1
        self.say_losses(s, s.mover, s.group_square, before - s.group.bit_count())

    def say_losses(self, s: "CivilizationState", seat: int, square: int, lost: int) -> None:
        if lost and s.log is not None:
            say(s, seat, "log.figures_killed", {"n": lost, "square": square_name(square)}, "R11.16")


class SaveUnitStep(CivStep):
    """China takes one killed unit back, or none. a: the killed cards as a mask."""

    def __init__(self) -> None:
        self.name = "save_unit"
        self.args = arguments(killed=Set(UNIT))
        self.offers = (c.A_SAVE, c.A_SAVE_NONE)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        actions: list[Action] = [
            (c.A_SAVE, card, 0, 0)
            for card in range(len(s.tables.unit_ids))
            if frame[2] >> card & 1 and card in s.unit_discards[s.tables.card_type[card]]
        ]
        actions.append((c.A_SAVE_NONE, 0, 0, 0))
        return actions

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_SAVE:
            card = action[1]
            s.unit_discards = removed(s.unit_discards, s.tables.card_type[card], card)
            s.units = added(s.units, seat, card)
            s.exposed |= 1 << card
            if s.log is not None:
                say(s, seat, "log.unit_saved", {"unit": s.tables.unit_ids[card]}, "R18.2")

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.save_unit", {}, "R18.2")
