## Profile, beendete Partien, Wertungen

profile_of = { $name }
since = Hier seit { $date }
guest = Gast
rating = Wertung
rating_value = { $rating } ± { $spread }
rating_title = Am ehesten { $rating }; in 19 von 20 Fällen zwischen { $low } und { $high }.
rated_games = { $n ->
    [one] eine gewertete Partie
   *[other] { $n } gewertete Partien
}
no_ratings = Noch keine gewerteten Partien. Gewertet wird eine Partie, wenn vorher alle einverstanden waren.
results = Ergebnisse
played = Gespielt
won = Gewonnen
opponents = Gegner
opponent = Gegner
ahead = Davor
behind = Dahinter
no_results = Noch keine beendeten Partien.
games = Partien
any_game = Alle Spiele
player_name = Der Name eines Spielers beginnt mit
from = Von
until = Bis
outcome = Ausgang
any_outcome = Jeder
outcome_won = Gewonnen
outcome_lost = Nicht gewonnen
outcome_agreed = Einvernehmlich beendet
outcome_resigned = Aufgegeben
outcome_hint = Gewonnen und nicht gewonnen gilt für den genannten Spieler, ohne Namen für dich.
search = Suchen
found = { $n ->
    [0] Nichts gefunden
    [one] Eine Partie
   *[other] { $n } Partien
}
how_agreed = einvernehmlich beendet
how_resigned = aufgegeben
counted = gewertet
strongest = Menschen und Bots auf einer Skala, danach geordnet, was sie mindestens wert sind. „±“ sagt, wie weit eine Wertung danebenliegen kann.
