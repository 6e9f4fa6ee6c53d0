## the tour, step by step

tour-welcome = Mosaic is about the peoples round the old sea. You gather points with technologies, cities, majorities in regions, golden ages and achievements. Empire cards hide in the decks; each makes all regions score, and the third one rings in the end.
tour-farmer = First a leader, who helps all game long. Take the Farmer: food makes people.
tour-wheel = Now five technologies are drafted: keep one, the rest goes on. Every card shows pillars, the small symbols that later cards ask for. Keep the Wheel.
tour-quarrying = Stone builds cities. Keep Quarrying.
tour-hygiene = Keep Hygiene; it will be playable later.
tour-pottery = The last choice: Pottery. The fifth card comes by itself.
tour-first_city = Your first city. A hex gives what lies on it: here 10 stone. Cities count for the majority in their region.
tour-farm_town = The Farmer brings a farm town. It must stand next to your own; this hex gives one more person.
tour-lay_out = Lay out your technologies. Quarrying raises your stone production for good.
tour-lay_wheel = The Wheel next.
tour-lay_pottery = Pottery.
tour-spears = Spears bring two units. Units in a region count as influence too.
tour-italy = Both to Italy, to hold it.
tour-second_unit = And the second.
tour-face_down = Hygiene asks for a health pillar you do not have yet: put it face down. You can turn it up later, as a free action.
tour-game_proper = Now the game proper: one action a turn. Work brings goods, a technology improves you for ever, building takes hexes, population makes every work worth more, taxes bring money.
tour-mining = Mining asks for one construction pillar. You have it: +3 stone, +2 tax.
tour-artisans = Build cards are free to take if you have what they ask for. An artisan town gives money and tariff.
tour-ivory = Ivory is a trade good you do not have yet: kinds of goods matter for tariffs.
tour-work = Work for food: your people and your production together.
tour-people = Three more people make every future work better.
tour-pay = Money stands in for any good, two for one. You have food enough: pay with it.
tour-influence = Watch the influence bars: they show how every region would score right now. The rest you learn by playing; click anything to ask what it is.
