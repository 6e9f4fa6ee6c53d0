"""What a seat, or a spectator, may know, in the types of `seen`."""

from typing import cast

from ziggurat.games.ages import codes as c
from ziggurat.games.ages import seen
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
from ziggurat.games.ages.civ import Civ
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
from ziggurat.games.ages.domains import SIDES
from ziggurat.games.ages.military_deck import drawing_age
from ziggurat.games.ages.position import card_name
from ziggurat.games.ages.ranking import by_strength
from ziggurat.games.ages.reasons import REASONS
from ziggurat.games.ages.row import take_cost, take_refusal
from ziggurat.games.ages.state import KNOWN, AgesState
from ziggurat.games.ages.tables import Tables
from ziggurat.games.ages.variants import AGE_BY_AGE, BONUS_MODES, OPEN_CHOICE


def observe(s: AgesState, seat: int | None) -> seen.AgesSeen:
    t = s.tables
    frame = s.stack[-1] if s.stack else None
    step = frame[0] if frame is not None else -1
    age = drawing_age(s)
    civil_age = min(s.age, 3)
    return seen.AgesSeen(
        you=seat,
        tier=c.TIERS[s.tier],
        age=c.AGES[s.age],
        round=s.round,
        last_round=s.last_round or None,
        turn=s.turn,
        start=s.start,
        over=s.over(),
        phase="over" if frame is None else cast(seen.Phase, s.title.steps[step].name),
        deciding=s.actors(),
        board=board(s),
        row=[slot_view(s, slot, seat) for slot in range(len(s.row))],
        decks=seen.DecksSeen(
            civil=len(s.civil_decks[civil_age]),
            military=len(s.military_decks[age]) if age and s.tier else 0,
            military_discards=len(s.discards[age]) if age and s.tier else 0,
        ),
        events=seen.EventsSeen(
            current=pile_view(t, s.current, seat),
            future=pile_view(t, s.future, seat),
            past=[t.ids[card] for card in s.past],
            revealed=card_name(t, s.revealed),
        ),
        bonus=bonus_view(s, seat),
        auction=auction_view(s, seat) if step in (c.S_AUCTION, c.S_PAY_BID) else None,
        battle=battle_view(s, seat, step) if s.battle_card >= 0 else None,
        pact=pact_view(s) if step == c.S_PACT else None,
        about=about_view(s),
        offer=offer_view(s, seat, step),
        markers=[marker if marker >= 0 else None for marker in s.markers],
        civilizations=[civilization(s, other) for other in range(s.players)],
        military=[] if seat is None else [t.ids[card] for card in s.civs[seat].military],
        finals=finals_view(s),
    )


def board(s: AgesState) -> seen.BoardSeen:
    t = s.tables
    return seen.BoardSeen(
        yellow_sections=t.yellow_sections,
        blue_sections=t.blue_sections,
        population_cost=[None if cost < 0 else cost for cost in t.population_cost],
        consumption=t.consumption,
        faces=t.faces,
        corruption=t.corruption,
        slot_cost=t.slot_cost,
        front=t.front[s.in_game()],
    )


def slot_view(s: AgesState, slot: int, seat: int | None) -> seen.SlotSeen:
    t = s.tables
    card = s.row[slot]
    found = seen.SlotSeen(slot=slot + 1, card=card_name(t, card), cost=t.slot_cost[slot])
    if seat is not None and card >= 0 and not s.civs[seat].resigned:
        p = s.civs[seat]
        refusal = take_refusal(s, p, card)
        why = REASONS.all[refusal - 1] if refusal else None
        found.your_cost = take_cost(s, p, slot)
        found.reason = None if why is None else seen.ReasonSeen(key=why.key, rule=why.rule)
    return found


def by_age(ages: list[int]) -> seen.ByAge:
    return seen.ByAge(A=ages[0], I=ages[1], II=ages[2], III=ages[3])


def pile_view(t: Tables, pile: list[int], seat: int | None) -> seen.PileSeen:
    ages = [0, 0, 0, 0]
    for card in pile:
        ages[t.ages[card % KNOWN]] += 1
    mine = [] if seat is None else [t.ids[card % KNOWN] for card in pile if card // KNOWN >> seat & 1]
    return seen.PileSeen(
        count=len(pile),
        ages=by_age(ages),
        yours=sorted(mine),
    )


def bonus_view(s: AgesState, seat: int | None) -> seen.BonusSeen:
    t = s.tables
    return seen.BonusSeen(
        mode=BONUS_MODES[s.bonus_mode],
        open=[t.ids[card] for card in s.open_bonus],
        face_down=len(s.bonus_pool) if s.bonus_mode == AGE_BY_AGE else 0,
        choice=[t.ids[card] for card in s.bonus_pool] if s.bonus_mode == OPEN_CHOICE else [],
        kept=[len(cards) for cards in s.kept],
        yours=[] if seat is None else [t.ids[card] for card in s.kept[seat]],
        dealt=[] if seat is None else [t.ids[card] for card in s.dealt[seat]],
    )


def auction_view(s: AgesState, seat: int | None) -> seen.AuctionSeen:
    return seen.AuctionSeen(
        territory=s.tables.ids[s.territory],
        bid=s.bid,
        bidder=s.bidder if s.bidder >= 0 else None,
        bidding=[other for other in range(s.players) if s.bidding >> other & 1],
        your_limit=None if seat is None else largest_force(s.tables, s.civs[seat]),
    )


def battle_view(s: AgesState, seat: int | None, step: int) -> seen.BattleSeen:
    """The two sides; what somebody else is still choosing does not show."""
    attack = strength_of(s, s.attacker) if step == c.S_ATTACK and seat != s.attacker else attack_strength(s)
    defence = strength_of(s, s.defender) if step == c.S_DEFEND and seat != s.defender else defence_strength(s)
    return seen.BattleSeen(
        card=s.tables.ids[s.battle_card],
        war=s.battle_war,
        attacker=s.attacker,
        defender=s.defender,
        attack=attack,
        defence=defence,
        victor=s.victor if s.victor >= 0 else None,
    )


def pact_view(s: AgesState) -> seen.PactOfferSeen:
    """The offer on the table; the card has been shown to everybody (R21.1)."""
    _step, _seats, card, offerer, role = s.stack[-1]
    partner = s.actors()[0]
    a, b = (partner, offerer) if role else (offerer, partner)
    return seen.PactOfferSeen(card=s.tables.ids[card], offerer=offerer, partner=partner, a=a, b=b)


def about_view(s: AgesState) -> int | None:
    if not s.stack:
        return None
    step = s.stack[-1][0]
    if step in (c.S_RAZE, c.S_ANNEX, c.S_PLUNDER_TECHNOLOGY):
        return loser(s)
    if step == c.S_LOSE_BUILDING:
        rival = s.stack[-1][2]
        return None if rival in s.actors() else rival
    return None


def offer_view(s: AgesState, seat: int | None, step: int) -> seen.OfferSeen | None:
    """What the seat that is asked has chosen so far; nobody else sees it before it is final."""
    if seat is None or seat not in s.actors() or step not in (c.S_ATTACK, c.S_DEFEND, c.S_PAY_BID):
        return None
    t = s.tables
    units = s.defence_units if step == c.S_DEFEND else s.attack_units
    return seen.OfferSeen(
        units={t.ids[t.card_of[tech]]: n for tech, n in enumerate(units) if n},
        cards=[t.ids[card] for card in s.offer_cards],
        force=offered_force(s, seat) if step == c.S_PAY_BID else None,
    )


def finals_view(s: AgesState) -> list[seen.FinalSeen]:
    t = s.tables
    f = s.finals
    return [seen.FinalSeen(card=t.ids[f[i]], seat=f[i + 1], points=f[i + 2]) for i in range(0, len(f), 3)]


# -- a civilisation -----------------------------------------------------------------------------------------------


def civilization(s: AgesState, seat: int) -> seen.CivilizationSeen:
    """Everything in front of a player is public, his civil hand too (R29.2); of the military hand the number and
    the ages on the backs, and cards everybody has seen (`known`)."""
    t = s.tables
    p = s.civs[seat]
    discontent = discontent_of(s, seat) if s.tier else 0
    return seen.CivilizationSeen(
        seat=seat,
        resigned=p.resigned or None,
        culture=p.culture,
        culture_rate=culture_rate_of(s, seat),
        science=p.science,
        science_rate=science_rate_of(s, seat),
        strength=strength_of(s, seat),
        strength_place=None if p.resigned else by_strength(s).index(seat) + 1,
        happy=happy_of(s, seat),
        required_faces=required_faces(t, p),
        discontent=discontent,
        uprising=discontent > p.unused,
        population=population_of(t, p),
        unused=p.unused,
        yellow_bank=p.yellow_bank,
        blue_bank=p.blue_bank,
        population_cost=growth_cost(t, p, 0) if p.yellow_bank else None,
        food=p.food,
        food_production=food_production(t, p),
        consumption=consumption(t, p),
        resources=p.resources,
        resource_production=resource_production(t, p),
        corruption=corruption(t, p) if s.tier else 0,
        military_resources=p.milres,
        credit=seen.GoodsSeen(food=p.credit_food, resources=p.credit_resources),
        civil_actions=seen.ActionsSeen(available=p.ca, total=p.tune.ca_total),
        military_actions=seen.ActionsSeen(available=p.ma, total=p.tune.ma_total),
        civil_hand=hand_view(t, p),
        civil_hand_limit=p.tune.civil_limit,
        military_hand=military_view(t, p),
        government=seen.GovernmentSeen(card=t.ids[p.government], urban_limit=p.tune.urban_limit),
        leader=card_name(t, p.leader),
        leader_ages=[c.AGES[age] for age in range(4) if p.leaders_taken >> age & 1],
        wonder=wonder_view(t, p),
        wonders=[seen.WonderSeen(card=t.ids[card], ravaged=card in p.ravaged) for card in p.wonders],
        specials=[t.ids[card] for card in p.specials if card >= 0],
        technologies=[technology_view(s, seat, tech) for tech in p.techs],
        tactics=tactics_view(t, p),
        colonies=[t.ids[card] for card in p.colonies],
        colonization=p.tune.colonization,
        pacts=pacts_view(s, seat),
        war=None if p.war < 0 else seen.WarSeen(card=t.ids[p.war], target=p.war_target),
        war_on_you=war_declared_on(s, seat),
        lost_civil_actions=p.rebellion,
        skips_politics=p.skip_politics,
        columbus_used=p.columbus_used,
    )


def hand_view(t: Tables, p: Civ) -> list[seen.HandCardSeen]:
    """The civil hand; of equal action cards the last ones are those taken this turn."""
    fresh = p.fresh.copy()
    cards: list[seen.HandCardSeen] = []
    for card in reversed(p.civil):
        taken = card in fresh
        if taken:
            fresh.remove(card)
        cards.append(seen.HandCardSeen(card=t.ids[card], fresh=taken))
    cards.reverse()
    return cards


def military_view(t: Tables, p: Civ) -> seen.MilitaryHandSeen:
    ages = [0, 0, 0, 0]
    for card in p.military:
        ages[t.ages[card]] += 1
    return seen.MilitaryHandSeen(
        count=len(p.military),
        limit=p.tune.military_limit,
        ages=by_age(ages),
        known=[t.ids[card] for card in p.known],
    )


def wonder_view(t: Tables, p: Civ) -> seen.WonderBegunSeen | None:
    if p.wonder < 0:
        return None
    return seen.WonderBegunSeen(
        card=t.ids[p.wonder],
        stages=list(t.stages[p.wonder]),
        built=p.stage,
        payable=stages_payable(t, p, p.tune.stages, 0),
    )


def technology_view(s: AgesState, seat: int, tech: int) -> seen.TechnologySeen:
    t = s.tables
    p = s.civs[seat]
    unit = tech >= t.first_unit
    return seen.TechnologySeen(
        card=t.ids[t.card_of[tech]],
        tech_class=c.CLASSES[t.t_class[tech]],
        level=t.t_level[tech],
        workers=p.workers[tech],
        tokens=p.tokens[tech],
        token_value=t.t_value[tech],
        build_cost=unit_cost(s, seat, tech, 0) if unit else build_cost(t, p, tech, 0),
    )


def tactics_view(t: Tables, p: Civ) -> seen.TacticsSeen | None:
    if p.tactics < 0:
        return None
    armies = form_armies(t, p.tactics, p.workers)
    return seen.TacticsSeen(
        card=t.ids[p.tactics],
        armies=armies.count,
        full=armies.full,
        bonus=0 if p.tune.no_tactics else armies.bonus,
    )


def pacts_view(s: AgesState, seat: int) -> list[seen.PactSeen]:
    """Pacts the seat has a part in."""
    found: list[seen.PactSeen] = []
    for owner in range(s.players):
        q = s.civs[owner]
        if q.pact >= 0 and seat in (owner, q.pact_partner):
            role = q.pact_role if owner == seat else 1 - q.pact_role
            partner = q.pact_partner if owner == seat else owner
            found.append(seen.PactSeen(card=s.tables.ids[q.pact], owner=owner, partner=partner, side=SIDES[role]))
    return found
