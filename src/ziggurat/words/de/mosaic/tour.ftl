## the tour, step by step

tour-welcome = Mosaic erzählt von den Völkern um das alte Meer. Punkte bringen Technologien, Städte, Mehrheiten in Regionen, goldene Zeitalter und Errungenschaften. In den Stapeln stecken Imperienkarten; jede lässt alle Regionen werten, die dritte läutet das Ende ein.
tour-farmer = Zuerst ein Anführer, der das ganze Spiel hilft. Nimm den Bauern: Nahrung schafft Bevölkerung.
tour-wheel = Nun werden fünf Technologien gewählt: eine behalten, den Rest weitergeben. Jede Karte zeigt Säulen, kleine Symbole, die spätere Karten verlangen. Behalte das Rad.
tour-quarrying = Stein baut Städte. Behalte die Steinbrüche.
tour-hygiene = Behalte Hygiene; sie wird später spielbar.
tour-pottery = Die letzte Wahl: Töpfern. Die fünfte Karte kommt von selbst.
tour-first_city = Deine erste Stadt. Ein Feld gibt, was darauf liegt: hier 10 Stein. Städte zählen für die Mehrheit ihrer Region.
tour-farm_town = Der Bauer bringt ein Bauerndorf mit. Es kommt neben etwas Eigenes; dieses Feld gibt eine Person mehr.
tour-lay_out = Lege deine Technologien aus. Die Steinbrüche erhöhen deine Steinproduktion auf Dauer.
tour-lay_wheel = Jetzt das Rad.
tour-lay_pottery = Dann Töpfern.
tour-spears = Speere bringen zwei Einheiten. Einheiten in einer Region zählen ebenfalls als Einfluss.
tour-italy = Beide nach Italien, um es zu halten.
tour-second_unit = Und die zweite.
tour-face_down = Hygiene verlangt eine Gesundheitssäule, die dir noch fehlt: Lege sie verdeckt ab. Aufdecken kannst du sie später, als freie Aktion.
tour-game_proper = Jetzt das eigentliche Spiel: eine Aktion je Zug. Arbeit bringt Güter, eine Technologie verbessert dich für immer, Bauen besetzt Felder, Bevölkerung macht jede Arbeit ertragreicher, Steuern bringen Geld.
tour-mining = Bergbau verlangt eine Bausäule. Die hast du: +3 Stein, +2 Steuern.
tour-artisans = Baukarten nimmst du, wenn du hast, was sie verlangen. Ein Handwerksdorf gibt Geld und Zoll.
tour-ivory = Elfenbein ist eine Ware, die du noch nicht hast: Warenarten zählen beim Zoll.
tour-work = Arbeite für Nahrung: deine Leute und deine Produktion zusammen.
tour-people = Drei Personen mehr machen jede künftige Arbeit besser.
tour-pay = Geld steht für jedes Gut, zwei für eins. Nahrung hast du genug: bezahle damit.
tour-influence = Behalte die Einflussbalken im Blick: Sie zeigen, wie jede Region jetzt werten würde. Den Rest lernst du beim Spielen; klick an, was du wissen willst.
