## what a hint says that an action changes

term-cards = { $change } { $n ->
    [one] Persönlichkeit
   *[other] Persönlichkeiten
}
term-cities = { $change } { $n ->
    [one] Stadt
   *[other] Städte
}
term-temples = { $change } Tempel
term-advances = { $change } { $n ->
    [one] Fortschritt
   *[other] Fortschritte
}
term-units = { $change } { $n ->
    [one] Legion oder Galeere
   *[other] Legionen und Galeeren
}
term-income = { $change } { $n ->
    [one] Ressource bei der Produktion
   *[other] Ressourcen bei der Produktion
}
term-marble = { $change } Marmor
term-iron = { $change } Eisen
term-gold = { $change } Gold
term-coins = { $change } { $n ->
    [one] Münze
   *[other] Münzen
}
