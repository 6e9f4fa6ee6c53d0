## text

text-ferrum = Jede Eisenstadt bringt 1 Eisen, mit Tempel 3, und die Bank gibt eine Münze dazu.
text-aurum = Jede Goldstadt bringt 1 Gold, mit Tempel 3, und die Bank gibt eine Münze dazu.
text-marmor = Jede Marmorstadt bringt 1 Marmor, mit Tempel 3, und die Bank gibt eine Münze dazu.
text-templum = Tempel für 5 Marmor in eigenen Städten bauen. Ein Tempel verdreifacht Produktion, Rüstung und Kampfkraft.
text-militia = Legionen und Galeeren für 2 Eisen aufstellen. Eine Stadt nimmt 1 neue Einheit auf, mit Tempel 3.
text-scientia = Fortschritte für Gold erwerben. Wer einen als Erster hat, zahlt mehr und gewinnt einen Gelehrten.
text-movere_1 = Einheiten bewegen, kämpfen, wo eine Seite es verlangt, dann Städte erobern und Tempel zerstören.
text-movere_2 = Einheiten bewegen, kämpfen, wo eine Seite es verlangt, dann Städte erobern und Tempel zerstören.
text-mercatura = Der Bank 2 beliebige Ressourcen für 1 beliebige geben, jederzeit im eigenen Zug, aber noch nicht im Zug des Erwerbs.
text-commercium = Der Bank 3 beliebige Ressourcen für 2 beliebige geben, jederzeit im eigenen Zug, aber noch nicht im Zug des Erwerbs.
text-metallum = Jede Produktion bringt 1 Ressource der Sorte mehr.
text-moneta = Jede Produktion bringt 2 Ressourcen der Sorte mehr, statt der einen von Metallum.
text-regnum = Die Kampfkraft aller eigenen Städte steigt um 1.
text-res_publica = Die Kampfkraft aller eigenen Städte steigt um 2, statt um 1 durch Regnum.
text-strata = Eigene Legionen überschreiten bis zu 2 Grenzen.
text-navigatio = Eigene Galeeren überschreiten bis zu 2 Grenzen.
text-king = Einer für je 5 Städte.
text-general = Einer für jeden zerstörten Tempel, auch neutrale.
text-citizen = Einer für je 3 Tempel.
text-scholar = Einer für jeden Fortschritt, den noch kein Volk hatte.
text-navigator = Einer für je 7 Punkte; eine Seeregion mit eigener Galeere zählt 1, mit Schiffssymbol 2.
text-plinius = Der neunte Gelehrte, für das erste Volk mit allen acht Fortschritten.
text-bellona = Auf Militia bekommt ihr Besitzer eine Einheit umsonst und gibt die Karte nach rechts weiter.
