## the tour, step by step

tour-welcome = Du führst China von einer Stadt zur Größe. Vier Wege führen zum Sieg: das Ende der Kulturskala, 15 Münzen, die Technologie der Stufe V oder die Eroberung einer fremden Hauptstadt.
tour-capital = Setz deine Hauptstadt in die Mitte deines Heimat-Spielplanteils. Die acht Felder darum sind ihr Randbezirk; alles, was sie bringt, kommt von dort.
tour-army = Eine Armee daneben.
tour-scout = Und einen Pionier auf dasselbe Feld, damit die Armee ihn schützt.
tour-start = Eine Runde hat fünf Phasen. Zuerst der Rundenbeginn: neue Städte und Regierungen. Noch ist nichts zu tun.
tour-trade = Zweitens Handel: Die Handelssymbole deiner Städte sind auf deiner Scheibe. Du könntest verhandeln; heute passt du.
tour-library = Drittens nimmt jede Stadt eine Aktion: produzieren, sich den Künsten widmen oder abbauen. Deine Hauptstadt hat 5 Produktion: klick sie an und bau eine Bibliothek in den Randbezirk.
tour-cities_done = Alle Städte hatten ihre Aktion.
tour-movement = Viertens Bewegung: zwei Felder für jede Figur, gemeinsam oder allein. Nimm beide.
tour-discover = Am Rand der bekannten Welt deckt ein Schritt ein neues Spielplanteil auf.
tour-walk = Geh darauf.
tour-no_steps = Es sind keine Schritte übrig.
tour-research = Zuletzt Forschung, verdeckt und gleichzeitig. 6 Handel bezahlen eine Technologie der ersten Reihe. Jede Reihe braucht unter sich eine Karte mehr: eine Pyramide.
tour-second_round = Die zweite Runde. Dein Pionier ist draußen.
tour-gather = Er kann das Feld, auf dem er steht, für deine Hauptstadt ernten.
tour-trade_again = Wieder Handel.
tour-arts = Diesmal fördert die Hauptstadt die Künste: Kultur bringt dich auf der Kulturskala voran und lockt Große Persönlichkeiten an.
tour-onwards = Später gründet ein Pionier deine zweite Stadt, Armeen treffen auf Dörfer und Nachbarn, und Schlachten werden Karte um Karte geschlagen. Klick an, was du wissen willst, und frag: warum nicht?
