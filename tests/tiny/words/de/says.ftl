## prompt

prompt-choose = Welchen Stein legst du?
prompt-take = Wie viele Kiesel nimmst du? Es sind noch { $n } da.

## action

action-stone = Stein { $stone } legen
action-take = { $n ->
    [one] Einen Kiesel nehmen
   *[other] { $n } Kiesel nehmen
    }

## log

log-lays = legt Stein { $stone }
log-lays_hidden = legt einen Stein
log-wins = gewinnt mit Stein { $stone }
log-takes = { $n ->
    [one] nimmt einen Kiesel
   *[other] nimmt { $n } Kiesel
    }

## why

why-not_in_hand = Diesen Stein hast du nicht.

## end

end-stones = Haufen oder Hände sind leer.

## option

option-heap = Kiesel im Haufen
option-heap-help = Bestimmt die Länge des Spiels.
why-heap_too_small = Auf dem Haufen liegen nur noch { $heap }, nicht { $n }.
