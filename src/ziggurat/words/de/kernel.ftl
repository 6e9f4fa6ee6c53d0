## kernel

kernel-over = Das Spiel ist zu Ende.
kernel-agreed = Alle waren sich einig, das Spiel zu beenden; gewertet wird der jetzige Stand.
kernel-not_your_turn = Du bist gerade nicht an der Reihe.
kernel-not_now = Das ist jetzt nicht möglich.
kernel-possible = Das ist jetzt möglich.
kernel-go_on = Das gehört zu etwas Möglichem: Wähle auch den Rest.

## error

error-record_length = { $n ->
    [0] die Aufzeichnung hat keine Aktionen, gefragt war nach { $asked }
    [one] die Aufzeichnung hat eine Aktion, gefragt war nach { $asked }
   *[other] die Aufzeichnung hat { $n } Aktionen, gefragt war nach { $asked }
    }
error-record_begins = Zeile 1: Eine Aufzeichnung beginnt mit { $format }
error-record_header = Zeile { $line }: { $text } gehört nicht in den Kopf
error-record_lacks = Zeile { $line }: Im Kopf fehlt { $what }
error-record_setup = Zeile { $line }: Hier muss 'setup' stehen
error-record_no_setup = Zeile { $line }: Ein Spiel, das mit einer Stellung beginnt, hat keinen Aufbau
error-record_action = Zeile { $line }: Hier müssen ein Platz und eine Aktion stehen, nicht { $text }
error-record_truncated = Zeile { $line }: Die Aufzeichnung ist abgeschnitten, ihre letzte Zeile ist nicht 'end { $n }'
error-record_position = Zeile { $line }: keine Stellung: { $detail }
error-record_chance = Zeile { $line }: Der Zufall wird in Zahlen geschrieben, nicht als { $text }
error-record_number = { $what } ist eine Zahl, nicht { $text }
error-chance_ends = die Aufzeichnung endet, bevor hier der Zufall entschied
error-chance_range = die Aufzeichnung hat den Zufall { $value }, wo 0 bis { $high } möglich sind
error-no_title = kein Spiel { $id }; es gibt: { $titles }
error-chance_more = die Aufzeichnung hat mehr Zufall, als gefragt war
error-no_undo = vor dem letzten Zufall ist von dir nichts zurückzunehmen
error-record_title = die Aufzeichnung ist von { $its }, nicht von { $asked }
error-record_figures = die Aufzeichnung entstand mit anderen Werten: { $detail }
error-start_fits = Anfang: Die Stellung passt nicht zum Spiel
error-start_header = Anfang: Spielerzahl und Optionen sind nicht die des Kopfes
error-option_flag = die Option { $option } ist ja oder nein (yes, no), nicht { $value }
error-option_number = die Option { $option } ist eine Zahl von { $low } bis { $high }, nicht { $value }
error-option_choice = die Option { $option } ist eins von { $choices }, nicht { $value }
error-option_unknown = unbekannte Option { $option }; es gibt: { $known }
error-players = { $title } ist für { $low } bis { $high } Spieler, nicht für { $n }
error-bot_import = kein Bot { $bot }: { $detail }
error-no_bot = kein Bot { $bot }; es gibt: { $bots }
error-no_value = { $file } enthält kein gelerntes Urteil: { $detail }
error-no_torch = PyTorch ist nicht installiert: pip install 'ziggurat[train]'
error-no_features = { $title } hat keine Merkmale, aus denen man lernen könnte
error-other_training = In { $folder } liegt ein anderes Training: { $plan }
error-little_practice = zu wenige Stellungen wurden aufgeschrieben: Es braucht einen größeren Anteil oder mehr Partien
error-ladder_game = eine Partie gegen { $bot } ist gescheitert: { $detail }
error-no_ray = Ray ist nicht installiert: pip install 'ziggurat[ray]'
error-bot_maker = { $bot } ist kein Bot: Es muss aus einem Generator einen machen
error-bot_kind = { $bot } macht keinen Bot
error-bots_for_players = { $n ->
    [one] ein Bot
   *[other] { $n } Bots
} für { $players } Spieler; nenne einen, oder einen je Platz
error-bots_once = nenne jeden Bot einmal, oder einen für jeden Platz
error-no_result = { $file }, Zeile { $line }: kein Ergebnis: { $detail }
error-stand_in = Ein Bot kann bei Zeitüberschreitung nur einspringen, wenn der Tisch eine Vertretung nennt.
error-stops = Aktion { $n } ({ $what }): { $cause }{ $note }
error-start = Anfang: { $cause }
error-noted = { $cause }{ $note }
error-illegal = { $what } ist für Platz { $seat } jetzt nicht möglich
error-record_rules = { " " }(die Aufzeichnung folgt den Regeln { $its }, es gibt hier { $installed })
error-clock_days = Eine Frist ist länger als 0 und höchstens 90 Tage.
error-clock_bank = Eine Bedenkzeit ist höchstens 90 Tage, ein Zuschlag höchstens ein Tag.
error-counts = Nur eine Partie mit einem Platz je Spieler, ohne Tipps und mit Zufall, den niemand kennt, kann gewertet werden.
error-made_up = { $some ->
    [yes] Alle außer { $known } sind erfunden.
   *[no] Alle sind erfunden.
}
