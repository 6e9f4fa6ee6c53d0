## kernel

kernel-over = Das Spiel ist zu Ende.
kernel-not_your_turn = Du bist gerade nicht an der Reihe.
kernel-not_now = Das ist jetzt nicht möglich.
