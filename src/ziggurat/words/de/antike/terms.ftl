## what a hint says that an action changes

term-cards = { $n } Persönlichkeiten
term-cities = { $n } Städte
term-temples = { $n } Tempel
term-advances = { $n } Fortschritte
term-units = { $n } Legionen und Galeeren
term-income = { $n } Güter bei der Produktion
term-marble = { $n } Marmor
term-iron = { $n } Eisen
term-gold = { $n } Gold
term-coins = { $n } Münzen
