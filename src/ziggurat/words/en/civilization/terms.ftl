## what a hint says that an action changes

term-cities = { $change } { $n ->
    [one] city
   *[other] cities
}
term-techs = { $change } { $n ->
    [one] tech
   *[other] techs
}
term-coins = { $change } { $n ->
    [one] coin
   *[other] coins
}
term-culture_steps = { $change } { $n ->
    [one] step on the culture track
   *[other] steps on the culture track
}
term-trade_rate = { $change } trade a turn
term-production_rate = { $change } production
term-trade = { $change } trade
term-culture = { $change } culture
term-armies = { $change } { $n ->
    [one] army
   *[other] armies
}
term-scouts = { $change } { $n ->
    [one] scout
   *[other] scouts
}
term-strength = { $change } strength of the units
term-wonders = { $change } { $n ->
    [one] wonder
   *[other] wonders
}
term-resources = { $change } { $n ->
    [one] resource
   *[other] resources
}
