"""What is printed on cards and sheets beside their text: what they cost, need and open, as in the browser's tips."""

from collections.abc import Iterable
from typing import Any

from ziggurat.cli.boards import Page
from ziggurat.cli.company import Company
from ziggurat.kernel.state import State

ROMAN = ("0", "I", "II", "III", "IV", "V")
GIVEN = ("trade", "production", "culture", "coin")


def printed(state: State, company: Company) -> dict[str, str]:
    """By the id of a card or sheet; of a title whose cards say all in their texts, nothing."""
    title = state.title
    makers = {"ages": ages, "mosaic": mosaic, "civilization": civilization}
    if company.drawing is None or title.id not in makers:
        return {}
    return makers[title.id](title.content.files(state.pack), state, Page(company))


def ages(files: dict[str, Any], _state: State, page: Page) -> dict[str, str]:
    """Kind and age of a card, and what it costs to play and to build."""
    told = {}
    for file in files.values():
        for card in file.get("cards", ()):
            government = card.get("tech_class") == "government"
            kind = page.name(card.get("tech_class") or card["type"])
            told[card["id"]] = page.sentences(
                ("", f"{kind}, {page.say('age', age=card['age'])}"),
                ("price", "" if government else _spent("science", card.get("science_cost"), page)),
                ("peaceful_cost", _spent("science", card.get("science_cost_peaceful"), page)),
                ("revolution_cost", _spent("science", card.get("science_cost_revolution"), page)),
                ("build_cost", _spent("resources", card.get("build_cost"), page)),
                ("stages", ", ".join(map(str, card.get("stages", ())))),
                ("price", _spent("military_actions", card.get("military_action_cost"), page)),
            )
    return told


def mosaic(files: dict[str, Any], _state: State, page: Page) -> dict[str, str]:
    """What a card costs, the symbols it needs and those it gives."""
    told = {}
    records = [*files["technologies"]["cards"], *files["build_cards"]["cards"], *files["governments"]["governments"]]
    for card in records:
        cost = dict(card.get("cost", {}))
        if "cost_ideas" in card:
            cost["ideas"] = card["cost_ideas"]
        needs = card.get("prerequisites", card.get("requires", {}))
        told[card["id"]] = page.sentences(
            ("price", ", ".join(page.count(n, f"resource_{what}") for what, n in cost.items())),
            ("needs", ", ".join(page.count(n, f"pillar_{pillar}") for pillar, n in needs.items())),
            ("symbols", ", ".join(page.term(f"pillar_{pillar}") for pillar in card.get("symbols", ()))),
        )
    return told


def civilization(files: dict[str, Any], state: State, page: Page) -> dict[str, str]:
    """Technologies, governments, buildings, great people, units and civilizations have no text as a whole."""
    told = {}
    for tech in files["techs"]["techs"]:
        abilities = [*tech.get("resource_abilities", ()), *tech.get("passive", ())]
        told[tech["id"]] = page.sentences(
            ("level", ROMAN[tech["level"]]),
            ("research_cost", page.count(files["techs"]["level_costs"][tech["level"]], "trade")),
            ("unlocks", page.names(_opened(tech.get("unlocks", {})))),
            ("travel", _number(tech.get("travel_speed"))),
            ("stacking", _number(tech.get("stacking_limit"))),
            ("most_cities", _number(tech.get("max_cities"))),
            ("hand_size", _number(tech.get("culture_hand"), "+")),
            ("coins", _number(tech.get("coin_icon"), "+")),
            ("coins_on_it", _number(tech.get("coin_tokens", {}).get("max"))),
        )
        told[tech["id"]] += _texts(abilities, page)
    effects = "ww_effects" if state.options["government_set"] == "ww" else "effects"
    for government in files["governments"]["governments"]:
        text = _texts(government[effects], page) or f" {page.say('no_effect')}"
        # A technology may open a government of its name.
        opened = told.get(government["id"], "")
        told[government["id"]] = f"{opened} {page.head('government')}:{text}".strip()
    for building in files["buildings"]["buildings"]:
        told[building["id"]] = page.sentences(
            ("price", page.count(building["cost"], "production")),
            ("needs", page.name(building["tech"])),
            ("stands_on", page.names(building["terrain"])),
            ("gives", _given(building, page)),
            ("becomes", page.names([building["upgrades_to"]] if building["upgrades_to"] else ())),
            ("", page.say("limited") if building["limited"] else ""),
        )
    for person in files["great_people"]["great_people_types"]:
        told[person["id"]] = page.sentences(("gives", _given(person, page)))
    for unit in files["units"]["unit_types"]:
        told[unit["id"]] = page.sentences(
            ("price", f"{'/'.join(map(str, unit['build_cost']))} {page.term('production')}"),
            ("trumps", page.names([unit["trumps"]] if unit["trumps"] else ())),
        )
    for sheet in files["civilizations"]["civilizations"]:
        told[sheet["id"]] = page.sentences(
            ("", page.name(sheet["leader"])),
            ("begins_with", page.names([sheet["start_tech"], sheet["start_government"]])),
        )
        told[sheet["id"]] += _texts(sheet["abilities"], page)
    return told


def _number(n: Any, sign: str = "") -> str:
    """A figure of a record; nothing where it has none, or one by levels that its text tells."""
    return f"{sign}{n}" if n and isinstance(n, int) else ""


def _spent(what: str, n: Any, page: Page) -> str:
    return page.say(f"spent.{what}", n=n) if _number(n) else ""


def _texts(abilities: Iterable[Any], page: Page) -> str:
    return "".join(f" {page.text(ability['id'])}" for ability in abilities)


def _given(record: Any, page: Page) -> str:
    given = [page.count(record[what], what) for what in GIVEN if record[what]]
    bonus = record["combat_bonus"]
    return ", ".join([*given, *([f"{page.term('combat_bonus')} {bonus}"] if bonus else [])])


def _opened(unlocks: Any) -> list[str]:
    rank = unlocks.get("unit_rank")
    return [
        *unlocks.get("buildings", ()),
        *unlocks.get("governments", ()),
        *([f"{rank['type']}_rank_{rank['rank']}"] if rank else ()),
        *(("aircraft",) if unlocks.get("aircraft") else ()),
        *(("city_walls",) if unlocks.get("city_walls") else ()),
    ]
