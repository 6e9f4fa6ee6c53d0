"""R12, R13: personalities at the end of a turn, victory, and the next nation."""

from ziggurat.games.antike import codes as c
from ziggurat.games.antike.figures import navigator_points
from ziggurat.games.antike.state import AntikeState
from ziggurat.kernel.bits import count_bits
from ziggurat.kernel.outcome import Outcome
from ziggurat.kernel.say import Say

RULES = ("R12.3", "R12.5", "R12.4", "R12.6", "R12.7", "R17.1")


def award(s: AntikeState, kind: int, due: int) -> int:
    """Take what the bank still has (R12.8) and say how many that were."""
    bank = c.BANK_KING + kind - c.KING
    due = min(due, s.bank[bank])
    if due > 0:
        row = s.active * c.WIDTH
        s.bank[bank] -= due
        s.nat[row + kind] += due
        s.nat[row + c.SCORE] += due
        if s.log is not None:
            cards = s.tables.cards[kind - c.KING]
            taken = s.tables.persons[kind - c.KING] - s.bank[bank]
            args: dict[str, object] = {
                "nation": s.nation_id(s.active),
                "kind": c.PERSONALITIES[kind - c.KING],
                "n": due,
                "cards": cards[taken - due : taken],
            }
            s.note(s.seats[s.active], Say("log.personality", args, RULES[kind - c.KING]))
    return due


def due_now(s: AntikeState) -> list[tuple[int, int]]:
    """The personalities the active nation would take if its turn ended now: kind and number."""
    nat, per = s.nat, s.tables.per_card
    row = s.active * c.WIDTH
    claims = (
        (c.KING, nat[row + c.CITY_AT].bit_count() // per[0] - nat[row + c.KING]),
        (c.CITIZEN, nat[row + c.TEMPLE_AT].bit_count() // per[2] - nat[row + c.CITIZEN]),
        (c.GENERAL, s.razed // per[1]),
        (c.SCHOLAR, s.firsts // per[3]),
        (c.NAVIGATOR, navigator_points(s, s.active) // per[4] - nat[row + c.NAVIGATOR]),
        (c.PLINIUS, int(nat[row + c.ADVANCES] == s.tables.every_advance)),
    )
    due: list[tuple[int, int]] = []
    for kind, claim in claims:
        number = min(claim, s.bank[c.BANK_KING + kind - c.KING])
        if number > 0:
            due.append((kind, number))
    return due


def end_turn(s: AntikeState) -> None:
    """Step 3 of a turn: everything due is taken (R12.1), then victory is checked."""
    t, nat = s.tables, s.nat
    row = s.active * c.WIDTH
    per = t.per_card
    award(s, c.KING, (t.tokens - nat[row + c.TOKENS_LEFT]) // per[0] - nat[row + c.KING])
    award(s, c.CITIZEN, count_bits(nat[row + c.TEMPLE_AT]) // per[2] - nat[row + c.CITIZEN])
    due = s.razed // per[1]
    missing = due - award(s, c.GENERAL, due)
    award(s, c.SCHOLAR, s.firsts // per[3])
    award(s, c.NAVIGATOR, navigator_points(s, s.active) // per[4] - nat[row + c.NAVIGATOR])
    if nat[row + c.ADVANCES] == t.every_advance:
        award(s, c.PLINIUS, 1)  # R17.1
    if nat[row + c.SCORE] >= t.threshold:
        finish(s, s.active, c.BY_THRESHOLD)  # R13.1
    elif missing and nat[row + c.SCORE] == t.threshold - 1:
        finish(s, s.active, c.BY_TEMPLE)  # R13.3
    else:
        next_nation(s)


def next_nation(s: AntikeState) -> None:
    s.razed = 0
    s.firsts = 0
    s.bought = 0
    active = s.active + 1
    if active == s.tables.nations:
        active = 0
    s.active = active
    if active == s.start:
        if s.tables.cap and s.round >= s.tables.cap:
            finish(s, leader(s), c.BY_CAP)  # R13.6
            return
        s.round += 1
        if s.log is not None:
            s.note(-1, Say("log.round", {"n": s.round}, "R4.1"))
    # Three steps are always free, so there is a choice: no need to look before asking.
    s.stack.append((c.S_RONDEL, 1 << s.seats[active], 0, 0, 0))


def finish(s: AntikeState, nation: int, ending: int) -> None:
    s.winner = nation
    s.ending = ending
    s.stack.clear()
    if s.log is not None:
        s.note(-1 if ending == c.BY_CAP else s.seats[nation], end_said(s))


def end_said(s: AntikeState) -> Say:
    rule = ("", "R13.1", "R13.3", "R13.6")[s.ending]
    args: dict[str, object] = {"nation": s.nation_id(s.winner), "n": s.nat[s.winner * c.WIDTH + c.SCORE]}
    return Say("end." + c.ENDINGS[s.ending], args, rule)


def standing(s: AntikeState, nation: int) -> tuple[int, int, int, int]:
    """R13.6: personalities, then cities, then temples, then earlier in turn order; greater is better."""
    later = (nation - s.start) % s.tables.nations
    return s.nat[nation * c.WIDTH + c.SCORE], s.cities(nation), s.temples(nation), -later


def leader(s: AntikeState) -> int:
    best = 0
    for nation in range(1, s.tables.nations):
        if standing(s, nation) > standing(s, best):
            best = nation
    return best


def outcome(s: AntikeState) -> Outcome | None:
    """R13.2: one winner. Behind it a seat ranks by the better of its nations (with two players it leads two)."""
    return None if s.winner == -1 else ranked(s, end_said(s))


def ranked(s: AntikeState, reason: Say) -> Outcome:
    """The winner, where there is one, then by standing."""
    best: list[tuple[int, ...]] = []
    scores: list[int] = []
    parts: list[dict[str, int]] = []
    if not s.seats:  # the nations are still being chosen: nobody has anything
        nothing = [{c.PERSONALITIES[at]: 0 for at in range(6)} for _ in range(s.players)]
        return Outcome([1] * s.players, [0] * s.players, nothing, reason)
    for seat in range(s.players):
        own = [nation for nation in range(s.tables.nations) if s.seats[nation] == seat]
        top = own[0]
        for nation in own:
            if nation == s.winner or (top != s.winner and standing(s, nation) > standing(s, top)):
                top = nation
        best.append((int(top == s.winner), *standing(s, top)))
        scores.append(s.nat[top * c.WIDTH + c.SCORE])
        parts.append({c.PERSONALITIES[at]: s.nat[top * c.WIDTH + c.KING + at] for at in range(6)})
    places = [1 + sum(other > key for other in best) for key in best]
    return Outcome(places, scores, parts, reason)
