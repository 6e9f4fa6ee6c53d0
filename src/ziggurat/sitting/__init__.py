"""One game and its people, without a store, a clock of its own or a network: what every kind of table shares."""
