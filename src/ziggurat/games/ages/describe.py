"""Label, group and targets of an action, for people."""

from ziggurat.games.ages import kinds as k
from ziggurat.games.ages.battle import attack_cost
from ziggurat.games.ages.building import build_cost, growth_cost, unit_cost, upgrade_cost
from ziggurat.games.ages.notation import card_arguments
from ziggurat.games.ages.pacts import ROLES
from ziggurat.games.ages.row import take_cost
from ziggurat.games.ages.state import AgesState
from ziggurat.games.ages.technology import science_cost
from ziggurat.kernel.say import Described, Say
from ziggurat.kernel.state import Action

# Actions that need no more than their name: key of the label and group.
PLAIN: dict[int, tuple[str, str]] = {
    k.A_BEGIN: ("act.begin", "turn"),
    k.A_RESIGN: ("act.resign", "turn"),
    k.A_DRAW: ("act.draw", "military"),
    k.A_ACCEPT: ("act.accept", "answer"),
    k.A_REFUSE: ("act.refuse", "answer"),
    k.A_YES: ("act.yes", "answer"),
}
# Actions on one card: key of the label, group, rule.
ON_CARD: dict[int, tuple[str, str, str]] = {
    k.A_EVENT: ("act.event", "politics", "R18.2"),
    k.A_COLUMBUS: ("act.columbus", "politics", "R28.3"),
    k.A_DISCARD: ("act.discard", "discard", "R16.4"),
    k.A_LEADER: ("act.leader", "hand", "R9.6"),
    k.A_TACTICS: ("act.tactics", "military", "R10.4"),
    k.A_OFFER_CARD: ("act.bonus", "offer", "R19.3"),
    k.A_COLONY: ("act.colony", "choice", "R19.6"),
    k.A_WONDER: ("act.wonder", "choice", "R18.16"),
    k.A_SPECIAL: ("act.special", "choice", "R22.5"),
}
ON_TECHNOLOGY: dict[int, tuple[str, str, str]] = {
    k.A_DESTROY: ("act.destroy", "destroy", "R9.4"),
    k.A_DISBAND: ("act.disband", "destroy", "R10.2"),
    k.A_OFFER_UNIT: ("act.sacrifice", "offer", "R23.7"),
    k.A_LOSE_WORKER: ("act.lose_worker", "choice", "R18.8"),
    k.A_TOKEN: ("act.token", "choice", "R11.4"),
    k.A_FREE_BUILD: ("act.free_build", "choice", "R18.12"),
    k.A_REDUCE: ("act.reduce", "choice", "R27.6"),
}
PASSES: dict[int, str] = {k.S_POLITICS: "act.pass_politics", k.S_AUCTION: "act.pass_bid"}


def describe(s: AgesState, seat: int, action: Action) -> Described:
    c = s.content
    kind, a, b, d = action
    if kind in PLAIN:
        key, group = PLAIN[kind]
        return Described(Say(key), group, (f"button:{key[4:]}",))
    if kind in ON_CARD:
        key, group, rule = ON_CARD[kind]
        return Described(Say(key, {"card": c.ids[a]}, rule), group, (f"card:{c.ids[a]}",))
    if kind in ON_TECHNOLOGY:
        key, group, rule = ON_TECHNOLOGY[kind]
        id = c.ids[c.card_of[a]]
        return Described(Say(key, {"card": id}, rule), group, (f"card:{id}",))
    if kind == k.A_PASS:
        return Described(Say(PASSES.get(s.stack[-1][0], "act.pass")), "pass", ("button:pass",))
    if kind == k.A_DONE:
        key = "act.done_battle" if s.stack[-1][0] in (k.S_ATTACK, k.S_DEFEND) else "act.done"
        return Described(Say(key), "done", ("button:done",))
    if s.stack[-1][0] == k.S_ACTIONS:
        return describe_turn(s, seat, action)
    if kind == k.A_TAKE:
        return describe_take(s, seat, a)
    if kind == k.A_AGGRESSION or kind == k.A_WAR:
        key = "act.aggression" if kind == k.A_AGGRESSION else "act.war"
        args: dict[str, object] = {"card": c.ids[a], "player": f"seat_{b}", "n": attack_cost(s, a, b)}
        rule = "R20.1" if kind == k.A_AGGRESSION else "R22.1"
        return Described(Say(key, args, rule), "politics", (f"card:{c.ids[a]}", f"player:{b}"))
    if kind == k.A_PACT:
        key = "act.pact" if c.symmetric[a] else "act.pact_side"
        args = {"card": c.ids[a], "player": f"seat_{b}", "role": ROLES[d]}
        return Described(Say(key, args, "R21.1"), "politics", (f"card:{c.ids[a]}", f"player:{b}", f"side:{'ab'[d]}"))
    if kind == k.A_BREAK:
        card = c.ids[s.civs[a].pact]
        other = s.civs[a].pact_partner if a == seat else a
        said = Say("act.break", {"card": card, "player": f"seat_{other}"}, "R21.6")
        return Described(said, "politics", (f"pact:{a}", f"card:{card}"))
    if kind == k.A_BID:
        return Described(Say("act.bid", {"n": a}, "R19.1"), "auction", (f"bid:{a}",))
    if kind == k.A_MIX:
        return Described(Say("act.mix", {"food": a, "resources": b}, "R12.4"), "choice", (f"mix:{a}-{b}",))
    if kind == k.A_RAZE:
        id = c.ids[c.card_of[a]]
        return Described(Say("act.raze", {"card": id, "n": b}, "R20.7"), "choice", (f"card:{id}", f"number:{b}"))
    assert kind == k.A_CHOOSE
    cards = [c.ids[card] for card in (a, b) if card >= 0]
    return Described(Say("act.choose", {"cards": cards}, "R27.5"), "choice", tuple(f"card:{card}" for card in cards))


def describe_take(s: AgesState, seat: int, slot: int) -> Described:
    card = s.content.ids[s.row[slot]]
    said = Say("act.take", {"card": card, "n": take_cost(s, s.civs[seat], slot)}, "R9.8")
    # Not `card:` as well: another copy may be in the hand.
    return Described(said, "take", (f"slot:{slot + 1}",))


def describe_turn(s: AgesState, seat: int, action: Action) -> Described:
    """Actions of the action phase."""
    c = s.content
    p = s.civs[seat]
    kind, a, b, _d = action
    if kind == k.A_TAKE:
        return describe_take(s, seat, a)
    if kind == k.A_END:
        key = "act.end_draw" if a else "act.end"
        # To draw as many cards as one may is what ends the turn; fewer is a choice of its own.
        group = "end" if (k.A_END, a + 1, 0, 0) not in s.legal(seat) else "draw_less"
        return Described(Say(key, {"n": a}, "R16.2" if a else "R13.1"), group, ("button:end", f"number:{a}"))
    if kind == k.A_POPULATION:
        said = Say("act.population", {"n": growth_cost(c, p, 0)}, "R9.1")
        return Described(said, "population", ("button:population", "bank:yellow"))
    if kind == k.A_FREE_POPULATION:
        said = Say("act.free_population", {"n": growth_cost(c, p, p.tune.free_population)}, "R9.12")
        return Described(said, "population", ("button:free_population", "bank:yellow"))
    if kind == k.A_BUILD or kind == k.A_UNIT or kind == k.A_RECRUIT:
        id = c.ids[c.card_of[a]]
        if kind == k.A_BUILD:
            said = Say("act.build", {"card": id, "n": build_cost(c, p, a, 0)}, "R9.2")
        elif kind == k.A_UNIT:
            said = Say("act.unit", {"card": id, "n": unit_cost(s, seat, a, 0)}, "R10.1")
        else:
            food = growth_cost(c, p, p.tune.recruit_food)
            cost = unit_cost(s, seat, a, p.tune.recruit_resources)
            said = Say("act.recruit", {"card": id, "food": food, "n": cost}, "R28.11")
            return Described(said, "population", ("button:recruit", f"card:{id}"))
        return Described(said, "build", (f"card:{id}",))
    if kind == k.A_UPGRADE or kind == k.A_UPGRADE_UNIT:
        old, new = c.ids[c.card_of[a]], c.ids[c.card_of[b]]
        said = Say("act.upgrade", {"old": old, "new": new, "n": upgrade_cost(c, p, a, b, 0)}, "R9.10")
        return Described(said, "upgrade", (f"card:{old}", f"card:{new}"))
    if kind == k.A_STAGE:
        cost = sum(c.stages[p.wonder][p.stage : p.stage + a])
        card = c.ids[p.wonder]
        said = Say("act.stage", {"card": card, "n": a, "cost": cost}, "R9.5")
        return Described(said, "wonder", (f"card:{card}", f"number:{a}"))
    if kind == k.A_PLAY or kind == k.A_REVOLUTION:
        key = "act.revolution" if kind == k.A_REVOLUTION else "act.play"
        if kind == k.A_PLAY and c.classes[a] == k.GOVERNMENT:
            key = "act.peaceful"
        said = Say(key, {"card": c.ids[a], "n": science_cost(c, p, a, kind == k.A_REVOLUTION)}, "R9.9")
        return Described(
            said, "hand", (f"card:{c.ids[a]}", "mode:revolution" if kind == k.A_REVOLUTION else "mode:play")
        )
    if kind == k.A_CARD:
        used_on = card_arguments(s, action)
        key = "act.card_on" if used_on else "act.card"
        revolution = "revolution" in used_on
        targets = [f"card:{c.ids[a]}"]
        targets.extend(f"card:{id}" if id != "revolution" else "mode:revolution" for id in used_on)
        said = Say("act.card_revolution" if revolution else key, {"card": c.ids[a], "on": used_on[:2]}, "R9.7")
        if revolution:
            said.args["on"] = used_on[0]
        return Described(said, "hand", tuple(targets))
    assert kind == k.A_TRADE
    said = Say("act.trade_food" if a else "act.trade_resource", {}, "R12.3")
    return Described(said, "trade", ("button:trade_food" if a else "button:trade_resource",))
