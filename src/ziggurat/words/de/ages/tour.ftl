## the tour, step by step

tour-welcome = Du führst ein Volk durch die Zeiten. Wer am Ende die meiste Kultur hat, gewinnt. Dieses erste Spiel endet mit Zeitalter I und kennt keine Kriege.
tour-row = Die Kartenreihe ist der Markt der Ideen. Links kosten Karten eine Zivilaktion, weiter rechts zwei und drei. Im ersten Zug werden nur Karten genommen: nimm die Pyramiden, ein Wunder.
tour-end_turn = Ein Wunder liegt gleich aus und wird später in Teilen gebaut. Deine Aktion ist verbraucht: beende den Zug.
tour-mine = Von nun an hast du 4 Zivilaktionen. Jede gelbe Figur auf einer Karte arbeitet dort. Setz deinen unbeschäftigten Arbeiter für 2 Rohstoffe in die Bronzemine.
tour-worker = 2 Nahrung bringen einen neuen Arbeiter aus dem gelben Vorrat. Je leerer er ist, desto teurer der nächste, und desto mehr wird gegessen.
tour-leader = Nimm Julius Caesar: je Zeitalter darfst du einen Anführer haben.
tour-yellow = Gelbe Karten wirken einmal. Diese macht ab deinem nächsten Zug eine Farm oder eine Mine billiger.
tour-production = Am Ende deines Zuges geben Farmen Nahrung, Minen Rohstoffe und Labore Wissenschaft; du bekommst Kultur.
tour-event = Ein Ereignis trifft alle. Rohstoffe bezahlen die Pyramiden.
tour-caesar = Wähle Caesar: eine Militäraktion mehr und etwas Stärke.
tour-pyramids = Bau den ersten Teil der Pyramiden für 3 Rohstoffe. Fertig geben sie für den Rest des Spiels jeden Zug eine Aktion mehr.
tour-rich_land = Reiches Land bezahlt die Hälfte einer weiteren Bronzemine für deinen neuen Arbeiter: spiel die Karte, dann klick auf Bronze.
tour-leave_it = Eine Aktion ist übrig, aber lass es gut sein. Beende den Zug.
tour-engine = Das ist der Motor: Nahrung schafft Arbeiter, Arbeiter schaffen Rohstoffe und Wissenschaft, diese schaffen Kultur. Achte auf den blauen Vorrat (Horten korrumpiert) und auf die Zufriedenheit. Das volle Spiel bringt Regierungen, Taktiken, Kriege und Pakte.
