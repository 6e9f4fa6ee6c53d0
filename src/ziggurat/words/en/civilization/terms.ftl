## what a hint says that an action changes

term-cities = { $n } cities
term-techs = { $n } techs
term-coins = { $n } coins
term-culture_steps = { $n } steps on the culture track
term-trade_rate = { $n } trade a turn
term-production_rate = { $n } production
term-trade = { $n } trade
term-culture = { $n } culture
term-armies = { $n } armies
term-scouts = { $n } scouts
term-strength = { $n } strength of the units
term-wonders = { $n } wonders
term-resources = { $n } resources
