## text

text-agriculture = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_food } Nahrung wert.
text-bronze = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_resources ->
    [one] 1 Rohstoff
   *[other] { $per_worker_resources } Rohstoffe
    } wert.
text-philosophy = Jeder Arbeiter auf dieser Karte bringt { $per_worker_science } Wissenschaft.
text-religion = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-warriors = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-despotism = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art.
text-hanging_gardens = +{ $bonus_culture } Kultur, { $bonus_happiness ->
    [one] +1 zufriedenes Gesicht
   *[other] +{ $bonus_happiness } zufriedene Gesichter
    }.
text-library_of_alexandria = +{ $bonus_culture } Kultur, +{ $bonus_science } Wissenschaft, Handlimit zivil +{ $bonus_civil_hand_limit }, militärisch +{ $bonus_military_hand_limit }.
text-colossus = +{ $bonus_culture } Kultur, +{ $bonus_strength } Stärke, +{ $bonus_colonization } beim Kolonisieren.
text-pyramids = { $bonus_civil_actions ->
    [one] +1 Zivilaktion
   *[other] +{ $bonus_civil_actions } Zivilaktionen
    }.
text-julius_caesar = +{ $bonus_strength } Stärke, { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }.
text-homer = In jedem eigenen Zug hast du { $effects_0_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_amount } Rohstoffe
} mehr für Einheiten; bis zu { $effects_1_max_units } Einheiten Krieger bringen je { $effects_1_amount } Kultur.
text-moses = Die Bevölkerung zu vergrößern kostet { $effects_0_amount } Nahrung weniger.
text-hammurabi = +{ $bonus_civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $bonus_civil_actions } Zivilaktionen
}, { $bonus_military_actions } Militäraktion.
text-aristotle = Immer wenn du eine Technologie aus der Kartenreihe nimmst, erhältst du { $effects_0_science } Wissenschaft.
text-alexander_the_great = Die Zivilisation erhält +{ $effects_0_amount } Stärke je Einheit (nicht für geopferte Einheiten).
text-engineering_genius_a = Baue genau einen Teil deines Wunders für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-frugality_a = Vergrößere die Bevölkerung zum normalen Preis, dann produziere { $effects_1_food } Nahrung.
text-ideal_building_site_a = Baue ein neues Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-patriotism_a = In diesem Zug { $effects_0_amount ->
    [one] 1 Militäraktion
   *[other] { $effects_0_amount } Militäraktionen
    } und { $effects_1_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_1_amount } Rohstoffe
    } für Einheiten mehr.
text-revolutionary_idea_a = Erhalte { $effects_0_science } Wissenschaft.
text-rich_land_a = Baue eine neue Farm oder Mine für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-work_of_art_a = Erhalte { $effects_0_culture } Kultur.
text-irrigation = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_food } Nahrung wert.
text-iron = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_resources ->
    [one] 1 Rohstoff
   *[other] { $per_worker_resources } Rohstoffe
    } wert.
text-theology = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-alchemy = Jeder Arbeiter auf dieser Karte bringt { $per_worker_science } Wissenschaft.
text-bread_and_circuses = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-printing_press = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_science } Wissenschaft.
text-drama = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-swordsmen = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-knights = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-monarchy = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art.
text-theocracy = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art. Außerdem { $bonus_culture } Kultur, { $bonus_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $bonus_happiness } zufriedene Gesichter
    }.
text-warfare = { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }, +{ $bonus_strength } Stärke.
text-code_of_laws = { $bonus_civil_actions ->
    [one] +1 Zivilaktion
   *[other] +{ $bonus_civil_actions } Zivilaktionen
    }.
text-cartography = +{ $bonus_strength } Stärke, +{ $bonus_colonization } beim Kolonisieren.
text-masonry = Stadtgebäude der Stufe 1/2/3 kosten { $effects_0_by_level_1 }/{ $effects_0_by_level_2 }/{ $effects_0_by_level_3 } Rohstoffe weniger; bis zu { $effects_1_max ->
    [one] 1 Wunderteil
   *[other] { $effects_1_max } Wunderteile
} je Aktion.
text-great_wall = +{ $bonus_culture } Kultur, { $bonus_happiness ->
    [one] +1 zufriedenes Gesicht
   *[other] +{ $bonus_happiness } zufriedene Gesichter
    }; die Zivilisation erhält +{ $effects_0_amount } Stärke je Infanterie- und je Artillerieeinheit.
text-st_peters_basilica = +{ $bonus_culture } Kultur; jedes deiner zufriedenen Gesichter zählt { $effects_0_factor ->
    [2] doppelt
   *[other] { $effects_0_factor }-fach
    }.
text-universitas_carolina = +{ $bonus_culture } Kultur, +{ $bonus_science } Wissenschaft.
text-taj_mahal = +{ $bonus_culture } Kultur.
text-michelangelo = Tempel, Theater und vollendete Wunder bringen { $effects_0_amount } Kultur je zufriedenem Gesicht darauf; ein Wunder zu nehmen kostet { $effects_1_civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $effects_1_civil_actions } Zivilaktionen
    } weniger.
text-joan_of_arc = +{ $effects_0_amount } Stärke je zufriedenem Gesicht auf deinen Tempeln; { $effects_1_culture } Kultur je Aggression oder Krieg gegen dich.
text-leonardo_da_vinci = Dein bestes Labor (oder Bibliothek) bringt seine Stufe als Wissenschaft dazu; jede ausgespielte Technologie { $effects_1_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_1_resources } Rohstoffe
    }.
text-genghis_khan = Deine Taktik wirkt nicht; jede Kavallerieeinheit hat +{ $effects_1_amount } Stärke (auch geopfert) und bringt { $effects_2_amount } Kultur.
text-christopher_columbus = Einmal im Spiel, als politische Aktion: mache ein Territorium aus deiner Hand ohne Opfer zu deiner Kolonie.
text-frederick_barbarossa = Für 1 Zivilaktion: vergrößere die Bevölkerung und baue mit diesem Arbeiter eine Einheit; { $effects_0_food_discount } Nahrung und { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
} weniger.
text-engineering_genius_i = Baue genau einen Teil deines Wunders für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-frugality_i = Vergrößere die Bevölkerung zum normalen Preis, dann produziere { $effects_1_food } Nahrung.
text-ideal_building_site_i = Baue ein neues Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-patriotism_i = In diesem Zug { $effects_0_amount ->
    [one] 1 Militäraktion
   *[other] { $effects_0_amount } Militäraktionen
    } und { $effects_1_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_1_amount } Rohstoffe
    } für Einheiten mehr.
text-revolutionary_idea_i = Erhalte { $effects_0_science } Wissenschaft.
text-rich_land_i = Baue eine neue Farm oder Mine für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-work_of_art_i = Erhalte { $effects_0_culture } Kultur.
text-bountiful_harvest_i = Produziere { $effects_0_food } Nahrung.
text-breakthrough_i = Spiele eine Technologie zum vollen Preis aus, dann erhalte { $effects_1_science } Wissenschaft.
text-efficient_upgrade_i = Verbessere eine Farm, eine Mine oder ein Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-mineral_deposits_i = Produziere { $effects_0_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resources } Rohstoffe
    }.
text-selective_breeding = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_food } Nahrung wert.
text-coal = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_resources ->
    [one] 1 Rohstoff
   *[other] { $per_worker_resources } Rohstoffe
    } wert.
text-organized_religion = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-scientific_method = Jeder Arbeiter auf dieser Karte bringt { $per_worker_science } Wissenschaft.
text-team_sports = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-journalism = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_science } Wissenschaft.
text-opera = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-riflemen = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-cavalrymen = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-cannon = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-constitutional_monarchy = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art.
text-republic = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art.
text-strategy = { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }, +{ $bonus_strength } Stärke.
text-justice_system = { $bonus_civil_actions ->
    [one] +1 Zivilaktion
   *[other] +{ $bonus_civil_actions } Zivilaktionen
    } und { $bonus_blue_tokens } blaue Steine mehr.
text-navigation = +{ $bonus_strength } Stärke, +{ $bonus_colonization } beim Kolonisieren.
text-architecture = Stadtgebäude der Stufe 1/2/3 kosten { $effects_0_by_level_1 }/{ $effects_0_by_level_2 }/{ $effects_0_by_level_3 } Rohstoffe weniger; bis zu { $effects_1_max ->
    [one] 1 Wunderteil
   *[other] { $effects_1_max } Wunderteile
} je Aktion.
text-transcontinental_railroad = +{ $bonus_strength } Stärke; produzieren die Minen, erhält die beste mit Arbeiter { $effects_0_amount ->
    [one] 1 blauen Stein
   *[other] { $effects_0_amount } blaue Steine
    } mehr.
text-eiffel_tower = +{ $bonus_culture } Kultur, { $bonus_happiness ->
    [one] +1 zufriedenes Gesicht
   *[other] +{ $bonus_happiness } zufriedene Gesichter
    }.
text-kremlin = +{ $bonus_culture } Kultur, { $bonus_happiness ->
    [one] { $bonus_happiness } zufriedenes Gesicht
   *[other] { $bonus_happiness } zufriedene Gesichter
    }, { $bonus_civil_actions ->
    [one] +1 Zivilaktion
   *[other] +{ $bonus_civil_actions } Zivilaktionen
    } und { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }.
text-ocean_liner_service = Einmal je Zug: Bevölkerung ohne Zivilaktion vergrößern, bis zu { $effects_0_food_discount } Nahrung billiger.
text-william_shakespeare = Jede Bibliothek bringt { $effects_0_amount } Kultur mehr; jedes Paar aus Bibliothek und Theater { $effects_1_amount } Kultur mehr.
text-james_cook = Jede Kolonisationskarte, die du spielst, zählt +{ $effects_0_amount }; jede deiner Kolonien bringt { $effects_1_amount } Kultur.
text-napoleon_bonaparte = { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }; die Zivilisation erhält den Taktikbonus deiner besten Armee ein weiteres Mal als Stärke.
text-maximilien_robespierre = { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }; eine Revolution verbraucht alle Militäraktionen statt der Zivilaktionen.
text-js_bach = Theatertechnologien kosten { $effects_0_amount } Wissenschaft weniger, Theater { $effects_1_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_1_amount } Rohstoffe
} weniger, jedes Theater bringt { $effects_2_amount } Kultur mehr.
text-isaac_newton = Dein bestes Labor (oder Bibliothek) bringt seine Stufe als Wissenschaft dazu; jede ausgespielte Technologie bringt { $effects_1_regain_civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $effects_1_regain_civil_actions } Zivilaktionen
    } zurück.
text-engineering_genius_ii = Baue genau einen Teil deines Wunders für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-frugality_ii = Vergrößere die Bevölkerung zum normalen Preis, dann produziere { $effects_1_food } Nahrung.
text-ideal_building_site_ii = Baue ein neues Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-patriotism_ii = In diesem Zug { $effects_0_amount ->
    [one] 1 Militäraktion
   *[other] { $effects_0_amount } Militäraktionen
    } und { $effects_1_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_1_amount } Rohstoffe
    } für Einheiten mehr.
text-revolutionary_idea_ii = Erhalte { $effects_0_science } Wissenschaft.
text-rich_land_ii = Baue eine neue Farm oder Mine für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-work_of_art_ii = Erhalte { $effects_0_culture } Kultur.
text-bountiful_harvest_ii = Produziere { $effects_0_food } Nahrung.
text-breakthrough_ii = Spiele eine Technologie zum vollen Preis aus, dann erhalte { $effects_1_science } Wissenschaft.
text-efficient_upgrade_ii = Verbessere eine Farm, eine Mine oder ein Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-mineral_deposits_ii = Produziere { $effects_0_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resources } Rohstoffe
    }.
text-wave_of_nationalism_ii = In diesem Zug je stärkerer Zivilisation Rohstoffe für Einheiten: { $effects_0_by_players_2 } (2 Spieler), { $effects_0_by_players_3 } (3), { $effects_0_by_players_4 } (4).
text-mechanized_agriculture = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_food } Nahrung wert.
text-oil = Jeder Arbeiter legt beim Produzieren einen blauen Stein auf diese Karte; ein Stein hier ist { $per_worker_resources ->
    [one] 1 Rohstoff
   *[other] { $per_worker_resources } Rohstoffe
    } wert.
text-computers = Jeder Arbeiter auf dieser Karte bringt { $per_worker_science } Wissenschaft.
text-professional_sports = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-multimedia = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_science } Wissenschaft.
text-movies = Jeder Arbeiter auf dieser Karte bringt { $per_worker_culture } Kultur, { $per_worker_happiness ->
    [one] 1 zufriedenes Gesicht
   *[other] { $per_worker_happiness } zufriedene Gesichter
    }.
text-modern_infantry = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-tanks = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-rockets = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-air_forces = Jeder Arbeiter auf dieser Karte bringt { $per_worker_strength } Stärke.
text-communism = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art. Außerdem { $bonus_happiness } Zufriedenheit.
text-democracy = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art. Außerdem { $bonus_culture } Kultur.
text-fundamentalism = { $civil_actions ->
    [one] 1 Zivilaktion
   *[other] { $civil_actions } Zivilaktionen
    } und { $military_actions ->
    [one] 1 Militäraktion
   *[other] { $military_actions } Militäraktionen
    }, bis zu { $urban_limit } Gebäude einer Art. Außerdem { $bonus_strength } Stärke.
text-military_theory = { $bonus_military_actions ->
    [one] +1 Militäraktion
   *[other] +{ $bonus_military_actions } Militäraktionen
    }, +{ $bonus_strength } Stärke.
text-civil_service = { $bonus_civil_actions ->
    [one] +1 Zivilaktion
   *[other] +{ $bonus_civil_actions } Zivilaktionen
    } und { $bonus_blue_tokens } blaue Steine mehr.
text-satellites = +{ $bonus_strength } Stärke, +{ $bonus_colonization } beim Kolonisieren.
text-engineering = Stadtgebäude der Stufe 1/2/3 kosten { $effects_0_by_level_1 }/{ $effects_0_by_level_2 }/{ $effects_0_by_level_3 } Rohstoffe weniger; bis zu { $effects_1_max ->
    [one] 1 Wunderteil
   *[other] { $effects_1_max } Wunderteile
} je Aktion.
text-hollywood = Vollendet: je Arbeiter auf Theatern und Bibliotheken { $effects_0_amount ->
    [1] die Stufe
    [2] die doppelte Stufe
   *[other] die { $effects_0_amount }-fache Stufe
    } an Kultur.
text-internet = Vollendet: je Arbeiter auf Laboren und Bibliotheken { $effects_0_amount ->
    [1] die Stufe
    [2] die doppelte Stufe
   *[other] die { $effects_0_amount }-fache Stufe
    } an Kultur.
text-first_space_flight = Vollendet: { $effects_0_amount ->
    [1] die Stufen
    [2] die doppelten Stufen
   *[other] die { $effects_0_amount }-fachen Stufen
    } all deiner Technologien samt Regierung an Kultur.
text-fast_food_chains = Vollendet, Kultur je Arbeiter: { $effects_0_per_worker_farm } auf Farmen, { $effects_0_per_worker_mine } auf Minen, { $effects_0_per_worker_urban } in der Stadt, { $effects_0_per_worker_military } bei Einheiten.
text-albert_einstein = Dein bestes Labor (oder Bibliothek) bringt seine Stufe als Wissenschaft dazu; jede ausgespielte Technologie { $effects_1_culture } Kultur.
text-mahatma_gandhi = +{ $bonus_culture } Kultur; du darfst keine Aggressionen und Kriege spielen; gegen dich kosten sie { $effects_1_factor ->
    [2] doppelt
   *[other] { $effects_1_factor }-mal
    } so viele Militäraktionen.
text-rock_and_roll_icon = { $bonus_happiness ->
    [one] +1 zufriedenes Gesicht
   *[other] +{ $bonus_happiness } zufriedene Gesichter
    }; dein bestes Theater bringt doppelt so viel Kultur.
text-nikola_tesla = Labore ab Stufe { $effects_0_min_level } sind auch Minen: je Arbeiter 1 blauer Stein, so viele Rohstoffe wert wie die Stufe. Andere zahlen { $effects_1_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_1_amount } Rohstoffe
    } mehr für Labore und Bibliotheken.
text-winston_churchill = Militärtechnologien kosten { $effects_0_amount } Wissenschaft weniger; Verteidigungskarten zählen { $effects_1_factor ->
    [2] doppelt
   *[other] { $effects_1_factor }-fach
    }; bei Krieg gegen dich kosten neue Einheiten { $effects_2_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_2_amount } Rohstoffe
    } weniger.
text-game_designer = Jedes Labor bringt Kultur in Höhe { $effects_0_amount ->
    [1] seiner Stufe
    [2] des Doppelten seiner Stufe
   *[other] des { $effects_0_amount }-Fachen seiner Stufe
    } und { $effects_1_amount } Wissenschaft.
text-engineering_genius_iii = Baue genau einen Teil deines Wunders für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-ideal_building_site_iii = Baue ein neues Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-patriotism_iii = In diesem Zug { $effects_0_amount ->
    [one] 1 Militäraktion
   *[other] { $effects_0_amount } Militäraktionen
    } und { $effects_1_amount ->
    [one] 1 Rohstoff
   *[other] { $effects_1_amount } Rohstoffe
    } für Einheiten mehr.
text-revolutionary_idea_iii = Erhalte { $effects_0_science } Wissenschaft.
text-work_of_art_iii = Erhalte { $effects_0_culture } Kultur.
text-bountiful_harvest_iii = Produziere { $effects_0_food } Nahrung.
text-efficient_upgrade_iii = Verbessere eine Farm, eine Mine oder ein Stadtgebäude für { $effects_0_resource_discount ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resource_discount } Rohstoffe
    } weniger.
text-mineral_deposits_iii = Produziere { $effects_0_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resources } Rohstoffe
    }.
text-military_build_up_iii = In diesem Zug je stärkerer Zivilisation Rohstoffe für Einheiten: { $effects_0_by_players_2 } (2 Spieler), { $effects_0_by_players_3 } (3), { $effects_0_by_players_4 } (4).
text-endowment_for_the_arts_iii = Kultur je Zivilisation mit mehr Kultur als du: { $effects_0_by_players_2 } (2 Spieler), { $effects_0_by_players_3 } (3), { $effects_0_by_players_4 } (4).
text-development_of_agriculture = Jede Zivilisation produziert { $effects_0_food } Nahrung.
text-development_of_crafts = Jede Zivilisation produziert { $effects_0_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_0_resources } Rohstoffe
    }.
text-development_of_markets = Jeder wählt: { $effects_0_options_0_food } Nahrung oder { $effects_0_options_1_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_0_options_1_resources } Rohstoffe
    } produzieren.
text-development_of_politics = Jeder zieht { $effects_0_amount ->
    [one] 1 Militärkarte
   *[other] { $effects_0_amount } Militärkarten
    }; wer am Zug ist, legt in diesem Zug keine überzähligen Militärkarten ab.
text-development_of_religion = Jeder mit unbeschäftigtem Arbeiter darf einen Tempel der Religion kostenlos bauen.
text-development_of_science = Jede Zivilisation erhält { $effects_0_science } Wissenschaft.
text-development_of_settlement = Jede Zivilisation vergrößert kostenlos ihre Bevölkerung um { $effects_0_amount }.
text-development_of_trade_routes = Jede Zivilisation erhält { $effects_0_science } Wissenschaft und produziert { $effects_1_food } Nahrung und { $effects_1_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_1_resources } Rohstoffe
    }.
text-development_of_warfare = Jeder mit unbeschäftigtem Arbeiter darf eine Einheit Krieger kostenlos bauen.
text-no_event = Nichts geschieht.
text-barbarians = Gehört die Zivilisation mit der meisten Kultur zu den beiden schwächsten, verliert sie { $effects_0_amount } Bevölkerung.
text-border_conflict = Die schwächste Zivilisation verliert 1 Stadtgebäude, Farm oder Mine (eigene Wahl); die stärkste produziert { $effects_1_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_1_resources } Rohstoffe
    }.
text-crusades = Die stärkste Zivilisation erhält { $effects_0_culture } Kultur; die schwächste verliert { $effects_1_culture } Kultur.
text-cultural_influence = Jede Zivilisation erhält Kultur in Höhe ihres Kulturertrags.
text-foray = Die beiden stärksten Zivilisationen produzieren je { $effects_0_total } Nahrung und/oder Rohstoffe.
text-good_harvest = Alle Farmen produzieren jetzt; kein Verbrauch, keine Korruption.
text-immigration = Die Zivilisation(en) mit den meisten zufriedenen Gesichtern vergrößern ihre Bevölkerung um { $effects_0_amount }; bei Gleichstand alle.
text-new_deposits = Alle Minen produzieren jetzt; keine Korruption.
text-pestilence = Jede Zivilisation verliert { $effects_0_amount } Bevölkerung.
text-raiders = Die beiden schwächsten Zivilisationen verlieren je { $effects_0_total } Nahrung und/oder Rohstoffe (eigene Wahl).
text-rats = Jede Zivilisation verliert alle gelagerte Nahrung.
text-rebellion = Jeder verliert in seiner nächsten Aktionsphase { $effects_0_per_discontent_worker ->
    [one] 1 Zivilaktion
   *[other] { $effects_0_per_discontent_worker } Zivilaktionen
    } je unzufriedenem Arbeiter.
text-reign_of_terror = Die schwächste Zivilisation verliert { $effects_0_amount } Bevölkerung.
text-scientific_breakthrough = Jede Zivilisation erhält Wissenschaft in Höhe ihres Wissenschaftsertrags.
text-uncertain_borders = Die schwächste Zivilisation gibt { $effects_0_amount } gelben Stein aus ihrem gelben Vorrat in den der stärksten.
text-civil_unrest = Jede Zivilisation verliert { $effects_0_culture_per_discontent_worker } Kultur je unzufriedenem Arbeiter.
text-cold_war = Die beiden stärksten Zivilisationen erhalten je { $effects_0_science } Wissenschaft.
text-crime_wave = Die beiden schwächsten Zivilisationen verlieren je { $effects_0_culture } Kultur und { $effects_1_amount } blauen Stein (in die Schachtel).
text-economic_progress = Alle Farmen und Minen produzieren jetzt, mit Verbrauch und Korruption.
text-emigration = Jede Zivilisation verliert die Hälfte ihrer unzufriedenen Arbeiter (aufgerundet); so viele Arbeiter gehen in ihren gelben Vorrat.
text-iconoclasm = Alle Anführer, die nicht aus dem laufenden Zeitalter stammen, werden abgelegt.
text-independence_declaration = Die schwächste Zivilisation verliert 1 Kolonie ihrer Wahl.
text-international_agreement = Die stärkste Zivilisation darf statt ihrer nächsten politischen Aktion sofort Karten für bis zu { $effects_0_action_budget ->
    [one] 1 Zivilaktion
   *[other] { $effects_0_action_budget } Zivilaktionen
    } nehmen; dann wird die Reihe aufgefüllt.
text-national_pride = Die Zivilisation mit der meisten Kultur erhält { $effects_0_culture } Kultur.
text-popularization_of_science = Jede Zivilisation erhält Kultur in Höhe ihres Wissenschaftsertrags.
text-ravages_of_time = Jeder macht ein vollendetes Wunder aus Zeitalter A oder I zur Ruine: es wirkt nicht mehr und bringt { $effects_0_becomes_culture } Kultur.
text-refugees = Die schwächste Zivilisation verliert { $effects_0_culture } Kultur und { $effects_1_amount } Bevölkerung; die stärkste erhält { $effects_2_culture } Kultur und vergrößert kostenlos ihre Bevölkerung um { $effects_3_amount }.
text-terrorism = Die Zivilisation mit der wenigsten Kultur zerstört in jeder anderen 1 Stadtgebäude ihrer Wahl.
text-impact_of_agriculture = Jede Zivilisation erhält { $effects_0_amount } Kultur für jede Nahrung, die ihre Farmen je Produktion bringen.
text-impact_of_architecture = Jede Zivilisation erhält { $effects_0_amount } Kultur je Stufe jedes Stadtgebäudes.
text-impact_of_colonies = Jede Zivilisation erhält { $effects_0_amount } Kultur je Kolonie.
text-impact_of_competition = Jede Zivilisation erhält { $effects_0_amount } Kultur je Stufe jeder Einheit und jeder Arena.
text-impact_of_government = Jede Zivilisation erhält { $effects_0_amount } Kultur je Zivilaktion und { $effects_1_amount } Kultur je Militäraktion, die sie je Zug hat.
text-impact_of_happiness = Jede Zivilisation erhält { $effects_0_amount } Kultur je zufriedenem Gesicht (höchstens { $effects_0_max }) und verliert { $effects_1_amount } Kultur je unzufriedenem Arbeiter.
text-impact_of_industry = Jede Zivilisation erhält { $effects_0_amount } Kultur für jeden Rohstoff, den ihre Minen je Produktion bringen.
text-impact_of_population = Jede Zivilisation erhält { $effects_0_amount } Kultur für jeden zufriedenen Arbeiter über { $effects_0_threshold }.
text-impact_of_progress = Jede Zivilisation erhält { $effects_0_amount } Kultur je Stufe ihrer Regierung und jeder Spezialtechnologie.
text-impact_of_science = Rangfolge nach Wissenschaftsertrag: { $effects_0_table_2_0 }/{ $effects_0_table_2_1 } (2 Spieler), { $effects_0_table_3_0 }/{ $effects_0_table_3_1 }/{ $effects_0_table_3_2 } (3 Spieler), { $effects_0_table_4_0 }/{ $effects_0_table_4_1 }/{ $effects_0_table_4_2 }/{ $effects_0_table_4_3 } (4 Spieler) Kultur.
text-impact_of_strength = Rangfolge nach Stärke: { $effects_0_table_2_0 }/{ $effects_0_table_2_1 } (2 Spieler), { $effects_0_table_3_0 }/{ $effects_0_table_3_1 }/{ $effects_0_table_3_2 } (3 Spieler), { $effects_0_table_4_0 }/{ $effects_0_table_4_1 }/{ $effects_0_table_4_2 }/{ $effects_0_table_4_3 } (4 Spieler) Kultur.
text-impact_of_technology = Jede Zivilisation erhält { $effects_0_amount } Kultur je Technologie der Stufe { $effects_0_level_full } im Spiel (Stufe { $effects_0_level_advanced } im Fortgeschrittenenspiel).
text-impact_of_wonders = Jede Zivilisation erhält für ihre vollendeten Wunder je { $effects_0_by_age_A } (Zeitalter A), { $effects_0_by_age_I } (I), { $effects_0_by_age_II } (II), { $effects_0_by_age_III } (III) Kultur.
text-developed_territory_i = Kolonie: +{ $permanent_blue_tokens } blauer Stein und +{ $permanent_yellow_tokens } gelber Stein; sofort { $immediate_science } Wissenschaft.
text-fertile_territory_i = Kolonie: +{ $permanent_yellow_tokens } gelbe Steine; produziere sofort { $immediate_food } Nahrung.
text-historic_territory_i = Kolonie: { $permanent_happiness ->
    [one] +1 zufriedenes Gesicht
   *[other] +{ $permanent_happiness } zufriedene Gesichter
    }; sofort { $immediate_culture } Kultur.
text-inhabited_territory_i = Kolonie: +{ $permanent_yellow_tokens } gelbe Steine; vergrößere sofort kostenlos die Bevölkerung um { $immediate_population }.
text-strategic_territory_i = Kolonie: +{ $permanent_strength } Stärke; ziehe sofort { $immediate_military_cards ->
    [one] 1 Militärkarte
   *[other] { $immediate_military_cards } Militärkarten
    }.
text-wealthy_territory_i = Kolonie: +{ $permanent_blue_tokens } blaue Steine; produziere sofort { $immediate_resources ->
    [one] 1 Rohstoff
   *[other] { $immediate_resources } Rohstoffe
    }.
text-developed_territory_ii = Kolonie: +{ $permanent_blue_tokens } blaue Steine und +{ $permanent_yellow_tokens } gelbe Steine; sofort { $immediate_science } Wissenschaft.
text-fertile_territory_ii = Kolonie: +{ $permanent_yellow_tokens } gelbe Steine; produziere sofort { $immediate_food } Nahrung.
text-historic_territory_ii = Kolonie: { $permanent_happiness ->
    [one] +1 zufriedenes Gesicht
   *[other] +{ $permanent_happiness } zufriedene Gesichter
    }; sofort { $immediate_culture } Kultur.
text-inhabited_territory_ii = Kolonie: +{ $permanent_yellow_tokens } gelbe Steine; vergrößere sofort kostenlos die Bevölkerung um { $immediate_population }.
text-strategic_territory_ii = Kolonie: +{ $permanent_strength } Stärke; ziehe sofort { $immediate_military_cards ->
    [one] 1 Militärkarte
   *[other] { $immediate_military_cards } Militärkarten
    }.
text-wealthy_territory_ii = Kolonie: +{ $permanent_blue_tokens } blaue Steine; produziere sofort { $immediate_resources ->
    [one] 1 Rohstoff
   *[other] { $immediate_resources } Rohstoffe
    }.
text-enslave_i = Der Gegner verliert { $effects_0_amount } Bevölkerung; du produzierst { $effects_1_resources ->
    [one] 1 Rohstoff
   *[other] { $effects_1_resources } Rohstoffe
    }.
text-plunder_i = Der Gegner verliert { $effects_0_total } Nahrung und/oder Rohstoffe (nach Wahl des Angreifers); du produzierst ebenso viel.
text-raid_i = Der Gegner verliert { $effects_0_max } Stadtgebäude deiner Wahl; du produzierst die Hälfte der Baukosten, aufgerundet.
text-annex_ii = Nimm dem Gegner eine Kolonie: ihr dauerhafter Bonus geht auf dich über, die Sofortwirkung nicht.
text-assassinate_ii = Der Gegner legt seinen Anführer ab; du erhältst { $effects_1_amount } Kultur je Stufe des Anführers. Kostet 1 Militäraktion je Stufe.
text-plunder_ii = Der Gegner verliert { $effects_0_total } Nahrung und/oder Rohstoffe (nach Wahl des Angreifers); du produzierst ebenso viel.
text-raid_ii = Der Gegner verliert bis zu { $effects_0_max } Stadtgebäude einer Art und Stufe, deine Wahl; du produzierst die Hälfte der Baukosten, abgerundet.
text-sabotage_ii = Der Gegner legt sein Wunder im Bau ab; du erhältst { $effects_1_amount } Kultur je Stufe des Wunders. Kostet 1 Militäraktion je Stufe.
text-spy_ii = Der Gegner verliert bis zu { $effects_0_science } Wissenschaft; du erhältst ebenso viel.
text-armed_intervention_iii = Der Gegner verliert { $effects_0_culture } Kultur; du erhältst ebenso viel.
text-plunder_iii = Der Gegner verliert { $effects_0_total } Nahrung und/oder Rohstoffe (nach Wahl des Angreifers); du produzierst ebenso viel.
text-raid_iii = Der Gegner verliert bis zu { $effects_0_max } Stadtgebäude einer Art und Stufe, deine Wahl; du produzierst die Hälfte der Baukosten, abgerundet.
text-war_over_culture_ii = Der Sieger nimmt dem Verlierer { $effects_0_per_advantage } Kultur je Punkt Stärkevorsprung.
text-war_over_resources_ii = Der Sieger nimmt { $effects_0_per_advantage ->
    [one] 1 Nahrung oder Rohstoff
   *[other] { $effects_0_per_advantage } Nahrung und/oder Rohstoffe
    } (nach seiner Wahl) je Punkt Stärkevorsprung.
text-war_over_technology_ii = Der Sieger nimmt { $effects_0_per_advantage } Wissenschaft je Punkt Stärkevorsprung oder dafür Spezialtechnologien zum gedruckten Preis.
text-war_over_territory_ii = Der Sieger nimmt je { $effects_0_per_advantage_divisor } volle Punkte Stärkevorsprung { $effects_0_per_advantage ->
    [one] einen gelben Stein
   *[other] { $effects_0_per_advantage } gelbe Steine
    } aus dem Vorrat des Verlierers.
text-holy_war_iii = Der Sieger nimmt dem Verlierer { $effects_0_per_advantage } Kultur je Punkt Stärkevorsprung.
text-war_over_culture_iii = Der Sieger nimmt dem Verlierer { $effects_0_per_advantage } Kultur je Punkt Stärkevorsprung.
text-open_borders_agreement = A hat { $civilization_a_military_actions } und B { $civilization_b_military_actions ->
    [one] 1 Militäraktion
   *[other] { $civilization_b_military_actions } Militäraktionen
    } mehr; greift einer den anderen an, erhält der Angreifer dafür +2 Stärke.
text-trade_routes_agreement = In jedem eigenen Zug darf A { $civilization_a_may_use_food_as_resource_per_turn ->
    [one] 1 Nahrung als Rohstoff
   *[other] { $civilization_a_may_use_food_as_resource_per_turn } Nahrung als Rohstoffe
} und B { $civilization_b_may_use_resource_as_food_per_turn ->
    [one] 1 Rohstoff
   *[other] { $civilization_b_may_use_resource_as_food_per_turn } Rohstoffe
} als Nahrung verwenden.
text-acceptance_of_supremacy = A produziert { $civilization_a_resource_production ->
    [one] 1 Rohstoff
   *[other] { $civilization_a_resource_production } Rohstoffe
    } mehr und B { $civilization_b_resource_production ->
    [one] { $civilization_b_resource_production } Rohstoff
   *[other] { $civilization_b_resource_production } Rohstoffe
    } je Produktion; keiner darf den anderen angreifen.
text-international_trade_agreement = A produziert { $civilization_a_resource_production ->
    [one] 1 Rohstoff
   *[other] { $civilization_a_resource_production } Rohstoffe
} mehr, B { $civilization_b_food_production } Nahrung mehr.
text-promise_of_military_protection = A erhält +{ $civilization_a_culture } Kultur; B erhält +{ $civilization_b_strength } Stärke und { $civilization_b_culture } Kultur; der Pakt endet, sobald einer den anderen angreift.
text-scientific_cooperation = Technologien von A kosten A { $civilization_a_technology_science_discount } Wissenschaft weniger und B { $civilization_a_partner_pays_science }, die von B kosten B { $civilization_b_technology_science_discount } weniger und A { $civilization_b_partner_pays_science }; nur solange der Partner zahlen kann.
text-international_tourism = Je vollendetem Wunder des anderen erhält A +{ $civilization_a_culture_per_partner_wonder } Kultur und B +{ $civilization_b_culture_per_partner_wonder }.
text-loss_of_sovereignty = A erhält +{ $civilization_a_culture } Kultur, B { $civilization_b_culture } Kultur; keiner darf den anderen angreifen, niemand B den Krieg erklären.
text-military_pact = A erhält +{ $civilization_a_strength } Stärke und B +{ $civilization_b_strength }; der Pakt endet, sobald einer den anderen angreift.
text-peace_treaty = A erhält +{ $civilization_a_culture } Kultur und B +{ $civilization_b_culture }; keiner darf den anderen angreifen.
text-fighting_band = Armee: { $army_infantry } Infanterie; je +{ $army_bonus } Stärke.
text-heavy_cavalry = Armee: { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke.
text-legion = Armee: { $army_infantry } Infanterie; je +{ $army_bonus } Stärke.
text-light_cavalry = Armee: { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke.
text-medieval_army = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke.
text-phalanx = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke.
text-classic_army = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-conquistadors = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-defensive_army = Armee: { $army_infantry } Infanterie, { $army_artillery } Artillerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-fortifications = Armee: { $army_artillery } Artillerie; je +{ $army_bonus } Stärke.
text-mobile_artillery = Armee: { $army_cavalry } Kavallerie, { $army_artillery } Artillerie; je +{ $army_bonus } Stärke.
text-napoleonic_army = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie, { $army_artillery } Artillerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-entrenchments = Armee: { $army_infantry } Infanterie, { $army_artillery } Artillerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-mechanized_army = Armee: { $army_cavalry } Kavallerie, { $army_artillery } Artillerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-modern_army = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie, { $army_artillery } Artillerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-shock_troops = Armee: { $army_infantry } Infanterie, { $army_cavalry } Kavallerie; je +{ $army_bonus } Stärke (+{ $army_bonus_obsolete } mit einer zwei oder mehr Stufen älteren Einheit).
text-bonus_i = +{ $defence_bonus } bei der Verteidigung gegen eine Aggression oder +{ $colonization_bonus } beim Kolonisieren; danach abgelegt.
text-bonus_ii = +{ $defence_bonus } bei der Verteidigung gegen eine Aggression oder +{ $colonization_bonus } beim Kolonisieren; danach abgelegt.
text-bonus_iii = +{ $defence_bonus } bei der Verteidigung gegen eine Aggression oder +{ $colonization_bonus } beim Kolonisieren; danach abgelegt.
