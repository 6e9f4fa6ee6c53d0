## the tour, step by step

tour-welcome = Du führst Roma. Drei Städte gehören dir: Roma bringt Gold, Ancona Marmor, Neapolis Eisen. Wer zuerst zehn Persönlichkeiten besitzt, gewinnt; bei deinem Namen steht, wie weit du bist.
tour-rondel = Jeder Zug beginnt auf dem Rondell. Das erste Feld ist frei; später sind drei Schritte frei, jeder weitere kostet eine Ressource. Militia stellt Einheiten auf. Klick darauf.
tour-legion = Eine Einheit kostet 2 Eisen, du hast 3: also eine. Legionen ziehen über Land, Galeeren über See. Klick auf Ancona, dann auf die Legion, die unten angeboten wird.
tour-movere = Die anderen haben Gold gewonnen. Jetzt wird gezogen: Movere liegt zwei Felder weiter und ist frei.
tour-border = Die rote Linie zwischen Ancona und Mediolanum ist eine Landgrenze, also kann deine Legion hinüber. Klick auf die Legion, dann auf Mediolanum.
tour-city = Steht eine Einheit auf einem freien Platz, darfst du am Ende jedes deiner Züge eine Stadt gründen: für je ein Marmor, Eisen und Gold. Mediolanum bringt Gold.
tour-aurum = Vier Städte; die fünfte bringt einen König. Aber zuerst kauft Gold Wissen. Aurum gibt ein Gold für jede deiner Goldstädte und eine Münze, die für alles steht.
tour-marmor = Noch eine Münze wäre gut: Marmor ist drei Schritte weit, noch frei.
tour-scientia = 4 Gold und 2 Münzen: genug für einen Fortschritt, den noch niemand hat. Scientia ist das nächste Feld.
tour-mercatura = Mercatura kostet das erste Volk 6, jedes spätere 2. Das erste gewinnt dazu einen Gelehrten.
tour-personalities = Deine erste Persönlichkeit. Könige kommen mit jeder fünften Stadt, Bürger mit jedem dritten Tempel, Seefahrer mit Galeeren auf vielen Meeren, Feldherren mit jedem zerstörten Tempel. Was du wissen willst: klick es an, und es sagt dir, was es ist und warum nicht.
