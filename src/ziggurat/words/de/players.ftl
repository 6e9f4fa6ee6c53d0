## levels of the bots: what they are called, and how they think

level-novice = Eine erste Partie
level-novice-line = Denkt eine Aktion voraus und verschätzt sich oft, wie jemand, der gerade die Regeln gelesen hat.
level-casual = Ab und zu
level-casual-line = Denkt eine Aktion voraus und verschätzt sich manchmal.
level-skilled = Geübt
level-skilled-line = Denkt eine Aktion voraus und schätzt gut ein, hat aber keinen Plan.
level-expert = Stark
level-expert-line = Plant manche Züge voraus wie die stärkste Stufe und spielt die anderen nach Augenmaß.
level-master = Am stärksten
level-master-line = Plant den Zug und spielt die besten Pläne in Gedanken weiter, bis zu vier Sekunden je Zug.

## hints: why an action is good; what it changes is said by the title's `term-...`

hint-wins = Das gewinnt die Partie.
hint-ends = Das beendet die Partie.
hint-quiet = Vorerst steht keine Änderung fest.
hint-rival = Gegner: { $what }
hint-loses = { NAME($who) }: { $what }
hint-lose = { NAME($who) }: je { $what }
hint-keeps = { NAME($who) } entgeht: { $what }
hint-otherwise = sonst vielleicht { NAME($who) }
hint-otherwise_what = sonst vielleicht { NAME($who) }: { $what }
hint-later = später { $what }
hint-player = Spieler { $n }

## puzzles: an action beside the one that the search found best

puzzle-name = Rätsel
puzzle-task = Aus einer Partie von Bots, und du bist am Zug. Eine Aktion ist deutlich besser als alle anderen: welche?
puzzle-right = Von hier viele Male weitergespielt, lässt sie { $best } % Gewinnchance, die nächstbeste Aktion { $second } %.
puzzle-wrong = Von hier viele Male weitergespielt, lässt sie { $chance } % Gewinnchance, die beste Aktion { $best } %.
puzzle-unlikely = Das ist deutlich schlechter. Die beste Aktion lässt { $best } % Gewinnchance.
