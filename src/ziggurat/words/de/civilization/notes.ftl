## what is doubtful of a component, and why

note-angkor_wat = Die erste Auflage; im Nachdruck einer Erweiterung hat es einen anderen Preisnachlass, und eine Stadt darf zweimal ernten. Eine öffentliche Übersicht der Technologien nennt dieses Weltwunder unter Philosophie, also ist der Preisnachlass bestätigt; die Ernte beruht auf einem einzigen Programm.
