## what a hint says that an action changes

term-culture = { $n } culture
term-culture_rate = { $n } culture a turn
term-science_rate = { $n } science a turn
term-food_rate = { $n } food a turn
term-resource_rate = { $n } resources a turn
term-strength = { $n } strength
term-happy = { $n } happy faces
term-workers = { $n } workers at work
term-idle = { $n } unused workers
term-civil_actions = { $n } civil actions a turn
term-military_actions = { $n } military actions a turn
term-hand = { $n } cards in hand
term-wonders = { $n } finished wonders
term-stages = { $n } stages of the wonder
term-colonies = { $n } colonies
term-science = { $n } science
term-resources = { $n } resources
term-food = { $n } food
