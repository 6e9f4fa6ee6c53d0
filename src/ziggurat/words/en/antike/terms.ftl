## what a hint says that an action changes

term-cards = { $n } personality cards
term-cities = { $n } cities
term-temples = { $n } temples
term-advances = { $n } advances
term-units = { $n } legions and galleys
term-income = { $n } goods in a production
term-marble = { $n } marble
term-iron = { $n } iron
term-gold = { $n } gold
term-coins = { $n } coins
