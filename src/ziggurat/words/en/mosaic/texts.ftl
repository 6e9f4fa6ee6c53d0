## text

text-agrarian_settlement = +{ $effects_0_amount } food production.
text-bridles = Place { $effects_0_count } cavalry in any region. Eliminate { $effects_1_count ->
        [one] 1 enemy unit
       *[other] { $effects_1_count } enemy units
    } in a region with your cavalry.
text-bronze = Place { $effects_0_count } infantry in any region. Take { $effects_1_count ->
        [one] a tile
       *[other] { $effects_1_count } tiles
    } from the map: bronze.
text-caravans = Take { $effects_0_count ->
        [one] any tile
       *[other] any { $effects_0_count } tiles
    } from the map. Gain { $effects_1_amount } money.
text-currency = { $effects_0_count ->
        [one] A wild trade good
       *[other] { $effects_0_count } wild trade goods
    }.
text-exploration = Place { $effects_0_count } infantry in a region without a city of yours. Place a farm town in the same region.
text-irrigation = +{ $effects_0_amount } food production per food symbol, when played.
text-code_of_laws = +{ $effects_0_amount } to one production of your choice.
text-magistrates = +{ $effects_0_amount } to one production of your choice.
text-music = Gain { $effects_0_amount } ideas. { $vp } VP.
text-number_system = +{ $effects_0_amount } ideas production.
text-oral_tradition = +{ $effects_0_amount } ideas production.
text-philosophy = { $effects_0_amount } VP per science symbol at game end.
text-poetry = Gain { $effects_0_amount } ideas. { $vp } VP.
text-pottery = +{ $effects_0_amount } food production. +{ $effects_1_amount } tariff production.
text-quarrying = +{ $effects_0_amount } stone production.
text-royal_house = +{ $effects_0_amount } tax production. Gain { $effects_1_amount } money. { $vp } VP.
text-seed_selection = +{ $effects_0_amount } food production.
text-spears = Place { $effects_0_count } infantry in any region. Eliminate { $effects_1_count ->
        [one] 1 enemy unit
       *[other] { $effects_1_count } enemy units
    } in a region with your infantry.
text-roof_tiles = +{ $effects_0_amount } stone production. { $effects_1_amount } VP per wonder you own at game end.
text-trade_routes = +{ $effects_0_amount } tariff production. Gain { $effects_1_amount } money.
text-villages = Gain { $effects_0_amount } population. +{ $effects_1_amount } food production.
text-wheel = +{ $effects_0_amount } tariff production. +{ $effects_1_amount } stone production.
text-writing = +{ $effects_0_amount } ideas production per science symbol, when played.
text-alphabet = +{ $effects_0_amount } ideas production. Gain { $effects_1_amount } ideas.
text-astronomy = +{ $effects_0_amount } ideas production. +{ $effects_1_amount } food production.
text-basketry = +{ $effects_0_amount } food production. +{ $effects_1_amount } tariff production.
text-brickmaking = +{ $effects_0_amount } stone production.
text-burial_rites = +{ $effects_0_amount } tax production. Ignore { $effects_1_amount } unrest.
text-calendar = +{ $effects_0_amount } food production. Gain { $effects_1_amount } ideas.
text-carpentry = +{ $effects_0_amount } stone production. Gain { $effects_1_amount } stone.
text-council_of_elders = +{ $effects_0_amount } tax production.
text-cooking = +{ $effects_0_amount } food production. Gain { $effects_1_amount } food.
text-dance = Gain { $effects_0_amount } food. { $vp } VP.
text-dwellings = Gain { $effects_0_amount } population. +{ $effects_1_amount } stone production.
text-fishing = +{ $effects_0_amount } food production. Gain { $effects_1_amount } money.
text-herbalism = Gain { $effects_0_amount } population. +{ $effects_1_amount } ideas production.
text-hunting = Place { $effects_0_count } infantry where you have a city. +{ $effects_1_amount } food production.
text-hygiene = Gain { $effects_0_amount } population. { $vp } VP.
text-animal_domestication = +{ $effects_0_amount } food production. Place { $effects_1_count } cavalry where you have a city.
text-armor = Place { $effects_0_count } infantry where you have a city. { $effects_1_amount } VP per military symbol at game end.
text-bureaucracy = +{ $effects_0_amount } food production. +{ $effects_1_amount } stone production. Take governments without the required symbols.
text-cavalry_tactics = Eliminate { $effects_0_count ->
        [one] 1 enemy unit
       *[other] { $effects_0_count } enemy units
    } in a region with your cavalry. { $effects_1_amount } more influence in every region with your cavalry.
text-chemistry = +{ $effects_0_amount } ideas production.
text-cisterns_and_wells = Gain { $effects_0_amount } population.
text-cities = Place a free city.
text-civil_rights = { $effects_0_amount } VP per population when played (at most { $effects_0_max }).
text-colony = Place a free city in a region without a city of yours.
text-composite_bow = Place { $effects_0_count } cavalry in any region. Eliminate { $effects_1_count ->
        [one] 1 enemy unit
       *[other] { $effects_1_count } enemy units
    } in a region with your cavalry.
text-diplomats = { $effects_0_uses ->
        [one] Once
       *[other] { $effects_0_uses } times
    }, before an empire scoring: move all units of one opponent from one region to an adjacent one.
text-empires = { $effects_0_amount } VP per city you own at game end.
text-engineering = +{ $effects_0_amount } stone production. Place a free city.
text-fermentation = { $effects_0_amount } VP per food symbol at game end.
text-fertilizer = +{ $effects_0_amount } food production. Gain { $effects_1_amount } food per food production.
text-festivals = { $effects_0_amount } VP per culture symbol at game end.
text-flood_farming = +{ $effects_0_amount } food production. { $effects_1_uses ->
        [one] Your next population card counts twice.
       *[other] Your next { $effects_1_uses } population cards count twice.
    }
text-food_preservation = Place { $effects_0_count } infantry or cavalry where you have a city. Gain { $effects_1_amount } food. Gain { $effects_2_amount } population.
text-formations = Eliminate { $effects_0_count ->
        [one] 1 enemy unit
       *[other] { $effects_0_count } enemy units
    } in a region with your infantry. { $effects_1_amount } more influence in every region with your infantry.
text-horsemanship = Place { $effects_0_count } cavalry in any region. Eliminate { $effects_1_count ->
        [one] 1 enemy unit
       *[other] { $effects_1_count } enemy units
    } in a region with your cavalry. Your cavalry moves up to { $effects_2_regions } regions.
text-iron = +{ $effects_0_amount } stone production. Eliminate { $effects_1_count ->
        [one] 1 enemy unit
       *[other] { $effects_1_count } enemy units
    } in a region with your infantry or cavalry.
text-lighthouses = Take a trade-goods tile from the map per port you own (at most { $effects_0_max }).
text-literature = Ignore { $effects_0_amount } unrest. { $vp } VP.
text-long_walls = Choose a region you dominate: nobody else founds cities there any more.
text-entrepreneurship = Gain { $effects_0_amount } money per trade good.
text-merchant_class = { $effects_0_gain_money } money whenever any player builds a city or port.
text-metallurgy = { $effects_0_gain_stone } stone whenever you work for stone or ideas. Place { $effects_1_count } infantry or cavalry where you have a city.
text-migration = Lose { $effects_0_amount } population. Place a free city in a region next to one with a city of yours.
text-mining = +{ $effects_0_amount } stone production. +{ $effects_1_amount } tax production.
text-monuments = { $effects_0_amount } VP per construction symbol at game end.
text-plant_domestication = +{ $effects_0_amount } food production. Place a farm town next to one of your cities.
text-plowshare = +{ $effects_0_amount } food production per farm town you own, when played.
text-plumbing = Gain { $effects_0_amount } population.
text-public_games = Ignore { $effects_0_amount } unrest per urbanization symbol.
text-raiders = Gain { $effects_0_amount } stone, food or money per unit you have on the map.
text-religion = +{ $effects_0_amount } tax production. Ignore { $effects_1_amount } unrest per culture symbol.
text-sailing = +{ $effects_0_amount } food production. +{ $effects_1_amount } tariff production.
text-schools_of_thought = Turn any amount of one production into another.
text-scientific_methods = +{ $effects_0_amount } ideas production. Refresh the technology offer.
text-sewers = Gain { $effects_0_amount } population per city you own (at most { $effects_0_max }).
text-siege_engines = You may recruit siege engines (at most { $effects_0_max }); they cancel the influence of enemy cities in their region.
text-state_labour = +{ $effects_0_amount } stone production per population, when played.
text-taxation = +{ $effects_0_amount } tax production.
text-textiles = Gain { $effects_0_amount } money. Take { $effects_1_count ->
        [one] a tile
       *[other] { $effects_1_count } tiles
    } from the map: cloth.
text-viticulture = Gain { $effects_0_amount } money per farm town you own.
text-weights_and_measures = +{ $effects_0_amount } ideas production.
text-conscription = Recruit { $effects_0_amount } more units per action.
text-medicine = Gain { $effects_0_amount } population. { $vp } VP.
text-cement = { $effects_0_amount } VP per project you own at game end.
text-accounting = +{ $effects_0_amount } tax production. +{ $effects_1_amount } tariff production.
text-arches = +{ $effects_0_amount } stone production. Gain { $effects_1_amount } stone.
text-assembly = +{ $effects_0_amount } tax production. { $vp } VP.
text-banking = { $effects_0_amount } VP per economy symbol at game end.
text-census = { $effects_0_amount } VP per government symbol at game end.
text-crop_rotation = +{ $effects_0_amount } food production.
text-drama = Ignore { $effects_0_amount } unrest. { $vp } VP.
text-geometry = +{ $effects_0_amount } ideas production. +{ $effects_1_amount } stone production.
text-glassmaking = +{ $effects_0_amount } tariff production. Gain { $effects_1_amount } money.
text-guilds = +{ $effects_0_amount } tariff production per artisan town you own, when played. Gain { $effects_1_amount } money.
text-mathematics = +{ $effects_0_amount } ideas production. { $vp } VP.
text-mythology = Gain { $effects_0_amount } ideas. { $vp } VP.
text-navigation = +{ $effects_0_amount } tariff production. Take { $effects_1_count ->
        [one] a trade-goods tile
       *[other] { $effects_1_count } trade-goods tiles
    } from the map.
text-quarantine = { $effects_0_amount } VP per health symbol at game end.
text-sculpture = +{ $effects_0_amount } stone production. { $vp } VP.
text-surgery = Gain { $effects_0_amount } population. +{ $effects_1_amount } ideas production.
text-urban_planning = { $effects_0_amount } VP per urbanization symbol at game end.
text-farm_town_1 = Gain { $effects_0_amount } food. +{ $effects_1_amount } food production. Place a farm town.
text-farm_town_2 = Gain { $effects_0_amount } food. +{ $effects_1_amount } food production. Place a farm town.
text-farm_town_3 = Gain { $effects_0_amount } food. +{ $effects_1_amount } food production. Place a farm town.
text-farm_town_4 = Gain { $effects_0_amount } food. +{ $effects_1_amount } food production. Place a farm town.
text-farm_town_5 = Gain { $effects_0_amount } food. +{ $effects_1_amount } food production. Place a farm town.
text-farm_town_6 = Gain { $effects_0_amount } food. +{ $effects_1_amount } food production. Place a farm town.
text-artisan_town_a_1 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_a_2 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_b_1 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_b_2 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_c_1 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_c_2 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_d_1 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-artisan_town_d_2 = Gain { $effects_0_amount } money. +{ $effects_1_amount } tariff production. Place an artisan town. { $effects_3_amount } VP at game end if you own all three goods.
text-port_city_1 = Gain { $effects_0_amount } money. Place a port.
text-port_city_2 = Gain { $effects_0_amount } money. Place a port.
text-port_city_3 = Gain { $effects_0_amount } money. Place a port.
text-architectural_city_1 = Place a city. Gain { $effects_1_amount } stone.
text-architectural_city_2 = Place a city. Gain { $effects_1_amount } stone.
text-capital_city = Place a city. Refresh one offer.
text-populous_city_1 = Place a city. Gain { $effects_1_amount } population.
text-populous_city_2 = Place a city. Gain { $effects_1_amount } population.
text-cultural_city = Place a city. Ignore { $effects_1_amount } unrest.
text-trade_city_1 = Place a city. +{ $effects_1_amount } tariff production.
text-trade_city_2 = Place a city. +{ $effects_1_amount } tariff production.
text-research_city = Place a city. +{ $effects_1_amount } ideas production.
text-agricultural_city_1 = Place a city. +{ $effects_1_amount } food production.
text-agricultural_city_2 = Place a city. +{ $effects_1_amount } food production.
text-garrison_city = Place a city. Place { $effects_1_count } infantry or cavalry in the region of this city.
text-project_city_walls = { $effects_0_amount } VP per military symbol at game end.
text-project_aqueduct = { $effects_0_amount } VP per health symbol at game end.
text-project_granaries = { $effects_0_amount } VP per food symbol at game end.
text-project_forum = { $effects_0_amount } VP per government symbol at game end.
text-project_marketplace = { $effects_0_amount } VP per economy symbol at game end.
text-project_academy = { $effects_0_amount } VP per science symbol at game end.
text-project_theatre = { $effects_0_amount } VP per culture symbol at game end.
text-project_public_baths = { $effects_0_amount } VP per urbanization symbol at game end.
text-project_paved_roads = { $effects_0_amount } VP per construction symbol at game end.
text-population_01 = { $population } population for { $food_cost } food.
text-population_02 = { $population } population for { $food_cost } food.
text-population_03 = { $population } population for { $food_cost } food.
text-population_04 = { $population } population for { $food_cost } food.
text-population_05 = { $population } population for { $food_cost } food.
text-population_06 = { $population } population for { $food_cost } food.
text-population_07 = { $population } population for { $food_cost } food.
text-population_08 = { $population } population for { $food_cost } food.
text-population_09 = { $population } population for { $food_cost } food.
text-population_10 = { $population } population for { $food_cost } food.
text-population_11 = { $population } population for { $food_cost } food.
text-population_12 = { $population } population for { $food_cost } food.
text-population_13 = { $population } population for { $food_cost } food.
text-population_14 = { $population } population for { $food_cost } food.
text-population_15 = { $population } population for { $food_cost } food.
text-population_16 = { $population } population for { $food_cost } food.
text-population_17 = { $population } population for { $food_cost } food.
text-population_18 = { $population } population for { $food_cost } food.
text-population_19 = { $population } population for { $food_cost } food.
text-population_20 = { $population } population for { $food_cost } food.
text-tax_01 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_02 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_03 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_04 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_05 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_06 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_07 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_08 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_09 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tax_10 = { $per_population } money per population, { $per_government_symbol } per government symbol, and the tax production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_01 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_02 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_03 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_04 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_05 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_06 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_07 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_08 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_09 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-tariff_10 = { $per_trade_good_kind } money per kind of trade goods, { $per_city } per city, and the tariff production. { $unrest ->
    [0] No unrest.
   *[other] { $unrest } unrest.
    }
text-colosseum = { $effects_0_amount } VP per region you dominate at game end.
text-colossus_of_rhodes = { $effects_0_amount } VP per golden age you own at game end. Only on a port hex.
text-great_library = { $effects_0_amount } VP per face-up technology at game end.
text-great_pyramid = { $effects_0_amount } VP per city of any owner in its region at game end. Only in a region with at least { $placement_min_cities_in_region_any_owner } cities, { $placement_min_own_cities_in_region ->
        [one] one
       *[other] { $placement_min_own_cities_in_region }
    } of them yours.
text-hanging_gardens = { $effects_0_amount } VP per project you own at game end.
text-lighthouse_of_alexandria = { $effects_0_amount } VP per kind of trade goods at game end. Only on a port hex.
text-sphinx = { $effects_0_amount } VP per wonder in its region, itself included at game end.
text-stonehenge = { $effects_0_amount } VP per population at game end.
text-temple_of_artemis = Ignore { $effects_0_amount } unrest. { $effects_1_amount } VP per unit you have on the map at game end.
text-golden_age_science = Gain { $effects_0_amount } ideas. Needs { $requires_count } science symbols. { $vp } VP.
text-golden_age_trade = Gain { $effects_0_amount } money. Needs { $requires_count } economy symbols. { $vp } VP.
text-golden_age_plenty = Gain { $effects_0_amount } food. Needs { $requires_count } food symbols. { $vp } VP.
text-golden_age_medicine = Gain { $effects_0_amount } population. Needs { $requires_count } health symbols. { $vp } VP.
text-golden_age_architecture = Gain { $effects_0_amount } stone. Needs { $requires_count } construction symbols. { $vp } VP.
text-golden_age_arts = Gain { $effects_0_amount } ideas. Needs { $requires_count } culture symbols. { $vp } VP.
text-golden_age_kings = Gain { $effects_0_amount } money. Needs { $requires_count } government symbols. { $vp } VP.
text-golden_age_heroes = Place { $effects_0_count } infantry or cavalry where you have a city. Needs { $requires_count } military symbols. { $vp } VP.
text-golden_age_games = Gain { $effects_0_amount } stone. Gain { $effects_1_amount } food. Needs { $requires_count } urbanization symbols. { $vp } VP.
text-achievement_populous = { $requires_at_least } population. { $vp } VP.
text-achievement_great_builders = { $requires_at_least } projects and/or wonders in total. { $vp } VP.
text-achievement_imperial = Dominate { $requires_at_least_by_players_2 }/{ $requires_at_least_by_players_3 }/{ $requires_at_least_by_players_4 }/{ $requires_at_least_by_players_5 }/{ $requires_at_least_by_players_6 } regions with 2/3/4/5/6 players. { $vp } VP.
text-achievement_urban = { $requires_at_least } cities (ports included). { $vp } VP.
text-achievement_military = { $requires_at_least } units on the map. { $vp } VP.
text-achievement_well_governed = { $requires_at_least } tax production. { $vp } VP.
text-achievement_merchants = { $requires_at_least } tariff production. { $vp } VP.
text-achievement_wealthy = { $requires_at_least } money. { $vp } VP.
text-achievement_versatile = At least one symbol of each of the { $requires_at_least } pillars. { $vp } VP.
text-achievement_agriculture = { $requires_at_least } food production. { $vp } VP.
text-achievement_stonemasons = { $requires_at_least } stone production. { $vp } VP.
text-achievement_science = { $requires_at_least } ideas production. { $vp } VP.
text-achievement_education = { $requires_at_least } face-up technologies. { $vp } VP.
text-achievement_seafarers = { $requires_at_least } ports. { $vp } VP.
text-achievement_trade = { $requires_at_least } kinds of trade goods. { $vp } VP.
text-tyranny = Empire scoring: { $empire_scoring_vp_by_players_2 }/{ $empire_scoring_vp_by_players_3 }/{ $empire_scoring_vp_by_players_4 }/{ $empire_scoring_vp_by_players_5 }/{ $empire_scoring_vp_by_players_6 } VP with 2/3/4/5/6 players per region you dominate.
text-theocracy = Empire scoring: { $empire_scoring_vp } VP per region with a city of yours.
text-city_state = Empire scoring: { $empire_scoring_vp } VP per city in your best region.
text-monarchy = +{ $effects_0_amount } food production while held. +{ $effects_1_amount } stone production while held. Empire scoring: { $empire_scoring_vp } VP per wonder.
text-oligarchy = +{ $effects_0_amount } tax production while held. +{ $effects_1_amount } tariff production while held. Empire scoring: { $empire_scoring_vp_by_players_2 }/{ $empire_scoring_vp_by_players_3 }/{ $empire_scoring_vp_by_players_4 }/{ $empire_scoring_vp_by_players_5 }/{ $empire_scoring_vp_by_players_6 } VP with 2/3/4/5/6 players per golden age and achievement.
text-republic = Before a card action you may look at the top card of its deck and take it. Empire scoring: { $empire_scoring_vp } VP per 2 population.
text-magistrate = +{ $effects_0_amount } food production. +{ $effects_1_amount } stone production. +{ $effects_2_amount } tax production. Once, on your turn: turn { $effects_3_population } population into { $effects_3_gain_amount } of one currency. Start: { $starting_food } food, { $starting_stone } stone, { $starting_population } population.
text-engineer = +{ $effects_0_amount } stone production. +{ $effects_1_amount } ideas production. +{ $effects_2_production_stone } stone production whenever you build a city, port or artisan town. Start: { $starting_stone } stone, { $starting_money } money.
text-general = +{ $effects_0_amount } tax production. Recruit { $effects_1_amount ->
        [one] 1 more unit
       *[other] { $effects_1_amount } more units
    } per action. Before each empire scoring eliminate { $effects_2_count ->
        [one] 1 enemy unit
       *[other] { $effects_2_count } enemy units
    } in a region with your infantry or cavalry. Start: { $starting_money } money, { $starting_infantry } infantry, { $starting_population } population.
text-scribe = +{ $effects_0_amount } to one production of your choice. { $effects_1_amount ->
        [one] One extra action
       *[other] { $effects_1_amount } extra actions
    } in your first turn. { $effects_2_amount ->
        [one] One extra action
       *[other] { $effects_2_amount } extra actions
    } at the end of the game. Start: { $starting_food } food, { $starting_ideas } ideas.
text-artist = +{ $effects_0_amount } ideas production. Ignore { $effects_1_amount } unrest. { $effects_2_gain_money } money whenever any player builds a wonder. { $effects_3_amount } VP per culture symbol at game end. Start: { $starting_money } money, { $starting_ideas } ideas.
text-priestess = +{ $effects_0_amount } tax production. +{ $effects_1_amount } food production. Ignore { $effects_2_amount } unrest. Once, on your turn: take over a city of an opponent with at least { $effects_3_min_target_cities } cities. Start: { $starting_money } money, { $starting_food } food.
text-philosopher = +{ $effects_0_amount } ideas production. +{ $effects_1_amount } to one other production. Start with { $effects_2_count ->
        [one] one more technology
       *[other] { $effects_2_count } more technologies
    } from the top of the deck. Start: { $starting_ideas } ideas, { $starting_money } money.
text-farmer = +{ $effects_0_amount } food production. { $effects_1_gain_population } population for each population card you take. Start: { $starting_food } food, { $starting_money } money, { $starting_farm_town } farm town.
text-merchant = +{ $effects_0_amount } tariff production. { $effects_1_gain_per_amount } money per kind of trade goods whenever you take a tax card. Start: { $starting_money } money, { $starting_artisan_town } artisan town.
