## what a hint says that an action changes

term-cities = { $n } Städte
term-techs = { $n } Technologien
term-coins = { $n } Münzen
term-culture_steps = { $n } Felder auf der Kulturleiste
term-trade_rate = { $n } Handel je Zug
term-production_rate = { $n } Produktion
term-trade = { $n } Handel
term-culture = { $n } Kultur
term-armies = { $n } Armeen
term-scouts = { $n } Kundschafter
term-strength = { $n } Stärke der Einheiten
term-wonders = { $n } Wunder
term-resources = { $n } Rohstoffe
