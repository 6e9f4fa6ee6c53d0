## text

text-ferrum = Every iron city yields { $supplies_capacity_city_without_temple_production } iron, or { $supplies_capacity_city_with_temple_production } with a temple, and the bank adds { $supplies_production_coin_amount ->
    [one] a coin
   *[other] { $supplies_production_coin_amount } coins
}.
text-aurum = Every gold city yields { $supplies_capacity_city_without_temple_production } gold, or { $supplies_capacity_city_with_temple_production } with a temple, and the bank adds { $supplies_production_coin_amount ->
    [one] a coin
   *[other] { $supplies_production_coin_amount } coins
}.
text-marmor = Every marble city yields { $supplies_capacity_city_without_temple_production } marble, or { $supplies_capacity_city_with_temple_production } with a temple, and the bank adds { $supplies_production_coin_amount ->
    [one] a coin
   *[other] { $supplies_production_coin_amount } coins
}.
text-templum = Build temples at { $supplies_costs_temple_marble } marble in own cities. A city with a temple yields { $supplies_capacity_city_with_temple_production } instead of { $supplies_capacity_city_without_temple_production }, arms { $supplies_capacity_city_with_temple_new_units_per_militia } instead of { $supplies_capacity_city_without_temple_new_units_per_militia } and withstands { $supplies_capacity_city_with_temple_strength } instead of { $supplies_capacity_city_without_temple_strength }.
text-militia = Arm legions and galleys at { $supplies_costs_unit_iron } iron. A city takes { $supplies_capacity_city_without_temple_new_units_per_militia ->
    [one] 1 new unit
   *[other] { $supplies_capacity_city_without_temple_new_units_per_militia } new units
}, or { $supplies_capacity_city_with_temple_new_units_per_militia } with a temple.
text-scientia = Buy advances for gold. The first nation to have one pays more and gains a scholar.
text-movere_1 = Move units, fight where a side demands it, then conquer cities and destroy temples.
text-movere_2 = Move units, fight where a side demands it, then conquer cities and destroy temples.
text-mercatura = Give the bank any { $effect_give } goods for { $effect_get ->
    [one] any 1 resource
   *[other] any { $effect_get } resources
}, at any time in your turn, but not yet in the turn you buy it.
text-commercium = Give the bank any { $effect_give } goods for { $effect_get ->
    [one] any 1 resource
   *[other] any { $effect_get } resources
}, at any time in your turn, but not yet in the turn you buy it.
text-metallum = Each production yields { $effect_amount } more of its resource.
text-moneta = Each production yields { $effect_amount } more of its resource; what Metallum adds is not counted as well.
text-regnum = All your cities are stronger by { $effect_amount }.
text-res_publica = All your cities are stronger by { $effect_amount }; what Regnum adds is not counted as well.
text-strata = Your legions may cross { $effect_borders ->
    [one] 1 border
   *[other] { $effect_borders } borders
}.
text-navigatio = Your galleys may cross { $effect_borders ->
    [one] 1 border
   *[other] { $effect_borders } borders
}.
text-king = One for every { $condition_per_card ->
    [one] city
   *[other] { $condition_per_card } cities
}.
text-general = One for { $condition_per_card ->
       [one] each temple
      *[other] every { $condition_per_card } temples
   } destroyed, neutral ones included.
text-citizen = One for every { $condition_per_card ->
    [one] temple
   *[other] { $condition_per_card } temples
}.
text-scholar = One for { $condition_per_card ->
       [one] each advance
      *[other] every { $condition_per_card } advances
   } that no nation had before.
text-navigator = One for every { $condition_per_card ->
    [one] point
   *[other] { $condition_per_card } points
}; a sea region with an own galley counts 1, with a ship symbol 2.
text-plinius = The ninth scholar, for the first nation that owns all eight advances.
text-bellona = At Militia its holder gets one unit free and hands the card to the neighbour on the right.
