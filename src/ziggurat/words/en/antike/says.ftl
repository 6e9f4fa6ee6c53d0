## name

name-marble = marble
name-iron = iron
name-gold = gold
name-coins = coins
name-legion = legion
    .many = legions
name-galley = galley
    .many = galleys
name-temple = temple
name-city = city
name-bellona = Bellona
name-king = king
    .many = kings
name-general = general
    .many = generals
name-citizen = citizen
    .many = citizens
name-scholar = scholar
    .many = scholars
name-navigator = navigator
    .many = navigators
name-plinius = Plinius
name-ferrum = Ferrum
name-templum = Templum
name-aurum = Aurum
name-movere_1 = Movere (after Aurum)
name-militia = Militia
name-marmor = Marmor
name-scientia = Scientia
name-movere_2 = Movere (after Scientia)
name-mercatura = Mercatura
name-commercium = Commercium
name-metallum = Metallum
name-moneta = Moneta
name-regnum = Regnum
name-res_publica = Res Publica
name-strata = Strata
name-navigatio = Navigatio
name-mare_nostrum = Mare Nostrum
name-orient = Orient
name-yellow = yellow
name-red = red
name-green = green
name-blue = blue
name-black = black
name-grey = grey

## goods

goods-marble = { $n } marble
goods-iron = { $n } iron
goods-gold = { $n } gold
goods-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
    }

## units

units-legion = { $n ->
    [one] { $n } legion
   *[other] { $n } legions
    }
units-galley = { $n ->
    [one] { $n } galley
   *[other] { $n } galleys
    }

## cities

cities-empty = { NAME($region) } ({ NAME($resource) })
cities-guarded = { NAME($region) } ({ NAME($resource) }, { NAME($units) })

## cards

cards-king = { $n ->
    [one] a king
   *[other] { $n } kings
    }
cards-general = { $n ->
    [one] a general
   *[other] { $n } generals
    }
cards-citizen = { $n ->
    [one] a citizen
   *[other] { $n } citizens
    }
cards-scholar = { $n ->
    [one] a scholar
   *[other] { $n } scholars
    }
cards-navigator = { $n ->
    [one] a navigator
   *[other] { $n } navigators
    }
cards-plinius = { $n ->
    [one] Plinius
   *[other] { $n } × Plinius
    }

## option

option-map = Side of the board
option-map-help = Mare Nostrum is the west, Orient the east with cities that may produce anything.
option-variant_plinius = Further scholar
option-variant_plinius-help = Plinius goes to the first nation that owns all eight advances.
option-variant_free_building = Free building
option-variant_free_building-help = A new city may produce anything, whatever its site shows.
option-choose_nations = Choose nations
option-choose_nations-help = Seat after seat chooses a nation; otherwise they are dealt.
option-commercium_keeps_mercatura = Commercium keeps 2 to 1
option-commercium_keeps_mercatura-help = Owners of Commercium may still trade at the rate of Mercatura.
option-production_bonus_without_city = Production bonus without a city
option-production_bonus_without_city-help = Metallum and Moneta add their goods even when no own city produces them.
option-coins_in_bank = Coins in the bank
option-coins_in_bank-help = How many coins there are in all; none means the number in the box.
option-turn_cap_rounds = Last round
option-turn_cap_rounds-help = The game ends after this round and the nation with most personalities wins; none means never.

## phase

phase-choose_nation = Choice of nations
phase-rondel = Rondel
phase-pay = Paying
phase-substitute = No coin in the bank
phase-bellona = Bellona
phase-militia = Militia
phase-templum = Templum
phase-scientia = Scientia
phase-movement = Movere, movement
phase-entry = Movere, meeting
phase-reaction = Movere, reaction
phase-conquest = Movere, conquest
phase-founding = Founding cities
phase-give = Trade, giving
phase-take = Trade, taking
phase-over = The end

## prompt

prompt-choose_nation = Which nation will you lead?
prompt-rondel_first = { NAME($nation) }: choose any rondel field. The first is free.
prompt-rondel = { $n ->
    [one] { NAME($nation) }: choose a rondel field. One step is free, each further step costs one of any good.
   *[other] { NAME($nation) }: choose a rondel field. { $n } steps are free, each further step costs one of any good.
    }
prompt-pay = { $n ->
    [one] { NAME($field) } is one step beyond the free ones: what do you pay?
   *[other] { NAME($field) } is { $n } steps beyond the free ones: what do you pay?
    }
prompt-substitute = The bank has no coin. Which resource do you take instead?
prompt-bellona = Bellona grants { NAME($nation) } a unit: which, and where?
prompt-militia = { $n ->
    [one] { NAME($nation) } arms: you can pay for one unit at { $cost } iron. Where?
   *[other] { NAME($nation) } arms: you can pay for { $n } units at { $cost } iron each. Where?
    }
prompt-templum = { $n ->
    [one] { NAME($nation) } builds: you can pay for one temple at { $cost } marble. Where?
   *[other] { NAME($nation) } builds: you can pay for { $n } temples at { $cost } marble each. Where?
    }
prompt-scientia = { $n ->
    [0] { NAME($nation) } has { $gold } gold for advances: which one?
    [one] { NAME($nation) } has { $gold ->
        [0] one coin
       *[other] { $gold } gold and one coin
    } for advances: which one?
   *[other] { NAME($nation) } has { $gold ->
        [0] { $n } coins
       *[other] { $gold } gold and { $n } coins
    } for advances: which one?
    }
prompt-movement = { $all ->
    [one] { NAME($nation) } moves: its unit can still go. Where to?
   *[other] { NAME($nation) } moves: { $n } of { $all } units can still go. Which one, and where to?
    }
prompt-movement_fights = No unit of { NAME($nation) } can go on, but where foreign ones of its kind stand it can fight. Fight, or end the movement?
prompt-entry = Your { NAME($unit) } enters { NAME($region) } and meets foreign ones. Fight, or pass and let them decide?
prompt-reaction = A { NAME($unit) } of { NAME($other) } enters { NAME($region) }. Does { NAME($nation) } demand a fight? Both would lose one.
prompt-conquest = { $n ->
    [one] { NAME($nation) } can conquer in one region: which units leave?
   *[other] { NAME($nation) } can conquer in { $n } regions: where, and which units leave?
    }
prompt-founding = { $n ->
    [one] { NAME($nation) } stands on one free site: do you found a city there?
   *[other] { NAME($nation) } stands on { $n } free sites: where do you found a city?
    }
prompt-only_trade = Here { NAME($nation) } can only trade with the bank, or go on. Do you trade?
prompt-give = What does the bank get? { $n } goods, and you take { $get }.
prompt-take = { $n ->
    [one] Which resource do you take?
   *[other] Which { $n } resources do you take?
    }

## action

action-lead = Lead { NAME($nations) }
action-field = { NAME($field) }, free
action-field_paid = { NAME($field) }, { $steps } steps for { $n }
action-field_produce = { NAME($field) }: { $amount ->
        [0] no { NAME($resource) } from your cities
       *[other] +{ $amount } { NAME($resource) }
    }, free
action-field_paid_produce = { NAME($field) }: { $amount ->
        [0] no { NAME($resource) } from your cities
       *[other] +{ $amount } { NAME($resource) }
    }, { $steps } steps for { $n }
action-field_unpaid = { NAME($field) }: nothing can be paid there, free
action-field_paid_unpaid = { NAME($field) }: nothing can be paid there, { $steps } steps for { $n }
action-field_nothing = { NAME($field) }: nothing to do there, free
action-field_paid_nothing = { NAME($field) }: nothing to do there, { $steps } steps for { $n }
action-pay = Pay { NAME($goods) }
action-instead = Take 1 { NAME($resource) }
action-bellona = Bellona's { NAME($unit) } to { NAME($region) }
action-arm = New { NAME($unit) } in { NAME($region) } for { NAME($price) }
action-temple = Temple in { NAME($region) } for { NAME($price) }
action-advance = { NAME($advance) } for { NAME($price) }
action-advance_first = { NAME($advance) } for { NAME($price) }, first: one scholar
action-move = Move a { NAME($unit) } { NAME($home) } → { NAME($there) }
action-move_meets = Move a { NAME($unit) } { NAME($home) } → { NAME($there) }, meeting { NAME($others) }
action-fight = A { NAME($unit) } in { NAME($region) } fights { NAME($other) }
action-fight_entry = Fight { NAME($other) }: both lose a { NAME($unit) }
action-pass_entry = Pass
action-pass_reaction = Let it pass
action-demand = Demand a fight
action-conquer = Conquer { NAME($region) } for { NAME($units) }
action-conquer_temple = Conquer { NAME($region) } and destroy its temple for { NAME($units) }: one general
action-raze = Destroy the temple in { NAME($region) } for { NAME($units) }: one general
action-found = Found { NAME($region) } ({ NAME($resource) }) for { NAME($price) }
action-give = Give { NAME($goods) }
action-take = Take { NAME($goods) }
action-trade = Trade { $give } : { $get } with the bank
action-end_movement = End movement, then conquer
action-end_conquest = End conquest
action-end_turn = End turn
action-end_turn_takes = End turn and take { NAME($cards) }
action-done = Done

## log

log-leads = leads { NAME($nation) }
log-begins = { NAME($nation) } begins with { NAME($goods) } and { NAME($cities) }
log-starts = { NAME($nation) } starts
log-bellona = { NAME($nation) } holds Bellona
log-round = Round { $n }
log-marker = { NAME($nation) } to { NAME($field) }
log-pays = { NAME($nation) } pays { NAME($goods) }
log-produces = { NAME($nation) }: { $n ->
    [0] { $amount ->
        [0] no { NAME($resource) }
       *[other] +{ $amount } { NAME($resource) }
    }
    [one] { $amount ->
        [0] no { NAME($resource) }, +1 coin
       *[other] +{ $amount } { NAME($resource) }, +1 coin
    }
   *[other] { $amount ->
        [0] no { NAME($resource) }, +{ $n } coins
       *[other] +{ $amount } { NAME($resource) }, +{ $n } coins
    }
    }
log-instead = { NAME($nation) }: no coin in the bank, +1 { NAME($resource) } instead
log-bellona_passes = Bellona goes to { NAME($nation) }
log-bellona_unit = { NAME($nation) }: Bellona's { NAME($unit) } in { NAME($region) }
log-arms = { NAME($nation) }: new { NAME($unit) } in { NAME($region) }
log-temple = { NAME($nation) }: temple in { NAME($region) }
log-advance = { NAME($nation) }: { NAME($advance) } for { $n }
log-advance_first = { NAME($nation) }: { NAME($advance) } for { $n }, the first nation to have it
log-moves = { NAME($nation) }: { NAME($unit) } { NAME($home) } → { NAME($there) }
log-fight = { NAME($nation) } and { NAME($other) } each lose a { NAME($unit) } in { NAME($region) }
log-lets_pass = { NAME($nation) } demands no fight in { NAME($region) }
log-loses = { NAME($nation) } loses { NAME($units) } in { NAME($region) }
log-conquers = { NAME($nation) } conquers { NAME($region) } from { NAME($other) }
log-conquers_temple = { NAME($nation) } conquers { NAME($region) } from { NAME($other) } and destroys the temple
log-razes = { NAME($nation) } destroys the neutral temple in { NAME($region) }
log-founds = { NAME($nation) } founds { NAME($region) } ({ NAME($resource) }), now { $n } cities
log-gives = { NAME($nation) } gives the bank { NAME($goods) }
log-takes = { NAME($nation) } takes { NAME($goods) }
log-personality = { $kind ->
    [plinius] { NAME($nation) } takes Plinius
   *[other] { $n ->
        [one] { NAME($nation) } takes a { NAME($kind) }: { NAME($cards) }
       *[other] { NAME($nation) } takes { $n } { NAME($kind, form: "many") }: { NAME($cards) }
    }
    }

## end

end-threshold = { NAME($nation) } has gained { $n } personalities and wins.
end-threshold-any = A nation has gained all the personalities it needs.
end-temple-any = A nation, one personality short, destroyed a temple when no general was left.
end-cap-any = The last round is over, and the most personalities win.
end-temple = { NAME($nation) }, one personality short, destroyed a temple when no general was left, and wins.
end-cap = { $n ->
    [0] The last round is over, and nobody has a personality; { NAME($nation) } wins.
    [one] The last round is over; { NAME($nation) } leads with one personality and wins.
   *[other] The last round is over; { NAME($nation) } leads with { $n } personalities and wins.
    }

## why

why-nation_gone = { NAME($nation) } is taken already.
why-take_no_coins = The bank gives resources, never coins.
why-no_market = Trading with the bank needs Mercatura.
why-no_rate = None of your advances trades at that rate.
why-bought_now = An advance bought in this turn cannot be used for trade before the next one.
why-too_little_to_trade = { $n ->
    [0] You have no goods to trade with.
    [one] You have only one good, too few for this trade.
   *[other] You have only { $n } goods, too few for this trade.
    }
why-field_too_far = { $n ->
    [0] { NAME($field) } costs { $cost } and you have no goods.
    [one] { NAME($field) } costs { $cost } and you have one good.
   *[other] { NAME($field) } costs { $cost } and you have { $n } goods.
    }
why-other_cost = The way to { NAME($field) } costs { $cost }.
why-field_beyond = { NAME($field) } is more steps away than the marker may go.
why-no_standing_still = Standing still is not allowed; once around the rondel costs { $cost }.
why-rondel_first = First choose a rondel field; its action says what can be done on the map.
why-not_own_city = { NAME($region) } has no city of { NAME($nation) }.
why-city_full = { $n ->
    [one] { NAME($region) } has no temple and takes no more than one new unit in one Militia.
   *[other] { NAME($region) } takes no more than { $n } new units in one Militia.
    }
why-no_land_border = { NAME($region) } has no land border, so no legion can be there.
why-no_sea_border = { NAME($region) } has no sea border, so no galley can be there.
why-no_unit_left = No { NAME($unit) } is left in your supply.
why-too_dear = { $n ->
    [0] That costs { $cost } { NAME($resource) }; you have { $have ->
        [0] none
       *[other] { $have }
    } and no coins.
    [one] That costs { $cost } { NAME($resource) }; you have { $have ->
        [0] none
       *[other] { $have }
    } and one coin.
   *[other] That costs { $cost } { NAME($resource) }; you have { $have ->
        [0] none
       *[other] { $have }
    } and { $n } coins.
    }
why-other_coins = The price cannot be paid with just so many coins.
why-temple_there = { NAME($region) } has a temple already.
why-no_temple_left = All temples are on the board.
why-advance_owned = You own { NAME($advance) } already.
why-advance_needs = { NAME($advance) } needs { NAME($lower) } first.
why-movement_first = End the movement first; conquest comes after it.
why-movement_over = The movement is over; after it nothing moves any more.
why-nobody_to_fight = No two units of the same kind, one of them yours, stand in { NAME($region) }.
why-no_fight = Nowhere do two units of the same kind stand together, one of them yours.
why-no_mover = None of your units can still move.
why-no_unit_there = You have no such unit in { NAME($region) }.
why-no_border = { NAME($home) } and { NAME($there) } have no common border.
why-border_sea = Between { NAME($home) } and { NAME($there) } lies a sea border, which legions cannot cross.
why-border_land = Between { NAME($home) } and { NAME($there) } lies a land border, which galleys cannot cross.
why-no_range_left = The units in { NAME($region) } have no range left.
why-out_of_reach = None of your units that can still move is next to { NAME($region) }.
why-not_met = { NAME($other) } has no such unit where yours just came.
why-nothing_to_conquer = { NAME($region) } has neither a foreign city nor a temple.
why-own_city = { NAME($region) } is your own city.
why-last_city = { NAME($region) } is the only city of { NAME($nation) } and cannot be conquered.
why-no_token_left = { NAME($nation) } has no city token left.
why-too_weak = { $n ->
    [0] { NAME($region) } has strength { $need }; you have no unit there.
    [one] { NAME($region) } has strength { $need }; you have one unit there.
   *[other] { NAME($region) } has strength { $need }; you have { $n } units there.
    }
why-other_units = { $need ->
    [one] Exactly one unit leaves { NAME($region) }, one that is there.
   *[other] Exactly { $need } units leave { NAME($region) }, of those that are there.
    }
why-neutral_temple = A neutral temple stands in { NAME($region) }; it must be destroyed first.
why-city_there = { NAME($region) } has a city already.
why-no_unit_to_found = { NAME($nation) } has no unit in { NAME($region) }.
why-other_symbol = The site of { NAME($region) } shows { NAME($resource) }.
why-city_too_dear = A city costs one marble, one iron and one gold; coins may stand in.
why-other_goods = That is not the price, or you do not have it.
why-pay_first = Pay for the way to the field first.
why-entry_first = First decide whether the unit that just came fights.
why-give_first = Finish the trade first.
why-reaction_only = Now you may only demand a fight with the unit that just came, or let it pass.

## error

error-coins_in_bank = coins_in_bank is less than the nations start with

## group

group-advance = Advances
group-arm = Arm
group-bellona = Bellona
group-conquer = Conquer
group-done = Finish
group-end = End
group-fight = Fight
group-found = Found
group-give = Give
group-instead = Instead
group-lead = General
group-move = Move
group-pass = Pass
group-pay = Pay
group-rondel = Rondel
group-take = Take
group-temple = Temples
group-trade = Trade
