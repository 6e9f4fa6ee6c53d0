## text

text-agrarian_settlement = +{ $effects_0_amount } Nahrungsmittelproduktion.
text-bridles = Platziere { $effects_0_count } Kavallerie, in beliebigen Regionen. Eliminiere { $effects_1_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_1_count } feindliche Truppen
    } in einer Region mit deiner Kavallerie.
text-bronze = Platziere { $effects_0_count } Infanterie, in beliebigen Regionen. Nimm { $effects_1_count ->
        [one] ein Plättchen
       *[other] { $effects_1_count } Plättchen
    } vom Spielplan: Bronze.
text-caravans = Nimm { $effects_0_count ->
        [one] ein beliebiges
       *[other] { $effects_0_count } beliebige
    } Plättchen vom Spielplan. Erhalte { $effects_1_amount } Geld.
text-currency = { $effects_0_count ->
        [one] Ein Joker
       *[other] { $effects_0_count } Joker
    } für Handelswaren.
text-exploration = Platziere { $effects_0_count } Infanterie, in einer Region ohne Stadt von dir. Platziere ein Bauerndorf in derselben Region.
text-irrigation = +{ $effects_0_amount } Nahrungsmittelproduktion je Symbol Nahrung beim Ausspielen.
text-code_of_laws = +{ $effects_0_amount } für eine Produktion deiner Wahl.
text-magistrates = +{ $effects_0_amount } für eine Produktion deiner Wahl.
text-music = Erhalte { $effects_0_amount } Ideen. { $vp } SP.
text-number_system = +{ $effects_0_amount } Ideenproduktion.
text-oral_tradition = +{ $effects_0_amount } Ideenproduktion.
text-philosophy = { $effects_0_amount } SP je Symbol Wissenschaft am Spielende.
text-poetry = Erhalte { $effects_0_amount } Ideen. { $vp } SP.
text-pottery = +{ $effects_0_amount } Nahrungsmittelproduktion. +{ $effects_1_amount } Zollproduktion.
text-quarrying = +{ $effects_0_amount } Steinproduktion.
text-royal_house = +{ $effects_0_amount } Steuerproduktion. Erhalte { $effects_1_amount } Geld. { $vp } SP.
text-seed_selection = +{ $effects_0_amount } Nahrungsmittelproduktion.
text-spears = Platziere { $effects_0_count } Infanterie, in beliebigen Regionen. Eliminiere { $effects_1_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_1_count } feindliche Truppen
    } in einer Region mit deiner Infanterie.
text-roof_tiles = +{ $effects_0_amount } Steinproduktion. { $effects_1_amount } SP je Wunder in deinem Besitz am Spielende.
text-trade_routes = +{ $effects_0_amount } Zollproduktion. Erhalte { $effects_1_amount } Geld.
text-villages = Erhalte { $effects_0_amount } Bevölkerung. +{ $effects_1_amount } Nahrungsmittelproduktion.
text-wheel = +{ $effects_0_amount } Zollproduktion. +{ $effects_1_amount } Steinproduktion.
text-writing = +{ $effects_0_amount } Ideenproduktion je Symbol Wissenschaft beim Ausspielen.
text-alphabet = +{ $effects_0_amount } Ideenproduktion. Erhalte { $effects_1_amount } Ideen.
text-astronomy = +{ $effects_0_amount } Ideenproduktion. +{ $effects_1_amount } Nahrungsmittelproduktion.
text-basketry = +{ $effects_0_amount } Nahrungsmittelproduktion. +{ $effects_1_amount } Zollproduktion.
text-brickmaking = +{ $effects_0_amount } Steinproduktion.
text-burial_rites = +{ $effects_0_amount } Steuerproduktion. Ignoriere { $effects_1_amount } Unruhe.
text-calendar = +{ $effects_0_amount } Nahrungsmittelproduktion. Erhalte { $effects_1_amount } Ideen.
text-carpentry = +{ $effects_0_amount } Steinproduktion. Erhalte { $effects_1_amount } Stein.
text-council_of_elders = +{ $effects_0_amount } Steuerproduktion.
text-cooking = +{ $effects_0_amount } Nahrungsmittelproduktion. Erhalte { $effects_1_amount } Nahrung.
text-dance = Erhalte { $effects_0_amount } Nahrung. { $vp } SP.
text-dwellings = Erhalte { $effects_0_amount } Bevölkerung. +{ $effects_1_amount } Steinproduktion.
text-fishing = +{ $effects_0_amount } Nahrungsmittelproduktion. Erhalte { $effects_1_amount } Geld.
text-herbalism = Erhalte { $effects_0_amount } Bevölkerung. +{ $effects_1_amount } Ideenproduktion.
text-hunting = Platziere { $effects_0_count } Infanterie, wo du eine Stadt hast. +{ $effects_1_amount } Nahrungsmittelproduktion.
text-hygiene = Erhalte { $effects_0_amount } Bevölkerung. { $vp } SP.
text-animal_domestication = +{ $effects_0_amount } Nahrungsmittelproduktion. Platziere { $effects_1_count } Kavallerie, wo du eine Stadt hast.
text-armor = Platziere { $effects_0_count } Infanterie, wo du eine Stadt hast. { $effects_1_amount } SP je Symbol Militär am Spielende.
text-bureaucracy = +{ $effects_0_amount } Nahrungsmittelproduktion. +{ $effects_1_amount } Steinproduktion. Erwirb Regierungen ohne die erforderlichen Symbole.
text-cavalry_tactics = Eliminiere { $effects_0_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_0_count } feindliche Truppen
    } in einer Region mit deiner Kavallerie. { $effects_1_amount } Einfluss mehr in jeder Region mit deiner Kavallerie.
text-chemistry = +{ $effects_0_amount } Ideenproduktion.
text-cisterns_and_wells = Erhalte { $effects_0_amount } Bevölkerung.
text-cities = Platziere eine freie Stadt.
text-civil_rights = { $effects_0_amount } SP je Bevölkerung beim Ausspielen (höchstens { $effects_0_max }).
text-colony = Platziere eine freie Stadt in einer Region ohne Stadt von dir.
text-composite_bow = Platziere { $effects_0_count } Kavallerie, in beliebigen Regionen. Eliminiere { $effects_1_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_1_count } feindliche Truppen
    } in einer Region mit deiner Kavallerie.
text-diplomats = { $effects_0_uses ->
        [one] Einmal
       *[other] { $effects_0_uses }-mal
    } vor einer Zählung der Imperienpunkte: Versetze alle Truppen eines Gegners aus einer Region in eine benachbarte.
text-empires = { $effects_0_amount } SP je Stadt in deinem Besitz am Spielende.
text-engineering = +{ $effects_0_amount } Steinproduktion. Platziere eine freie Stadt.
text-fermentation = { $effects_0_amount } SP je Symbol Nahrung am Spielende.
text-fertilizer = +{ $effects_0_amount } Nahrungsmittelproduktion. Erhalte { $effects_1_amount } Nahrung je Nahrungsmittelproduktion.
text-festivals = { $effects_0_amount } SP je Symbol Kultur am Spielende.
text-flood_farming = +{ $effects_0_amount } Nahrungsmittelproduktion. { $effects_1_uses ->
        [one] Deine nächste Bevölkerungskarte zählt doppelt.
       *[other] Deine nächsten { $effects_1_uses } Bevölkerungskarten zählen doppelt.
    }
text-food_preservation = Platziere { $effects_0_count } Infanterie oder Kavallerie, wo du eine Stadt hast. Erhalte { $effects_1_amount } Nahrung. Erhalte { $effects_2_amount } Bevölkerung.
text-formations = Eliminiere { $effects_0_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_0_count } feindliche Truppen
    } in einer Region mit deiner Infanterie. { $effects_1_amount } Einfluss mehr in jeder Region mit deiner Infanterie.
text-horsemanship = Platziere { $effects_0_count } Kavallerie, in beliebigen Regionen. Eliminiere { $effects_1_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_1_count } feindliche Truppen
    } in einer Region mit deiner Kavallerie. Deine Kavallerie zieht bis zu { $effects_2_regions } Regionen weit.
text-iron = +{ $effects_0_amount } Steinproduktion. Eliminiere { $effects_1_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_1_count } feindliche Truppen
    } in einer Region mit deiner Infanterie oder Kavallerie.
text-lighthouses = Nimm ein Handelswaren-Plättchen vom Spielplan je Hafenstadt in deinem Besitz (höchstens { $effects_0_max }).
text-literature = Ignoriere { $effects_0_amount } Unruhe. { $vp } SP.
text-long_walls = Wähle eine Region, die du dominierst: Andere gründen dort keine Stadt mehr.
text-entrepreneurship = Erhalte { $effects_0_amount } Geld je Handelsware.
text-merchant_class = { $effects_0_gain_money } Geld bei jedem Bau einer Stadt oder Hafenstadt durch einen Spieler.
text-metallurgy = { $effects_0_gain_stone } Stein bei jeder Arbeit für Stein oder Ideen. Platziere { $effects_1_count } Infanterie oder Kavallerie, wo du eine Stadt hast.
text-migration = Verliere { $effects_0_amount } Bevölkerung. Stadt gratis in einer Nachbarregion deiner Städte.
text-mining = +{ $effects_0_amount } Steinproduktion. +{ $effects_1_amount } Steuerproduktion.
text-monuments = { $effects_0_amount } SP je Symbol Bau am Spielende.
text-plant_domestication = +{ $effects_0_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf neben einer deiner Städte.
text-plowshare = +{ $effects_0_amount } Nahrungsmittelproduktion je Bauerndorf in deinem Besitz beim Ausspielen.
text-plumbing = Erhalte { $effects_0_amount } Bevölkerung.
text-public_games = Ignoriere { $effects_0_amount } Unruhe je Symbol Urbanisierung.
text-raiders = Erhalte { $effects_0_amount } Stein, Nahrung oder Geld je eigene Truppe auf dem Spielplan.
text-religion = +{ $effects_0_amount } Steuerproduktion. Ignoriere { $effects_1_amount } Unruhe je Symbol Kultur.
text-sailing = +{ $effects_0_amount } Nahrungsmittelproduktion. +{ $effects_1_amount } Zollproduktion.
text-schools_of_thought = Wandle beliebig viel einer Produktion in eine andere um.
text-scientific_methods = +{ $effects_0_amount } Ideenproduktion. Tausche das Technologieangebot aus.
text-sewers = Erhalte { $effects_0_amount } Bevölkerung je Stadt in deinem Besitz (höchstens { $effects_0_max }).
text-siege_engines = Du darfst Belagerungsgeräte rekrutieren (höchstens { $effects_0_max }); sie heben den Einfluss feindlicher Städte in ihrer Region auf.
text-state_labour = +{ $effects_0_amount } Steinproduktion je Bevölkerung beim Ausspielen.
text-taxation = +{ $effects_0_amount } Steuerproduktion.
text-textiles = Erhalte { $effects_0_amount } Geld. Nimm { $effects_1_count ->
        [one] ein Plättchen
       *[other] { $effects_1_count } Plättchen
    } vom Spielplan: Tuch.
text-viticulture = Erhalte { $effects_0_amount } Geld je Bauerndorf in deinem Besitz.
text-weights_and_measures = +{ $effects_0_amount } Ideenproduktion.
text-conscription = Rekrutiere je Aktion { $effects_0_amount } Truppen mehr.
text-medicine = Erhalte { $effects_0_amount } Bevölkerung. { $vp } SP.
text-cement = { $effects_0_amount } SP je Projekt in deinem Besitz am Spielende.
text-accounting = +{ $effects_0_amount } Steuerproduktion. +{ $effects_1_amount } Zollproduktion.
text-arches = +{ $effects_0_amount } Steinproduktion. Erhalte { $effects_1_amount } Stein.
text-assembly = +{ $effects_0_amount } Steuerproduktion. { $vp } SP.
text-banking = { $effects_0_amount } SP je Symbol Wirtschaft am Spielende.
text-census = { $effects_0_amount } SP je Symbol Regierung am Spielende.
text-crop_rotation = +{ $effects_0_amount } Nahrungsmittelproduktion.
text-drama = Ignoriere { $effects_0_amount } Unruhe. { $vp } SP.
text-geometry = +{ $effects_0_amount } Ideenproduktion. +{ $effects_1_amount } Steinproduktion.
text-glassmaking = +{ $effects_0_amount } Zollproduktion. Erhalte { $effects_1_amount } Geld.
text-guilds = +{ $effects_0_amount } Zollproduktion je Handwerksdorf, das du jetzt hast. Erhalte { $effects_1_amount } Geld.
text-mathematics = +{ $effects_0_amount } Ideenproduktion. { $vp } SP.
text-mythology = Erhalte { $effects_0_amount } Ideen. { $vp } SP.
text-navigation = +{ $effects_0_amount } Zollproduktion. Nimm { $effects_1_count ->
        [one] ein Handelswaren-Plättchen
       *[other] { $effects_1_count } Handelswaren-Plättchen
    } vom Spielplan.
text-quarantine = { $effects_0_amount } SP je Symbol Gesundheit am Spielende.
text-sculpture = +{ $effects_0_amount } Steinproduktion. { $vp } SP.
text-surgery = Erhalte { $effects_0_amount } Bevölkerung. +{ $effects_1_amount } Ideenproduktion.
text-urban_planning = { $effects_0_amount } SP je Symbol Urbanisierung am Spielende.
text-farm_town_1 = Erhalte { $effects_0_amount } Nahrung. +{ $effects_1_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf.
text-farm_town_2 = Erhalte { $effects_0_amount } Nahrung. +{ $effects_1_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf.
text-farm_town_3 = Erhalte { $effects_0_amount } Nahrung. +{ $effects_1_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf.
text-farm_town_4 = Erhalte { $effects_0_amount } Nahrung. +{ $effects_1_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf.
text-farm_town_5 = Erhalte { $effects_0_amount } Nahrung. +{ $effects_1_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf.
text-farm_town_6 = Erhalte { $effects_0_amount } Nahrung. +{ $effects_1_amount } Nahrungsmittelproduktion. Platziere ein Bauerndorf.
text-artisan_town_a_1 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_a_2 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_b_1 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_b_2 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_c_1 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_c_2 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_d_1 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-artisan_town_d_2 = Erhalte { $effects_0_amount } Geld. +{ $effects_1_amount } Zollproduktion. Platziere ein Handwerksdorf. { $effects_3_amount } SP am Spielende, wenn du alle drei Handelswaren besitzt.
text-port_city_1 = Erhalte { $effects_0_amount } Geld. Platziere eine Hafenstadt.
text-port_city_2 = Erhalte { $effects_0_amount } Geld. Platziere eine Hafenstadt.
text-port_city_3 = Erhalte { $effects_0_amount } Geld. Platziere eine Hafenstadt.
text-architectural_city_1 = Platziere eine Stadt. Erhalte { $effects_1_amount } Stein.
text-architectural_city_2 = Platziere eine Stadt. Erhalte { $effects_1_amount } Stein.
text-capital_city = Platziere eine Stadt. Tausche ein Angebot aus.
text-populous_city_1 = Platziere eine Stadt. Erhalte { $effects_1_amount } Bevölkerung.
text-populous_city_2 = Platziere eine Stadt. Erhalte { $effects_1_amount } Bevölkerung.
text-cultural_city = Platziere eine Stadt. Ignoriere { $effects_1_amount } Unruhe.
text-trade_city_1 = Platziere eine Stadt. +{ $effects_1_amount } Zollproduktion.
text-trade_city_2 = Platziere eine Stadt. +{ $effects_1_amount } Zollproduktion.
text-research_city = Platziere eine Stadt. +{ $effects_1_amount } Ideenproduktion.
text-agricultural_city_1 = Platziere eine Stadt. +{ $effects_1_amount } Nahrungsmittelproduktion.
text-agricultural_city_2 = Platziere eine Stadt. +{ $effects_1_amount } Nahrungsmittelproduktion.
text-garrison_city = Platziere eine Stadt. Platziere { $effects_1_count } Infanterie oder Kavallerie, in der Region dieser Stadt.
text-project_city_walls = { $effects_0_amount } SP je Symbol Militär am Spielende.
text-project_aqueduct = { $effects_0_amount } SP je Symbol Gesundheit am Spielende.
text-project_granaries = { $effects_0_amount } SP je Symbol Nahrung am Spielende.
text-project_forum = { $effects_0_amount } SP je Symbol Regierung am Spielende.
text-project_marketplace = { $effects_0_amount } SP je Symbol Wirtschaft am Spielende.
text-project_academy = { $effects_0_amount } SP je Symbol Wissenschaft am Spielende.
text-project_theatre = { $effects_0_amount } SP je Symbol Kultur am Spielende.
text-project_public_baths = { $effects_0_amount } SP je Symbol Urbanisierung am Spielende.
text-project_paved_roads = { $effects_0_amount } SP je Symbol Bau am Spielende.
text-population_01 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_02 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_03 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_04 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_05 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_06 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_07 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_08 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_09 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_10 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_11 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_12 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_13 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_14 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_15 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_16 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_17 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_18 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_19 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-population_20 = { $population } Bevölkerung für { $food_cost } Nahrung.
text-tax_01 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_02 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_03 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_04 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_05 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_06 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_07 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_08 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_09 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tax_10 = { $per_population } Geld je Bevölkerung, { $per_government_symbol } je Regierungssymbol und die Steuerproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_01 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_02 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_03 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_04 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_05 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_06 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_07 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_08 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_09 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-tariff_10 = { $per_trade_good_kind } Geld je Handelswarenart, { $per_city } je Stadt und die Zollproduktion. { $unrest ->
    [0] Keine Unruhe.
   *[other] { $unrest } Unruhe.
    }
text-colosseum = { $effects_0_amount } SP je dominierte Region am Spielende.
text-colossus_of_rhodes = { $effects_0_amount } SP je Goldenes Zeitalter in deinem Besitz am Spielende. Nur auf einem Hafen-Hexagon.
text-great_library = { $effects_0_amount } SP je aufgedeckte Technologie am Spielende.
text-great_pyramid = { $effects_0_amount } SP je Stadt in seiner Region am Spielende, gleich wem sie gehört. Nur in einer Region mit mindestens { $placement_min_cities_in_region_any_owner } Städten, darunter { $placement_min_own_cities_in_region ->
        [one] eine eigene
       *[other] { $placement_min_own_cities_in_region } eigene
    }.
text-hanging_gardens = { $effects_0_amount } SP je Projekt in deinem Besitz am Spielende.
text-lighthouse_of_alexandria = { $effects_0_amount } SP je Handelswarenart am Spielende. Nur auf einem Hafen-Hexagon.
text-sphinx = { $effects_0_amount } SP je Wunder in seiner Region, dieses eingeschlossen am Spielende.
text-stonehenge = { $effects_0_amount } SP je Bevölkerung am Spielende.
text-temple_of_artemis = Ignoriere { $effects_0_amount } Unruhe. { $effects_1_amount } SP je eigene Truppe auf dem Spielplan am Spielende.
text-golden_age_science = Erhalte { $effects_0_amount } Ideen. Verlangt { $requires_count } Symbole Wissenschaft. { $vp } SP.
text-golden_age_trade = Erhalte { $effects_0_amount } Geld. Verlangt { $requires_count } Symbole Wirtschaft. { $vp } SP.
text-golden_age_plenty = Erhalte { $effects_0_amount } Nahrung. Verlangt { $requires_count } Symbole Nahrung. { $vp } SP.
text-golden_age_medicine = Erhalte { $effects_0_amount } Bevölkerung. Verlangt { $requires_count } Symbole Gesundheit. { $vp } SP.
text-golden_age_architecture = Erhalte { $effects_0_amount } Stein. Verlangt { $requires_count } Symbole Bau. { $vp } SP.
text-golden_age_arts = Erhalte { $effects_0_amount } Ideen. Verlangt { $requires_count } Symbole Kultur. { $vp } SP.
text-golden_age_kings = Erhalte { $effects_0_amount } Geld. Verlangt { $requires_count } Symbole Regierung. { $vp } SP.
text-golden_age_heroes = Platziere { $effects_0_count } Infanterie oder Kavallerie, wo du eine Stadt hast. Verlangt { $requires_count } Symbole Militär. { $vp } SP.
text-golden_age_games = Erhalte { $effects_0_amount } Stein. Erhalte { $effects_1_amount } Nahrung. Verlangt { $requires_count } Symbole Urbanisierung. { $vp } SP.
text-achievement_populous = { $requires_at_least } Bevölkerung. { $vp } SP.
text-achievement_great_builders = { $requires_at_least } Projekte und Wunder zusammen. { $vp } SP.
text-achievement_imperial = Dominanz über { $requires_at_least_by_players_2 }/{ $requires_at_least_by_players_3 }/{ $requires_at_least_by_players_4 }/{ $requires_at_least_by_players_5 }/{ $requires_at_least_by_players_6 } Regionen bei 2/3/4/5/6 Spielern. { $vp } SP.
text-achievement_urban = { $requires_at_least } Städte, Hafenstädte eingeschlossen. { $vp } SP.
text-achievement_military = { $requires_at_least } Truppen auf dem Spielplan. { $vp } SP.
text-achievement_well_governed = { $requires_at_least } Steuerproduktion. { $vp } SP.
text-achievement_merchants = { $requires_at_least } Zollproduktion. { $vp } SP.
text-achievement_wealthy = { $requires_at_least } Geld. { $vp } SP.
text-achievement_versatile = Mindestens ein Symbol jeder der { $requires_at_least } Säulen. { $vp } SP.
text-achievement_agriculture = { $requires_at_least } Nahrungsmittelproduktion. { $vp } SP.
text-achievement_stonemasons = { $requires_at_least } Steinproduktion. { $vp } SP.
text-achievement_science = { $requires_at_least } Ideenproduktion. { $vp } SP.
text-achievement_education = { $requires_at_least } aufgedeckte Technologien. { $vp } SP.
text-achievement_seafarers = { $requires_at_least } Hafenstädte. { $vp } SP.
text-achievement_trade = { $requires_at_least } Handelswarenarten. { $vp } SP.
text-tyranny = Imperienpunkte: { $empire_scoring_vp_by_players_2 }/{ $empire_scoring_vp_by_players_3 }/{ $empire_scoring_vp_by_players_4 }/{ $empire_scoring_vp_by_players_5 }/{ $empire_scoring_vp_by_players_6 } SP bei 2/3/4/5/6 Spielern je Region, die du dominierst.
text-theocracy = Imperienpunkte: { $empire_scoring_vp } SP je Region mit einer Stadt von dir.
text-city_state = Imperienpunkte: { $empire_scoring_vp } SP je Stadt in einer Region deiner Wahl.
text-monarchy = +{ $effects_0_amount } Nahrungsmittelproduktion, solange du sie hast. +{ $effects_1_amount } Steinproduktion, solange du sie hast. Imperienpunkte: { $empire_scoring_vp } SP je Wunder.
text-oligarchy = +{ $effects_0_amount } Steuerproduktion, solange du sie hast. +{ $effects_1_amount } Zollproduktion, solange du sie hast. Imperienpunkte: { $empire_scoring_vp_by_players_2 }/{ $empire_scoring_vp_by_players_3 }/{ $empire_scoring_vp_by_players_4 }/{ $empire_scoring_vp_by_players_5 }/{ $empire_scoring_vp_by_players_6 } SP bei 2/3/4/5/6 Spielern je Goldenes Zeitalter und Errungenschaft.
text-republic = Vor einer Kartenaktion darfst du die oberste Karte ihres Decks ansehen und nehmen. Imperienpunkte: { $empire_scoring_vp } SP je 2 Bevölkerung.
text-magistrate = +{ $effects_0_amount } Nahrungsmittelproduktion. +{ $effects_1_amount } Steinproduktion. +{ $effects_2_amount } Steuerproduktion. Einmal in deinem Zug: Wandle { $effects_3_population } Bevölkerung in { $effects_3_gain_amount } eines Zahlungsmittels um. Spielbeginn: { $starting_food } Nahrung, { $starting_stone } Stein, { $starting_population } Bevölkerung.
text-engineer = +{ $effects_0_amount } Steinproduktion. +{ $effects_1_amount } Ideenproduktion. +{ $effects_2_production_stone } Steinproduktion bei jedem Bau einer Stadt, Hafenstadt oder eines Handwerksdorfs. Spielbeginn: { $starting_stone } Stein, { $starting_money } Geld.
text-general = +{ $effects_0_amount } Steuerproduktion. Rekrutiere je Aktion { $effects_1_amount ->
        [one] 1 Truppe
       *[other] { $effects_1_amount } Truppen
    } mehr. Eliminiere vor jeder Zählung der Imperienpunkte { $effects_2_count ->
        [one] 1 feindliche Truppe
       *[other] { $effects_2_count } feindliche Truppen
    } in einer Region mit deiner Infanterie oder Kavallerie. Spielbeginn: { $starting_money } Geld, { $starting_infantry } Infanterie, { $starting_population } Bevölkerung.
text-scribe = +{ $effects_0_amount } für eine Produktion deiner Wahl. { $effects_1_amount ->
        [one] Eine zusätzliche Aktion
       *[other] { $effects_1_amount } zusätzliche Aktionen
    } im ersten Zug. { $effects_2_amount ->
        [one] Eine zusätzliche Aktion
       *[other] { $effects_2_amount } zusätzliche Aktionen
    } am Spielende. Spielbeginn: { $starting_food } Nahrung, { $starting_ideas } Ideen.
text-artist = +{ $effects_0_amount } Ideenproduktion. Ignoriere { $effects_1_amount } Unruhe. { $effects_2_gain_money } Geld bei jedem Bau eines Wunders durch einen Spieler. { $effects_3_amount } SP je Symbol Kultur am Spielende. Spielbeginn: { $starting_money } Geld, { $starting_ideas } Ideen.
text-priestess = +{ $effects_0_amount } Steuerproduktion. +{ $effects_1_amount } Nahrungsmittelproduktion. Ignoriere { $effects_2_amount } Unruhe. Einmal in deinem Zug: Übernimm eine Stadt eines Gegners mit mindestens { $effects_3_min_target_cities } Städten. Spielbeginn: { $starting_money } Geld, { $starting_food } Nahrung.
text-philosopher = +{ $effects_0_amount } Ideenproduktion. +{ $effects_1_amount } für eine andere Produktion. Beginne mit { $effects_2_count ->
        [one] einer weiteren Technologie
       *[other] { $effects_2_count } weiteren Technologien
    } von oben aus dem Deck. Spielbeginn: { $starting_ideas } Ideen, { $starting_money } Geld.
text-farmer = +{ $effects_0_amount } Nahrungsmittelproduktion. { $effects_1_gain_population } Bevölkerung für jede Bevölkerungskarte, die du nimmst. Spielbeginn: { $starting_food } Nahrung, { $starting_money } Geld, { $starting_farm_town } Bauerndorf.
text-merchant = +{ $effects_0_amount } Zollproduktion. { $effects_1_gain_per_amount } Geld je Handelswarenart bei jeder Steuern-Karte. Spielbeginn: { $starting_money } Geld, { $starting_artisan_town } Handwerksdorf.
