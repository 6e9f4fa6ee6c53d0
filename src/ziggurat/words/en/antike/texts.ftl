## text

text-ferrum = Every iron city yields 1 iron, or 3 with a temple, and the bank adds a coin.
text-aurum = Every gold city yields 1 gold, or 3 with a temple, and the bank adds a coin.
text-marmor = Every marble city yields 1 marble, or 3 with a temple, and the bank adds a coin.
text-templum = Build temples at 5 marble in own cities. A temple triples what the city yields, arms and withstands.
text-militia = Arm legions and galleys at 2 iron. A city takes 1 new unit, or 3 with a temple.
text-scientia = Buy advances for gold. The first nation to have one pays more and gains a scholar.
text-movere_1 = Move units, fight where a side demands it, then conquer cities and destroy temples.
text-movere_2 = Move units, fight where a side demands it, then conquer cities and destroy temples.
text-mercatura = Give the bank any 2 goods for any 1 resource, at any time in your turn, but not yet in the turn you buy it.
text-commercium = Give the bank any 3 goods for any 2 resources, at any time in your turn, but not yet in the turn you buy it.
text-metallum = Each production yields 1 more of its resource.
text-moneta = Each production yields 2 more of its resource, instead of the 1 of Metallum.
text-regnum = All your cities are stronger by 1.
text-res_publica = All your cities are stronger by 2, instead of the 1 of Regnum.
text-strata = Your legions may cross 2 borders.
text-navigatio = Your galleys may cross 2 borders.
text-king = One for every 5 cities.
text-general = One for each temple destroyed, neutral ones included.
text-citizen = One for every 3 temples.
text-scholar = One for each advance that no nation had before.
text-navigator = One for every 7 points; a sea region with an own galley counts 1, with a ship symbol 2.
text-plinius = The ninth scholar, for the first nation that owns all eight advances.
text-bellona = At Militia its holder gets one unit free and hands the card to the neighbour on the right.
