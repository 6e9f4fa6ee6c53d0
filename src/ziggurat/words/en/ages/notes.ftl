## what is doubtful of a component, and why

note-homer = The resource part is confirmed by the rulebook; the culture part comes from the card list.
note-one_list = Figures rest on one first-edition list (not printed in the rulebook, not comparable with the second edition).
note-doubling = Doubling with St. Peter's is confirmed by the rulebook.
note-bountiful_harvest = One unfinished public implementation gives 3 food for the Age I card; the card list and the age series 2/3/4 support 2.
note-science_cost = Science cost 12 in the first-edition list; the 2015 edition prints 11.
note-one_copy = One image-based deck list shows only 1 copy; the card list and the deck total of 50 support 2.
note-level_0 = An Age A leader has level 0: cost 0, score 0.
note-not_in_simple = Removed from the deck in the simple game.
note-rebellion = First-edition list: "on their next turn". The 2015 wording has the actions spent at once, because there the pools are refilled at the end of a turn. Timing for the active player: R18.14.
note-later_wording = Known in the later wording from two public sources; no comparison of the editions lists a change.
note-first_name = Text under the first-edition name in a public implementation that began as the first edition; the later edition reads the same and no comparison of the editions lists a change.
note-fortifications = No obsolete value: artillery exists only from level 2 on. Figures rest on one first-edition list (not printed in the rulebook, not comparable with the second edition).
note-war_over_culture_ii = Name and copies from a first-edition deck list. Formula from recall and in line with the rulebook (everything in a war depends on the strength advantage); military action cost from recall.
note-war_over_resources = The rulebook confirms that the victor chooses the mix of food and resources. Amount = strength advantage: left-over first-edition routine of a public implementation (the card is gone in the later edition). Military action cost from recall.
note-war_over_technology = The rulebook confirms the mix of special technologies and science points. Amount = advantage and special technologies at their cost: public implementation and later edition agree; cost 2 is sourced for the later edition only.
note-war_over_territory = Public comparison notes: first edition 3 military actions and 1 token per 3 points (second edition: 2 actions, 1 + 1 per 5). A computer module of the first edition has 1 token per 3 points, too. The 3 actions, rounding down and the absence of a base token are not confirmed.
note-holy_war = Only name and copies are sourced; effect and cost are a placeholder (the second edition replaced these two cards by War over Culture). Searched again in public repositories, pages and lists without result. Replace when a card scan is at hand.
note-war_over_culture_iii = Name and copies from a first-edition deck list. The second edition prints 3 military actions and 5 + advantage; the rulebook of the first edition says that all gains and losses depend on the advantage, so no base amount is used here.
