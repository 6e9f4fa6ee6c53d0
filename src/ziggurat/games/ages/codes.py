"""The small integers the engine works with: card types, technology classes, effect kinds, actions, steps."""

from typing import Final

# -- ages and tiers -------------------------------------------------------------------------------------

AGES: Final = ("A", "I", "II", "III", "IV")
SIMPLE: Final = 0
ADVANCED: Final = 1
FULL: Final = 2
TIERS: Final = ("simple", "advanced", "full")

# -- card types -----------------------------------------------------------------------------------------

TECHNOLOGY: Final = 0
LEADER: Final = 1
WONDER: Final = 2
ACTION: Final = 3
EVENT: Final = 4
TERRITORY: Final = 5
AGGRESSION: Final = 6
PACT: Final = 7
WAR: Final = 8
TACTICS: Final = 9
BONUS: Final = 10
TYPES: Final = (
    "technology",
    "leader",
    "wonder",
    "action",
    "event",
    "territory",
    "aggression",
    "pact",
    "war",
    "tactics",
    "bonus",
)

# -- technology classes (R2.5): production, urban and military classes hold workers, in this order ---------

FARM: Final = 0
MINE: Final = 1
TEMPLE: Final = 2
LAB: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR: Final = 10
GOVERNMENT: Final = 11
SPECIAL: Final = 12
CLASSES: Final = (
    "farm",
    "mine",
    "temple",
    "lab",
    "arena",
    "library",
    "theater",
    "infantry",
    "cavalry",
    "artillery",
    "air_force",
    "government",
    "special",
)
FAMILIES: Final = ("military", "civil", "colonization", "construction")

# -- what a card in play adds: where each value of BonusRecord stands in a bonus tuple -----------------------
B_CULTURE: Final = 0
B_SCIENCE: Final = 1
B_STRENGTH: Final = 2
B_HAPPINESS: Final = 3
B_CIVIL: Final = 4
B_MILITARY: Final = 5
B_COLONIZATION: Final = 6
B_BLUE: Final = 7
B_YELLOW: Final = 8
B_CIVIL_HAND: Final = 9
B_MILITARY_HAND: Final = 10

BONUS_NAMES: Final = (
    "culture",
    "science",
    "strength",
    "happiness",
    "civil_actions",
    "military_actions",
    "colonization",
    "blue_tokens",
    "yellow_tokens",
    "civil_hand_limit",
    "military_hand_limit",
)

# -- whom an effect of an event names (R30.4) -------------------------------------------------------------

TO_ALL: Final = 0
TO_ACTIVE: Final = 1
TO_STRONGEST: Final = 2
TO_WEAKEST: Final = 3
TO_TWO_STRONGEST: Final = 4
TO_TWO_WEAKEST: Final = 5
TO_MOST_CULTURE: Final = 6
TO_LEAST_CULTURE: Final = 7
TO_ALL_BUT_LEAST_CULTURE: Final = 8
TO_MOST_CULTURE_IF_WEAK: Final = 9
TO_HAPPIEST: Final = 10
TARGETS: Final = (
    "all",
    "active",
    "strongest",
    "weakest",
    "two_strongest",
    "two_weakest",
    "most_culture",
    "least_culture",
    "all_except_least_culture",
    "most_culture_if_among_two_weakest",
    "most_happy_all_tied",
)

# -- effect kinds (R30.6) ---------------------------------------------------------------------------------

EFFECTS: Final = (
    # static, read by derive.py
    "military_resources_per_turn",
    "population_food_discount",
    "free_population_increase",
    "special_civil_action_recruit",
    "once_per_game_political_colonize_from_hand",
    "revolution_uses_military_actions",
    "on_take_technology",
    "on_play_technology",
    "on_attacked",
    "on_complete_score_culture_per_building_level",
    "on_complete_score_culture_per_technology_level",
    "on_complete_score_culture_per_worker",
    "extra_science_best",
    "culture_per_unit",
    "culture_per_unit_class",
    "culture_per_building",
    "culture_per_building_level",
    "culture_per_pair",
    "culture_per_colony",
    "science_per_building",
    "culture_per_happy_face",
    "strength_per_happy_face",
    "best_building_culture_doubled",
    "happy_faces_multiplier",
    "strength_per_unit",
    "ignore_tactics",
    "air_force_doubles_army_bonus",
    "double_best_army_bonus",
    "extra_token_on_best_mine",
    "labs_act_as_mines",
    "opponents_build_surcharge",
    "urban_cost_discount",
    "build_cost_discount",
    "build_cost_discount_while_war_declared_on_you",
    "technology_science_discount",
    "wonder_stages_per_action",
    "wonder_take_discount",
    "colonization_card_bonus",
    "cannot_attack",
    "attack_cost_multiplier_against_owner",
    "defence_card_multiplier",
    # action cards
    "do_increase_population",
    "do_build_farm_or_mine",
    "do_build_urban",
    "do_build_wonder_stage",
    "do_upgrade_farm_mine_urban",
    "do_play_technology",
    "extra_military_actions_this_turn",
    "military_resources_this_turn",
    "military_resources_this_turn_per_stronger_civilization",
    "score_culture_per_richer_civilization",
    # action cards and events
    "score",
    "produce",
    # events
    "score_rate",
    "lose",
    "lose_all_food",
    "lose_mix",
    "lose_population",
    "lose_building",
    "lose_colony",
    "lose_blue_token",
    "lose_discontent_workers",
    "lose_civil_actions_next_action_phase",
    "give_yellow_bank_token_to_strongest",
    "produce_choice",
    "produce_mix",
    "farms_produce",
    "mines_produce",
    "increase_population_free",
    "may_build_free",
    "draw_military",
    "skip_military_discard_this_turn",
    "may_take_cards_from_row",
    "skip_next_political_action",
    "refill_card_row",
    "ravage_wonder",
    "discard_leaders_not_current_age",
    # scoring events
    "score_culture",
    "lose_culture",
    "score_culture_per_content_worker",
    "score_culture_per_technology",
    "score_culture_per_wonder",
    "score_culture_by_rank",
    # aggressions and wars
    "steal",
    "steal_mix",
    "steal_colony",
    "destroy_urban",
    "attacker_produce_half_cost",
    "rival_lose_population",
    "attacker_produce",
    "rival_discard_leader",
    "rival_discard_unfinished_wonder",
    "score_culture_per_level",
    "victor_takes",
)

# One name per effect kind; the number is its place in EFFECTS.
E_MILITARY_RESOURCES_PER_TURN: Final = 0
E_POPULATION_FOOD_DISCOUNT: Final = 1
E_FREE_POPULATION_INCREASE: Final = 2
E_SPECIAL_CIVIL_ACTION_RECRUIT: Final = 3
E_ONCE_PER_GAME_POLITICAL_COLONIZE_FROM_HAND: Final = 4
E_REVOLUTION_USES_MILITARY_ACTIONS: Final = 5
E_ON_TAKE_TECHNOLOGY: Final = 6
E_ON_PLAY_TECHNOLOGY: Final = 7
E_ON_ATTACKED: Final = 8
E_ON_COMPLETE_SCORE_CULTURE_PER_BUILDING_LEVEL: Final = 9
E_ON_COMPLETE_SCORE_CULTURE_PER_TECHNOLOGY_LEVEL: Final = 10
E_ON_COMPLETE_SCORE_CULTURE_PER_WORKER: Final = 11
E_EXTRA_SCIENCE_BEST: Final = 12
E_CULTURE_PER_UNIT: Final = 13
E_CULTURE_PER_UNIT_CLASS: Final = 14
E_CULTURE_PER_BUILDING: Final = 15
E_CULTURE_PER_BUILDING_LEVEL: Final = 16
E_CULTURE_PER_PAIR: Final = 17
E_CULTURE_PER_COLONY: Final = 18
E_SCIENCE_PER_BUILDING: Final = 19
E_CULTURE_PER_HAPPY_FACE: Final = 20
E_STRENGTH_PER_HAPPY_FACE: Final = 21
E_BEST_BUILDING_CULTURE_DOUBLED: Final = 22
E_HAPPY_FACES_MULTIPLIER: Final = 23
E_STRENGTH_PER_UNIT: Final = 24
E_IGNORE_TACTICS: Final = 25
E_AIR_FORCE_DOUBLES_ARMY_BONUS: Final = 26
E_DOUBLE_BEST_ARMY_BONUS: Final = 27
E_EXTRA_TOKEN_ON_BEST_MINE: Final = 28
E_LABS_ACT_AS_MINES: Final = 29
E_OPPONENTS_BUILD_SURCHARGE: Final = 30
E_URBAN_COST_DISCOUNT: Final = 31
E_BUILD_COST_DISCOUNT: Final = 32
E_BUILD_COST_DISCOUNT_WHILE_WAR_DECLARED_ON_YOU: Final = 33
E_TECHNOLOGY_SCIENCE_DISCOUNT: Final = 34
E_WONDER_STAGES_PER_ACTION: Final = 35
E_WONDER_TAKE_DISCOUNT: Final = 36
E_COLONIZATION_CARD_BONUS: Final = 37
E_CANNOT_ATTACK: Final = 38
E_ATTACK_COST_MULTIPLIER_AGAINST_OWNER: Final = 39
E_DEFENCE_CARD_MULTIPLIER: Final = 40
E_DO_INCREASE_POPULATION: Final = 41
E_DO_BUILD_FARM_OR_MINE: Final = 42
E_DO_BUILD_URBAN: Final = 43
E_DO_BUILD_WONDER_STAGE: Final = 44
E_DO_UPGRADE_FARM_MINE_URBAN: Final = 45
E_DO_PLAY_TECHNOLOGY: Final = 46
E_EXTRA_MILITARY_ACTIONS_THIS_TURN: Final = 47
E_MILITARY_RESOURCES_THIS_TURN: Final = 48
E_MILITARY_RESOURCES_THIS_TURN_PER_STRONGER_CIVILIZATION: Final = 49
E_SCORE_CULTURE_PER_RICHER_CIVILIZATION: Final = 50
E_SCORE: Final = 51
E_PRODUCE: Final = 52
E_SCORE_RATE: Final = 53
E_LOSE: Final = 54
E_LOSE_ALL_FOOD: Final = 55
E_LOSE_MIX: Final = 56
E_LOSE_POPULATION: Final = 57
E_LOSE_BUILDING: Final = 58
E_LOSE_COLONY: Final = 59
E_LOSE_BLUE_TOKEN: Final = 60
E_LOSE_DISCONTENT_WORKERS: Final = 61
E_LOSE_CIVIL_ACTIONS_NEXT_ACTION_PHASE: Final = 62
E_GIVE_YELLOW_BANK_TOKEN_TO_STRONGEST: Final = 63
E_PRODUCE_CHOICE: Final = 64
E_PRODUCE_MIX: Final = 65
E_FARMS_PRODUCE: Final = 66
E_MINES_PRODUCE: Final = 67
E_INCREASE_POPULATION_FREE: Final = 68
E_MAY_BUILD_FREE: Final = 69
E_DRAW_MILITARY: Final = 70
E_SKIP_MILITARY_DISCARD_THIS_TURN: Final = 71
E_MAY_TAKE_CARDS_FROM_ROW: Final = 72
E_SKIP_NEXT_POLITICAL_ACTION: Final = 73
E_REFILL_CARD_ROW: Final = 74
E_RAVAGE_WONDER: Final = 75
E_DISCARD_LEADERS_NOT_CURRENT_AGE: Final = 76
E_SCORE_CULTURE: Final = 77
E_LOSE_CULTURE: Final = 78
E_SCORE_CULTURE_PER_CONTENT_WORKER: Final = 79
E_SCORE_CULTURE_PER_TECHNOLOGY: Final = 80
E_SCORE_CULTURE_PER_WONDER: Final = 81
E_SCORE_CULTURE_BY_RANK: Final = 82
E_STEAL: Final = 83
E_STEAL_MIX: Final = 84
E_STEAL_COLONY: Final = 85
E_DESTROY_URBAN: Final = 86
E_ATTACKER_PRODUCE_HALF_COST: Final = 87
E_RIVAL_LOSE_POPULATION: Final = 88
E_ATTACKER_PRODUCE: Final = 89
E_RIVAL_DISCARD_LEADER: Final = 90
E_RIVAL_DISCARD_UNFINISHED_WONDER: Final = 91
E_SCORE_CULTURE_PER_LEVEL: Final = 92
E_VICTOR_TAKES: Final = 93

# The kinds that change rates or strength while their card is in play.
RATED: Final = (
    E_EXTRA_SCIENCE_BEST,
    E_CULTURE_PER_UNIT,
    E_CULTURE_PER_UNIT_CLASS,
    E_CULTURE_PER_BUILDING,
    E_CULTURE_PER_BUILDING_LEVEL,
    E_CULTURE_PER_PAIR,
    E_CULTURE_PER_COLONY,
    E_SCIENCE_PER_BUILDING,
    E_CULTURE_PER_HAPPY_FACE,
    E_STRENGTH_PER_HAPPY_FACE,
    E_BEST_BUILDING_CULTURE_DOUBLED,
    E_STRENGTH_PER_UNIT,
)
# The actions that an action card may contain (R9.7).
INCLUDED: Final = (
    E_DO_INCREASE_POPULATION,
    E_DO_BUILD_FARM_OR_MINE,
    E_DO_BUILD_URBAN,
    E_DO_BUILD_WONDER_STAGE,
    E_DO_UPGRADE_FARM_MINE_URBAN,
    E_DO_PLAY_TECHNOLOGY,
)
# The kinds of the scoring events (R18.19).
SCORING: Final = (
    E_SCORE_CULTURE,
    E_LOSE_CULTURE,
    E_SCORE_CULTURE_PER_CONTENT_WORKER,
    E_SCORE_CULTURE_PER_TECHNOLOGY,
    E_SCORE_CULTURE_PER_WONDER,
    E_SCORE_CULTURE_BY_RANK,
)

# -- actions: the first number of an action tuple; what the others mean is declared in `acts` -----------------

A_BEGIN: Final = 0
A_RESIGN: Final = 1
A_PASS: Final = 2
A_EVENT: Final = 3
A_AGGRESSION: Final = 4
A_WAR: Final = 5
A_PACT: Final = 6
A_BREAK: Final = 7
A_COLUMBUS: Final = 8
A_DISCARD: Final = 9
A_END: Final = 10
A_TAKE: Final = 11
A_POPULATION: Final = 12
A_FREE_POPULATION: Final = 13
A_BUILD: Final = 14
A_DESTROY: Final = 15
A_UPGRADE: Final = 16
A_STAGE: Final = 17
A_LEADER: Final = 18
A_USE: Final = 19
A_USE_BUILD: Final = 20
A_USE_UPGRADE: Final = 21
A_USE_PLAY: Final = 22
A_USE_REVOLUTION: Final = 23
A_PLAY: Final = 24
A_REVOLUTION: Final = 25
A_RECRUIT: Final = 26
A_UNIT: Final = 27
A_DISBAND: Final = 28
A_UPGRADE_UNIT: Final = 29
A_TACTICS: Final = 30
A_DRAW: Final = 31
A_TRADE_FOOD: Final = 32
A_TRADE_RESOURCE: Final = 33
A_BID: Final = 34
A_OFFER_UNIT: Final = 35
A_OFFER_CARD: Final = 36
A_DONE: Final = 37
A_ACCEPT: Final = 38
A_REFUSE: Final = 39
A_MIX: Final = 40
A_LOSE_WORKER: Final = 41
A_RAZE: Final = 42
A_COLONY: Final = 43
A_WONDER: Final = 44
A_TOKEN: Final = 45
A_CHOOSE: Final = 46
A_SPECIAL: Final = 47
A_FREE_BUILD: Final = 48
A_REDUCE: Final = 49
A_YES: Final = 50

# How a technology enters play.
PEACEFUL: Final = 0
REVOLUTION: Final = 1

# -- steps: the first number of a frame; each step declares its arguments ------------------------------------

S_FLOW: Final = 0
S_BEGIN: Final = 1
S_POLITICS: Final = 2
S_DISCARD: Final = 3
S_ACTIONS: Final = 4
S_PRODUCTION: Final = 5
S_REDUCE: Final = 6
S_TRADE: Final = 7
S_EFFECT: Final = 8
S_EVENT_DONE: Final = 9
S_PRODUCE_CHOICE: Final = 10
S_MIX: Final = 11
S_LOSE_POPULATION: Final = 12
S_LOSE_BUILDING: Final = 13
S_LOSE_COLONY: Final = 14
S_FREE_BUILD: Final = 15
S_AGREEMENT: Final = 16
S_RAVAGE: Final = 17
S_TOKENS: Final = 18
S_AUCTION: Final = 19
S_PAY_BID: Final = 20
S_BATTLE: Final = 21
S_ATTACK: Final = 22
S_DEFEND: Final = 23
S_SPOILS: Final = 24
S_RAZE: Final = 25
S_ANNEX: Final = 26
S_PLUNDER_TECHNOLOGY: Final = 27
S_PACT: Final = 28
S_KEEP: Final = 29
S_CHOOSE: Final = 30

# Phases of a turn (R6).
P_TURN: Final = 0
P_ROW: Final = 1
P_WAR: Final = 2
P_POLITICS: Final = 3
P_DISCARD: Final = 4
P_ACTIONS: Final = 5
P_PRODUCTION: Final = 6
P_NEXT: Final = 7
P_GAME_END: Final = 8
PHASES: Final = ("turn", "row", "war", "politics", "discard", "actions", "production", "next", "game_end")

# What a mix of food and resources is for.
MIX_PRODUCE: Final = 0
MIX_LOSE: Final = 1
MIX_STEAL: Final = 2
MIXES: Final = ("produce", "lose", "steal")

# The places in `Tables.names`: what the numbers of actions and pending decisions are named by.
CARD_IDS: Final = 0
TECHNOLOGY_IDS: Final = 1
EFFECT_IDS: Final = 2

# Attack rules of pacts (R21.10).
ATTACK_FREE: Final = 0
ATTACK_FORBIDDEN: Final = 1
ATTACK_ENDS: Final = 2
ATTACK_STRONGER: Final = 3
ATTACK_RULES: Final = ("none", "mutual_attacks_forbidden", "ends_on_mutual_attack", "attacker_plus_2_strength")

# -- reasons: what a guard answers when something is not possible; their sentences are in `reasons` ---------------
# What can never be stands before what only just fails: of several reasons the last one is told.

N_NOT_SUCH: Final = 1
N_NOT_IN_PLAY: Final = 2
N_NOT_IN_HAND: Final = 3
N_NOT_OFFERED: Final = 4
N_NO_RIGHT: Final = 5
N_EMPTY_SLOT: Final = 6
N_SAME_CLASS: Final = 7
N_NO_WORKER_THERE: Final = 8
N_POLITICS_OVER: Final = 9
N_BONUS_CARD: Final = 10
N_POLITICS_FIRST: Final = 11
N_FIRST_ROUND: Final = 12
N_CHOICE_FIRST: Final = 13
N_NO_WONDER_BEGUN: Final = 14
N_BANK_EMPTY: Final = 15
N_YOURSELF: Final = 16
N_HAS_LEFT: Final = 17
N_WONDER_BEGUN: Final = 18
N_HAND_FULL: Final = 19
N_LEADER_AGE: Final = 20
N_IN_HAND: Final = 21
N_IN_PLAY: Final = 22
N_FRESH: Final = 23
N_NO_UNUSED: Final = 24
N_URBAN_LIMIT: Final = 25
N_OUTDATED: Final = 26
N_PARTNER: Final = 27
N_REVOLUTION_FIRST: Final = 28
N_REVOLUTION_MILITARY: Final = 29
N_GANDHI: Final = 30
N_PACT_FORBIDS: Final = 31
N_NO_COLONY: Final = 32
N_NO_LEADER: Final = 33
N_NO_WONDER: Final = 34
N_IMMUNE: Final = 35
N_MARKER: Final = 36
N_ONCE: Final = 37
N_STAGES_LIMIT: Final = 38
N_BLUE_TOKEN: Final = 39
N_DRAW_LIMIT: Final = 40
N_LAST_ROUND: Final = 41
N_BID_RANGE: Final = 42
N_FORCE: Final = 43
N_NO_GOODS: Final = 44
N_CIVIL_ACTIONS: Final = 45
N_MILITARY_ACTIONS: Final = 46
N_FOOD: Final = 47
N_RESOURCES: Final = 48
N_SCIENCE: Final = 49
