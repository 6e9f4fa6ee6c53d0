## what a hint says that an action changes

term-points = { $change } { $n ->
    [one] Punkt
   *[other] Punkte
}
term-stone = { $change } Stein
term-food = { $change } Nahrung
term-ideas = { $change } { $n ->
    [one] Idee
   *[other] Ideen
}
term-money = { $change } Geld
term-people = { $change } Bevölkerung
term-production = { $change } Produktion
term-symbols = { $change } { $n ->
    [one] Symbol
   *[other] Symbole
}
term-technologies = { $change } { $n ->
    [one] Technologie
   *[other] Technologien
}
