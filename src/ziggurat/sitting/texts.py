"""What the table itself says, in the languages of the titles. Titles have their own words."""

TEXTS = {
    "en": {
        "table.past_log": "What you could know of this running game. It cannot be opened again as a table; "
        "the record can, which is exported once the game is over.",
        "table.resigned": "The game ended because somebody resigned.",
    },
    "de": {
        "table.past_log": "Was du von diesem laufenden Spiel wissen konntest. Es lässt sich nicht wieder als Tisch "
        "öffnen; das kann die Aufzeichnung, die es nach dem Ende des Spiels gibt.",
        "table.resigned": "Das Spiel endete, weil jemand aufgegeben hat.",
    },
}

# Refusals by their English sentence.
GERMAN = {
    "A line has 1 to {n} letters.": "Eine Zeile hat 1 bis {n} Zeichen.",
    "A name has 1 to {n} letters.": "Ein Name hat 1 bis {n} Zeichen.",
    "A password has {low} to {high} letters.": "Ein Passwort hat {low} bis {high} Zeichen.",
    "A bot plays this seat; take it back first.": "Ein Bot spielt diesen Platz; nimm ihn erst zurück.",
    "A webhook is an https address.": "Ein Webhook ist eine https-Adresse.",
    "Name or password is wrong.": "Name oder Passwort ist falsch.",
    "Nobody else is here to talk to.": "Hier ist niemand, mit dem du reden könntest.",
    "Only you and bots can sit at a table of this device.": "An einem Tisch auf diesem Gerät sitzen nur du und Bots.",
    "No bot may take over here; you can only resign.": "Hier darf kein Bot übernehmen; du kannst nur aufgeben.",
    "No seat is open to you there.": "Dort ist kein Platz für dich frei.",
    "Nobody asks to take anything back.": "Niemand möchte etwas zurücknehmen.",
    "Nobody proposes to end the game.": "Niemand schlägt vor, das Spiel zu beenden.",
    "Notes have at most {n} letters.": "Notizen haben höchstens {n} Zeichen.",
    "One connection follows at most {n} tables.": "Eine Verbindung verfolgt höchstens {n} Tische.",
    "Others play on there; leave the game first.": "Dort spielen andere weiter; verlass erst das Spiel.",
    "Only the owner of the table can do that.": "Das kann nur, wem der Tisch gehört.",
    "That cannot be done now.": "Das geht jetzt nicht.",
    "This table is played without hints.": "An diesem Tisch wird ohne Tipps gespielt.",
    "You have nothing to decide now.": "Du hast gerade nichts zu entscheiden.",
    "Requests from other pages are not taken.": "Anfragen von anderen Seiten werden nicht angenommen.",
    "Say your name first.": "Sag zuerst, wie du heißt.",
    "Somebody already has an account of that name.": "Es gibt schon ein Konto mit diesem Namen.",
    "Somebody else has just taken that seat.": "Jemand anderes hat sich gerade dorthin gesetzt.",
    "That is not an e-mail address.": "Das ist keine E-Mail-Adresse.",
    "That was too often; try again in {n} seconds.": "Das war zu oft; versuche es in {n} Sekunden wieder.",
    "That text has characters in it that nobody can see or type.": "In diesem Text sind Zeichen, die niemand sehen "
    "oder tippen kann.",
    "This link is no longer good, or was copied only in part.": "Dieser Link gilt nicht mehr oder wurde nur zum Teil "
    "kopiert.",
    "There is nobody of that id.": "So jemanden gibt es nicht.",
    "This server cannot send e-mail.": "Dieser Server kann keine E-Mails verschicken.",
    "You have no account yet.": "Du hast noch kein Konto.",
    "You are excluded from this server: {reason}": "Du bist von diesem Server ausgeschlossen: {reason}",
    "You may read here, but not write.": "Du darfst hier lesen, aber nicht schreiben.",
    "That is not the record of a game.": "Das ist keine Aufzeichnung eines Spiels.",
    "That is what was known of a running game; only a finished game or a what-if can be opened again.": "Das ist, was "
    "von einem laufenden Spiel bekannt war; nur ein beendetes Spiel oder ein Was-wäre-wenn lässt sich wieder öffnen.",
    "The game has already been started.": "Das Spiel hat schon begonnen.",
    "The game has not been started yet.": "Das Spiel hat noch nicht begonnen.",
    "The game has {n} actions.": "Das Spiel hat {n} Aktionen.",
    "The game is over there; nothing is left to try.": "Dort ist das Spiel zu Ende; es gibt nichts mehr zu versuchen.",
    "The record has no commitment: nothing can be proven.": "Die Aufzeichnung hat keine Festlegung: Es lässt sich "
    "nichts beweisen.",
    "The record's commitment cannot be read.": "Die Festlegung der Aufzeichnung ist nicht zu lesen.",
    "Seed and salt are not those that were committed to.": "Startwert und Salz sind nicht die festgelegten.",
    "The record's commitment is of another game.": "Die Festlegung der Aufzeichnung gehört zu einem anderen Spiel.",
    "The set-up was not drawn from what was committed to.": "Der Aufbau wurde nicht aus dem Festgelegten gezogen.",
    "Action {n} ({what}) was not drawn from what was committed to.": "Aktion {n} ({what}) wurde nicht aus dem "
    "Festgelegten gezogen.",
    "The game is not over yet.": "Das Spiel ist noch nicht zu Ende.",
    "The game is not set aside.": "Das Spiel liegt nicht still.",
    "The game is over.": "Das Spiel ist zu Ende.",
    "The game was played with other rules.": "Das Spiel wurde mit anderen Regeln gespielt.",
    "The message is too big.": "Die Nachricht ist zu groß.",
    "The head of the record cannot be read.": "Der Kopf der Aufzeichnung ist nicht zu lesen.",
    "The position that the record starts from does not fit the game.": "Die Stellung, mit der die Aufzeichnung "
    "beginnt, passt nicht zum Spiel.",
    "The position that the record starts from was not written by this server.": "Die Stellung, mit der die "
    "Aufzeichnung beginnt, stammt nicht von diesem Server.",
    "The record is cut off: its last line is missing.": "Die Aufzeichnung ist abgeschnitten: Die letzte Zeile fehlt.",
    "The record is of a game that is not installed here.": "Das Spiel der Aufzeichnung gibt es hier nicht.",
    "The record is of other rules than are installed here.": "Die Aufzeichnung folgt anderen Regeln, als es hier gibt.",
    "The record stops at action {n} ({what}), which is not possible there.": "Die Aufzeichnung endet bei Aktion {n} "
    "({what}): Sie ist dort nicht möglich.",
    "The record stops at action {n} ({what}): other things are left to chance there.": "Die Aufzeichnung endet bei "
    "Aktion {n} ({what}): Dort ist anderes dem Zufall überlassen.",
    "The record was made with other figures (content {digest}) that this server does not have.": "Die "
    "Aufzeichnung entstand mit anderen Werten (Inhalt {digest}), die dieser Server nicht hat.",
    "The record's players, options or set-up do not fit the game.": "Spielerzahl, Optionen oder Aufbau der "
    "Aufzeichnung passen nicht zum Spiel.",
    "Line {n} of the record cannot be read.": "Zeile {n} der Aufzeichnung ist nicht zu lesen.",
    "The record is too long.": "Die Aufzeichnung ist zu lang.",
    "Nothing can be stored now; nothing was played.": "Gerade lässt sich nichts speichern; nichts wurde gespielt.",
    "The table is played with other figures (content {digest}) that are missing here.": "An diesem Tisch "
    "wird mit anderen Werten gespielt (Inhalt {digest}), die hier fehlen.",
    "The table has moved on since; look again.": "Am Tisch ging es inzwischen weiter; sieh noch einmal hin.",
    "There are no such figures here.": "Solche Werte gibt es hier nicht.",
    "There are still seats without anybody on them.": "Es sind noch Plätze unbesetzt.",
    "There is no such seat, or somebody sits there.": "Diesen Platz gibt es nicht, oder dort sitzt jemand.",
    "There is no such table, or it is not open to you.": "Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.",
    "There is nothing of yours to take back.": "Von dir ist nichts zurückzunehmen.",
    "There is nothing to take back.": "Es gibt nichts zurückzunehmen.",
    "Who has resigned cannot come back.": "Wer aufgegeben hat, kann nicht zurückkommen.",
    "You already have an account.": "Du hast schon ein Konto.",
    "You are not asked.": "Du bist nicht gefragt.",
    "You do not sit there.": "Du sitzt dort nicht.",
    "You have already resigned.": "Du hast schon aufgegeben.",
}


def table_text(key: str, lang: str) -> str | None:
    return TEXTS.get(lang, TEXTS["en"]).get(key)
