## what a hint says that an action changes

term-cards = { $change } { $n ->
    [one] personality card
   *[other] personality cards
}
term-cities = { $change } { $n ->
    [one] city
   *[other] cities
}
term-temples = { $change } { $n ->
    [one] temple
   *[other] temples
}
term-advances = { $change } { $n ->
    [one] advance
   *[other] advances
}
term-units = { $change } { $n ->
    [one] legion or galley
   *[other] legions and galleys
}
term-income = { $change } { $n ->
    [one] good in a production
   *[other] goods in a production
}
term-marble = { $change } marble
term-iron = { $change } iron
term-gold = { $change } gold
term-coins = { $change } { $n ->
    [one] coin
   *[other] coins
}
