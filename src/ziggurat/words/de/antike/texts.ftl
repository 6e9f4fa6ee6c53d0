## text

text-ferrum = Jede Eisenstadt bringt { $supplies_capacity_city_without_temple_production } Eisen, mit Tempel { $supplies_capacity_city_with_temple_production }, und die Bank gibt { $supplies_production_coin_amount ->
    [one] eine Münze
   *[other] { $supplies_production_coin_amount } Münzen
} dazu.
text-aurum = Jede Goldstadt bringt { $supplies_capacity_city_without_temple_production } Gold, mit Tempel { $supplies_capacity_city_with_temple_production }, und die Bank gibt { $supplies_production_coin_amount ->
    [one] eine Münze
   *[other] { $supplies_production_coin_amount } Münzen
} dazu.
text-marmor = Jede Marmorstadt bringt { $supplies_capacity_city_without_temple_production } Marmor, mit Tempel { $supplies_capacity_city_with_temple_production }, und die Bank gibt { $supplies_production_coin_amount ->
    [one] eine Münze
   *[other] { $supplies_production_coin_amount } Münzen
} dazu.
text-templum = Tempel für { $supplies_costs_temple_marble } Marmor in eigenen Städten bauen. Eine Stadt mit Tempel bringt { $supplies_capacity_city_with_temple_production } statt { $supplies_capacity_city_without_temple_production }, nimmt { $supplies_capacity_city_with_temple_new_units_per_militia } neue Einheiten statt { $supplies_capacity_city_without_temple_new_units_per_militia } auf und hat die Kampfkraft { $supplies_capacity_city_with_temple_strength } statt { $supplies_capacity_city_without_temple_strength }.
text-militia = Legionen und Galeeren für { $supplies_costs_unit_iron } Eisen aufstellen. Eine Stadt nimmt { $supplies_capacity_city_without_temple_new_units_per_militia ->
    [one] 1 neue Einheit
   *[other] { $supplies_capacity_city_without_temple_new_units_per_militia } neue Einheiten
} auf, mit Tempel { $supplies_capacity_city_with_temple_new_units_per_militia }.
text-scientia = Fortschritte für Gold erwerben. Wer einen als Erster hat, zahlt mehr und gewinnt einen Gelehrten.
text-movere_1 = Einheiten bewegen, kämpfen, wo eine Seite es verlangt, dann Städte erobern und Tempel zerstören.
text-movere_2 = Einheiten bewegen, kämpfen, wo eine Seite es verlangt, dann Städte erobern und Tempel zerstören.
text-mercatura = Der Bank { $effect_give } beliebige Ressourcen für { $effect_get ->
    [one] 1 beliebige
   *[other] { $effect_get } beliebige
} geben, jederzeit im eigenen Zug, aber noch nicht im Zug des Erwerbs.
text-commercium = Der Bank { $effect_give } beliebige Ressourcen für { $effect_get ->
    [one] 1 beliebige
   *[other] { $effect_get } beliebige
} geben, jederzeit im eigenen Zug, aber noch nicht im Zug des Erwerbs.
text-metallum = Jede Produktion bringt { $effect_amount ->
    [one] 1 Ressource
   *[other] { $effect_amount } Ressourcen
} der Sorte mehr.
text-moneta = Jede Produktion bringt { $effect_amount ->
    [one] 1 Ressource
   *[other] { $effect_amount } Ressourcen
} der Sorte mehr; Metallum zählt nicht zusätzlich.
text-regnum = Die Kampfkraft aller eigenen Städte steigt um { $effect_amount }.
text-res_publica = Die Kampfkraft aller eigenen Städte steigt um { $effect_amount }; Regnum zählt nicht zusätzlich.
text-strata = Eigene Legionen überschreiten bis zu { $effect_borders ->
    [one] 1 Grenze
   *[other] { $effect_borders } Grenzen
}.
text-navigatio = Eigene Galeeren überschreiten bis zu { $effect_borders ->
    [one] 1 Grenze
   *[other] { $effect_borders } Grenzen
}.
text-king = Einer für { $condition_per_card ->
    [one] jede Stadt
   *[other] je { $condition_per_card } Städte
}.
text-general = Einer für { $condition_per_card ->
       [one] jeden zerstörten Tempel
      *[other] je { $condition_per_card } zerstörte Tempel
   }, auch neutrale.
text-citizen = Einer für { $condition_per_card ->
    [one] jeden Tempel
   *[other] je { $condition_per_card } Tempel
}.
text-scholar = Einer für { $condition_per_card ->
       [one] jeden Fortschritt, den
      *[other] je { $condition_per_card } Fortschritte, die
   } noch kein Volk hatte.
text-navigator = Einer für { $condition_per_card ->
    [one] jeden Punkt
   *[other] je { $condition_per_card } Punkte
}; eine Seeregion mit eigener Galeere zählt 1, mit Schiffssymbol 2.
text-plinius = Der neunte Gelehrte, für das erste Volk mit allen acht Fortschritten.
text-bellona = Auf Militia bekommt ihr Besitzer eine Einheit umsonst und gibt die Karte nach rechts weiter.
