## what a mark in a rules book stands for, in the terminal and in the browser: [WEB] is mark-web

mark-resolved = unsere Auslegung
mark-web = aus anderen Quellen
mark-aid = laut Spielübersicht
mark-option = Option
mark-s = Einstiegsspiel
mark-a = Fortgeschrittenenspiel
mark-f = Expertenspiel
mark-af = Fortgeschrittenen- und Expertenspiel
