## what a hint says that an action changes

term-points = { $n } Punkte
term-stone = { $n } Stein
term-food = { $n } Nahrung
term-ideas = { $n } Ideen
term-money = { $n } Geld
term-people = { $n } Bevölkerung
term-production = { $n } Produktion
term-symbols = { $n } Symbole
term-technologies = { $n } Technologien
