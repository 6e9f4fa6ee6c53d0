## option

option-turn_cap_rounds = End after so many rounds
option-turn_cap_rounds-help = Ends the game with final scoring after that many rounds; "none" plays by the rules.

## score

score-regions = Regions
score-governments = Government
score-cities = Cities
score-towns = Towns
score-wonders = Wonders
score-golden_ages = Golden ages
score-achievements = Achievements
score-projects = Projects
score-technologies = Technologies
score-artisan_towns = Artisan goods
score-leader = Leader
score-unrest = Unrest

## phase

phase-leaders = Leader draft
phase-technologies = Technology draft
phase-start_cities = Start cities
phase-benefits = Leader benefits
phase-start_technologies = Start technologies
phase-play = Play
phase-over = Over

## group

group-work = Work
group-population = Population
group-build = Build
group-wonder = Wonder
group-technology = Technology
group-tax_tariff = Tax and tariff
group-military = Military
group-government = Government
group-look = Look first
group-free = Free actions
group-recruit = Recruit
group-move = Move
group-pay = Pay
group-place = Place
group-tile = Take a tile
group-take_over = Take over
group-keep = Keep
group-play = Play
group-leader = Leaders
group-track = Production
group-convert = Convert
group-amount = Amount
group-unit = Units
group-region = Regions
group-eliminate = Eliminate
group-displace = Displace
group-done = Finish

## end

end-empire = The third empire card was revealed, and the final round is over.
end-displays = Two of the three displays were empty, and the final round is over.
end-cap = The agreed number of rounds is over.

## prompt

prompt-leader = Choose your leader.
prompt-keep = Keep one of the { $n } technologies; the others pass to the left.
prompt-start_city = Place your start city on any free hex that is not a port hex.
prompt-play_start = Play one of your start technologies, face up if you can or face down.
prompt-turn = Choose an action.
prompt-turn_looked = Neither the card you saw nor one on offer can be taken: choose another action.
prompt-free = Take free actions, or end your turn.
prompt-pay = Pay { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }: how much of it in money, two for one?
prompt-place = Choose a hex for your { NAME($piece) }.
prompt-place_wonder = Choose a hex for { NAME($wonder) }.
prompt-track = Choose the production that rises by { $n }.
prompt-convert = Choose which production becomes which.
prompt-convert_amount = How much { NAME($a) } becomes { NAME($b) }?
prompt-unit = { $n ->
    [one] Place your unit.
   *[other] Place your units, { $n } still to come.
    }
prompt-eliminate_region = { $n ->
    [one] Choose the region in which an enemy unit falls.
   *[other] Choose the region in which up to { $n } enemy units fall.
    }
prompt-eliminate = { $n ->
    [one] Choose which enemy unit in { NAME($region) } falls.
   *[other] Choose which enemy units in { NAME($region) } fall, { $n } still to choose.
    }
prompt-tile = { $n ->
    [one] Take any tile from the map.
   *[other] Take any tile from the map ({ $n } to take).
    }
prompt-tile_good = { $n ->
    [one] Take a trade-goods tile from the map.
   *[other] Take a trade-goods tile from the map ({ $n } to take).
    }
prompt-tile_kind = Take a tile from the map: { NAME($tile) }.
prompt-refresh = Choose an offer to refresh.
prompt-lock = Choose a region you dominate; nobody else may found cities there any more.
prompt-share = { $n ->
    [one] One unit brings { NAME($each) }: does it bring { NAME($what) }?
   *[other] { $n } units bring { NAME($each) } each: how many of them bring { NAME($what) }?
    }
prompt-take_over = Choose the city you take over.
prompt-military = { $n ->
    [0] Move units for { $move } money each.
    [one] Recruit a unit for { $cost } money, move units for { $move } money each.
   *[other] Recruit up to { $n } units for { $cost } money each, move units for { $move } money each.
    }
prompt-peek = You see { NAME($card) }. Take it, or choose from the offer.
prompt-peek_nothing = There is no card to see in the { NAME($deck) }. Choose from the offer.
prompt-window = Before the empire scoring you may use your effect.

## act

act-work = Work for { $n ->
    [0] no { NAME($what) }
    [one] { $n } { NAME($what, form: "one") }
   *[other] { $n } { NAME($what) }
    }
act-pay = Pay { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
act-pay_both = Pay { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } and { $money } money
act-pay_money = Pay { $money } money
act-technology = Learn { NAME($card) }, face up
act-technology_down = Take { NAME($card) } face down
act-build = Build { NAME($card) }
act-build_plain = Build without a card: { NAME($piece) }
act-tax = Collect with { NAME($card) }
act-population = Grow by { $n } for { $food } food
act-wonder = Build { NAME($wonder) }
act-government = Found { NAME($government) }
act-military = Recruit and move units
act-recruit = Recruit { NAME($unit, form: "a") } in { NAME($region) }
act-move = Move { NAME($unit, form: "a") } from { NAME($a) } to { NAME($b) }
act-done = Done
act-end = End the turn
act-flip = Turn up { NAME($card) }
act-claim = Claim { NAME($card) }
act-refresh = Refresh the { NAME($deck) }
act-look = Look at the top card of the { NAME($deck) }
act-leader = { NAME($leader) }
act-keep = Keep { NAME($card) }
act-play = Play { NAME($card) } face up
act-play_down = Put { NAME($card) } face down
act-track = Raise { NAME($what) } by { $n }
act-convert = Turn { NAME($a) } into { NAME($b) }
act-share = { $n ->
    [0] No { NAME($what) }
    [one] { $n } { NAME($what, form: "one") }
   *[other] { $n } { NAME($what) }
    }
act-amount = { $n }
act-unit = Place { NAME($unit, form: "a") } in { NAME($region) }
act-region = { NAME($region) }
act-eliminate = Eliminate { NAME($unit, form: "a") } of the { NAME($player) } in { NAME($region) }
act-displace = Move all units of the { NAME($player) } from { NAME($a) } to { NAME($b) }
act-convert_population = Turn population into { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
act-take_over = Take over a city
act-take_city = Take over the city on { NAME($hex) }
act-tile = Take { NAME($tile) } from { NAME($hex) }
act-place = Place { NAME($piece, form: "a") } on { NAME($hex) } ({ NAME($tile) })
act-decline = Nothing

## log

log-leader = leads with the { NAME($leader) }
log-keeps = keeps { NAME($card) }
log-keeps_hidden = keeps a technology
log-draws = draws { NAME($card) }
log-draws_hidden = draws a technology
log-places = places { NAME($piece, form: "a") } on { NAME($hex) }
log-tile = takes the tile { NAME($tile) }
log-tile_from = takes the tile { NAME($tile) } from { NAME($hex) }
log-bonus = { $n } money onto the bonus field, now { $all }
log-gains = gains { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-loses = loses { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-produces = raises { NAME($what) } by { $n }
log-produces_less = lowers { NAME($what) } by { $n }
log-points = { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
    }
log-pays = pays { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-pays_both = pays { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } and { $money } money
log-pays_money = pays { $money } money instead of { NAME($what) }
log-works = works for { $n ->
    [0] no { NAME($what) }
    [one] { $n } { NAME($what, form: "one") }
   *[other] { $n } { NAME($what) }
    }
log-grows = grows by { $n } for { $food } food
log-builds = builds { NAME($card) }
log-builds_plain = builds without a card: { NAME($piece) }
log-wonder = builds { NAME($wonder) }
log-plays = plays { NAME($card) }
log-turns_up = turns a technology face up
log-puts_down = puts { NAME($card) } face down
log-puts_down_hidden = puts a technology face down
log-taxes = collects { $n ->
    [0] no money
   *[other] { $n } money
    } with { NAME($card) }
log-government = founds { NAME($government) }
log-claims = claims { NAME($card) }
log-refresh = The { NAME($deck) } is refreshed
log-converts = lowers { NAME($a) } by { $n } and raises { NAME($b) } by as much
log-converts_population = turns population into { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    }
log-takes_over = takes over the city of the { NAME($player) } on { NAME($hex) }
log-unit = places { NAME($unit, form: "a") } in { NAME($region) }
log-eliminates = eliminates { NAME($unit, form: "a") } of the { NAME($player) } in { NAME($region) }
log-locks = closes { NAME($region) } to the cities of others
log-recruits = recruits { NAME($unit, form: "a") } in { NAME($region) }
log-moves = moves { NAME($unit, form: "a") } from { NAME($a) } to { NAME($b) }
log-looks = looks at the top card of the { NAME($deck) }
log-sees = sees { NAME($card) }
log-displaces = moves all units of the { NAME($player) } from { NAME($a) } to { NAME($b) }
log-empire_card = reveals the empire card of the { NAME($deck) }
log-scoring = Empire scoring number { $n }
log-region_points = { $n ->
    [one] 1 point in { NAME($region) }
   *[other] { $n } points in { NAME($region) }
    }
log-government_points = { $n ->
    [one] 1 point for { NAME($government) }
   *[other] { $n } points for { NAME($government) }
    }
log-end_near = The end is near: this round is finished, then a last one is played
log-round = Round { $n }
log-final_round = The final round begins
log-over = The game is over

## why

why-military_now = First finish the military action: recruit and move units, then end it.
why-leader_taken = That leader is taken.
why-not_in_hand = That card is not in your hand.
why-pay = The cost of { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } cannot be split like that.
why-pay_first = First say how the { NAME($what) } is paid.
why-choose_action = First choose an action; the place comes after it.
why-out_of_play = { NAME($region) } is out of play with this number of players.
why-occupied = { NAME($hex) } is not free.
why-port_hex_only = { NAME($hex) } is not a port hex.
why-no_port_hex = { NAME($hex) } is a port hex, for ports only.
why-no_city_there = You have no city in { NAME($region) }.
why-too_few_cities = It needs a region with at least { $n } cities, one of them yours.
why-locked = { NAME($region) } is closed to new cities of yours.
why-own_city_there = You have a city in { NAME($region) } already; the new one goes to a region without.
why-not_bordering = { NAME($region) } does not border a region with a city of yours.
why-other_region = It must stand in { NAME($region) }.
why-not_next_to_city = { NAME($hex) } is not next to a city of yours.
why-unit_region = The unit cannot go to { NAME($region) }.
why-recruit_block = You have recruited and then moved; recruiting is over for this action.
why-move_block = You have moved and then recruited; moving is over for this action.
why-recruit_limit = { $n ->
    [one] You may recruit one unit in one action.
   *[other] You may recruit { $n } units in one action.
    }
why-money = It costs { $n } money.
why-not_unlocked = You need a technology to recruit { NAME($unit, form: "a") }.
why-no_piece = You have no { NAME($piece) } left.
why-no_unit_there = You have no { NAME($unit) } in { NAME($region) }.
why-moved_already = Your { NAME($unit) } there has moved already.
why-not_adjacent = { NAME($a) } and { NAME($b) } are not close enough.
why-nothing_done = Recruit or move at least one unit.
why-eliminate = Choose among the enemy units where your own unit stands.
why-no_such_tile = There is no tile of that sort to take.
why-not_dominated = You do not dominate that region alone.
why-take_over = Only an opponent with at least { $n } cities can lose one, and you need the piece in your supply.
why-named = You have looked at the { NAME($deck) }: its action is binding.
why-window = Choose one of your effects before the scoring, or nothing.
why-must_act = You must take an action; passing is not allowed.
why-action_spent = Your action is spent; free actions remain.
why-no_money_from_work = Work brings stone, food or ideas, never money.
why-no_military = You can neither recruit ({ $n } money each) nor move a unit.
why-symbols = { $n ->
    [one] It needs a symbol of { NAME($pillar) }, you have { $have }.
   *[other] It needs { $n } symbols of { NAME($pillar) }, you have { $have }.
    }
why-population = It takes { $n } population, and money cannot replace it.
why-claimed = { NAME($card) } is taken.
why-achievement = { NAME($card) } needs { $n }, you have { $have }.
why-down_this_turn = { NAME($card) } was put face down this turn; it can be turned up from your next turn on.
why-face_up_already = { NAME($card) } lies face up already.
why-no_government = You have no government.
why-refreshed = You have used the refresh of this government.
why-nothing_to_refresh = There is nothing to refresh.
why-no_power = Your leader has no such ability left.
why-cost = You cannot pay it: { $price }; { $n } money stand for one of anything.
cost-stone = { $n } stone
cost-food = { $n } food
cost-ideas = { $n ->
    [one] { $n } idea
   *[other] { $n } ideas
    }
why-not_on_offer = { NAME($card) } is not on offer.
why-no_hex = There is no hex for { NAME($piece, form: "a") }.
why-no_wonder_hex = There is no free hex for { NAME($wonder) } in a region with a city of yours.
why-held_already = You have { NAME($government) } already.
why-held_by_other = { NAME($government) } is held by another player.
why-not_exhausted = Without a card only once the deck and its offer are empty.
why-choice_first = First comes the choice that is asked for.
why-not_in_game = { NAME($card) } is not among the achievements of this game.
why-not_down = { NAME($card) } does not lie face down before you.
why-no_look = Only the Republic looks at a deck before an action.
why-looked = You have looked already; there is one look per action.
why-empty_deck = There is no card to look at in the { NAME($deck) }.
why-not_converted = Your leader does not turn population into { NAME($what) }.
why-other_track = That production is not among those to choose from.
why-same_track = Choose two different productions.
why-no_production = You have no { NAME($track) } to move.
why-convert_amount = Between 1 and { $n } can be moved.
why-share = In steps of { $each }, { $n ->
        [one] { $n } { NAME($what, form: "one") }
       *[other] { $n } { NAME($what) }
    } at most.
why-unit_kind = The card does not give { NAME($unit, form: "a") }.
