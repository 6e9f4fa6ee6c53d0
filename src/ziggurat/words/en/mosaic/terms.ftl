## what a hint says that an action changes

term-points = { $change } { $n ->
    [one] point
   *[other] points
}
term-stone = { $change } stone
term-food = { $change } food
term-ideas = { $change } { $n ->
    [one] idea
   *[other] ideas
}
term-money = { $change } money
term-people = { $change } population
term-production = { $change } production
term-symbols = { $change } { $n ->
    [one] symbol
   *[other] symbols
}
term-technologies = { $change } { $n ->
    [one] technology
   *[other] technologies
}
