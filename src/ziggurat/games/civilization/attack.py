"""Where a move ends: huts, scouts alone, and what leads to a battle (R9.7-R9.9, R11.1-R11.5)."""

from typing import TYPE_CHECKING, Final

from ziggurat.games.civilization import codes as c
from ziggurat.games.civilization.battlefield import Battle
from ziggurat.games.civilization.board import square_name
from ziggurat.games.civilization.city_actions import USED_BATTLE_COIN, USED_RAZE
from ziggurat.games.civilization.domains import SQUARE
from ziggurat.games.civilization.effects import add_coin, destroy
from ziggurat.games.civilization.flow import CivStep, gain_culture, player, say
from ziggurat.games.civilization.reactions import open_window
from ziggurat.games.civilization.units import draw_card
from ziggurat.games.civilization.world import STAY, clear_token, combat_bonus, put_figure, remove_figures
from ziggurat.kernel.domains import amount
from ziggurat.kernel.frames import arguments
from ziggurat.kernel.rows import added, replaced
from ziggurat.kernel.say import Say
from ziggurat.kernel.state import Action, Frame

if TYPE_CHECKING:
    from ziggurat.games.civilization.state import CivilizationState

BARBARIANS: Final = (c.ARTILLERY, c.INFANTRY, c.MOUNTED)


def arrive(s: "CivilizationState") -> None:
    """The group under way stops where it is."""
    seat = s.mover
    square = s.group_square
    if not s.lifted:
        land(s)
        return
    city = s.city_at[square]
    owner = s.owner_at[square]
    if (city != -1 and city // c.CITIES != seat) or (owner != -1 and owner != seat) or s.token[square] == c.VILLAGE:
        s.push(c.S_BATTLE, 0)
        if s.phase == c.MOVEMENT:
            open_window(s, c.I_STEP, seat)
    elif s.token[square] == c.HUT and (s.group & c.ARMY_MASK or s.laws[s.governments[seat]].scouts_explore):
        explore_hut(s)
    else:
        land(s)


def land(s: "CivilizationState") -> None:
    """The group stands on its square and its move is over."""
    seat, square = s.mover, s.group_square
    armies = s.group & c.ARMY_MASK
    for j in range(c.FIGURES):
        if s.group >> j & 1:
            if s.lifted:
                put_figure(s, seat, j, square)
            if s.phase == c.MOVEMENT:
                s.moved[seat] |= 1 << j
    end_group(s)
    # R9.15: Combustion, once per round, when an army ends its move on a building.
    if armies and s.techs[seat] & s.tables.raze_mask and s.phase == c.MOVEMENT and not s.used[seat] & USED_RAZE:
        if 0 < s.piece[square] < s.tables.wonder_piece:
            s.push(c.S_RAZE, 1 << seat, square)


def end_group(s: "CivilizationState") -> None:
    s.mover = -1
    s.group = 0
    s.group_square = -1
    s.steps_left = 0
    s.stride = STAY
    s.lifted = False


def drop_group(s: "CivilizationState") -> None:
    """All figures of the group return to their owner's supply."""
    base = s.mover * c.FIGURES
    for j in range(c.FIGURES):
        if s.group >> j & 1:
            s.pos[base + j] = -1
    if s.log is not None and s.group:
        lost: dict[str, object] = {"n": s.group.bit_count(), "square": square_name(s.group_square)}
        say(s, s.mover, "log.figures_killed", lost, "R11.17")
    end_group(s)


def explore_hut(s: "CivilizationState") -> None:
    """R9.7: the marker is taken, looked at and kept face down as a resource."""
    seat, square = s.mover, s.group_square
    clear_token(s, square)
    kind, s.hut_bag = s.draw_from(s.hut_bag)
    s.held = added(s.held, seat, kind)
    if s.log is not None:
        say(s, seat, "log.hut", {"square": square_name(square)}, "R9.7")
        name = c.RESOURCES[s.tables.marker_resource[kind]]
        say(s, seat, "log.found_resource", {"resource": name}, "R9.7", 1 << seat)
    land(s)
    trigger_culture(s, seat, c.T_HUT)


def trigger_culture(s: "CivilizationState", seat: int, happening: int) -> None:
    """R18.2: China's culture for huts and villages."""
    civ = s.tables.civs[s.civ[seat]]
    if civ.culture_on & happening:
        gain_culture(s, seat, civ.culture_gain, civ.id, "R18.2")


def battle_coin(s: "CivilizationState", seat: int) -> None:
    """Code of Laws: once per round, after winning a battle, a coin on the card."""
    slot = s.tables.battle_slot
    if slot != -1 and s.techs[seat] >> s.tables.coin_techs[slot] & 1 and not s.used[seat] & USED_BATTLE_COIN:
        s.used[seat] |= USED_BATTLE_COIN
        add_coin(s, seat, s.tables.coin_techs[slot])


def force_size(s: "CivilizationState", seat: int, armies: int, city: bool) -> int:
    """R11.3."""
    t = s.tables
    size = t.start_force + s.laws[s.governments[seat]].force
    if armies > 1:
        size += t.extra_army_force * (armies - 1)
    if city:
        size += t.defend_city_force
    bit, coins, amount = t.force_per_coins
    if s.techs[seat] & bit:
        size += s.coin_count[seat] // coins * amount
    return size


def city_bonus(s: "CivilizationState", city: int) -> int:
    """R11.4: what defending a city adds."""
    bonus = s.tables.defend_capital_bonus if city % c.CITIES == 0 else s.tables.defend_city_bonus
    return bonus + (s.tables.walls_bonus if s.walled >> city & 1 else 0)


class ArriveStep(CivStep):
    """An army built onto a blockaded square (R8.5)."""

    def __init__(self) -> None:
        self.name = "arrive"

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        arrive(s)


class BattleStep(CivStep):
    """A battle begins, after the last chance to interrupt (R11.2)."""

    def __init__(self) -> None:
        self.name = "battle"

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        seat, square = s.mover, s.group_square
        city = s.city_at[square]
        owner = s.owner_at[square]
        if not s.group & c.ARMY_MASK:
            # Scouts left alone by a card cannot fight and cannot stay.
            drop_group(s)
        elif city != -1 and city // c.CITIES != seat:
            if s.techs[seat] & s.tables.siege_mask and s.walled >> city & 1:
                destroy(s, square)
            self.begin(s, city // c.CITIES, city, False)
        elif owner != -1 and owner != seat:
            if s.armies_at[square]:
                self.begin(s, owner, -1, False)
            else:
                self.kill_scouts(s, owner)
        elif s.token[square] == c.VILLAGE:
            self.begin(s, (seat + 1) % s.players, -1, True)
        else:
            land(s)

    def kill_scouts(self, s: "CivilizationState", owner: int) -> None:
        """R9.9: scouts alone are eliminated; the attacker takes loot as if he had won a battle."""
        seat, square = s.mover, s.group_square
        scouts = s.scouts_at[square]
        remove_figures(s, owner, square)
        if s.log is not None:
            killed: dict[str, object] = {"other": player(s, owner), "square": square_name(square), "n": scouts}
            say(s, seat, "log.scouts_killed", killed, "R9.9")
        land(s)
        if s.options["scout_kill_counts_as_battle"]:
            battle_coin(s, seat)
        s.push(c.S_SPOILS, 0, owner, c.LOOT_FIGURES, seat)

    def begin(self, s: "CivilizationState", defender: int, city: int, village: bool) -> None:
        attacker = s.mover
        battle = Battle()
        battle.attacker = attacker
        battle.defender = defender
        battle.village = village
        battle.square = s.group_square
        battle.city = city
        battle.fronts = []
        battle.killed = [0, 0]
        battle.lost = [[], []]
        battle.extra = 0
        battle.healed = [0, 0]
        battle.hands = [[], []]
        battle.turn = 0 if city != -1 and s.walled >> city & 1 else 1
        attack = combat_bonus(s, attacker)
        defence = 0
        if not village:
            defence = combat_bonus(s, defender) + (city_bonus(s, city) if city != -1 else 0)
        battle.bonus = [max(0, attack - defence), max(0, defence - attack)]
        s.battle = battle
        if s.log is not None:
            key = "log.attack_village" if village else "log.attack_city" if city != -1 else "log.attack"
            say(s, attacker, key, {"other": player(s, defender), "square": square_name(battle.square)}, "R11.1")
        armies = (s.group & c.ARMY_MASK).bit_count()
        deal(s, attacker, 0, force_size(s, attacker, armies, False))
        if village:
            s.push(c.S_BARBARIAN_DECK, 0)
        else:
            there = s.armies_at[battle.square] if city == -1 else 0
            deal(s, defender, 1, force_size(s, defender, there, city != -1))
            s.push(c.S_BATTLE_TURN, 0)


def deal(s: "CivilizationState", seat: int, side: int, size: int) -> None:
    """R11.3: the battle force is drawn at random from the standing forces."""
    assert s.battle is not None
    units = list(s.units[seat])
    for _card in range(min(size, len(units))):
        s.battle.hands[side].append(s.draw(units))
    s.units = replaced(s.units, seat, tuple(units))


class BarbarianDeckStep(CivStep):
    """R11.20: one card of each land type; an empty deck is replaced by one the barbarian player picks. a: how many."""

    def __init__(self) -> None:
        self.name = "barbarian_deck"
        self.args = arguments(done=amount(0, len(BARBARIANS)))
        self.offers = (c.A_DECK,)

    def go(self, s: "CivilizationState", frame: Frame) -> None:
        assert s.battle is not None
        done = frame[2]
        while done < len(BARBARIANS):
            card = draw_card(s, BARBARIANS[done])
            if card == -1:
                choices = self.legal(s, frame, s.battle.defender)
                if len(choices) > 1:
                    s.push(c.S_BARBARIAN_DECK, 1 << s.battle.defender, done)
                    return
                if choices:
                    card = draw_card(s, choices[0][1])
            if card != -1:
                s.battle.hands[1].append(card)
            done += 1
        s.push(c.S_BATTLE_TURN, 0)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_DECK, kind, 0, 0) for kind in BARBARIANS if s.unit_decks[kind] or s.unit_discards[kind]]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        assert s.battle is not None
        s.stack.pop()
        s.battle.hands[1].append(draw_card(s, action[1]))
        s.push(c.S_BARBARIAN_DECK, 0, frame[2] + 1)

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.barbarian_deck", {}, "R11.20")


class RazeStep(CivStep):
    """R9.15: destroy the building under the army, or leave it. a: square."""

    def __init__(self) -> None:
        self.name = "raze"
        self.args = arguments(square=SQUARE)
        self.offers = (c.A_RAZE, c.A_END)

    def legal(self, s: "CivilizationState", frame: Frame, seat: int) -> list[Action]:
        return [(c.A_RAZE, 0, 0, 0), (c.A_END, 0, 0, 0)]

    def act(self, s: "CivilizationState", frame: Frame, seat: int, action: Action) -> None:
        s.stack.pop()
        if action[0] == c.A_RAZE:
            s.used[seat] |= USED_RAZE
            destroy(s, frame[2])

    def prompt(self, s: "CivilizationState", frame: Frame, seat: int) -> Say:
        return Say("prompt.raze", {"building": s.tables.piece_ids[s.piece[frame[2]]]}, "R9.15")
