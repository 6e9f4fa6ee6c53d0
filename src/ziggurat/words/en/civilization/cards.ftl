## name

name-animal_husbandry = Animal Husbandry
name-code_of_laws = Code of Laws
name-currency = Currency
name-horseback_riding = Horseback Riding
name-masonry = Masonry
name-metalworking = Metalworking
name-navigation = Navigation
name-philosophy = Philosophy
name-pottery = Pottery
name-writing = Writing
name-chivalry = Chivalry
name-civil_service = Civil Service
name-construction = Construction
name-democracy = Democracy
name-engineering = Engineering
name-irrigation = Irrigation
name-mathematics = Mathematics
name-monarchy = Monarchy
name-printing_press = Printing Press
name-sailing = Sailing
name-banking = Banking
name-biology = Biology
name-communism = Communism
name-gunpowder = Gunpowder
name-metal_casting = Metal Casting
name-military_science = Military Science
name-railroad = Railroad
name-steam_power = Steam Power
name-theology = Theology
name-atomic_theory = Atomic Theory
name-ballistics = Ballistics
name-combustion = Combustion
name-computers = Computers
name-flight = Flight
name-mass_media = Mass Media
name-replaceable_parts = Replaceable Parts
name-space_flight = Space Flight
name-anarchy = Anarchy
name-despotism = Despotism
name-republic = Republic
name-feudalism = Feudalism
name-fundamentalism = Fundamentalism
name-harbor = Harbor
name-trading_post = Trading Post
name-workshop = Workshop
name-iron_mine = Iron Mine
name-library = Library
name-university = University
name-granary = Granary
name-aqueduct = Aqueduct
name-market = Market
name-bank = Bank
name-temple = Temple
name-cathedral = Cathedral
name-barracks = Barracks
name-academy = Academy
name-city_walls = City Walls
name-colossus = The Colossus
name-hanging_gardens = The Hanging Gardens
name-oracle = The Oracle
name-stonehenge = Stonehenge
name-angkor_wat = Angkor Wat
name-louvre = The Louvre
name-himeji_samurai_castle = Himeji Samurai Castle
name-porcelain_tower = Porcelain Tower
name-panama_canal = Panama Canal
name-statue_of_liberty = Statue of Liberty
name-sydney_opera_house = Sydney Opera House
name-united_nations = United Nations
name-a_gift_from_afar = A Gift from Afar
name-bread_and_circuses = Bread and Circuses
name-defection = Defection
name-drought = Drought
name-disoriented = Disoriented
name-exchange_of_ideas = Exchange of Ideas
name-sabotage = Sabotage
name-the_citizens_are_revolting = The Citizens are Revolting!
name-we_love_the_despot_day = We Love the Despot Day!
name-a_generous_gift = A Generous Gift
name-catastrophe = Catastrophe
name-deforestation = Deforestation
name-jousting_tourney = Jousting Tourney
name-knowledge_shared = Knowledge Shared
name-mass_defection = Mass Defection
name-lost = Lost
name-the_citizens_are_revolting_ii = The Citizens are Revolting! (II)
name-we_love_the_queen_day = We Love the Queen Day!
name-a_princely_gift = A Princely Gift
name-disaster = Disaster
name-out_of_position = Out of Position
name-primetime_tv = Primetime TV
name-think_tank = Think Tank
name-we_love_the_president_day = We Love the President Day!
name-wholesale_defection = Wholesale Defection
name-artist = Artist
name-builder = Builder
name-general = General
name-humanitarian = Humanitarian
name-industrialist = Industrialist
name-scientist = Scientist
name-infantry = Infantry
name-mounted = Mounted
name-artillery = Artillery
name-aircraft = Aircraft
name-america = America
name-china = China
name-egypt = Egypt
name-germany = Germany
name-rome = Rome
name-russia = Russia
name-leader_lincoln = Abraham Lincoln
name-leader_mao = Mao Zedong
name-leader_cleopatra = Cleopatra
name-leader_bismarck = Otto von Bismarck
name-leader_caesar = Julius Caesar
name-leader_catherine = Catherine the Great
name-home_america = America home tile
name-home_china = China home tile
name-home_egypt = Egypt home tile
name-home_germany = Germany home tile
name-home_rome = Rome home tile
name-home_russia = Russia home tile
name-neutral_01 = Neutral tile 1
name-neutral_02 = Neutral tile 2
name-neutral_03 = Neutral tile 3
name-neutral_04 = Neutral tile 4
name-neutral_05 = Neutral tile 5
name-neutral_06 = Neutral tile 6
name-neutral_07 = Neutral tile 7
name-neutral_08 = Neutral tile 8
name-neutral_09 = Neutral tile 9
name-neutral_10 = Neutral tile 10
name-neutral_11 = Neutral tile 11
name-neutral_12 = Neutral tile 12
name-neutral_13 = Neutral tile 13
name-neutral_14 = Neutral tile 14
name-grassland = Grassland
name-forest = Forest
name-mountain = Mountain
name-desert = Desert
name-water = Water
name-wheat = Wheat
name-silk = Silk
name-incense = Incense
name-iron = Iron
name-spy = Spy
name-uranium = Uranium
name-army = army
    .a = an army
name-scout = scout
    .a = a scout
name-hut = hut
    .many = huts
name-village = village
    .many = villages
name-trade = trade
name-culture = culture
name-production = production
name-coin = coin
    .many = coins
name-culture_1 = Culture I
    .one = card of Culture I
    .many = cards of Culture I
name-culture_2 = Culture II
    .one = card of Culture II
    .many = cards of Culture II
name-culture_3 = Culture III
    .one = card of Culture III
    .many = cards of Culture III
name-civilization_sheet = civilization sheet
name-any_resource = any resource
name-north = north
name-east = east
name-south = south
name-west = west
name-infantry_rank_1 = Spearman
name-infantry_rank_2 = Pikeman
name-infantry_rank_3 = Rifleman
name-infantry_rank_4 = Modern Infantry
name-mounted_rank_1 = Horseman
name-mounted_rank_2 = Knight
name-mounted_rank_3 = Cavalry
name-mounted_rank_4 = Tank
name-artillery_rank_1 = Archer
name-artillery_rank_2 = Catapult
name-artillery_rank_3 = Cannon
name-artillery_rank_4 = Mobile Artillery
name-aircraft_rank_1 = Aircraft
name-seat_0 = player 1
name-seat_1 = player 2
name-seat_2 = player 3
name-seat_3 = player 4
name-setup = set-up
name-start_of_turn = start of turn
name-city_management = city management
name-movement = movement
name-research = research
name-natural_wonder = natural wonder
name-capital = capital
name-city = city
name-technology = technology
name-economic = economic
name-military = military
name-hut_incense = hut (incense)
    .many = huts (incense)
name-hut_iron = hut (iron)
    .many = huts (iron)
name-hut_silk = hut (silk)
    .many = huts (silk)
name-hut_spy = hut (spy)
    .many = huts (spy)
name-hut_wheat = hut (wheat)
    .many = huts (wheat)
name-village_iron = village (iron)
    .many = villages (iron)
name-village_spy = village (spy)
    .many = villages (spy)
name-village_uranium = village (uranium)
    .many = villages (uranium)
name-village_great_person = village (great person)
    .many = villages (great person)
name-animal_husbandry_wheat = Animal Husbandry (wheat)
name-animal_husbandry_heal = Animal Husbandry
name-currency_incense = Currency (incense)
name-horseback_riding_silk = Horseback Riding (silk)
name-metalworking_iron = Metalworking (iron)
name-philosophy_any3 = Philosophy (any three)
name-pottery_any2 = Pottery (any two)
name-writing_spy = Writing (spy)
name-chivalry_incense = Chivalry (incense)
name-civil_service_spy = Civil Service (spy)
name-construction_wheat = Construction (wheat)
name-engineering_split = Engineering
name-mathematics_iron = Mathematics (iron)
name-monarchy_silk = Monarchy (silk)
name-banking_wheat = Banking (wheat)
name-biology_heal = Biology
name-communism_spy = Communism (spy)
name-gunpowder_any2 = Gunpowder (any two)
name-metal_casting_incense = Metal Casting (incense)
name-military_science_production = Military Science
name-steam_power_silk = Steam Power (silk)
name-atomic_theory_actions = Atomic Theory (actions)
name-atomic_theory_nuke = Atomic Theory (nuke)
name-ballistics_iron = Ballistics (iron)
name-combustion_raze = Combustion (raze)
name-combustion_walls = Combustion (walls)
name-computers_hands = Computers
name-flight_ignore = Flight
name-mass_media_spy = Mass Media (spy)
name-mass_media_uncancelable = Mass Media
name-space_flight_victory = Space Flight
name-america_conversion = America
name-china_explore_culture = China: huts and villages
name-china_save_unit = China: unit saved
name-egypt_free_building = Egypt
name-germany_upgrade_bonus = Germany
name-rome_culture_advance = Rome
name-russia_stacking = Russia: stacking
name-russia_steal_tech = Russia: espionage
name-artillery_01 = Artillery 1
name-artillery_02 = Artillery 1
name-artillery_03 = Artillery 1
name-artillery_04 = Artillery 2
name-artillery_05 = Artillery 2
name-artillery_06 = Artillery 2
name-artillery_07 = Artillery 2
name-artillery_08 = Artillery 2
name-artillery_09 = Artillery 2
name-artillery_10 = Artillery 2
name-artillery_11 = Artillery 2
name-artillery_12 = Artillery 2
name-artillery_13 = Artillery 3
name-artillery_14 = Artillery 3
name-artillery_15 = Artillery 3
name-infantry_01 = Infantry 1
name-infantry_02 = Infantry 1
name-infantry_03 = Infantry 1
name-infantry_04 = Infantry 2
name-infantry_05 = Infantry 2
name-infantry_06 = Infantry 2
name-infantry_07 = Infantry 2
name-infantry_08 = Infantry 2
name-infantry_09 = Infantry 2
name-infantry_10 = Infantry 2
name-infantry_11 = Infantry 2
name-infantry_12 = Infantry 2
name-infantry_13 = Infantry 3
name-infantry_14 = Infantry 3
name-infantry_15 = Infantry 3
name-mounted_01 = Mounted 1
name-mounted_02 = Mounted 1
name-mounted_03 = Mounted 1
name-mounted_04 = Mounted 2
name-mounted_05 = Mounted 2
name-mounted_06 = Mounted 2
name-mounted_07 = Mounted 2
name-mounted_08 = Mounted 2
name-mounted_09 = Mounted 2
name-mounted_10 = Mounted 2
name-mounted_11 = Mounted 2
name-mounted_12 = Mounted 2
name-mounted_13 = Mounted 3
name-mounted_14 = Mounted 3
name-mounted_15 = Mounted 3
name-aircraft_01 = Aircraft 5
name-aircraft_02 = Aircraft 5
name-aircraft_03 = Aircraft 5
name-aircraft_04 = Aircraft 6
name-aircraft_05 = Aircraft 6
name-aircraft_06 = Aircraft 6
name-aircraft_07 = Aircraft 7
name-aircraft_08 = Aircraft 7

## text

text-animal_husbandry_wheat = Pay 1 wheat: one of your cities has { $effect_amount } extra production this turn.
text-animal_husbandry_heal = Once per battle remove up to { $effect_amount } wounds in total from your units in play.
text-currency_incense = Pay 1 incense: gain { $effect_amount } culture.
text-horseback_riding_silk = Pay 1 silk: gain { $effect_amount } trade; then another player of your choice gains { $effect_other_player } trade.
text-masonry = City walls may be built in your cities for { $buildings_city_walls_cost } production each (city marker flips to its walled side).
text-metalworking_iron = Pay 1 iron as you play a unit from hand onto a front with an enemy unit: that one attack deals { $effect_amount } extra wounds. The unit's own toughness does not change.
text-philosophy_any3 = Pay any 3 resources: gain { $effect_amount ->
        [one] a random great person
       *[other] { $effect_amount } random great persons
    }.
text-pottery_any2 = Pay any 2 resources: put 1 coin on this card (at most { $above_coin_tokens_max }).
text-writing_spy = Pay 1 spy: cancel a city action another player has just announced. The action is used up. Resource abilities cannot be cancelled this way.
text-chivalry_incense = Pay 1 incense: gain { $effect_amount } culture.
text-civil_service_spy = Pay 1 spy: cancel a culture event card that is being played.
text-construction_wheat = Pay 1 wheat: one of your cities has { $effect_amount } extra production this turn.
text-engineering_split = Once per turn, when a city produces, its production may be split between two items instead of one.
text-mathematics_iron = Pay 1 iron: deal up to { $effect_amount } wounds, divided as you like among enemy units in play.
text-monarchy_silk = Pay 1 silk: either make one ancient wonder obsolete, or kill one random unit in another player's standing forces.
text-banking_wheat = Pay 1 wheat: one of your cities has { $effect_amount } extra production this turn.
text-biology_heal = Once per battle remove all wounds from your units in play.
text-communism_spy = Pay 1 spy: choose a square; no figure may leave it this turn. May interrupt a figure's movement.
text-gunpowder_any2 = Pay any 2 resources: make one ancient or medieval wonder obsolete, or destroy one building of your choice.
text-metal_casting_incense = Pay 1 incense: gain { $effect_amount } culture.
text-military_science_production = Each of your cities has { $effect_production } extra production for every { $effect_coins } coins you have (round down).
text-steam_power_silk = Pay 1 silk: move all your figures in one square to any water square on the map; they may not move again this turn.
text-atomic_theory_actions = Pay 1 uranium: each of your cities takes { $effect_amount ->
        [one] one extra action
       *[other] { $effect_amount } extra actions
    } this turn.
text-atomic_theory_nuke = Pay 1 uranium: destroy a non-capital city together with every building, wonder, great person and figure in its outskirts.
text-ballistics_iron = Pay 1 iron: deal up to { $effect_amount } wounds, divided as you like among enemy units in play.
text-combustion_raze = Once per turn, when one of your armies ends its movement on a building, you may destroy that building.
text-combustion_walls = When one of your armies attacks a walled city, its walls are destroyed before the battle.
text-computers_hands = For every { $effect_coins } coins you have (round down) your battle force size is { $effect_battle_force } larger and your culture hand size { $effect_culture_hand } larger.
text-flight_ignore = Your figures may move through enemy figures, huts, villages and cities without stopping.
text-mass_media_spy = Pay 1 spy: cancel a resource ability; the resources paid for it are lost.
text-mass_media_uncancelable = Your culture events cannot be cancelled by anything.
text-space_flight_victory = Researching this tech wins the game at once (technology victory).
text-anarchy_no_capital_action = Your capital may not take a city action.
text-republic_scouts_explore_huts = Your scouts may enter and explore huts as if they were armies (not villages).
text-republic_armies_found = Your armies may found cities as scouts do.
text-feudalism_coin = { $effect_amount ->
    [one] You have 1 extra coin while this government is in force.
   *[other] You have { $effect_amount } extra coins while this government is in force.
    }
text-feudalism_harvest = A city may harvest a resource from the outskirts of any of your cities.
text-monarchy_hand = Your culture hand size is { $effect_amount } larger.
text-monarchy_arts = Each of your cities devoted to the arts gives { $effect_amount } extra culture.
text-democracy_trade = You collect { $effect_amount } extra trade in the trade phase, however many cities you have.
text-democracy_peace = Your armies may not attack cities of other players; armies and scouts in the open they may.
text-communism_production = Each of your cities has { $effect_amount } extra production.
text-communism_arts = When your capital is devoted to the arts, its culture changes by { $effect_amount }.
text-fundamentalism_force = Your battle force size is { $effect_amount } larger.
text-fundamentalism_trade = The trade you collect in the trade phase changes by { $effect_amount } (never below 0).
text-colossus = Start of turn: gain { $effect_amount } trade.
text-hanging_gardens = Start of turn: you may build one figure for free in this wonder's square (unbuilt figure needed, stacking limit applies).
text-oracle = In every battle your opponent's battle force is open to you.
text-stonehenge = Start of turn: gain { $effect_amount } culture.
text-angkor_wat = The city with this wonder in its outskirts may harvest any kind of resource that is in the market.
text-louvre = Start of turn: gain { $effect_amount } culture.
text-himeji_samurai_castle = In battle all your units have +{ $effect_amount } strength (damage, toughness and final total).
text-porcelain_tower = Techs need { $effect_amount } less trade to research. Still one research per turn.
text-panama_canal = { $effect_amount ->
    [one] Start of turn: put 1 coin token on this wonder. The coins count while the wonder is active and not blockaded.
   *[other] Start of turn: put { $effect_amount } coin tokens on this wonder. The coins count while the wonder is active and not blockaded.
    }
text-statue_of_liberty = Start of turn: you may learn, free of cost, one tech known by another player (legal pyramid spot needed). You may still research normally this turn.
text-sydney_opera_house = Start of turn: you may advance one space on the culture track for free (R8.15).
text-united_nations = Culture events cannot target you against your will (you, your figures, your cities, their squares, buildings and great people).
text-a_gift_from_afar = Play as one iron, wheat, spy or silk. Then choose another player, who puts a coin token on his civilization sheet.
text-bread_and_circuses = Cancel a culture event that targets you, one of your figures, or a square or building in one of your cities.
text-defection = Kill a figure within { $effect_distance } squares of one of your figures or cities. May interrupt a figure's movement.
text-drought = A non-mountain square without building or wonder becomes desert for the rest of the game.
text-disoriented = Choose a square; move all figures another player has there, as one group, up to { $effect_steps } squares (no diagonals, no water). The move may not start a battle.
text-exchange_of_ideas = Choose another player. Learn { $effect_level ->
        [1] a level I tech
        [2] a level I or II tech
        [3] a tech of level III or lower
        [4] a tech of level IV or lower
       *[other] any tech
    } of his for free; he then learns { $effect_level ->
        [1] a level I tech
        [2] a level I or II tech
        [3] a tech of level III or lower
        [4] a tech of level IV or lower
       *[other] any tech
    } of yours for free.
text-sabotage = { $effect_count ->
        [one] Destroy a building within { $effect_distance } squares of one of your figures or cities; it returns to the market.
       *[other] Destroy { $effect_count } buildings within { $effect_distance } squares of one of your figures or cities; they return to the market.
    }
text-the_citizens_are_revolting = Choose another player. His government changes to Anarchy.
text-we_love_the_despot_day = One of your cities has { $effect_amount } extra production this turn.
text-a_generous_gift = Play as one iron, wheat, spy or silk.
text-catastrophe = { $effect_count ->
        [one] Destroy a building within { $effect_distance } squares of one of your figures or cities; it returns to the market.
       *[other] Destroy { $effect_count } buildings within { $effect_distance } squares of one of your figures or cities; they return to the market.
    }
text-deforestation = A forest square without building or wonder becomes grassland for the rest of the game.
text-jousting_tourney = Cancel a culture event.
text-knowledge_shared = Choose another player. Learn { $effect_level ->
        [1] a level I tech
        [2] a level I or II tech
        [3] a tech of level III or lower
        [4] a tech of level IV or lower
       *[other] any tech
    } of his for free; he then learns { $effect_level ->
        [1] a level I tech
        [2] a level I or II tech
        [3] a tech of level III or lower
        [4] a tech of level IV or lower
       *[other] any tech
    } of yours for free.
text-mass_defection = Choose a square within { $effect_distance } squares of one of your figures or cities; kill a great person or up to { $effect_figures } figures there. May interrupt a figure's movement.
text-lost = Choose a square; move all figures another player has there, as one group, up to { $effect_steps } squares (no diagonals, no water). The move may not start a battle.
text-the_citizens_are_revolting_ii = Choose another player. His government changes to Anarchy.
text-we_love_the_queen_day = One of your cities has { $effect_amount } extra production this turn.
text-a_princely_gift = Play as one iron, uranium, spy, wheat or silk.
text-disaster = Destroy up to { $effect_count } buildings of other players; they return to the market.
text-out_of_position = Choose a square; move all figures another player has there, as one group, up to { $effect_steps } squares (no diagonals, no water). The move may not start a battle.
text-primetime_tv = Cancel a culture event or a resource ability; resources paid for a cancelled ability are lost.
text-think_tank = Choose another player. Learn { $effect_level ->
        [1] a level I tech
        [2] a level I or II tech
        [3] a tech of level III or lower
        [4] a tech of level IV or lower
       *[other] any tech
    } of his for free; he then learns { $effect_level ->
        [1] a level I tech
        [2] a level I or II tech
        [3] a tech of level III or lower
        [4] a tech of level IV or lower
       *[other] any tech
    } of yours for free.
text-we_love_the_president_day = One of your cities has { $effect_amount } extra production this turn.
text-wholesale_defection = Choose any square; kill a great person or up to { $effect_figures } figures there. May interrupt a figure's movement.
text-america_conversion = Each time America converts { $effect_trade } trade it receives { $effect_production } production instead of 1.
text-china_explore_culture = Gain { $effect_amount } culture each time China explores a hut or conquers a village.
text-china_save_unit = After each battle China may return one of its killed units to its standing forces.
text-egypt_free_building = Once per turn one Egyptian city may use its produce action to build one unlocked building (city walls included) without paying production.
text-germany_upgrade_bonus = After set-up, each time Germany researches (or learns for free, R18.4) a tech that upgrades or unlocks a unit type it builds { $effect_units ->
        [one] one unit
       *[other] { $effect_units } units
    } of that type for free and takes { $effect_resources ->
        [one] one resource
       *[other] { $effect_resources } resources
    } of its choice from the market.
text-rome_culture_advance = Rome advances one space on the culture track for free each time it builds a wonder or a city and each time it conquers a city or a village.
text-russia_stacking = Russia's stacking limit is { $effect_amount } higher.
text-russia_steal_tech = Once per turn Russia may move a single army or scout into an enemy city centre and sacrifice it to learn, free of cost, one tech known by that player. An army sacrificed this way does not attack.
text-anarchy_ww_no_capital_action = Your capital takes no actions.
text-despotism_ww_production = Each of your cities has { $effect_amount } extra production.
text-republic_ww_armies_found = Your armies can found cities as scouts do.
text-feudalism_ww_harvest = Start of turn: harvest a resource in the outskirts of one of your cities.
text-monarchy_ww_extra_action = Your capital has { $effect_amount ->
        [one] one more action
       *[other] { $effect_amount } more actions
    } each turn, but not the same kind of action twice.
text-democracy_ww_coin = { $effect_amount ->
    [one] You have 1 extra coin while this government is in force.
   *[other] You have { $effect_amount } extra coins while this government is in force.
    }
text-democracy_ww_trade = Start of turn: gain { $effect_amount } trade.
text-communism_ww_force = Your battle force size is { $effect_amount } larger.
text-communism_ww_production = Each of your cities has as much outskirts production as your best city.
text-fundamentalism_ww_bonus = Your combat bonus is { $effect_amount } higher.
text-fundamentalism_ww_culture = Start of turn: gain { $effect_amount } culture for each of your armies on the map.
text-code_of_laws = Once per turn, after winning a battle, put 1 coin on this card (at most { $coin_tokens_max }).
text-democracy = Once per turn during city management you may pay { $coin_tokens_trade } trade to put 1 coin on this card (at most { $coin_tokens_max }).
text-printing_press = Once per turn during city management you may pay { $coin_tokens_culture } culture to put 1 coin on this card (at most { $coin_tokens_max }).
