## what a hint says that an action changes

term-points = { $n } points
term-stone = { $n } stone
term-food = { $n } food
term-ideas = { $n } ideas
term-money = { $n } money
term-people = { $n } population
term-production = { $n } production
term-symbols = { $n } symbols
term-technologies = { $n } technologies
