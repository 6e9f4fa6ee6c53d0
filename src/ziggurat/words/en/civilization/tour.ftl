## the tour, step by step

tour-welcome = You lead China from one city to greatness. There are four ways to win: reach the end of the culture track, own 15 coins, research the technology of Age V, or take another capital.
tour-capital = Put your capital in the middle of your home tile. The eight squares round it are its outskirts; all it yields comes from them.
tour-army = An army beside it.
tour-scout = And a scout on the same square, so that the army protects it.
tour-start = A round has five phases. First, the start of turn: new cities and governments. There is nothing to do yet.
tour-trade = Second, trade: your cities' trade symbols were added to your dial. You may bargain with others; today you pass.
tour-library = Third, every city takes one action: produce, devote to the arts, or harvest. Your capital has 5 production: click it, and build a Library in its outskirts.
tour-cities_done = All cities have acted.
tour-movement = Fourth, movement: two squares for each figure, together or alone. Take both.
tour-discover = Beside the edge of the known world a step turns over a new tile.
tour-walk = Walk onto it.
tour-no_steps = No steps are left.
tour-research = Last, research, in secret and all at once. 6 trade pay for a technology of the first row. Each row needs one card more below it: a pyramid.
tour-second_round = The second round. Your scout is abroad.
tour-gather = He can gather the square he stands on for your capital.
tour-trade_again = Trade again.
tour-arts = Let the capital devote itself to the arts this time: culture moves you along the track and brings great people.
tour-onwards = Later a scout founds your second city, armies meet villages and neighbours, and battles are fought card by card. Click anything to ask what it is, and why not.
