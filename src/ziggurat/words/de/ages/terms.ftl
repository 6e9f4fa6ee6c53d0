## what a hint says that an action changes

term-culture = { $change } Kultur
term-culture_rate = { $change } Kultur je Zug
term-science_rate = { $change } Wissenschaft je Zug
term-food_rate = { $change } Nahrung je Zug
term-resource_rate = { $change } { $n ->
    [one] Rohstoff je Zug
   *[other] Rohstoffe je Zug
}
term-strength = { $change } Stärke
term-happy = { $change } { $n ->
    [one] zufriedenes Gesicht
   *[other] zufriedene Gesichter
}
term-workers = { $change } Arbeiter bei der Arbeit
term-idle = { $change } { $n ->
    [one] unbeschäftigter Arbeiter
   *[other] unbeschäftigte Arbeiter
}
term-civil_actions = { $change } { $n ->
    [one] Zivilaktion je Zug
   *[other] Zivilaktionen je Zug
}
term-military_actions = { $change } { $n ->
    [one] Militäraktion je Zug
   *[other] Militäraktionen je Zug
}
term-hand = { $change } { $n ->
    [one] Handkarte
   *[other] Handkarten
}
term-wonders = { $change } { $n ->
    [one] fertiges Wunder
   *[other] fertige Wunder
}
term-stages = { $change } { $n ->
    [one] Teil des Wunders
   *[other] Teile des Wunders
}
term-colonies = { $change } { $n ->
    [one] Kolonie
   *[other] Kolonien
}
term-science = { $change } Wissenschaft
term-resources = { $change } { $n ->
    [one] Rohstoff
   *[other] Rohstoffe
}
term-food = { $change } Nahrung
