## text

text-agriculture = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_food } food.
text-bronze = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_resources ->
    [one] 1 resource
   *[other] { $per_worker_resources } resources
    }.
text-philosophy = Each worker on this card gives { $per_worker_science } science.
text-religion = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-warriors = Each worker on this card gives { $per_worker_strength } strength.
text-despotism = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }.
text-hanging_gardens = +{ $bonus_culture } culture, { $bonus_happiness ->
    [one] +1 happy face
   *[other] +{ $bonus_happiness } happy faces
    }.
text-library_of_alexandria = +{ $bonus_culture } culture, +{ $bonus_science } science, civil hand limit +{ $bonus_civil_hand_limit }, military hand limit +{ $bonus_military_hand_limit }.
text-colossus = +{ $bonus_culture } culture, +{ $bonus_strength } strength, +{ $bonus_colonization } when colonising.
text-pyramids = { $bonus_civil_actions ->
    [one] +1 civil action
   *[other] +{ $bonus_civil_actions } civil actions
    }.
text-julius_caesar = +{ $bonus_strength } strength, { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }.
text-homer = Each own turn you have { $effects_0_amount ->
    [one] 1 extra resource
   *[other] { $effects_0_amount } extra resources
} for military units; up to { $effects_1_max_units } Warriors units produce { $effects_1_amount } culture each.
text-moses = Increasing population costs { $effects_0_amount } food less.
text-hammurabi = +{ $bonus_civil_actions ->
    [one] 1 civil action
   *[other] { $bonus_civil_actions } civil actions
}, { $bonus_military_actions } military action.
text-aristotle = Whenever you take a technology card from the card row, score { $effects_0_science } science.
text-alexander_the_great = Your civilisation gets +{ $effects_0_amount } strength per military unit (not counted for sacrificed units).
text-engineering_genius_a = Build exactly 1 stage of your wonder for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-frugality_a = Increase population at the normal price, then produce { $effects_1_food } food.
text-ideal_building_site_a = Build a new urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-patriotism_a = This turn { $effects_0_amount ->
    [one] 1 extra military action
   *[other] { $effects_0_amount } extra military actions
    } and { $effects_1_amount ->
    [one] 1 extra resource
   *[other] { $effects_1_amount } extra resources
    } for military units.
text-revolutionary_idea_a = Score { $effects_0_science } science.
text-rich_land_a = Build a new farm or mine for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-work_of_art_a = Score { $effects_0_culture } culture.
text-irrigation = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_food } food.
text-iron = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_resources ->
    [one] 1 resource
   *[other] { $per_worker_resources } resources
    }.
text-theology = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-alchemy = Each worker on this card gives { $per_worker_science } science.
text-bread_and_circuses = Each worker on this card gives { $per_worker_strength } strength, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-printing_press = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_science } science.
text-drama = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-swordsmen = Each worker on this card gives { $per_worker_strength } strength.
text-knights = Each worker on this card gives { $per_worker_strength } strength.
text-monarchy = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }.
text-theocracy = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }. Also +{ $bonus_culture } culture, +{ $bonus_happiness } happiness.
text-warfare = { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }, +{ $bonus_strength } strength.
text-code_of_laws = { $bonus_civil_actions ->
    [one] +1 civil action
   *[other] +{ $bonus_civil_actions } civil actions
    }.
text-cartography = +{ $bonus_strength } strength, +{ $bonus_colonization } when colonising.
text-masonry = Urban buildings of level 1/2/3 cost { $effects_0_by_level_1 }/{ $effects_0_by_level_2 }/{ $effects_0_by_level_3 } resources less; up to { $effects_1_max ->
    [one] 1 wonder stage
   *[other] { $effects_1_max } wonder stages
} per action.
text-great_wall = +{ $bonus_culture } culture, { $bonus_happiness ->
    [one] +1 happy face
   *[other] +{ $bonus_happiness } happy faces
    }; civilisation strength +{ $effects_0_amount } per infantry unit and per artillery unit.
text-st_peters_basilica = +{ $bonus_culture } culture; every happy face you have counts { $effects_0_factor ->
    [2] twice
   *[other] { $effects_0_factor } times
    }.
text-universitas_carolina = +{ $bonus_culture } culture, +{ $bonus_science } science.
text-taj_mahal = +{ $bonus_culture } culture.
text-michelangelo = Temples, theaters and completed wonders produce { $effects_0_amount } culture per happy face they show; taking a wonder costs { $effects_1_civil_actions ->
    [one] 1 civil action
   *[other] { $effects_1_civil_actions } civil actions
    } less.
text-joan_of_arc = +{ $effects_0_amount } strength per happy face on your temples; { $effects_1_culture } culture whenever an aggression or war is played against you.
text-leonardo_da_vinci = Your best lab or library gives its level as extra science; each technology you play produces { $effects_1_resources ->
    [one] 1 resource
   *[other] { $effects_1_resources } resources
    }.
text-genghis_khan = Your tactics card has no effect; each cavalry unit has +{ $effects_1_amount } strength (also when sacrificed) and produces { $effects_2_amount } culture.
text-christopher_columbus = Once per game, as a political action, turn a territory card from your hand into your colony without sacrificing units.
text-frederick_barbarossa = For 1 civil action: increase population by 1 and build a military unit with that worker; { $effects_0_food_discount } food and { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
} less.
text-engineering_genius_i = Build exactly 1 stage of your wonder for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-frugality_i = Increase population at the normal price, then produce { $effects_1_food } food.
text-ideal_building_site_i = Build a new urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-patriotism_i = This turn { $effects_0_amount ->
    [one] 1 extra military action
   *[other] { $effects_0_amount } extra military actions
    } and { $effects_1_amount ->
    [one] 1 extra resource
   *[other] { $effects_1_amount } extra resources
    } for military units.
text-revolutionary_idea_i = Score { $effects_0_science } science.
text-rich_land_i = Build a new farm or mine for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-work_of_art_i = Score { $effects_0_culture } culture.
text-bountiful_harvest_i = Produce { $effects_0_food } food.
text-breakthrough_i = Play a technology at full price, then score { $effects_1_science } science.
text-efficient_upgrade_i = Upgrade a farm, mine or urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-mineral_deposits_i = Produce { $effects_0_resources ->
    [one] 1 resource
   *[other] { $effects_0_resources } resources
    }.
text-selective_breeding = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_food } food.
text-coal = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_resources ->
    [one] 1 resource
   *[other] { $per_worker_resources } resources
    }.
text-organized_religion = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-scientific_method = Each worker on this card gives { $per_worker_science } science.
text-team_sports = Each worker on this card gives { $per_worker_strength } strength, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-journalism = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_science } science.
text-opera = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-riflemen = Each worker on this card gives { $per_worker_strength } strength.
text-cavalrymen = Each worker on this card gives { $per_worker_strength } strength.
text-cannon = Each worker on this card gives { $per_worker_strength } strength.
text-constitutional_monarchy = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }.
text-republic = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }.
text-strategy = { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }, +{ $bonus_strength } strength.
text-justice_system = { $bonus_civil_actions ->
    [one] +1 civil action
   *[other] +{ $bonus_civil_actions } civil actions
    } and { $bonus_blue_tokens ->
    [one] 1 extra blue token
   *[other] { $bonus_blue_tokens } extra blue tokens
    }.
text-navigation = +{ $bonus_strength } strength, +{ $bonus_colonization } when colonising.
text-architecture = Urban buildings of level 1/2/3 cost { $effects_0_by_level_1 }/{ $effects_0_by_level_2 }/{ $effects_0_by_level_3 } resources less; up to { $effects_1_max ->
    [one] 1 wonder stage
   *[other] { $effects_1_max } wonder stages
} per action.
text-transcontinental_railroad = +{ $bonus_strength } strength; when mines produce, the best one with a worker gets { $effects_0_amount ->
    [one] 1 extra blue token
   *[other] { $effects_0_amount } extra blue tokens
    }.
text-eiffel_tower = +{ $bonus_culture } culture, { $bonus_happiness ->
    [one] +1 happy face
   *[other] +{ $bonus_happiness } happy faces
    }.
text-kremlin = +{ $bonus_culture } culture, { $bonus_happiness ->
    [one] { $bonus_happiness } happy face
   *[other] { $bonus_happiness } happy faces
    }, { $bonus_civil_actions ->
    [one] +1 civil action
   *[other] +{ $bonus_civil_actions } civil actions
    }, { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }.
text-ocean_liner_service = Once per turn, increase population without a civil action and for up to { $effects_0_food_discount } food less.
text-william_shakespeare = Each library produces { $effects_0_amount } extra culture; each pair of one library and one theater produces { $effects_1_amount } extra culture.
text-james_cook = Each colonisation bonus card you play counts +{ $effects_0_amount }; each of your colonies produces { $effects_1_amount } culture.
text-napoleon_bonaparte = { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }; civilisation strength is raised by the tactics bonus of your best army once more.
text-maximilien_robespierre = { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }; revolutions consume all military actions instead of all civil actions.
text-js_bach = Theater technologies cost { $effects_0_amount } science less, theaters cost { $effects_1_amount ->
    [one] 1 resource
   *[other] { $effects_1_amount } resources
} less, each theater produces { $effects_2_amount } extra culture.
text-isaac_newton = Your best lab or library gives its level as extra science; each technology you play gives back { $effects_1_regain_civil_actions ->
    [one] 1 civil action
   *[other] { $effects_1_regain_civil_actions } civil actions
    }.
text-engineering_genius_ii = Build exactly 1 stage of your wonder for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-frugality_ii = Increase population at the normal price, then produce { $effects_1_food } food.
text-ideal_building_site_ii = Build a new urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-patriotism_ii = This turn { $effects_0_amount ->
    [one] 1 extra military action
   *[other] { $effects_0_amount } extra military actions
    } and { $effects_1_amount ->
    [one] 1 extra resource
   *[other] { $effects_1_amount } extra resources
    } for military units.
text-revolutionary_idea_ii = Score { $effects_0_science } science.
text-rich_land_ii = Build a new farm or mine for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-work_of_art_ii = Score { $effects_0_culture } culture.
text-bountiful_harvest_ii = Produce { $effects_0_food } food.
text-breakthrough_ii = Play a technology at full price, then score { $effects_1_science } science.
text-efficient_upgrade_ii = Upgrade a farm, mine or urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-mineral_deposits_ii = Produce { $effects_0_resources ->
    [one] 1 resource
   *[other] { $effects_0_resources } resources
    }.
text-wave_of_nationalism_ii = This turn, for each stronger civilisation, resources for units: { $effects_0_by_players_2 } (2 players), { $effects_0_by_players_3 } (3), { $effects_0_by_players_4 } (4).
text-mechanized_agriculture = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_food } food.
text-oil = Each worker adds 1 blue token to this card when it produces; one token here is worth { $per_worker_resources ->
    [one] 1 resource
   *[other] { $per_worker_resources } resources
    }.
text-computers = Each worker on this card gives { $per_worker_science } science.
text-professional_sports = Each worker on this card gives { $per_worker_strength } strength, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-multimedia = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_science } science.
text-movies = Each worker on this card gives { $per_worker_culture } culture, { $per_worker_happiness ->
    [one] 1 happy face
   *[other] { $per_worker_happiness } happy faces
    }.
text-modern_infantry = Each worker on this card gives { $per_worker_strength } strength.
text-tanks = Each worker on this card gives { $per_worker_strength } strength.
text-rockets = Each worker on this card gives { $per_worker_strength } strength.
text-air_forces = Each worker on this card gives { $per_worker_strength } strength. One air unit may join one army and doubles that army's tactics bonus.
text-communism = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }. Also { $bonus_happiness } happiness.
text-democracy = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }. Also +{ $bonus_culture } culture.
text-fundamentalism = { $civil_actions } civil and { $military_actions ->
    [one] 1 military action
   *[other] { $military_actions } military actions
    }, urban limit { $urban_limit }. Also +{ $bonus_strength } strength.
text-military_theory = { $bonus_military_actions ->
    [one] +1 military action
   *[other] +{ $bonus_military_actions } military actions
    }, +{ $bonus_strength } strength.
text-civil_service = { $bonus_civil_actions ->
    [one] +1 civil action
   *[other] +{ $bonus_civil_actions } civil actions
    } and { $bonus_blue_tokens ->
    [one] 1 extra blue token
   *[other] { $bonus_blue_tokens } extra blue tokens
    }.
text-satellites = +{ $bonus_strength } strength, +{ $bonus_colonization } when colonising.
text-engineering = Urban buildings of level 1/2/3 cost { $effects_0_by_level_1 }/{ $effects_0_by_level_2 }/{ $effects_0_by_level_3 } resources less; up to { $effects_1_max ->
    [one] 1 wonder stage
   *[other] { $effects_1_max } wonder stages
} per action.
text-hollywood = When completed: culture for each worker on theaters and libraries, { $effects_0_amount ->
    [1] the level
    [2] twice the level
   *[other] { $effects_0_amount } times the level
    } of its card.
text-internet = When completed: culture for each worker on labs and libraries, { $effects_0_amount ->
    [1] the level
    [2] twice the level
   *[other] { $effects_0_amount } times the level
    } of its card.
text-first_space_flight = When completed: culture for { $effects_0_amount ->
    [1] the levels
    [2] twice the levels
   *[other] { $effects_0_amount } times the levels
    } of all your technologies, government too.
text-fast_food_chains = When completed: culture per worker, { $effects_0_per_worker_farm } on farms, { $effects_0_per_worker_mine } on mines, { $effects_0_per_worker_urban } on urban buildings, { $effects_0_per_worker_military } on units.
text-albert_einstein = Your best lab or library gives its level as extra science; each technology you play scores { $effects_1_culture } culture.
text-mahatma_gandhi = +{ $bonus_culture } culture; you may not play aggressions or wars; opponents pay { $effects_1_factor ->
    [2] twice
   *[other] { $effects_1_factor } times
    } the military actions to play them against you.
text-rock_and_roll_icon = { $bonus_happiness ->
    [one] +1 happy face
   *[other] +{ $bonus_happiness } happy faces
    }; your best theater produces twice its culture.
text-nikola_tesla = Labs from level { $effects_0_min_level } are mines too: 1 blue token per worker, worth the level in resources. Others pay { $effects_1_amount ->
    [one] 1 resource
   *[other] { $effects_1_amount } resources
    } more for labs and libraries.
text-winston_churchill = Unit technologies cost { $effects_0_amount } science less; defence cards count { $effects_1_factor ->
    [2] twice
   *[other] { $effects_1_factor } times
    }; at war against you new units cost { $effects_2_amount ->
    [one] 1 resource
   *[other] { $effects_2_amount } resources
    } less.
text-game_designer = Each lab produces { $effects_0_amount ->
    [1] culture equal to its level
    [2] culture equal to twice its level
   *[other] culture equal to { $effects_0_amount } times its level
    } and { $effects_1_amount } science.
text-engineering_genius_iii = Build exactly 1 stage of your wonder for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-ideal_building_site_iii = Build a new urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-patriotism_iii = This turn { $effects_0_amount ->
    [one] 1 extra military action
   *[other] { $effects_0_amount } extra military actions
    } and { $effects_1_amount ->
    [one] 1 extra resource
   *[other] { $effects_1_amount } extra resources
    } for military units.
text-revolutionary_idea_iii = Score { $effects_0_science } science.
text-work_of_art_iii = Score { $effects_0_culture } culture.
text-bountiful_harvest_iii = Produce { $effects_0_food } food.
text-efficient_upgrade_iii = Upgrade a farm, mine or urban building for { $effects_0_resource_discount ->
    [one] 1 resource
   *[other] { $effects_0_resource_discount } resources
    } less.
text-mineral_deposits_iii = Produce { $effects_0_resources ->
    [one] 1 resource
   *[other] { $effects_0_resources } resources
    }.
text-military_build_up_iii = This turn, for each stronger civilisation, resources for units: { $effects_0_by_players_2 } (2 players), { $effects_0_by_players_3 } (3), { $effects_0_by_players_4 } (4).
text-endowment_for_the_arts_iii = Culture for each civilisation with more of it: { $effects_0_by_players_2 } (2 players), { $effects_0_by_players_3 } (3), { $effects_0_by_players_4 } (4).
text-development_of_agriculture = Every civilisation produces { $effects_0_food } food.
text-development_of_crafts = Every civilisation produces { $effects_0_resources ->
    [one] 1 resource
   *[other] { $effects_0_resources } resources
    }.
text-development_of_markets = Every player chooses: produce { $effects_0_options_0_food } food or { $effects_0_options_1_resources ->
    [one] 1 resource
   *[other] { $effects_0_options_1_resources } resources
    }.
text-development_of_politics = Every player draws { $effects_0_amount ->
    [one] 1 military card
   *[other] { $effects_0_amount } military cards
    }; the player whose turn it is does not discard excess military cards this turn.
text-development_of_religion = Every player with an unused worker may build one Religion temple for free.
text-development_of_science = Every civilisation scores { $effects_0_science } science.
text-development_of_settlement = Every civilisation increases its population by { $effects_0_amount } for free.
text-development_of_trade_routes = Every civilisation scores { $effects_0_science } science and produces { $effects_1_food } food and { $effects_1_resources ->
    [one] 1 resource
   *[other] { $effects_1_resources } resources
    }.
text-development_of_warfare = Every player with an unused worker may build one Warriors unit for free.
text-no_event = Nothing happens.
text-barbarians = If the civilisation with the most culture is one of the two weakest, it loses { $effects_0_amount } population.
text-border_conflict = The weakest civilisation loses 1 urban building, farm or mine (its choice); the strongest produces { $effects_1_resources ->
    [one] 1 resource
   *[other] { $effects_1_resources } resources
    }.
text-crusades = The strongest civilisation scores { $effects_0_culture } culture; the weakest loses { $effects_1_culture } culture.
text-cultural_influence = Every civilisation scores culture equal to its culture rate.
text-foray = The two strongest civilisations each produce { $effects_0_total } food and/or resources in any mix.
text-good_harvest = All farms produce now; no consumption, no corruption.
text-immigration = The civilisation(s) with the most happy faces increase population by { $effects_0_amount }; all tied civilisations benefit.
text-new_deposits = All mines produce now; no corruption.
text-pestilence = Every civilisation loses { $effects_0_amount } population.
text-raiders = The two weakest civilisations each lose { $effects_0_total } food and/or resources in any mix (their choice).
text-rats = Every civilisation loses all its stored food.
text-rebellion = Every player loses { $effects_0_per_discontent_worker ->
    [one] 1 civil action
   *[other] { $effects_0_per_discontent_worker } civil actions
    } per discontent worker in his next action phase.
text-reign_of_terror = The weakest civilisation loses { $effects_0_amount } population.
text-scientific_breakthrough = Every civilisation scores science equal to its science rate.
text-uncertain_borders = The weakest civilisation moves { $effects_0_amount ->
    [one] 1 yellow token
   *[other] { $effects_0_amount } yellow tokens
    } from its yellow bank to the yellow bank of the strongest.
text-civil_unrest = Every civilisation loses { $effects_0_culture_per_discontent_worker } culture per discontent worker.
text-cold_war = The two strongest civilisations score { $effects_0_science } science each.
text-crime_wave = The two weakest civilisations each lose { $effects_0_culture } culture and { $effects_1_amount ->
    [one] 1 blue token
   *[other] { $effects_1_amount } blue tokens
    } (to the box).
text-economic_progress = All farms and mines produce now, including consumption and corruption.
text-emigration = Every civilisation loses half of its discontent workers (rounded up); that many workers go back to its yellow bank.
text-iconoclasm = All leaders in play that are not from the current age are discarded.
text-independence_declaration = The weakest civilisation loses 1 colony of its choice.
text-international_agreement = The strongest civilisation may give up its next political action and take cards from the row for up to { $effects_0_action_budget ->
    [one] 1 civil action
   *[other] { $effects_0_action_budget } civil actions
    } at once; then the row is refilled.
text-national_pride = The civilisation with the most culture scores { $effects_0_culture } culture.
text-popularization_of_science = Every civilisation scores culture equal to its science rate.
text-ravages_of_time = Everybody turns over one completed wonder of Age A or I: it no longer works and gives { $effects_0_becomes_culture } culture instead.
text-refugees = The weakest civilisation loses { $effects_0_culture } culture and { $effects_1_amount } population; the strongest scores { $effects_2_culture } culture and increases population by { $effects_3_amount } for free.
text-terrorism = The civilisation with the least culture destroys 1 urban building of every other civilisation (its choice).
text-impact_of_agriculture = Every civilisation scores { $effects_0_amount } culture for each food its farms produce per production.
text-impact_of_architecture = Every civilisation scores { $effects_0_amount } culture per level of each urban building.
text-impact_of_colonies = Every civilisation scores { $effects_0_amount } culture per colony.
text-impact_of_competition = Every civilisation scores { $effects_0_amount } culture per level of each military unit and each arena.
text-impact_of_government = Every civilisation scores { $effects_0_amount } culture per civil action and { $effects_1_amount } culture per military action it has per turn.
text-impact_of_happiness = Every civilisation scores { $effects_0_amount } culture per happy face (at most { $effects_0_max }) and loses { $effects_1_amount } culture per discontent worker.
text-impact_of_industry = Every civilisation scores { $effects_0_amount } culture for each resource its mines produce per production.
text-impact_of_population = Every civilisation scores { $effects_0_amount } culture for every content worker beyond { $effects_0_threshold }.
text-impact_of_progress = Every civilisation scores { $effects_0_amount } culture per level of its government and of each special technology.
text-impact_of_science = Civilisations are ranked by science rate: { $effects_0_table_2_0 }/{ $effects_0_table_2_1 } (2 players), { $effects_0_table_3_0 }/{ $effects_0_table_3_1 }/{ $effects_0_table_3_2 } (3), { $effects_0_table_4_0 }/{ $effects_0_table_4_1 }/{ $effects_0_table_4_2 }/{ $effects_0_table_4_3 } (4) culture.
text-impact_of_strength = Civilisations are ranked by strength: { $effects_0_table_2_0 }/{ $effects_0_table_2_1 } (2 players), { $effects_0_table_3_0 }/{ $effects_0_table_3_1 }/{ $effects_0_table_3_2 } (3), { $effects_0_table_4_0 }/{ $effects_0_table_4_1 }/{ $effects_0_table_4_2 }/{ $effects_0_table_4_3 } (4) culture.
text-impact_of_technology = Every civilisation scores { $effects_0_amount } culture per level-{ $effects_0_level_full } technology in play (level-{ $effects_0_level_advanced } in the advanced game).
text-impact_of_wonders = Every civilisation scores for its completed wonders: { $effects_0_by_age_A } (Age A), { $effects_0_by_age_I } (I), { $effects_0_by_age_II } (II), { $effects_0_by_age_III } (III) culture each.
text-developed_territory_i = Colony: +{ $permanent_blue_tokens } blue and { $permanent_yellow_tokens ->
    [one] +1 yellow token
   *[other] +{ $permanent_yellow_tokens } yellow tokens
    }; at once score { $immediate_science } science.
text-fertile_territory_i = Colony: { $permanent_yellow_tokens ->
    [one] +1 yellow token
   *[other] +{ $permanent_yellow_tokens } yellow tokens
    }; at once produce { $immediate_food } food.
text-historic_territory_i = Colony: { $permanent_happiness ->
    [one] +1 happy face
   *[other] +{ $permanent_happiness } happy faces
    }; at once score { $immediate_culture } culture.
text-inhabited_territory_i = Colony: { $permanent_yellow_tokens ->
    [one] +1 yellow token
   *[other] +{ $permanent_yellow_tokens } yellow tokens
    }; at once increase population by { $immediate_population } for free.
text-strategic_territory_i = Colony: +{ $permanent_strength } strength; at once draw { $immediate_military_cards ->
    [one] 1 military card
   *[other] { $immediate_military_cards } military cards
    }.
text-wealthy_territory_i = Colony: { $permanent_blue_tokens ->
    [one] +1 blue token
   *[other] +{ $permanent_blue_tokens } blue tokens
    }; at once produce { $immediate_resources ->
    [one] 1 resource
   *[other] { $immediate_resources } resources
    }.
text-developed_territory_ii = Colony: +{ $permanent_blue_tokens } blue and { $permanent_yellow_tokens ->
    [one] +1 yellow token
   *[other] +{ $permanent_yellow_tokens } yellow tokens
    }; at once score { $immediate_science } science.
text-fertile_territory_ii = Colony: { $permanent_yellow_tokens ->
    [one] +1 yellow token
   *[other] +{ $permanent_yellow_tokens } yellow tokens
    }; at once produce { $immediate_food } food.
text-historic_territory_ii = Colony: { $permanent_happiness ->
    [one] +1 happy face
   *[other] +{ $permanent_happiness } happy faces
    }; at once score { $immediate_culture } culture.
text-inhabited_territory_ii = Colony: { $permanent_yellow_tokens ->
    [one] +1 yellow token
   *[other] +{ $permanent_yellow_tokens } yellow tokens
    }; at once increase population by { $immediate_population } for free.
text-strategic_territory_ii = Colony: +{ $permanent_strength } strength; at once draw { $immediate_military_cards ->
    [one] 1 military card
   *[other] { $immediate_military_cards } military cards
    }.
text-wealthy_territory_ii = Colony: { $permanent_blue_tokens ->
    [one] +1 blue token
   *[other] +{ $permanent_blue_tokens } blue tokens
    }; at once produce { $immediate_resources ->
    [one] 1 resource
   *[other] { $immediate_resources } resources
    }.
text-enslave_i = The rival loses { $effects_0_amount } population; you produce { $effects_1_resources ->
    [one] 1 resource
   *[other] { $effects_1_resources } resources
    }.
text-plunder_i = The rival loses { $effects_0_total } food and/or resources (mix chosen by the attacker); you produce the same.
text-raid_i = The rival loses { $effects_0_max ->
    [one] 1 urban building
   *[other] { $effects_0_max } urban buildings
    } of your choice; you produce half its printed cost, rounded up.
text-annex_ii = Take 1 colony of the rival: its permanent bonus passes to you, the immediate effect does not.
text-assassinate_ii = The rival discards his leader; you score { $effects_1_amount } culture per level of that leader. Military action cost is 1 per level.
text-plunder_ii = The rival loses { $effects_0_total } food and/or resources (mix chosen by the attacker); you produce the same.
text-raid_ii = The rival loses up to { $effects_0_max ->
    [one] 1 urban building
   *[other] { $effects_0_max } urban buildings
    } of one type and level, your choice; you produce half their printed cost, rounded down.
text-sabotage_ii = The rival discards his wonder under construction; you score { $effects_1_amount } culture per level of that wonder. Military action cost is 1 per level.
text-spy_ii = The rival loses up to { $effects_0_science } science; you score the same amount of science.
text-armed_intervention_iii = The rival loses { $effects_0_culture } culture; you score the same amount.
text-plunder_iii = The rival loses { $effects_0_total } food and/or resources (mix chosen by the attacker); you produce the same.
text-raid_iii = The rival loses up to { $effects_0_max ->
    [one] 1 urban building
   *[other] { $effects_0_max } urban buildings
    } of one type and level, your choice; you produce half their printed cost, rounded down.
text-war_over_culture_ii = The victor takes { $effects_0_per_advantage } culture from the defeated civilisation for each point of strength advantage.
text-war_over_resources_ii = The victor takes { $effects_0_per_advantage ->
    [one] 1 food or resource
   *[other] { $effects_0_per_advantage } food and/or resources
    } of his choice for each point of strength advantage.
text-war_over_technology_ii = The victor takes { $effects_0_per_advantage } science for each point of strength advantage, or special technologies at their printed cost.
text-war_over_territory_ii = The victor takes { $effects_0_per_advantage ->
    [one] 1 yellow token
   *[other] { $effects_0_per_advantage } yellow tokens
    } from the loser's bank for every full { $effects_0_per_advantage_divisor } points of strength advantage.
text-holy_war_iii = The victor takes { $effects_0_per_advantage } culture from the defeated civilisation for each point of strength advantage.
text-war_over_culture_iii = The victor takes { $effects_0_per_advantage } culture from the defeated civilisation for each point of strength advantage.
text-open_borders_agreement = A has { $civilization_a_military_actions } and B { $civilization_b_military_actions ->
    [one] 1 extra military action
   *[other] { $civilization_b_military_actions } extra military actions
    }; if one attacks the other, the attacker gets +2 strength for that attack.
text-trade_routes_agreement = In each own turn A may use { $civilization_a_may_use_food_as_resource_per_turn ->
    [one] 1 food as 1 resource
   *[other] { $civilization_a_may_use_food_as_resource_per_turn } food as resources
} and B may use { $civilization_b_may_use_resource_as_food_per_turn ->
    [one] 1 resource
   *[other] { $civilization_b_may_use_resource_as_food_per_turn } resources
} as food.
text-acceptance_of_supremacy = A produces { $civilization_a_resource_production ->
    [one] 1 extra resource
   *[other] { $civilization_a_resource_production } extra resources
    } and B { $civilization_b_resource_production ->
    [one] { $civilization_b_resource_production } resource
   *[other] { $civilization_b_resource_production } resources
    } per production; neither may attack the other.
text-international_trade_agreement = A produces { $civilization_a_resource_production ->
    [one] 1 extra resource
   *[other] { $civilization_a_resource_production } extra resources
} and B { $civilization_b_food_production } extra food per production.
text-promise_of_military_protection = A gets +{ $civilization_a_culture } culture; B gets +{ $civilization_b_strength } strength and { $civilization_b_culture } culture; the pact ends as soon as one attacks the other.
text-scientific_cooperation = A plays technologies for { $civilization_a_technology_science_discount } science less and B pays { $civilization_a_partner_pays_science }; B plays them for { $civilization_b_technology_science_discount } less and A pays { $civilization_b_partner_pays_science }; only while the partner can pay.
text-international_tourism = For each completed wonder of the other A gets +{ $civilization_a_culture_per_partner_wonder } culture and B +{ $civilization_b_culture_per_partner_wonder }.
text-loss_of_sovereignty = A gets +{ $civilization_a_culture } culture, B { $civilization_b_culture } culture; neither may attack the other and nobody may declare war on B.
text-military_pact = A gets +{ $civilization_a_strength } strength and B +{ $civilization_b_strength }; the pact ends as soon as one attacks the other.
text-peace_treaty = A gets +{ $civilization_a_culture } culture and B +{ $civilization_b_culture }; neither may attack the other.
text-fighting_band = An army is { $army_infantry } infantry; each army gives +{ $army_bonus } strength.
text-heavy_cavalry = An army is { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength.
text-legion = An army is { $army_infantry } infantry; each army gives +{ $army_bonus } strength.
text-light_cavalry = An army is { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength.
text-medieval_army = An army is { $army_infantry } infantry, { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength.
text-phalanx = An army is { $army_infantry } infantry, { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength.
text-classic_army = An army is { $army_infantry } infantry, { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-conquistadors = An army is { $army_infantry } infantry, { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-defensive_army = An army is { $army_infantry } infantry, { $army_artillery } artillery; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-fortifications = An army is { $army_artillery } artillery; each army gives +{ $army_bonus } strength.
text-mobile_artillery = An army is { $army_cavalry } cavalry, { $army_artillery } artillery; each army gives +{ $army_bonus } strength.
text-napoleonic_army = An army is { $army_infantry } infantry, { $army_cavalry } cavalry, { $army_artillery } artillery; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-entrenchments = An army is { $army_infantry } infantry, { $army_artillery } artillery; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-mechanized_army = An army is { $army_cavalry } cavalry, { $army_artillery } artillery; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-modern_army = An army is { $army_infantry } infantry, { $army_cavalry } cavalry, { $army_artillery } artillery; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-shock_troops = An army is { $army_infantry } infantry, { $army_cavalry } cavalry; each army gives +{ $army_bonus } strength (+{ $army_bonus_obsolete } with a unit two or more levels older).
text-bonus_i = +{ $defence_bonus } when defending against an aggression or +{ $colonization_bonus } when colonising; discarded after use.
text-bonus_ii = +{ $defence_bonus } when defending against an aggression or +{ $colonization_bonus } when colonising; discarded after use.
text-bonus_iii = +{ $defence_bonus } when defending against an aggression or +{ $colonization_bonus } when colonising; discarded after use.
