"""Through the Ages: the card row with its costs, the civilisations side by side, events and hands."""

from ziggurat.cli.boards import Page
from ziggurat.games.ages.seen import AgesSeen, CivilizationSeen, SlotSeen
from ziggurat.kernel.state import State


def places(_state: State, _seen: AgesSeen, _page: Page) -> dict[str, str]:
    """There is no map: all that lies there is on the page, and `card` tells of it."""
    return {}


def draw(seen: AgesSeen, page: Page) -> None:
    last = "" if seen.last_round is None else page.say("last_round", n=seen.last_round)
    page.line("round", f"{seen.round}  {page.say('age', age=seen.age)}  {last}".strip())
    row: dict[int, list[str]] = {}
    for slot in seen.row:
        if slot.card is not None:
            row.setdefault(_cost(slot), []).append(page.name(slot.card))
    page.rows("row", [(str(cost), ", ".join(cards)) for cost, cards in sorted(row.items())], "cards")
    civs = [civ for civ in seen.civilizations if civ.resigned is None]
    rows = [
        ("culture", [f"{civ.culture} (+{civ.culture_rate})" for civ in civs]),
        ("science", [f"{civ.science} (+{civ.science_rate})" for civ in civs]),
        ("strength", [str(civ.strength) for civ in civs]),
        ("happy", [f"{civ.happy}/{civ.required_faces}" for civ in civs]),
        ("food", [_stock(civ.food, civ.food_production, civ.consumption) for civ in civs]),
        ("resources", [_stock(civ.resources, civ.resource_production, civ.corruption) for civ in civs]),
        ("unused", [str(civ.unused) for civ in civs]),
        ("yellow_bank", [str(civ.yellow_bank) for civ in civs]),
        ("blue_bank", [str(civ.blue_bank) for civ in civs]),
        ("civil_actions", [f"{civ.civil_actions.available}/{civ.civil_actions.total}" for civ in civs]),
        ("military_actions", [f"{civ.military_actions.available}/{civ.military_actions.total}" for civ in civs]),
        ("military_hand", [str(civ.military_hand.count) for civ in civs]),
        ("government", [page.name(civ.government.card) for civ in civs]),
        ("leader", [page.name(civ.leader) for civ in civs]),
        ("technologies", [_technologies(civ, page) for civ in civs]),
        ("specials", [page.names(civ.specials) for civ in civs]),
        ("wonders", [_wonders(civ, page) for civ in civs]),
        ("tactics", ["" if civ.tactics is None else page.name(civ.tactics.card) for civ in civs]),
        ("colonies", [page.names(civ.colonies) for civ in civs]),
        ("pacts", [page.names(pact.card for pact in civ.pacts) for civ in civs]),
        ("hand", [page.names(held.card for held in civ.civil_hand) for civ in civs]),
    ]
    page.sheet([civ.seat for civ in civs], rows)
    page.parts.append(f"[dim]{page.say('ages_key')}[/]")
    page.line("military", page.names(seen.military))
    piles = f"{seen.events.current.count} / {seen.events.future.count}"
    page.line("events", f"{piles}  {page.names([*seen.events.current.yours, *seen.events.future.yours])}".strip())
    page.line("decks", f"{seen.decks.civil} / {seen.decks.military}")
    if seen.auction is not None:
        page.line("auction", f"{page.name(seen.auction.territory)} {seen.auction.bid}")
    if seen.battle is not None:
        fight = f"{page.company.sealed(seen.battle.attacker)} {seen.battle.attack} : {seen.battle.defence} "
        page.line("battle", f"{page.name(seen.battle.card)}: {fight}{page.company.sealed(seen.battle.defender)}")


def _cost(slot: SlotSeen) -> int:
    return slot.your_cost if isinstance(slot.your_cost, int) else slot.cost


def _stock(there: int, made: int, lost: int) -> str:
    """`4 (+3-1)`: what is there, and what a turn brings and takes."""
    return f"{there} (+{made}-{lost})" if lost else f"{there} (+{made})"


def _technologies(civ: CivilizationSeen, page: Page) -> str:
    found = []
    for technology in civ.technologies:
        tokens = f"+{technology.tokens}" if technology.tokens else ""
        found.append(f"{page.name(technology.card)} {technology.workers}{tokens}")
    return ", ".join(found)


def _wonders(civ: CivilizationSeen, page: Page) -> str:
    done = [page.name(wonder.card) for wonder in civ.wonders]
    if civ.wonder is not None:
        done.append(f"{page.name(civ.wonder.card)} {civ.wonder.built}/{len(civ.wonder.stages)}")
    return ", ".join(done)
