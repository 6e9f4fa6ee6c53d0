## what a hint says that an action changes

term-culture = { $n } Kultur
term-culture_rate = { $n } Kultur je Zug
term-science_rate = { $n } Wissenschaft je Zug
term-food_rate = { $n } Nahrung je Zug
term-resource_rate = { $n } Rohstoffe je Zug
term-strength = { $n } Stärke
term-happy = { $n } zufriedene Gesichter
term-workers = { $n } Arbeiter bei der Arbeit
term-idle = { $n } ungenutzte Arbeiter
term-civil_actions = { $n } zivile Aktionen je Zug
term-military_actions = { $n } militärische Aktionen je Zug
term-hand = { $n } Handkarten
term-wonders = { $n } fertige Wunder
term-stages = { $n } Stufen des Wunders
term-colonies = { $n } Kolonien
term-science = { $n } Wissenschaft
term-resources = { $n } Rohstoffe
term-food = { $n } Nahrung
