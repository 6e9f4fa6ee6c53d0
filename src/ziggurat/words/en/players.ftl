## levels of the bots: what they are called, and how they think

level-novice = A first game
level-novice-line = Looks one action ahead and often misjudges it, like somebody who has just read the rules.
level-casual = Now and then
level-casual-line = Looks one action ahead and sometimes misjudges it.
level-skilled = Practised
level-skilled-line = Looks one action ahead and judges it well, but has no plan.
level-expert = Strong
level-expert-line = Plans some of its turns ahead, as the strongest does, and plays the others by eye.
level-master = Strongest
level-master-line = Plans its turn and plays the best plans on in its mind, for up to four seconds a turn.

## hints: why an action is good; what it changes is said by the title's `term-...`

hint-wins = It wins the game.
hint-ends = It ends the game.
hint-quiet = For now nothing is sure to change.
hint-rival = rival: { $what }
hint-loses = { NAME($who) }: { $what }
hint-lose = { NAME($who) }: { $what } each
hint-keeps = keeps from { NAME($who) }: { $what }
hint-otherwise = otherwise { NAME($who) } could do it
hint-otherwise_what = otherwise { NAME($who) } could do this: { $what }
hint-later = later { $what }
hint-player = player { $n }

## puzzles: an action beside the one that the search found best

puzzle-name = Puzzle
puzzle-task = From a game of bots, and it is your move. One action is clearly better than all others: which?
puzzle-right = Played on many times from here, it leaves a { $best } % chance to win; the next best action { $second } %.
puzzle-wrong = Played on many times from here, it leaves a { $chance } % chance to win; the best action { $best } %.
puzzle-unlikely = That is clearly worse. The best action leaves a { $best } % chance to win.
