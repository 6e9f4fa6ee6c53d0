"""Every figure of every title's content does something, or is marked as for display."""

import inspect
from pathlib import Path

import pytest

from ziggurat.kernel.figures import dead_figures, unread
from ziggurat.kernel.registry import find_title

# What can still be changed without any effect. Only ever shorter.
DEAD: dict[str, list[str]] = {
    "antike": [],
    "ages": [],
    "civilization": [
        "Ability.limit",
        "Ability.phase",
        "Ability.timing",
        "Ability.trigger",
        "BuildingsFile.expected_markers",
        "ChooseSquare.origin",
        "CityMarkers.capital",
        "CivSetup.extra_army_figure",
        "CivSetup.placed_in",
        "CivilizationRecord.leader",
        "CivilizationsFile.expected_count",
        "CoinSquare.coin",
        "CoinTokens.limit",
        "CoinTokens.phase",
        "Components.civilization_sheets",
        "Components.coin_tokens",
        "Components.culture_level_markers",
        "Components.culture_tokens",
        "Components.disaster_markers",
        "Components.government_cards",
        "Components.military_tech_markers",
        "Components.setup_cards",
        "Components.small_cards_total",
        "Components.space_flight_cards",
        "Components.tech_cards",
        "Components.white_army_figures",
        "Components.wonder_markers",
        "Components.wound_markers",
        "CultureEvent.targets",
        "CultureEvent.timing",
        "CultureEventsFile.expected_total",
        "Destroy.origin",
        "Effect.applies_to",
        "Effect.cancel",
        "Effect.cancel (KeyError)",
        "Effect.duration",
        "Effect.extra_city_action",
        "Effect.ignore_when_moving_through",
        "Effect.kill_great_person",
        "Effect.only_if_targets",
        "Effect.only_on_play",
        "Effect.other_player",
        "Effect.owner_may_allow",
        "Effect.spent_resources_lost",
        "Effect.split_production",
        "Effect.spread",
        "Effect.target",
        "Effect.win_game",
        "ForceGovernment.government",
        "ForceGovernment.player",
        "FreeBuilding.unlocked_only",
        "FreeFigure.type",
        "FreeFigure.where",
        "GiftCoin.place",
        "GiftCoin.player",
        "GovernmentEffect.kind",
        "GovernmentsFile.expected_count",
        "GreatPeopleFile.expected_markers",
        "HomeTile.civilization",
        "HutsVillagesFile.expected_huts",
        "HutsVillagesFile.expected_villages",
        "Kill.of",
        "Kill.origin",
        "Layout.width",
        "Learn.player",
        "LearnFree.known_by",
        "LearnFree.pyramid_spot_required",
        "LockSquare.no_figure_may_leave",
        "MoveFigures.may_start_battle",
        "MoveFigures.water",
        "NaturalWonder.culture",
        "NeutralTile.number",
        "Nuke.area",
        "Nuke.destroys",
        "Nuke.target",
        "Place.square_must_not_contain",
        "Relocate.no_more_movement_this_turn",
        "Relocate.origin",
        "Relocate.to",
        "Space.section",
        "StartValues.figures_on_map",
        "Tech.errata",
        "Terrain.land",
        "UnitsFile.expected_total_cards",
        "Wonder.base_membership",
        "WondersFile.expected_count",
        "WondersFile.market_face_up",
    ],
    "mosaic": [],
}
UNREAD: dict[str, list[str]] = {
    "civilization": ["components", "level_masks", "pool_ids", "square_ids", "tech_coin", "token_box"]
}
# Where tables are filled; what only these read, nobody reads.
COMPILERS = {
    "antike": {"content.py", "board.py"},
    "ages": {"content.py", "tables.py"},
    "civilization": {"content.py", "content_cards.py", "tables.py"},
    "mosaic": {"compiling.py", "compiling_effects.py", "tables.py", "checks.py"},
}


@pytest.mark.parametrize("title", DEAD)
def test_every_figure_is_live_or_for_display(title: str) -> None:
    found = find_title(title)
    assert dead_figures(found) == DEAD[title]
    assert unread(found, Path(inspect.getfile(type(found))).parent, COMPILERS[title]) == UNREAD.get(title, [])
