## what a hint says that an action changes

term-cities = { $change } { $n ->
    [one] Stadt
   *[other] Städte
}
term-techs = { $change } { $n ->
    [one] Technologie
   *[other] Technologien
}
term-coins = { $change } { $n ->
    [one] Münze
   *[other] Münzen
}
term-culture_steps = { $change } { $n ->
    [one] Feld auf der Kulturskala
   *[other] Felder auf der Kulturskala
}
term-trade_rate = { $change } Handel je Zug
term-production_rate = { $change } Produktion
term-trade = { $change } Handel
term-culture = { $change } Kultur
term-armies = { $change } { $n ->
    [one] Armee
   *[other] Armeen
}
term-scouts = { $change } { $n ->
    [one] Pionier
   *[other] Pioniere
}
term-strength = { $change } Stärke der Einheiten
term-wonders = { $change } Wunder
term-resources = { $change } { $n ->
    [one] Rohstoff
   *[other] Rohstoffe
}
