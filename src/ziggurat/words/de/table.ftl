## refusals of the table and the server

table-alone = Hier ist niemand, mit dem du reden könntest.
table-bad_email = Das ist keine E-Mail-Adresse.
table-bad_line = Eine Zeile hat 1 bis { $n } Zeichen.
table-bad_link = Dieser Link gilt nicht mehr oder wurde nur zum Teil kopiert.
table-bad_login = Name oder Passwort ist falsch.
table-bad_name = Ein Name hat 1 bis { $n } Zeichen.
table-bad_password = Ein Passwort hat { $low } bis { $high } Zeichen.
table-bad_text = In diesem Text sind Zeichen, die niemand sehen oder tippen kann.
table-bad_webhook = Ein Webhook ist eine https-Adresse.
table-banned = Du bist von diesem Server ausgeschlossen: { $reason }
table-big_message = Die Nachricht ist zu groß.
table-counts_alone = Diese Partie wird gewertet, und niemand hier könnte dem zustimmen.
table-counts_once = Diese Partie wird gewertet: ein Platz für jeden.
table-device_seats = An einem Tisch auf diesem Gerät sitzen nur du und Bots.
table-fair_action = Aktion { $n } ({ $what }) wurde nicht aus dem Festgelegten gezogen.
table-fair_none = Die Aufzeichnung hat keine Festlegung: Es lässt sich nichts beweisen.
table-fair_other = Die Festlegung der Aufzeichnung gehört zu einem anderen Spiel.
table-fair_seed = Startwert und Salz sind nicht die festgelegten.
table-fair_setup = Der Aufbau wurde nicht aus dem Festgelegten gezogen.
table-fair_unreadable = Die Festlegung der Aufzeichnung ist nicht zu lesen.
table-known = Du hast schon ein Konto.
table-length = Das Spiel hat { $n ->
        [one] eine Aktion
       *[other] { $n } Aktionen
    }.
table-long_notes = Notizen haben höchstens { $n } Zeichen.
table-many_tables = Eine Verbindung verfolgt höchstens { $n } Tische.
table-muted = Du darfst hier lesen, aber nicht schreiben.
table-name_taken = Es gibt schon ein Konto mit diesem Namen.
table-no_account = Du hast noch kein Konto.
table-no_end_proposed = Niemand schlägt vor, das Spiel zu beenden.
table-nothing_to_decide = Du hast gerade nichts zu entscheiden.
table-no_decision = Diese Aktion wurde nicht angesehen.
table-no_hints = An diesem Tisch wird ohne Tipps gespielt.
table-not_now = Das geht jetzt nicht.
table-no_figures = Solche Werte gibt es hier nicht.
table-many_letters = An diese Adresse wurde heute oft genug geschrieben. Sieh bei unerwünschter Post nach, oder versuche es morgen wieder.
table-no_mail = Dieser Server kann keine E-Mails verschicken.
table-no_pack = An diesem Tisch wird mit anderen Werten gespielt (Inhalt { $digest }), die hier fehlen.
table-guest_password = Gäste und Programme haben kein Passwort.
table-no_person = So jemanden gibt es nicht.
table-no_record = Das ist keine Aufzeichnung eines Spiels.
table-no_seat = Dort ist kein Platz für dich frei.
table-no_stand_in = Hier darf kein Bot übernehmen; du kannst nur aufgeben.
table-no_such_seat = Diesen Platz gibt es nicht, oder dort sitzt jemand.
table-no_table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
table-no_undo_asked = Niemand möchte etwas zurücknehmen.
table-not_aside = Das Spiel liegt nicht still.
table-not_asked = Du bist nicht gefragt.
table-not_over = Das Spiel ist noch nicht zu Ende.
table-not_owner = Das kann nur, wem der Tisch gehört.
table-not_seated = Du sitzt dort nicht.
table-not_started = Das Spiel hat noch nicht begonnen.
table-nothing_of_yours = Von dir ist nichts zurückzunehmen.
table-nothing_to_try = Dort ist das Spiel zu Ende; es gibt nichts mehr zu versuchen.
table-nothing_to_undo = Es gibt nichts zurückzunehmen.
table-host = Dieser Server heißt nicht so.
table-origin = Anfragen von anderen Seiten werden nicht angenommen.
table-others_play = Dort spielen andere weiter; verlass erst das Spiel.
table-no_lesson = Diese Lektion gibt es nicht.
table-over = Das Spiel ist zu Ende.
table-record_chance = Die Aufzeichnung endet bei Aktion { $n } ({ $what }): Dort ist anderes dem Zufall überlassen.
table-record_cut = Die Aufzeichnung ist abgeschnitten: Die letzte Zeile fehlt.
table-record_figures = Die Aufzeichnung entstand mit anderen Werten (Inhalt { $digest }), die hier fehlen.
table-record_head = Der Kopf der Aufzeichnung ist nicht zu lesen.
table-record_impossible = Die Aufzeichnung endet bei Aktion { $n } ({ $what }): Sie ist dort nicht möglich. { $reason }
table-record_line = Zeile { $n } der Aufzeichnung ist nicht zu lesen.
table-record_long = Die Aufzeichnung ist zu lang.
table-record_misfit = Die Stellung, mit der die Aufzeichnung beginnt, passt nicht zum Spiel.
table-record_options = Spielerzahl, Optionen oder Aufbau der Aufzeichnung passen nicht zum Spiel.
table-record_other_rules = { $cause } Die Aufzeichnung folgt anderen Regeln, als es hier gibt.
table-record_running = Das ist, was von einem laufenden Spiel bekannt war; nur ein beendetes Spiel oder eines, das du ohne andere Leute spielst, lässt sich wieder öffnen.
table-record_seats = Das Spiel hat { $n } Plätze: sag von jedem, wer dort sitzt.
table-record_title = Das Spiel der Aufzeichnung gibt es hier nicht.
table-record_unsealed = Die Stellung, mit der die Aufzeichnung beginnt, stammt nicht von diesem Server.
table-resigned_already = Du hast schon aufgegeben.
table-seat_taken = Jemand anderes hat sich gerade dorthin gesetzt.
table-seats_open = Es sind noch Plätze unbesetzt.
table-setting = Die Einstellung { $name } kann nicht { $value } sein.
table-setting_choice = Die Einstellung { $name } ist eines von { $choices }, nicht { $value }.
table-setting_address = Die Einstellung { $name } ist http:// oder https:// und ein Rechner, nicht { $value }.
table-setting_host = Die Einstellung { $name } nennt Rechner ohne http:// und ohne Ports, nicht { $value }.
table-setting_proxy = Die Einstellung { $name } nennt Adressen in Zahlen oder *, nicht { $value }.
table-setting_sender = Die Einstellung { $name } ist eine E-Mail-Adresse, nicht { $value }.
table-setting_database = Die Datenbank ist sqlite oder postgresql, nicht { $backend }.
table-setting_site = Die Einstellung { $name } ist ein Ordner, den make site geschrieben hat, nicht { $value }.
table-stale = Am Tisch ging es inzwischen weiter; sieh noch einmal hin.
table-stand_in = Ein Bot spielt diesen Platz; nimm ihn erst zurück.
table-started = Das Spiel hat schon begonnen.
table-stays_resigned = Wer aufgegeben hat, kann nicht zurückkommen.
table-too_often = Das war zu oft; versuche es in { $n ->
        [one] einer Sekunde
       *[other] { $n } Sekunden
    } wieder.
table-unavailable = Gerade lässt sich nichts speichern; nichts wurde gespielt.
table-who = Sag zuerst, wie du heißt.

## what the table says of itself

table-past_log = Was du von diesem laufenden Spiel wissen konntest. Es lässt sich nicht wieder als Tisch öffnen; das kann die Aufzeichnung, die es nach dem Ende des Spiels gibt.
table-resigned = Das Spiel endete, weil jemand aufgegeben hat.

table-aside = { $why }
table-aside_setup = Aufbau: { $cause }
table-bad_request = Das ist nicht zu lesen: { $detail }
table-broken = Der Server hat einen Fehler gemacht; er ist vermerkt.
table-no_method = So geht das nicht.
table-no_page = Diese Seite gibt es nicht.
table-too_deep = Das ist zu tief verschachtelt.

## notices: subject and text

notice-turn-subject = Du bist am Zug: { $title }
notice-turn = Du bist am Zug bei { $title } ({ $table }).
notice-off-subject = Dein Webhook wurde abgeschaltet
notice-off = Er nahm einen Tag lang nichts an: { $reason } Du kannst ihn in den Einstellungen neu eintragen.
notice-confirm-subject = Ist das deine Adresse?
notice-confirm = Jemand, vermutlich du, möchte von einem Tisch auf Ziggurat hören, wenn er am Zug ist. Warst du es, dann folge dem Link. Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
notice-reset-subject = Ein neues Passwort
notice-reset = Wer diesem Link innerhalb einer Stunde folgt, wählt ein neues Passwort für dein Konto { $name }. Hast du nicht darum gebeten, dann tu nichts.
notice-stop = Keine solchen Briefe mehr:
notice-late = Er antwortete nicht innerhalb { $n ->
        [one] einer Sekunde
       *[other] von { $n } Sekunden
    }.
notice-answered = Die Antwort war { $status }.
notice-private = Die Adresse des Webhooks ist keine öffentliche.

## pages that the server writes itself

page-confirm = Ist das deine Adresse?
page-confirm-button = Ja, das ist meine
page-confirm-done = Deine Adresse ist bestätigt. Du hörst, wenn du am Zug bist.
page-stop = Keine E-Mails mehr an diese Adresse?
page-stop-button = Keine E-Mails mehr
page-stop-done = Du bekommst keine E-Mails mehr.
page-reset = Ein neues Passwort
page-reset-button = Verwenden
page-reset-done = Dein neues Passwort gilt. Melde dich damit an.
page-home = Zu den Tischen
page-unbuilt = Der Server läuft, aber die Seiten für den Browser sind noch nicht gebaut.
page-unbuilt-how = Baue sie und lade diese Seite neu:
page-unbuilt-api = Die Programmierschnittstelle ist hier beschrieben:
table-scope = Das darf dieses Token nicht.
table-bad_scope = Den Bereich { $scope } gibt es nicht; es gibt: { $known }.
table-no_program = Kein Programm heißt { $name }.
table-not_your_program = Dieses Programm gehört jemand anderem.
table-too_many_programs = Mehr als { $n } Programme sind zu viele.
table-no_clock = Dieser Tisch hat keine Uhr, die stehen bleiben könnte.
table-no_days = Du hast dieses Jahr { $n ->
        [0] keinen Urlaubstag mehr
        [one] noch einen Urlaubstag
       *[other] noch { $n } Urlaubstage
    }.
table-no_pause_asked = Niemand bittet um eine Pause.
table-not_paused = Das Spiel macht keine Pause.
table-paused_already = Das Spiel macht schon Pause.
notice-remind-subject = Deine Zeit läuft ab: { $title }
notice-remind = Du hast noch { $left } für deine Entscheidung bei { $title } ({ $table }).
notice-hours = { $n ->
    [one] eine Stunde
   *[other] { $n } Stunden
}
notice-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
notice-asked-subject = Noch eine Partie? { $title }
notice-asked = { $name } möchte { $title } noch einmal mit dir spielen ({ $table }).
table-bad_push = Das ist keine Adresse, unter der einem Browser etwas mitgeteilt werden kann.
