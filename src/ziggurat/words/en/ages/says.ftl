## option

option-tier = Tier
option-tier-help = The simple game ends with Age I and knows no attacks; the advanced game ends with Age II; the full game plays all ages, with wars.
option-tier-simple = Simple
option-tier-advanced = Advanced
option-tier-full = Full
option-easier = Easier
option-easier-help = Everybody starts with one more yellow token, and every urban limit is one higher.
option-less_mean = Less mean
option-less_mean-help = A civilisation can be attacked by only one opponent at a time.
option-peaceful = Peaceful
option-peaceful-help = All aggressions and wars are left out.
option-fewer_pacts = Fewer pacts
option-fewer_pacts-help = In a peaceful game, pacts that only matter with attacks are left out too.
option-military_draw_action = Military cards as an action
option-military_draw_action-help = Military cards are not drawn at the end of a turn; a military action draws one instead.
option-alternative_corruption = Alternative corruption
option-alternative_corruption-help = When your mines produce you may leave one blue token in the bank.
option-bonus_cards = Bonus cards
option-bonus_cards-help = Scoring events are laid aside before the game and score for everybody at the end.
option-bonus_cards-none = None
option-bonus_cards-public = Public
option-bonus_cards-age_by_age = Age by age
option-bonus_cards-private = Private
option-bonus_cards-open_choice = Open choice
option-bonus_public = Public bonus cards
option-bonus_public-help = How many bonus cards lie open from the start.
option-fewer_points = Fewer bonus points
option-fewer_points-help = Scoring events left in the event piles do not score at the end.
option-resigning = Resigning
option-resigning-help = In the full game a player may leave with honour at the start of a turn; the others play on (R25).

## name

name-seat_0 = Green
name-seat_1 = Grey
name-seat_2 = Orange
name-seat_3 = Violet
name-age_A = Age A
name-age_I = Age I
name-age_II = Age II
name-age_III = Age III
name-age_IV = Age IV
name-side_a = side A
name-side_b = side B
name-farm = Farm
name-mine = Mine
name-temple = Temple
name-lab = Lab
name-arena = Arena
name-library = Library
name-theater = Theatre
name-infantry = Infantry
name-cavalry = Cavalry
name-artillery = Artillery
name-air_force = Air force
name-government = Government
name-special = Special technology
name-technology = Technology
name-leader = Leader
name-wonder = Wonder
name-action = Action card
name-event = Event
name-territory = Territory
name-aggression = Aggression
name-pact = Pact
name-war = War
name-tactics = Tactics
name-bonus = Bonus card
name-culture = Culture
name-science = Science
name-strength = Strength
name-happy_faces = Happy faces
name-technologies = Technologies
name-production = Production

## phase

phase-begin = Start of the turn
phase-politics = Political action
phase-discard = Military hand limit
phase-actions = Actions
phase-auction = Colonisation
phase-pay_bid = Payment of the bid
phase-attack = Attack
phase-defend = Defence
phase-pact = Offer of a pact
phase-over = Game over

## ask

ask-begin = Begin your turn of round { NAME($round) }, or leave the game?
ask-politics = One political action, or none? You have { $military ->
    [0] no military action
    [one] one military action
   *[other] { $military } military actions
}.
ask-discard = { $n ->
    [one] Too many military cards. Discard one more.
   *[other] Too many military cards. Discard { $n } more.
    }
ask-actions = { $civil ->
        [0] No civil action
        [one] 1 civil action
       *[other] { $civil } civil actions
    } and { $military ->
        [0] no military action
        [one] 1 military action
       *[other] { $military } military actions
    } left.
ask-actions-detail = { $course ->
    [0] End of turn: culture { $culture }, science { $science }, food { $eaten ->
        [0] { $food }
       *[other] { $food } − { $eaten } eaten
    }, resources { $corruption ->
        [0] { $resources }
       *[other] { $resources } − { $corruption } corruption
    }.
    [1] End of turn, before a choice of yours: culture { $culture }, science { $science }, food { $eaten ->
        [0] { $food }
       *[other] { $food } − { $eaten } eaten
    }, resources { $corruption ->
        [0] { $resources }
       *[other] { $resources } − { $corruption } corruption
    }.
   *[other] End of turn: an uprising, and so no production.
    }
ask-reduce = Your mines produce. Leave one blue token in the bank?
ask-trade_food = Use 1 resource as 1 food for your consumption?
ask-trade_resource = Use 1 food as 1 resource for your corruption?
ask-produce_choice = What do you produce?
ask-mix_produce = { $n ->
    [one] Produce one food or one resource.
   *[other] Produce { $n } food and resources in any mix.
    }
ask-mix_lose = { $n ->
    [one] Lose one food or one resource.
   *[other] Lose { $n } food and resources in any mix.
    }
ask-mix_steal = { $n ->
    [one] Take one food or one resource.
   *[other] Take { $n } food and resources in any mix.
    }
ask-lose_population = { $n ->
    [one] Choose the worker you lose.
   *[other] Choose a worker you lose ({ $n } to go).
    }
ask-lose_building = Choose the building that { NAME($player) } loses.
ask-lose_colony = Choose the colony you lose.
ask-free_build = Build { NAME($card) } for free?
ask-agreement = { $n ->
    [0] Take a card that costs no civil action, or nothing more; all the civil actions that are not yours are spent.
    [one] Take a card from the row; you may still spend 1 civil action that is not yours.
   *[other] Take cards from the row; you may still spend { $n } civil actions that are not yours.
    }
ask-ravage = Choose the wonder that falls into ruin.
ask-tokens = { $n ->
    [one] Choose the card from which a blue token goes back to the box.
   *[other] Choose the card from which a blue token goes back to the box ({ $n } to go).
    }
ask-bid = { $bid ->
    [0] { NAME($card) }: nobody has bid yet. Bid, or pass?
   *[other] { NAME($card) }: the highest bid is { $bid }. Bid more, or pass?
    }
ask-pay_bid = { $force ->
    [0] Pay your bid of { $n }: choose units and cards.
   *[other] Pay your bid of { $n }. Chosen so far is a force of { $force }.
    }
ask-attack = { NAME($card) }: attack { NAME($attack) } against strength { NAME($defence) }. Sacrifice units?
ask-defend = { NAME($card) }: attack { $attack } against defence { $defence }. Sacrifice units or play bonus cards?
ask-raze = { $n ->
    [one] Choose the building you destroy.
   *[other] Choose the buildings you destroy, at most { $n } on one card.
    }
ask-annex = Choose the colony you take.
ask-plunder_technology = You win { $n } science. Take a special technology for its cost instead?
ask-pact = { NAME($player) } offers { NAME($card) }. You would be { NAME($role) }.
ask-keep = { $n ->
    [one] Keep one of your bonus cards; it scores for everybody at the end.
   *[other] Keep { $n } of your bonus cards; they score for everybody at the end.
    }
ask-choose = Choose a bonus card that scores for everybody at the end.

## act

act-begin = Begin the turn
act-resign = Leave the game
act-pass = No
act-pass_politics = No political action
act-pass_bid = Pass
act-done = Done
act-done_battle = That is all
act-yes = Yes
act-accept = Accept
act-refuse = Refuse
act-draw = Draw a military card
act-event = Prepare { NAME($card) } as a future event
act-columbus = Columbus claims { NAME($card) }
act-discard = Discard { NAME($card) }
act-leader = Elect { NAME($card) }
act-tactics = Adopt { NAME($card) }
act-bonus = Play { NAME($card) }
act-colony = { NAME($card) }
act-wonder = { NAME($card) }
act-special = Take { NAME($card) }
act-destroy = Destroy { NAME($card) }
act-disband = Disband { NAME($card) }
act-sacrifice = Sacrifice { NAME($card) }
act-lose_worker = Lose a worker on { NAME($card) }
act-token = A token from { NAME($card) }
act-free_build = Build { NAME($card) }
act-reduce = One token less from { NAME($card) }
act-take = { $n ->
    [0] Take { NAME($card) } for free
    [one] Take { NAME($card) } for 1 civil action
   *[other] Take { NAME($card) } for { $n } civil actions
    }
act-aggression = { $n ->
    [one] { NAME($card) } against { NAME($player) } for 1 military action
   *[other] { NAME($card) } against { NAME($player) } for { $n } military actions
    }
act-war = { $n ->
    [one] Declare { NAME($card) } on { NAME($player) } for 1 military action
   *[other] Declare { NAME($card) } on { NAME($player) } for { $n } military actions
    }
act-pact = Offer { NAME($card) } to { NAME($player) }
act-pact_side = Offer { NAME($card) } to { NAME($player) }, you are { NAME($role) }
act-break = Break { NAME($card) } with { NAME($player) }
act-bid = Bid { $n }
act-mix = { $food ->
        [0] { $resources ->
            [one] 1 resource
           *[other] { $resources } resources
        }
       *[other] { $resources ->
            [0] { $food } food
            [one] { $food } food, 1 resource
           *[other] { $food } food, { $resources } resources
        }
    }
act-raze = { $n ->
    [one] { NAME($card) }
   *[other] { $n } × { NAME($card) }
    }
act-choose = { NAME($cards) }
act-end = End turn
act-end_undrawn = End turn, draw no card
act-end_draw = { $n ->
    [one] End turn, draw 1 card
   *[other] End turn, draw { $n } cards
    }
act-population = Increase population for { $n } food
act-free_population = { $n ->
    [0] Increase population by ocean liner for free
   *[other] Increase population by ocean liner for { $n } food
    }
act-build = { $n ->
    [0] Build { NAME($card) } for free
    [one] Build { NAME($card) } for 1 resource
   *[other] Build { NAME($card) } for { $n } resources
    }
act-unit = { $n ->
    [0] Raise { NAME($card) } for free
    [one] Raise { NAME($card) } for 1 resource
   *[other] Raise { NAME($card) } for { $n } resources
    }
act-recruit = { $n ->
    [0] Recruit { NAME($card) } for { NAME($food) } food
    [one] Recruit { NAME($card) } for { NAME($food) } food and 1 resource
   *[other] Recruit { NAME($card) } for { NAME($food) } food and { $n } resources
    }
act-upgrade = { $n ->
    [0] Upgrade { NAME($old) } to { NAME($new) } for free
    [one] Upgrade { NAME($old) } to { NAME($new) } for 1 resource
   *[other] Upgrade { NAME($old) } to { NAME($new) } for { $n } resources
    }
act-stage = { $n ->
    [one] Build a stage of { NAME($card) }
   *[other] Build { $n } stages of { NAME($card) }
} { $cost ->
    [0] for free
    [one] for { $cost } resource
   *[other] for { $cost } resources
}
act-play = Play { NAME($card) } { $n ->
    [0] for free
   *[other] for { $n } science
    }
act-peaceful = Change peacefully to { NAME($card) } { $n ->
    [0] for free
   *[other] for { $n } science
    }
act-revolution = Revolution, { NAME($card) } { $n ->
    [0] for free
   *[other] for { $n } science
    }
act-card = Play { NAME($card) }
act-card_on = Play { NAME($card) }: { NAME($on) }
act-card_revolution = Play { NAME($card) }: revolution, { NAME($on) }
act-trade_food = Use 1 resource as 1 food
act-trade_resource = Use 1 food as 1 resource

## why

why-building = A wonder is already under construction.
why-hand_full = The civil hand is full; its limit is { $n }.
why-leader_age = Only one leader of each age may ever be taken.
why-in_hand = The same technology is already in your hand.
why-in_play = The same technology is already in play.
why-not_in_hand = { NAME($card) } is not in your hand.
why-not_in_play = { NAME($card) } is not in play yet.
why-civil_actions = That takes { $n ->
    [one] one civil action
   *[other] { $n } civil actions
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
why-military_actions = That takes { $n ->
    [one] one military action
   *[other] { $n } military actions
}; you have { $have ->
    [0] none
   *[other] { $have }
}.
why-first_round = In the first round cards are taken and nothing else.
why-food = That takes { $n } food; you have { $have }.
why-resources = { $n ->
    [one] That takes 1 resource; you have { $have }.
   *[other] That takes { $n } resources; you have { $have }.
    }
why-science = That takes { $n } science; you have { $have }.
why-bank_empty = The yellow bank is empty.
why-no_unused = You have no unused worker.
why-no_worker_there = There is no worker on { NAME($card) }.
why-urban_limit = { $n ->
    [one] Your government allows one building of a kind.
   *[other] Your government allows { $n } buildings of a kind.
    }
why-same_class = Workers move to a higher card of the same kind only.
why-no_wonder_begun = You have no wonder under construction.
why-blue_token = No blue token is left in the bank to mark the stage.
why-stages = { $n ->
    [one] You can build one stage with one action.
   *[other] You can build { $n } stages with one action, and no more than are left and paid for.
    }
why-fresh = { NAME($card) } was taken this turn and can be played from your next turn on.
why-outdated = { NAME($card) } is newer and already in play.
why-partner = { NAME($player) } has no science to pay its share of the cooperation.
why-revolution_first = A revolution must be the first and only civil action of a turn.
why-revolution_military = With Robespierre a revolution needs all military actions unused.
why-politics_over = Political cards are played before the actions of a turn.
why-politics_first = First comes the political action; pass it to go on.
why-bonus_card = Bonus cards are played in defence or when colonising.
why-gandhi = Gandhi does not attack.
why-pact_forbids = A pact with { NAME($player) } forbids attacks.
why-no_colony = { NAME($player) } has no colony.
why-no_leader = { NAME($player) } has no leader.
why-no_wonder = { NAME($player) } has no wonder under construction.
why-immune = A pact protects { NAME($player) } from wars.
why-marker = { NAME($player) } is already attacked by somebody else.
why-yourself = Nobody attacks himself.
why-bid = { $bid ->
    [0] A bid is at least 1 and at most what you could pay, { $n }.
   *[other] A bid is higher than { $bid } and at most what you could pay, { $n }.
    }
why-force = At least one unit and a force of { $n } are needed; chosen is { $force }.
why-last_round = In the last round nothing can be sacrificed.
why-not_such = { NAME($card) } cannot be used for that.
why-not_offered = That is not among the choices.
why-no_right = No card of yours allows that now.
why-empty_slot = There is no card.
why-choice_first = First comes the choice that is asked for.
why-has_left = { NAME($player) } has left the game.
why-once = That is possible only once, and it has been used.
why-draw_limit = { $n ->
    [0] No military card can be drawn now.
    [one] You may draw one military card at most.
   *[other] You may draw { $n } military cards at most.
    }
why-no_goods = There is nothing left to trade with.

## log

log-round = Round { $round } begins.
log-age = { NAME($age) } begins.
log-age_ends = { NAME($age) } ends; older cards are lost.
log-swept = { NAME($card) } leaves the card row.
log-take = takes { NAME($card) }
log-population = { $n ->
    [0] increases population for free
   *[other] increases population for { $n } food
    }
log-build = { $n ->
    [0] builds { NAME($card) } for free
    [one] builds { NAME($card) } for 1 resource
   *[other] builds { NAME($card) } for { $n } resources
    }
log-unit = { $n ->
    [0] raises { NAME($card) } for free
    [one] raises { NAME($card) } for 1 resource
   *[other] raises { NAME($card) } for { $n } resources
    }
log-destroy = destroys { NAME($card) }
log-disband = disbands { NAME($card) }
log-upgrade = { $n ->
    [0] upgrades { NAME($old) } to { NAME($new) } for free
    [one] upgrades { NAME($old) } to { NAME($new) } for 1 resource
   *[other] upgrades { NAME($old) } to { NAME($new) } for { $n } resources
    }
log-stage = { $n ->
    [0] builds stage { $stage } of { NAME($card) } for free
    [one] builds stage { $stage } of { NAME($card) } for 1 resource
   *[other] builds stage { $stage } of { NAME($card) } for { $n } resources
    }
log-wonder = completes { NAME($card) }
log-leader = elects { NAME($card) }
log-lost_leader = loses { NAME($card) }
log-lost_wonder = loses the unfinished { NAME($card) }
log-technology = plays { NAME($card) } { $n ->
    [0] for free
   *[other] for { $n } science
    }
log-revolution = makes a revolution, { NAME($card) } { $n ->
    [0] for free
   *[other] for { $n } science
    }
log-card = plays { NAME($card) }
log-tactics = adopts { NAME($card) }
log-drew = draws { NAME($card) }
log-drew_cards = { $n ->
    [one] draws a military card
   *[other] draws { $n } military cards
    }
log-discarded = discards { NAME($card) }
log-discards = discards a military card
log-seeded = prepares { NAME($card) } and scores { $n } culture
log-seeds = prepares a future event and scores { $n } culture
log-no_politics = takes no political action
log-event = Event: { NAME($card) }
log-event_points = { $n ->
    [0] { NAME($card) }: no culture
   *[other] { NAME($card) }: { $n } culture
    }
log-bonus_card = Bonus card: { NAME($card) }
log-bid = bids { $n }
log-no_bid = passes
log-auction_won = wins the auction with { $n }
log-bonus_used = uses { NAME($card) }
log-sacrificed = sacrifices { NAME($card) }
log-colony = gains the colony { NAME($card) }
log-lost_colony = loses the colony { NAME($card) }
log-aggression = plays { NAME($card) } against { NAME($player) }
log-war = declares { NAME($card) } on { NAME($player) }
log-compare = Attack { $attack } against defence { $defence }
log-razed = { $n ->
    [one] loses { NAME($card) }
   *[other] loses { $n } × { NAME($card) }
    }
log-takes_special = takes { NAME($card) }
log-pact_offer = offers { NAME($card) } to { NAME($player) }, { NAME($role) }
log-pact_accepted = accepts { NAME($card) }
log-pact_refused = refuses { NAME($card) }
log-pact_ends = { NAME($card) } with { NAME($partner) } ends
log-scores = { $culture ->
        [0] { $science ->
            [0] scores nothing
           *[other] scores { $science } science
        }
       *[other] { $science ->
            [0] scores { $culture } culture
           *[other] scores { $culture } culture and { $science } science
        }
    }
log-uprising = has an uprising; there is no production
log-food = produces { $n } food
log-resources = { $n ->
    [one] produces 1 resource
   *[other] produces { $n } resources
    }
log-culture = scores { $n } culture
log-science = scores { $n } science
log-corruption = { $n ->
    [one] loses 1 resource to corruption
   *[other] loses { $n } resources to corruption
    }
log-trade_food = { $n ->
    [one] uses 1 resource as food
   *[other] uses { $n } resources as food
    }
log-trade_resource = { $n ->
    [one] uses 1 food as a resource
   *[other] uses { $n } food as resources
    }
log-eats_food = eats { $n } food
log-loses_food = loses { $n } food
log-loses_resources = { $n ->
    [one] loses 1 resource
   *[other] loses { $n } resources
    }
log-loses_culture = loses { $n } culture
log-loses_science = loses { $n } science
log-loses_civil_actions = { $n ->
    [one] loses 1 civil action
   *[other] loses { $n } civil actions
    }
log-will_lose_civil_actions = { $n ->
    [one] will lose 1 civil action in the next action phase
   *[other] will lose { $n } civil actions in the next action phase
    }
log-regains_civil_actions = { $n ->
    [one] gets a civil action back
   *[other] gets { $n } civil actions back
    }
log-gets_military_actions = { $n ->
    [one] gets one more military action
   *[other] gets { $n } more military actions
    }
log-gets_military_resources = { $n ->
    [one] gets 1 resource for units
   *[other] gets { $n } resources for units
    }
log-uses_military_resources = { $n ->
    [one] uses 1 resource that is for units
   *[other] uses { $n } resources that are for units
    }
log-gains_workers = { $n ->
    [one] gains an unused worker
   *[other] gains { $n } unused workers
    }
log-gets_blue = { $n ->
    [one] gets a blue token
   *[other] gets { $n } blue tokens
    }
log-gets_yellow = { $n ->
    [one] gets a yellow token
   *[other] gets { $n } yellow tokens
    }
log-returns_blue = { $n ->
    [one] returns a blue token to the box
   *[other] returns { $n } blue tokens to the box
    }
log-returns_yellow = { $n ->
    [one] returns a yellow token to the box
   *[other] returns { $n } yellow tokens to the box
    }
log-returns_token = returns a blue token of { NAME($card) } to the box
log-famine = lacks { $n } food
log-takes_tokens = { $n ->
    [one] takes a yellow token from { NAME($player) }
   *[other] takes { $n } yellow tokens from { NAME($player) }
    }
log-lost_population = loses an unused worker
log-lost_worker = loses a worker on { NAME($card) }
log-lost_building = loses { NAME($card) }
log-ravaged = sees { NAME($card) } fall into ruin
log-resigned = leaves the game
log-final = { $n ->
    [0] scores nothing at the end
   *[other] scores { $n } culture at the end
    }

## end

end-culture = The most culture wins.
end-last_left = All others have left the game.

## error

error-variant_tier = the variant "{ $variant }" is for the advanced and the full game only
error-bonus_tier = the bonus cards ({ $bonus }) are a variant of the full game, not of the chosen tier ({ $tier })
error-fewer_points = fewer_points needs one of the bonus-card variants: they replace the points it takes away
error-bonus_public = bonus_public says how many cards lie open and needs bonus_cards=public
error-fewer_pacts = fewer_pacts takes out pacts that only matter with attacks and needs peaceful=yes
error-less_mean = less_mean limits attacks, and with peaceful=yes there are none

## group

group-answer = Answer
group-auction = Bid
group-build = Build
group-choice = Choose
group-destroy = Destroy
group-discard = Discard
group-done = Finish
group-draw_less = Draw fewer
group-end = End turn
group-hand = Play from hand
group-military = Military
group-offer = Offer
group-pass = Pass
group-politics = Politics
group-population = Population
group-take = Take
group-trade = Trade
group-turn = Turn
group-upgrade = Upgrade
group-wonder = Wonder
