## what is doubtful of a component, and why

note-homer = Die Anleitung bestätigt den Teil mit den Rohstoffen; der mit der Kultur stammt aus der Kartenliste.
note-one_list = Die Zahlen beruhen auf einer einzigen Liste der ersten Ausgabe; sie stehen nicht in der Anleitung und lassen sich mit der zweiten Ausgabe nicht vergleichen.
note-doubling = Die Anleitung bestätigt die Verdopplung mit dem Petersdom.
note-bountiful_harvest = Ein unfertiges öffentliches Programm hat für die Karte aus Zeitalter I 3 Nahrung; für 2 sprechen die Kartenliste und die Reihe 2/3/4 der Zeitalter.
note-science_cost = 12 Wissenschaft in der Liste der ersten Ausgabe; gedruckt sind 2015 11.
note-one_copy = Eine Liste nach Bildern zeigt nur 1 Exemplar; für 2 sprechen die Kartenliste und die 50 Karten des Stapels.
note-level_0 = Ein Anführer aus Zeitalter A hat Stufe 0: Kosten 0, Wertung 0.
note-not_in_simple = Im einfachen Spiel nicht im Stapel.
note-rebellion = Liste der ersten Ausgabe: „in ihrem nächsten Zug“. Nach dem Wortlaut von 2015 sind die Aktionen sofort ausgegeben, weil sie dort am Ende eines Zuges aufgefüllt werden. Wann es die Person am Zug trifft: R18.14.
note-later_wording = Im späteren Wortlaut aus zwei öffentlichen Quellen bekannt; kein Vergleich der Ausgaben nennt eine Änderung.
note-first_name = Text unter dem Namen der ersten Ausgabe in einem öffentlichen Programm, das mit ihr begann; die spätere Ausgabe hat denselben, und kein Vergleich der Ausgaben nennt eine Änderung.
note-fortifications = Kein Wert für Veraltetes: Artillerie gibt es erst ab Stufe 2. Die Zahlen beruhen auf einer einzigen Liste der ersten Ausgabe; sie stehen nicht in der Anleitung und lassen sich mit der zweiten Ausgabe nicht vergleichen.
note-war_over_culture_ii = Name und Anzahl aus einer Kartenliste der ersten Ausgabe. Die Formel ist aus der Erinnerung und passt zur Anleitung (in einem Krieg hängt alles vom Vorsprung an Stärke ab); die Militäraktionen sind aus der Erinnerung.
note-war_over_resources = Die Anleitung bestätigt, dass der Sieger zwischen Nahrung und Rohstoffen aufteilt. Menge = Vorsprung an Stärke: ein Rest der ersten Ausgabe in einem öffentlichen Programm (in der späteren Ausgabe gibt es die Karte nicht mehr). Die Militäraktionen sind aus der Erinnerung.
note-war_over_technology = Die Anleitung bestätigt die Aufteilung zwischen Spezialtechnologien und Wissenschaftspunkten. Menge = Vorsprung, Spezialtechnologien zu ihren Kosten: Ein öffentliches Programm und die spätere Ausgabe stimmen überein; die Kosten 2 sind nur für die spätere belegt.
note-war_over_territory = Laut öffentlichen Vergleichen hat die erste Ausgabe 3 Militäraktionen und 1 Stein je 3 Punkte (die zweite: 2 Aktionen, 1 + 1 je 5). Auch ein Computermodul der ersten Ausgabe hat 1 Stein je 3 Punkte. Die 3 Aktionen, das Abrunden und dass es keinen festen Stein gibt, sind nicht bestätigt.
note-holy_war = Nur Name und Anzahl sind belegt; Wirkung und Kosten sind ein Platzhalter (die zweite Ausgabe ersetzt diese beiden Karten durch den Krieg um Kultur). Noch einmal in öffentlichen Quellen, Seiten und Listen gesucht, ohne Ergebnis. Zu ersetzen, sobald ein Bild der Karte vorliegt.
note-war_over_culture_iii = Name und Anzahl aus einer Kartenliste der ersten Ausgabe. Die zweite druckt 3 Militäraktionen und 5 + Vorsprung; nach der Anleitung der ersten hängen alle Gewinne und Verluste vom Vorsprung ab, deshalb steht hier keine feste Menge.
