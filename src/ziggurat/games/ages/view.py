"""What a seat, or a spectator, may know, as plain data with ids as in the content files.

you             the seat that looks, or null
tier, age, round, last_round (null while unknown), turn, start, over
phase           name of the pending step, "over" at the end; `deciding` lists the seats that are asked
board           the printed tables: `yellow_sections`, `blue_sections`, and by number of tokens in the bank
                `population_cost`, `consumption`, `faces`, `corruption`; `slot_cost`, `front` (slots cleared
                by the next refill)
row             13 entries: `slot` (1..), `card` or null, `cost`, and for a seat `your_cost` and `reason`
                (null, or `key` and `rule` of why it may not take the card at any price)
decks           cards left: `civil`, `military`, `military_discards`, both for the age in use
events          `current` and `future`: `count`, `ages` (backs are public) and `yours` (seeded by the seat);
                `past` ids; `revealed` the card being resolved
bonus           `mode`, `open` ids, `face_down` count, `choice` ids still to choose from, `kept` counts per seat,
                `yours` (kept by the seat), `dealt` (all the seat was dealt)
auction         null, or `territory`, `bid`, `bidder`, `bidding` (seats not out), `your_limit`
battle          null, or `card`, `war`, `attacker`, `defender`, `attack`, `defence` (without what is being
                chosen by somebody else)
pact            null, or the pact being offered: `card`, `from`, `to`, and who would be side `a` and `b`
about           null, or the seat whose things are chosen from, where it is not the one that chooses
offer           what the seat is choosing to sacrifice: `units` by card, `cards`, `force` (auction only)
markers         per seat who attacks it (variant less_mean), null for nobody
civilizations   per seat, see `civilization`
military        the seat's own military hand, ids in order
finals          after the game: `card`, `seat`, `points`
"""

from typing import Any

from ziggurat.games.ages.army import form_armies, largest_force
from ziggurat.games.ages.auction import offered_force
from ziggurat.games.ages.banks import consumption, corruption, required_faces
from ziggurat.games.ages.battle import attack_strength, defence_strength, loser
from ziggurat.games.ages.building import (
    build_cost,
    growth_cost,
    stages_payable,
    unit_cost,
    war_declared_on,
)
from ziggurat.games.ages.civ import Civ, card_name
from ziggurat.games.ages.derive import (
    culture_rate_of,
    discontent_of,
    food_production,
    happy_of,
    population_of,
    resource_production,
    science_rate_of,
    strength_of,
)
from ziggurat.games.ages.kinds import (
    AGES,
    CLASSES,
    S_ANNEX,
    S_ATTACK,
    S_AUCTION,
    S_DEFEND,
    S_LOSE_BUILDING,
    S_PACT,
    S_PAY_BID,
    S_PLUNDER_TECHNOLOGY,
    S_RAZE,
    TIERS,
)
from ziggurat.games.ages.military_deck import drawing_age
from ziggurat.games.ages.ranking import by_strength
from ziggurat.games.ages.reasons import REASONS
from ziggurat.games.ages.row import take_cost, take_refusal
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import Content
from ziggurat.games.ages.variants import AGE_BY_AGE, BONUS_MODES, OPEN_CHOICE


def observe(s: AgesState, seat: int | None) -> dict[str, Any]:
    c = s.content
    frame = s.stack[-1] if s.stack else None
    step = frame[0] if frame is not None else -1
    age = drawing_age(s)
    civil_age = min(s.age, 3)
    data: dict[str, Any] = {
        "you": seat,
        "tier": TIERS[s.tier],
        "age": AGES[s.age],
        "round": s.round,
        "last_round": s.last_round or None,
        "turn": s.turn,
        "start": s.start,
        "over": s.over(),
        "phase": "over" if frame is None else s.title.steps[step].name,
        "deciding": s.actors(),
        "board": board(s),
        "row": [slot_view(s, slot, seat) for slot in range(len(s.row))],
        "decks": {
            "civil": len(s.civil_decks[civil_age]),
            "military": len(s.military_decks[age]) if age and s.tier else 0,
            "military_discards": len(s.discards[age]) if age and s.tier else 0,
        },
        "events": {
            "current": pile_view(c, s.current, seat),
            "future": pile_view(c, s.future, seat),
            "past": [c.ids[card] for card in s.past],
            "revealed": card_name(c, s.revealed),
        },
        "bonus": bonus_view(s, seat),
        "auction": auction_view(s, seat) if step in (S_AUCTION, S_PAY_BID) else None,
        "battle": battle_view(s, seat, step) if s.battle_card >= 0 else None,
        "pact": pact_view(s) if step == S_PACT else None,
        "about": about_view(s),
        "offer": offer_view(s, seat, step),
        "markers": [marker if marker >= 0 else None for marker in s.markers],
        "civilizations": [civilization(s, other) for other in range(s.players)],
        "military": [] if seat is None else [c.ids[card] for card in s.civs[seat].military],
        "finals": finals_view(s),
    }
    return data


def board(s: AgesState) -> dict[str, Any]:
    c = s.content
    return {
        "yellow_sections": c.yellow_sections,
        "blue_sections": c.blue_sections,
        "population_cost": [None if cost < 0 else cost for cost in c.population_cost],
        "consumption": c.consumption,
        "faces": c.faces,
        "corruption": c.corruption,
        "slot_cost": c.slot_cost,
        "front": c.front[s.in_game()],
    }


def slot_view(s: AgesState, slot: int, seat: int | None) -> dict[str, Any]:
    c = s.content
    card = s.row[slot]
    entry: dict[str, Any] = {"slot": slot + 1, "card": card_name(c, card), "cost": c.slot_cost[slot]}
    if seat is not None and card >= 0 and not s.civs[seat].resigned:
        p = s.civs[seat]
        refusal = take_refusal(s, p, card)
        entry["your_cost"] = take_cost(s, p, slot)
        why = REASONS.all[refusal - 1] if refusal else None
        entry["reason"] = None if why is None else {"key": why.key, "rule": why.rule}
    return entry


def pile_view(c: Content, pile: list[int], seat: int | None) -> dict[str, Any]:
    ages = [0, 0, 0, 0]
    for card in pile:
        ages[c.ages[card % KNOWN]] += 1
    mine = [] if seat is None else [c.ids[card % KNOWN] for card in pile if card // KNOWN >> seat & 1]
    return {
        "count": len(pile),
        "ages": {AGES[age]: n for age, n in enumerate(ages) if n},
        "yours": sorted(mine),
    }


def bonus_view(s: AgesState, seat: int | None) -> dict[str, Any]:
    c = s.content
    return {
        "mode": BONUS_MODES[s.bonus_mode],
        "open": [c.ids[card] for card in s.open_bonus],
        "face_down": len(s.bonus_pool) if s.bonus_mode == AGE_BY_AGE else 0,
        "choice": [c.ids[card] for card in s.bonus_pool] if s.bonus_mode == OPEN_CHOICE else [],
        "kept": [len(cards) for cards in s.kept],
        "yours": [] if seat is None else [c.ids[card] for card in s.kept[seat]],
        "dealt": [] if seat is None else [c.ids[card] for card in s.dealt[seat]],
    }


def auction_view(s: AgesState, seat: int | None) -> dict[str, Any]:
    return {
        "territory": card_name(s.content, s.territory),
        "bid": s.bid,
        "bidder": s.bidder if s.bidder >= 0 else None,
        "bidding": [other for other in range(s.players) if s.bidding >> other & 1],
        "your_limit": None if seat is None else largest_force(s.content, s.civs[seat]),
    }


def battle_view(s: AgesState, seat: int | None, step: int) -> dict[str, Any]:
    """The two sides; what somebody else is still choosing does not show."""
    attack = strength_of(s, s.attacker) if step == S_ATTACK and seat != s.attacker else attack_strength(s)
    defence = strength_of(s, s.defender) if step == S_DEFEND and seat != s.defender else defence_strength(s)
    return {
        "card": card_name(s.content, s.battle_card),
        "war": s.battle_war,
        "attacker": s.attacker,
        "defender": s.defender,
        "attack": attack,
        "defence": defence,
        "victor": s.victor if s.victor >= 0 else None,
    }


def pact_view(s: AgesState) -> dict[str, Any]:
    """The offer on the table; the card has been shown to everybody (R21.1)."""
    _step, _seats, card, offerer, role = s.stack[-1]
    partner = s.actors()[0]
    a, b = (partner, offerer) if role else (offerer, partner)
    return {"card": s.content.ids[card], "from": offerer, "to": partner, "a": a, "b": b}


def about_view(s: AgesState) -> int | None:
    if not s.stack:
        return None
    step = s.stack[-1][0]
    if step in (S_RAZE, S_ANNEX, S_PLUNDER_TECHNOLOGY):
        return loser(s)
    if step == S_LOSE_BUILDING:
        rival = s.stack[-1][2]
        return None if rival in s.actors() else rival
    return None


def offer_view(s: AgesState, seat: int | None, step: int) -> dict[str, Any] | None:
    """What the seat that is asked has chosen so far; nobody else sees it before it is final."""
    if seat is None or seat not in s.actors() or step not in (S_ATTACK, S_DEFEND, S_PAY_BID):
        return None
    c = s.content
    units = s.defence_units if step == S_DEFEND else s.attack_units
    return {
        "units": {c.ids[c.card_of[t]]: n for t, n in enumerate(units) if n},
        "cards": [c.ids[card] for card in s.offer_cards],
        "force": offered_force(s, seat) if step == S_PAY_BID else None,
    }


def finals_view(s: AgesState) -> list[dict[str, Any]]:
    c = s.content
    f = s.finals
    return [{"card": c.ids[f[i]], "seat": f[i + 1], "points": f[i + 2]} for i in range(0, len(f), 3)]


# -- a civilisation -----------------------------------------------------------------------------------------------


def civilization(s: AgesState, seat: int) -> dict[str, Any]:
    """Everything in front of a player is public, his civil hand too (R29.2); of the military hand the number and
    the ages on the backs, and cards everybody has seen (`known`)."""
    c = s.content
    p = s.civs[seat]
    discontent = discontent_of(s, seat) if s.tier else 0
    return {
        "seat": seat,
        "resigned": p.resigned or None,
        "culture": p.culture,
        "culture_rate": culture_rate_of(s, seat),
        "science": p.science,
        "science_rate": science_rate_of(s, seat),
        "strength": strength_of(s, seat),
        "strength_place": None if p.resigned else by_strength(s).index(seat) + 1,
        "happy": happy_of(s, seat),
        "required_faces": required_faces(c, p),
        "discontent": discontent,
        "uprising": discontent > p.unused,
        "population": population_of(c, p),
        "unused": p.unused,
        "yellow_bank": p.yellow_bank,
        "blue_bank": p.blue_bank,
        "population_cost": growth_cost(c, p, 0) if p.yellow_bank else None,
        "food": p.food,
        "food_production": food_production(c, p),
        "consumption": consumption(c, p),
        "resources": p.resources,
        "resource_production": resource_production(c, p),
        "corruption": corruption(c, p) if s.tier else 0,
        "military_resources": p.milres,
        "credit": {"food": p.credit_food, "resources": p.credit_resources},
        "civil_actions": {"available": p.ca, "total": p.tune.ca_total},
        "military_actions": {"available": p.ma, "total": p.tune.ma_total},
        "civil_hand": hand_view(c, p),
        "civil_hand_limit": p.tune.civil_limit,
        "military_hand": military_view(c, p),
        "government": {"card": c.ids[p.government], "urban_limit": p.tune.urban_limit},
        "leader": card_name(c, p.leader),
        "leader_ages": [AGES[age] for age in range(4) if p.leaders_taken >> age & 1],
        "wonder": wonder_view(c, p),
        "wonders": [{"card": c.ids[card], "ravaged": card in p.ravaged} for card in p.wonders],
        "specials": [c.ids[card] for card in p.specials if card >= 0],
        "technologies": [technology_view(s, seat, t) for t in p.techs],
        "tactics": tactics_view(c, p),
        "colonies": [c.ids[card] for card in p.colonies],
        "colonization": p.tune.colonization,
        "pacts": pacts_view(s, seat),
        "war": None if p.war < 0 else {"card": c.ids[p.war], "target": p.war_target},
        "war_on_you": war_declared_on(s, seat),
        "lost_civil_actions": p.rebellion,
        "skips_politics": p.skip_politics,
        "columbus_used": p.columbus_used,
    }


def hand_view(c: Content, p: Civ) -> list[dict[str, Any]]:
    """The civil hand; `fresh` are action cards taken this turn, which cannot be played yet."""
    fresh = p.fresh.copy()
    cards: list[dict[str, Any]] = []
    for card in reversed(p.civil):
        taken = card in fresh
        if taken:
            fresh.remove(card)
        cards.append({"card": c.ids[card], "fresh": taken})
    cards.reverse()
    return cards


def military_view(c: Content, p: Civ) -> dict[str, Any]:
    ages = [0, 0, 0, 0]
    for card in p.military:
        ages[c.ages[card]] += 1
    return {
        "count": len(p.military),
        "limit": p.tune.military_limit,
        "ages": {AGES[age]: n for age, n in enumerate(ages) if n},
        "known": [c.ids[card] for card in p.known],
    }


def wonder_view(c: Content, p: Civ) -> dict[str, Any] | None:
    if p.wonder < 0:
        return None
    return {
        "card": c.ids[p.wonder],
        "stages": list(c.stages[p.wonder]),
        "built": p.stage,
        "payable": stages_payable(c, p, p.tune.stages, 0),
    }


def technology_view(s: AgesState, seat: int, t: int) -> dict[str, Any]:
    c = s.content
    p = s.civs[seat]
    unit = t >= c.first_unit
    return {
        "card": c.ids[c.card_of[t]],
        "class": CLASSES[c.t_class[t]],
        "level": c.t_level[t],
        "workers": p.workers[t],
        "tokens": p.tokens[t],
        "token_value": c.t_value[t],
        "build_cost": unit_cost(s, seat, t, 0) if unit else build_cost(c, p, t, 0),
    }


def tactics_view(c: Content, p: Civ) -> dict[str, Any] | None:
    if p.tactics < 0:
        return None
    armies = form_armies(c, p.tactics, p.workers)
    return {
        "card": c.ids[p.tactics],
        "armies": armies.count,
        "full": armies.full,
        "bonus": 0 if p.tune.no_tactics else armies.bonus,
    }


def pacts_view(s: AgesState, seat: int) -> list[dict[str, Any]]:
    """Pacts the seat has a part in; `owner` is who offered it, `side` which side this seat is."""
    found: list[dict[str, Any]] = []
    for owner in range(s.players):
        q = s.civs[owner]
        if q.pact >= 0 and seat in (owner, q.pact_partner):
            role = q.pact_role if owner == seat else 1 - q.pact_role
            partner = q.pact_partner if owner == seat else owner
            card = s.content.ids[q.pact]
            found.append({"card": card, "owner": owner, "partner": partner, "side": "ab"[role]})
    return found
