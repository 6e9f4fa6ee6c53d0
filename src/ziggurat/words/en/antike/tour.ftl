## the tour, step by step

tour-welcome = You lead Roma. Three cities are yours: Roma makes gold, Ancona marble, Neapolis iron. Who first owns ten ancient personalities wins; beside your name stands how far you are.
tour-rondel = Every turn begins on the rondel. Your first field is free; later, three steps onwards are free and each further one costs a good. Militia arms new units. Click it.
tour-legion = A unit costs 2 iron, and you have 3: one unit. Legions march over land, galleys sail. Click Ancona, then the legion that is offered below.
tour-movere = The others produced gold. Now move: Movere is two fields ahead and free.
tour-border = The red line between Ancona and Mediolanum is a land border, so your legion can cross it. Click the legion, then Mediolanum.
tour-city = A unit on a free site may found a city at the end of any of your turns, for one marble, one iron and one gold. Mediolanum will make gold.
tour-aurum = Four cities; the fifth brings a king. But gold buys knowledge first. Aurum gives one gold for each of your gold cities, and a coin that stands for anything.
tour-marmor = Another coin would do: Marmor is three steps away, still free.
tour-scientia = 4 gold and 2 coins: enough for an advance that nobody has. Scientia is the next field.
tour-mercatura = Mercatura costs 6 for the first nation and 2 for all later ones. The first also wins a scholar.
tour-personalities = Your first personality. Kings come with every fifth city, citizens with every third temple, navigators with galleys on many seas, generals with each temple you destroy. Anything you wonder about: click it, and it tells you what it is and why not.
