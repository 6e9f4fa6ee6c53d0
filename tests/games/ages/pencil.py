"""What the lines of the log of Ages say that they move, and following them with a pencil."""

from ledger import Lines, Pencil, by_table
from ziggurat.games.ages import TITLE
from ziggurat.games.ages.state import AgesState

LINES: Lines = {
    "log.scores": (("culture", "culture"), ("science", "science")),
    "log.culture": (("culture", "n"),),
    "log.science": (("science", "n"),),
    "log.food": (("food", "n"),),
    "log.resources": (("resources", "n"),),
    "log.seeds": (("culture", "n"),),
    "log.seeded": (("culture", "n"),),
    "log.event_points": (("culture", "n"),),
    "log.final": (("culture", "n"),),
    "log.loses_culture": (("culture", "-n"),),
    "log.loses_science": (("science", "-n"),),
    "log.loses_food": (("food", "-n"),),
    "log.loses_resources": (("resources", "-n"),),
    "log.eats_food": (("food", "-n"),),
    "log.corruption": (("resources", "-n"),),
    "log.population": (("food", "-n"), ("yellow bank", -1), ("unused workers", 1)),
    "log.gains_workers": (("yellow bank", "-n"), ("unused workers", "n")),
    "log.build": (("resources", "-n"), ("unused workers", -1)),
    "log.unit": (("resources", "-n"), ("unused workers", -1)),
    "log.uses_military_resources": (("resources", "n"),),
    "log.upgrade": (("resources", "-n"),),
    "log.stage": (("resources", "-n"),),
    "log.destroy": (("unused workers", 1),),
    "log.disband": (("unused workers", 1),),
    "log.lost_building": (("unused workers", 1),),
    "log.razed": (("unused workers", "n"),),
    "log.lost_population": (("unused workers", -1), ("yellow bank", 1)),
    "log.lost_worker": (("yellow bank", 1),),
    "log.sacrificed": (("yellow bank", 1),),
    "log.technology": (("science", "-n"),),
    "log.revolution": (("science", "-n"),),
    "log.trade_food": (("resources", "-n"), ("food", "n")),
    "log.trade_resource": (("food", "-n"), ("resources", "n")),
    "log.takes_tokens": (("yellow bank", "n"), ("yellow bank of player", "-n")),
    "log.gets_blue": (("blue tokens", "n"),),
    "log.returns_blue": (("blue tokens", "-n"),),
    "log.returns_token": (("blue tokens", -1),),
    "log.gets_yellow": (("yellow bank", "n"),),
    "log.returns_yellow": (("yellow bank", "-n"),),
}


def stocks(s: AgesState, seat: int) -> dict[str, int]:
    p = s.civs[seat]
    if p.resigned:
        return {}
    return {
        "culture": p.culture,
        "science": p.science,
        "food": p.food + p.credit_food,
        "resources": p.resources + p.credit_resources,
        "yellow bank": p.yellow_bank,
        "unused workers": p.unused,
        "blue tokens": p.blue_bank + sum(p.tokens) + p.stage,
    }


PENCIL = Pencil(TITLE, stocks, by_table(LINES))
