## prompt

prompt-choose = Which stone do you lay?
prompt-take = How many pebbles do you take? { $n } are left.

## action

action-stone = Lay stone { $stone }
action-take = { $n ->
    [one] Take a pebble
   *[other] Take { $n } pebbles
    }

## log

log-lays = lays stone { $stone }
log-lays_hidden = lays a stone
log-wins = wins with stone { $stone }
log-takes = { $n ->
    [one] takes a pebble
   *[other] takes { $n } pebbles
    }

## why

why-not_in_hand = You do not hold that stone.

## end

end-stones = The heap or the hands are empty.

## option

option-heap = Pebbles in the heap
option-heap-help = How long the game lasts.
why-heap_too_small = Only { $heap } are left in the heap, not { $n }.
