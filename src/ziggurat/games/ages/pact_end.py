"""The end of a pact (R21)."""

from ziggurat.games.ages.derive import retune
from ziggurat.games.ages.military_deck import discard
from ziggurat.games.ages.state import AgesState
from ziggurat.kernel.say import Say


def end_pact(s: AgesState, owner: int, rule: str) -> None:
    """The pact in front of the owner is discarded; both partners lose what it gave."""
    p = s.civs[owner]
    card = p.pact
    partner = p.pact_partner
    p.pact = -1
    p.pact_partner = -1
    p.pact_role = 0
    discard(s, card)
    retune(s, owner)
    retune(s, partner)
    if s.log is not None:
        s.note(owner, Say("log.pact_ends", {"card": s.tables.ids[card], "partner": f"seat_{partner}"}, rule))
