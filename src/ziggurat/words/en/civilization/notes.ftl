## what is doubtful of a component, and why

note-angkor_wat = The first printing; the reprint of an expansion has another discount and lets a city harvest twice. A public tech sheet names this wonder under Philosophy, so the discount is confirmed; the harvest rests on one implementation.
