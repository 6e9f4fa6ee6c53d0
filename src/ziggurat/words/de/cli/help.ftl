## what stands around every help

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-default = [sonst: { $value }]
help-variable = [Umgebungsvariable: { $name }]
help-required = [nötig]
help-example = Zum Beispiel: { $command }
help-some_options = [OPTIONEN]
help-a_command = BEFEHL [ARGUMENTE]...
help-number = ZAHL
help-text = TEXT
help-path = PFAD
help-switch = Schalter
help-number_or_words = [NUMMER|WÖRTER]
help-an_address = [ADRESSE]

## the commands

command-ziggurat = Ein offener Tisch für die großen Zivilisationsspiele.
command-play = Spiel im Terminal, allein gegen Bots oder zu mehreren an einer Tastatur.
command-simulate = Lass Bots viele Partien spielen und zähle sie zusammen.

    Eine Partie, die scheitert, wird als Aufzeichnung aufgehoben, die den Fehler wieder zeigt; der Status am Ende ist dann 1.
command-fuzz = Spiel zufällige Partien mit allen Spielerzahlen und Optionen, manche davon unter der ganzen Konformitätsprüfung.
command-arena = Lass Bots von jedem Platz aus gegeneinander spielen und bewerte sie.

    Jede Runde von Bots spielt jeden Startwert von allen Seiten. Die Wertungszahlen sind die von Bradley und Terry in der Skala des Schachs: 200 Punkte mehr gewinnen drei von vier Begegnungen.
command-train = Lern durch Spiel gegen sich selbst, die Stellungen eines Spiels zu beurteilen.

    Jeder Durchgang spielt Übungspartien, passt ein kleines Netz daran an, wer sie gewonnen hat, und lässt es gegen die Leiter spielen. Angehalten geht es weiter, wo es war.
command-analyse = Sieh dir eine Partie noch einmal an: die Aussichten aller, die Wendepunkte und was Entscheidungen gekostet haben.

    Eine Entscheidung wird danach beurteilt, was ihr Platz wissen konnte, und daneben nach dem, was wirklich war.
command-replay = Spiel eine Aufzeichnung noch einmal ab: ihr Protokoll und die Stellung, zu der sie führt.
command-check = Prüfe bei jeder Entscheidung zufälliger Partien, ob ein Spiel hält, was der Kern verspricht.

    Ein Spiel, das noch entsteht, nennst du als modul:NAME. Der Status am Ende ist 1, wenn ein Versprechen gebrochen ist.
command-rules = Zeig die Regeln eines Spiels, eine davon oder die, die kein Test beweist.
command-content = Zeig die Bestandteile eines Spiels, liste die ungeprüften auf oder prüfe ein Inhaltspaket.
command-titles = Zeig die installierten Spiele und ihre Optionen.
command-bench = Miss zufälliges Spiel über die öffentliche Schnittstelle auf einem Kern; jede Aktion wird geprüft.
command-mcp = Lass Sprachmodelle spielen: ein MCP-Server an Standardein- und -ausgabe oder an einem Port dieses Rechners.
command-bot = Nimm Einladungen auf einem Server an und spiel dort, als Programm, dem das jeder ansieht.
command-serve = Öffne die Tische: ein Server mit eingebauter Datenbank, ohne etwas einzurichten.

    Jede Einstellung kommt auch aus der Umgebung, als ZIGGURAT_<NAME>: siehe docs/self-hosting.md.
command-backup = Eine stimmige Kopie der Datenbank, während der Server läuft.
command-validate = Spiel gespeicherte Partien mit den installierten Regeln nach: in Ordnung, oder festgehalten mit der ersten Aktion, die nicht mehr passt.
command-purge = Entferne nach Alter Tische, die niemand beendet hat, und Gäste, die nicht wiederkamen. Beendete Partien bleiben.
command-verify = Beweise, dass jede Ziehung einer Partie die ist, auf die sich ihr Tisch vor der ersten Aktion festgelegt hat.
command-tables = Die Tische eines Servers pflegen.
command-tables-list = Tische, die neuesten zuerst.
command-tables-show = Ein Tisch: wer wo sitzt und was Zuschauer sehen.
command-tables-export = Die ganze Aufzeichnung einer Partie, mit allem Geheimen.
command-tables-import = Ein Tisch aus einer Aufzeichnung; abgelehnt mit der ersten Aktion, die nicht passt.
command-tables-undo = Über jede Schranke zurücknehmen, ohne jemanden zu fragen.
command-tables-close = Einen Tisch ohne Ergebnis beenden.
command-tables-remove = Einen Tisch löschen, mit allem, was dort gespielt und gesagt wurde.
command-tables-fit = Eine Partie, die beiseitegelegt wurde, ab der letzten Aktion fortsetzen, die zu den installierten Regeln passt.
command-people = Die Leute eines Servers betreuen.
command-people-list = Leute; wer zuletzt da war, zuerst.
command-people-ban = Jemanden ausschließen oder wieder einlassen.
command-people-rename = Jemandem einen anderen Namen geben.
command-people-reset = Einem Konto ein neues Passwort geben, das ausgegeben wird, und seine Sitzungen beenden.
command-people-delete = Alles über jemanden löschen; die Plätze übernehmen Bots, oder sie gelten als aufgegeben.
command-chat = Betreuen, was an den Tischen gesagt wird.
command-chat-show = Was an einem Tisch gesagt wurde, mit der Nummer jeder Zeile und wer sie gesagt hat.
command-chat-delete = Eine Zeile löschen.
command-chat-mute = Jemanden mitlesen, aber nicht schreiben lassen, oder wieder schreiben lassen.
command-tokens = Programme, die hier spielen dürfen, und ihre Schlüssel.
command-tokens-make = Ein Programm dieses Namens und sein Schlüssel, der einmal ausgegeben wird.
command-tokens-list = Alle Programme, auch die der Leute.
command-tokens-revoke = Kein Schlüssel des Programms gilt mehr.

## what they take

parameter-help = Diese Hilfe zeigen.
parameter-install_completion = Die Ergänzung für die laufende Shell einrichten.
parameter-show_completion = Die Ergänzung für die laufende Shell zeigen, zum Kopieren oder Ändern.
parameter-lang = Sprache: { $languages }. Sonst ZIGGURAT_LANG oder die des Systems.
parameter-title = Kürzel eines Spiels; `ziggurat titles` zeigt sie.
parameter-replay-title = Das Spiel der Aufzeichnung als modul:NAME, wenn es nicht installiert ist.
parameter-bench-title = Nur dieses Spiel; auch mehrmals.
parameter-tables-list-title = Nur die eines Spiels.
parameter-seats = Wer wo sitzt: human (ein Mensch) oder ein Bot ({ $bots }), auf Wunsch mit einem Namen davor: Rot=human.
parameter-seed = Startwert der ersten Partie; die nächste hat den nächsten.
parameter-play-seed = Startwert der Partie; sonst wird er gezogen.
parameter-options = Optionen des Spiels: Name=Wert,Name=Wert.
parameter-content = Ein Inhaltspaket mit berichtigten Bestandteilen.
parameter-serve-content = Ein Inhaltspaket für neue Tische eines Spiels: mosaic=mein-mosaic.yaml. Mehrere sind möglich.
parameter-verify-content = Das Inhaltspaket, mit dem gespielt wurde.
parameter-pack = Ein Inhaltspaket mit berichtigten Bestandteilen.
parameter-load = Eine gespeicherte Partie fortsetzen.
parameter-players = Spieler am Tisch.
parameter-check-players = Spieler; sonst zufällig viele.
parameter-bench-players = Spieler in jeder Partie.
parameter-games = Wie viele Partien.
parameter-bot-games = Nach so vielen Partien gehen; bei 0 bleiben.
parameter-bots = Eine Art Bot, oder für jeden Platz eine: greedy,random,random.
parameter-arena-bots = Bots, mit Namen oder als modul:NAME. So viele wie Spieler: eine Runde; sonst alle Runden daraus.
parameter-workers = Prozesse; 0 für so viele, wie es Kerne gibt.
parameter-ray = Auf dem Ray-Cluster an der Adresse spielen, oder auf einem, das hier gestartet wird.
parameter-folder = Wo alles aufgehoben wird; ein Training, das dort liegt, geht weiter.
parameter-train-rounds = Durchgänge aus Übung, Anpassung und Partien gegen die Leiter.
parameter-train-games = Übungspartien in einem Durchgang.
parameter-near = Wie viel von dem, was darüber gelernt wurde, wer gewinnt, beim Vergleich von Aktionen zählt, 0 bis 1.
parameter-far = Wie viel davon zählt, wenn Stellungen einige Züge später verglichen werden, 0 bis 1.
parameter-rivals = Wie viel der Vorsprung vor den anderen zählt, und nicht allein die eigenen Punkte, wenn Aktionen verglichen werden, 0 bis 1.
parameter-steps = Schritte in einem Durchgang, die lernen, was einzelne Merkmale wert sind.
parameter-pairs = Partienpaare für jeden Schritt: ein Urteil gegen ein anderes, von beiden Seiten.
parameter-start = Ein Urteil, mit dessen Werten von Merkmalen begonnen wird: das für zwei Spieler taugt für jede Anzahl.
parameter-share = Anteil der Züge, deren Beginn aufgeschrieben wird.
parameter-between = Anteil der Entscheidungen mitten in Zügen, vor denen die Stellung aufgeschrieben wird.
parameter-hidden = Verborgene Einheiten des Netzes.
parameter-ladder = Bots, an denen nach jedem Durchgang gemessen wird.
parameter-matches = Partien gegen jeden von ihnen.
parameter-rotate = Die Bots mit jeder Partie einen Platz weiterrücken.
parameter-failures = Ordner für die Aufzeichnungen gescheiterter Partien.
parameter-json = Ein einziges JSON-Objekt ausgeben.
parameter-seconds = Bedenkzeit für einen Zug.
parameter-bench-seconds = Zeit für jede Messung.
parameter-simulations = Statt einer Zeit: so viele Versuche in jeder Suche, überall gleich viele.
parameter-results = Datei der Ergebnisse, eine Zeile je Partie; was darin steht, wird nicht noch einmal gespielt.
parameter-arena-picture = Wertungszahlen und Punkte als SVG-Bild schreiben.
parameter-analyse-picture = Die Aussichten aller als SVG-Bild schreiben.
parameter-file = Eine Aufzeichnung.
parameter-backup-file = Wohin die Kopie kommt; es darf die Datei noch nicht geben.
parameter-verify-file = Die Aufzeichnung einer beendeten Partie, oder - für die Standardeingabe.
parameter-tables-import-file = Eine Aufzeichnung, oder - für die Standardeingabe.
parameter-at = Nach so vielen Aktionen anhalten.
parameter-traceback = Zeigen, wo im Code ein Spiel scheitert.
parameter-every = Jede so vielte Entscheidung prüfen.
parameter-wanted = Die Nummer einer Regel, oder Wörter, nach denen gesucht wird.
parameter-untested = Die Tests des Spiels laufen lassen und die Regeln nennen, die keiner beweist.
parameter-doubts = Auflisten, was niemand am gedruckten Spiel geprüft hat.
parameter-ids = Nur die Kürzel, eins je Zeile.
parameter-rounds = Messungen von jedem; die beste zählt.
parameter-peers_python = Python der Umgebung mit den anderen Engines (`make bench` legt sie an).
parameter-smoke = Nur zeigen, dass sich alles messen lässt.
parameter-mcp-port = Hier HTTP anbieten, unter /mcp dieses Rechners; sonst Standardein- und -ausgabe.
parameter-serve-port = Port; sonst der erste freie ab 8765.
parameter-server = Adresse des Servers.
parameter-token = Der Schlüssel des Programms.
parameter-bot = Name eines Bots, oder modul:NAME.
parameter-titles = Nur Einladungen zu diesen Spielen, mit Kommas; leer für alle.
parameter-database = Eine Datei oder eine Adresse: sqlite:///..., postgresql://...
parameter-host = Adresse, unter der man den Server erreicht; 0.0.0.0 für alle.
parameter-address = Wie Leute den Server erreichen, für Links in E-Mails.
parameter-browser = Den Browser öffnen.
parameter-verbose = Mehr sagen.
parameter-all_tables = Jede gespeicherte Partie.
parameter-table = Kürzel eines Tisches; `ziggurat tables list` zeigt sie.
parameter-days = Älter als so viele Tage.
parameter-dry = Nur zählen.
parameter-status = Nur offene (open), laufende (running), beendete (finished) oder geschlossene (closed).
parameter-limit = Höchstens so viele.
parameter-owner = Name des Gastes, dem der Tisch gehört.
parameter-to = Wie viele Aktionen bleiben; sonst wird die letzte zurückgenommen.
parameter-people-list-name = Nur Namen, in denen das vorkommt.
parameter-people-rename-name = Der neue Name.
parameter-tokens-make-name = Der Name des Programms.
parameter-tokens-revoke-name = Der Name des Programms.
parameter-person = Kürzel einer Person; `ziggurat people list` zeigt sie.
parameter-reason = Was ihnen gesagt wird.
parameter-people-ban-lift = Wieder einlassen.
parameter-chat-mute-lift = Wieder schreiben lassen.
parameter-line = Nummer der Zeile; `ziggurat chat show` nennt sie.
parameter-may = Was es darf: play, chat, create, mit Kommas.
