## kernel

kernel-over = The game is over.
kernel-not_your_turn = It is not your turn to decide.
kernel-not_now = That is not possible now.
