## what commands print

# What stands between thousands, and before the first place after the whole.
says-marks = .,
says-seat = Platz
says-accuracy = Genauigkeit
says-chance_at_end = Aussicht am Ende
says-turning_points = Wendepunkte: { $actions }
says-no_turning_point = Kein Wendepunkt
says-action_n = Aktion { $n }
says-played = gespielt
says-better_known = besser, soweit man wissen konnte
says-better_truth = besser in Wahrheit
says-better_by = { $share } % mehr
says-chance_to_win = { $title }: Aussicht auf den Sieg
says-actions_of = { $n ->
    [one] eine Aktion von { $title }
   *[other] { $n } Aktionen von { $title }
}
says-games_of = { $n ->
    [one] eine Partie { $title }
   *[other] { $n } Partien { $title }
}
says-bot = Bot
says-games = Partien
says-wins = Siege
says-rank_points = Rangpunkte
says-rating = Wertung
says-mean_score = Punkte im Mittel
says-lowest = wenigste
says-highest = meiste
says-arena_picture = { $title }, { $players } Spieler, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
says-rating_interval = Wertungszahl, mit Bereich von 95 %
says-every_score = Punkte, jede Partie ein Fleck
says-training = { $title }, { $players } Spieler: das Gelernte, eine Aktion weit
says-after_each_round = Siege nach jedem Durchgang, mit Bereich von 95 %
says-round = Durchgang
says-rows = Zeilen
says-loss = Fehler
says-loss_before = der Bewertung
says-trained = Das Beste ist { $file }; probier es: ziggurat arena ... --bots learned@{ $file },greedy
says-percent = Prozent
says-failed = Startwert { $seed }: { $error }; noch einmal zu sehen mit: { $command }
says-summary = { $finished } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} beendet, { $failed } gescheitert, { $decisions } Entscheidungen in { $seconds } s ({ $speed } { $compiled ->
    [yes] Entscheidungen/s, kompiliert
   *[no] Entscheidungen/s
})
says-won = { $bot }: { $wins } von { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} gewonnen ({ $share } %)
says-checking = { $title } wird geprüft
says-promises_kept = { $title }: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
}, jedes Versprechen gehalten
says-file = Datei
says-section = Abschnitt
says-records = Einträge
says-unchecked = { $title }: { $n ->
    [one] ein Wert, der nicht
   *[other] { $n } Werte, die nicht
} am gedruckten Spiel geprüft { $n ->
    [one] ist
   *[other] sind
}
says-confidence-low = unsicher
says-confidence-medium = recht sicher
says-confidence-high = sicher
says-source-web = öffentliche Seiten
says-source-seed = Anleitung
says-source-rulebook = Anleitung
says-source-recall = Erinnerung
says-source-reconstructed = rekonstruiert
says-pack_fits = { $pack } passt zu { $title } und ändert { $n ->
    [one] einen Wert
   *[other] { $n } Werte
}
says-pack_same = { $n ->
    [0] { $pack } passt zu { $title } und ändert nichts
    [one] { $pack } passt zu { $title } und ändert einen Wert; keine Zahl ist eine andere
   *[other] { $pack } passt zu { $title } und ändert { $n } Werte; keine Zahl ist eine andere
}
says-replayed = nach { $n } von { $length ->
    [one] { $length } Aktion
   *[other] { $length } Aktionen
}
says-replayed_start = nach { $n } von { $length ->
    [one] { $length } Aktion
   *[other] { $length } Aktionen
} ab einer eigenen Stellung
says-fails_on = { $file }: { $title } scheitert an dieser Aufzeichnung: { $error } (--traceback zeigt, wo)
says-proven = { $title }: { $tested } von { $rules } Regeln bewiesen
says-not_proven = { $title }: { $tested } von { $rules } Regeln bewiesen; ohne bestandenen Test: { $untested }
says-not_compiled = die kompilierte Engine ist nicht aus diesen Quellen gebaut (make fast); gemessen wird nur reines Python
says-no_peers = { $python } fehlt (make bench); gemessen wird ohne andere Engines
says-measuring = es wird gemessen
says-pure = rein
says-compiled = kompiliert
says-decisions_per_second = Entscheidungen/s
says-games_per_second = Partien/s
says-playout_decisions_per_second = Entscheidungen/s vorausgedacht
says-clone_us = Kopie µs
says-json_bytes = JSON Bytes
says-record_bytes = Aufzeichnung Bytes
says-peer = { $actions } Aktionen/s, { $games } Partien/s
says-waits = { $name } wartet auf Einladungen.
says-sits_down = setzt sich an { $table } ({ $title })
says-no_seat = kann sich nicht an { $table } setzen: { $why }
says-is_over = { $table } ist beendet
says-stopped = abgebrochen

## the server's commands

says-open_at = Ziggurat ist offen unter { $address }
says-faster = Mit der kompilierten Engine denken Bots um ein Vielfaches schneller: make fast
says-kept_in = Die Tische liegen in { $place }
says-played_with = Neue Tische werden mit { $packs } gespielt
says-building = Der Browser-Client wird gebaut ...
says-not_built = Der Client ließ sich nicht bauen:
says-table = Tisch
says-title = Spiel
says-status = Stand
says-players = Spieler
says-actions = Aktionen
says-changed = geändert
says-note = Anmerkung
says-read_only = nur zu lesen
says-made_table = Tisch { $table }
says-sit_down = Es geht weiter, sobald an jedem Platz jemand sitzt. Hier nehmen die Spielenden ihre Plätze ein: { $link }
says-remain = { $n ->
    [one] eine Aktion bleibt
   *[other] { $n } Aktionen bleiben
}
says-closed = geschlossen
says-removed = entfernt
says-person = Person
says-name = Name
says-kind = Art
says-seen = zuletzt da
says-of = von
says-excluded = ausgeschlossen: { $reason }
says-muted = stumm
says-account = Konto
says-guest = Gast
says-program = Programm
says-by_operator = durch Entscheidung des Betreibers
says-new_password = Das neue Passwort ist { $password }
says-done = erledigt
says-line = Zeile
says-text = Text
says-deleted = gelöscht
says-no_line = diese Zeile gibt es nicht
says-purged = { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
} und { $guests ->
    [one] ein Gast
   *[other] { $guests } Gäste
} { $dry ->
    [yes] würden gehen
   *[no] entfernt
}
says-bytes = { $file }: { $n } Bytes
says-verified = { $n ->
    [one] eine Ziehung
   *[other] { $n } Ziehungen
} in { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}, alles wie festgelegt
says-passed_over = { $n ->
    [one] Eine Version des Tisches wurde zurückgenommen oder nimmt zurück: vergleiche sie mit dem, was du gesehen hast.
   *[other] { $n } Versionen des Tisches wurden zurückgenommen oder nehmen zurück: vergleiche sie mit dem, was du gesehen hast.
}
says-table_ok = { $table } in Ordnung
says-table_pinned = { $table } festgehalten: { $why }
says-validated = { $fine } in Ordnung, { $pinned } festgehalten

## what is refused

refused-no_option = Es gibt keine Option { $name }
refused-no_value = { $name } braucht einen Wert.
refused-value_given = { $name } nimmt keinen Wert.
refused-too_much = Das ist zu viel: { $words }
refused-nothing = ein Befehl fehlt; siehe --help
refused-missing = Es fehlt { $kind ->
    [argument] das Argument
   *[option] die Option
} { $name }.
refused-number = { $name } ist eine Zahl, nicht „{ $value }“
refused-too_small = { $name } ist mindestens { $low }
refused-too_great = { $name } ist höchstens { $high }
refused-value = { $name }: { $detail }
refused-no_command = Den Befehl „{ $name }“ gibt es nicht; es gibt: { $known }
refused-no_file = { $file }: diese Datei gibt es nicht
refused-bad_file = { $file }: { $detail }
refused-no_svg = { $file }: Bilder werden als SVG geschrieben, also etwa Bild.svg
refused-no_tests = die Tests von { $title } sind nicht da; dazu braucht es die Quellen
refused-tests_fail = die Tests von { $title } ließen sich nicht ausführen: { $detail }
refused-no_mcp = die MCP-Bibliothek ist nicht installiert: pip install 'ziggurat[mcp]'
refused-token = der Server kennt diesen Schlüssel nicht
refused-by_server = der Server lehnt ab: { $detail }
refused-move = der Server hat „{ $move }“ abgelehnt
refused-exists = { $file } gibt es schon
refused-no_database = eine Datenbank { $file } gibt es nicht
refused-port = Port { $port } ist belegt
refused-listen = unter { $host }, Port { $port }, kann niemand lauschen: { $why }
refused-pg_dump = die Kopie einer PostgreSQL-Datenbank braucht pg_dump (postgresql-client), das hier fehlt
refused-table_or_all = nenne einen Tisch, oder --all
