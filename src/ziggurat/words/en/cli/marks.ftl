## what a mark in a rules book stands for, in the terminal and in the browser: [WEB] is mark-web

mark-resolved = our ruling
mark-web = from other sources
mark-aid = from the player aid
mark-option = option
mark-s = simple game
mark-a = advanced game
mark-f = full game
mark-af = advanced and full game
