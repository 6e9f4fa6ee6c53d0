## what a hint says that an action changes

term-culture = { $change } culture
term-culture_rate = { $change } culture a turn
term-science_rate = { $change } science a turn
term-food_rate = { $change } food a turn
term-resource_rate = { $change } { $n ->
    [one] resource a turn
   *[other] resources a turn
}
term-strength = { $change } strength
term-happy = { $change } { $n ->
    [one] happy face
   *[other] happy faces
}
term-workers = { $change } { $n ->
    [one] worker at work
   *[other] workers at work
}
term-idle = { $change } { $n ->
    [one] unused worker
   *[other] unused workers
}
term-civil_actions = { $change } { $n ->
    [one] civil action a turn
   *[other] civil actions a turn
}
term-military_actions = { $change } { $n ->
    [one] military action a turn
   *[other] military actions a turn
}
term-hand = { $change } { $n ->
    [one] card in hand
   *[other] cards in hand
}
term-wonders = { $change } { $n ->
    [one] finished wonder
   *[other] finished wonders
}
term-stages = { $change } { $n ->
    [one] stage of the wonder
   *[other] stages of the wonder
}
term-colonies = { $change } { $n ->
    [one] colony
   *[other] colonies
}
term-science = { $change } science
term-resources = { $change } { $n ->
    [one] resource
   *[other] resources
}
term-food = { $change } food
