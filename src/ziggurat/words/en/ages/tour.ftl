## the tour, step by step

tour-welcome = You lead a people from antiquity onwards. Who has most culture at the end wins. This first game ends with Age I and knows no wars.
tour-row = The card row is the market of the world's ideas. Cards at the left cost one civil action, further right two and three. In the first turn you only take cards: take the Pyramids, a wonder.
tour-end_turn = A wonder goes before you and is built in stages later. Your action is used up: end your turn.
tour-mine = From now on you have 4 civil actions. Each yellow pawn on a card works there. Put your idle worker into the bronze mine, for 2 resources.
tour-worker = 2 food bring a new worker from the yellow bank. The emptier the bank, the dearer the next one, and the more he eats.
tour-leader = Take Julius Caesar: you may have one leader of each age.
tour-yellow = Yellow cards are used once. This one makes a farm or a mine cheaper, from your next turn on.
tour-production = At the end of your turn farms give food, mines resources, and labs science; you score culture.
tour-event = An event happens to everybody. Resources will pay for the Pyramids.
tour-caesar = Elect Caesar: one military action more, and some strength.
tour-pyramids = Build the first stage of the Pyramids for 3 resources. Finished, they give an action every turn for the rest of the game.
tour-rich_land = Rich Land pays half of another bronze mine for your new worker: play the card, then click Bronze.
tour-leave_it = One action is left, but let it be. End the turn.
tour-engine = That is the engine: food makes workers, workers make resources and science, these make culture. Keep an eye on the blue bank (hoarding corrupts) and on happiness. The full game adds governments, tactics, wars and pacts.
