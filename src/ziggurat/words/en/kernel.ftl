## kernel

kernel-over = The game is over.
kernel-agreed = The players agreed to end the game; it is scored as it stands.
kernel-not_your_turn = It is not your turn to decide.
kernel-not_now = That is not possible now.
kernel-possible = That is possible now.
kernel-go_on = That is part of something possible: choose the rest of it.

## error

error-record_length = { $n ->
    [0] the record has no actions, { $asked } were asked for
    [one] the record has one action, { $asked } were asked for
   *[other] the record has { $n } actions, { $asked } were asked for
    }
error-record_begins = line 1: a record begins with { $format }
error-record_header = line { $line }: { $text } does not belong in the header
error-record_lacks = line { $line }: the header lacks { $what }
error-record_setup = line { $line }: expected 'setup'
error-record_no_setup = line { $line }: a game that starts from a position has no set-up
error-record_action = line { $line }: expected a seat and an action, not { $text }
error-record_truncated = line { $line }: the record is truncated, its last line is not 'end { $n }'
error-record_position = line { $line }: not a position: { $detail }
error-record_chance = line { $line }: chance is written as numbers, not { $text }
error-record_number = { $what } is a number, not { $text }
error-chance_ends = the record ends before chance was asked here
error-chance_range = the record has chance { $value } where 0 to { $high } are possible
error-no_title = no title { $id }; installed are: { $titles }
error-chance_more = the record has more chance than was asked for
error-no_undo = there is nothing of yours to take back before the last barrier
error-record_title = the record is of { $its }, not of { $asked }
error-record_figures = the record was made with other figures: { $detail }
error-start_fits = start: the position does not fit the title
error-start_header = start: its players and options are not those of the header
error-option_flag = option { $option } is yes or no, not { $value }
error-option_number = option { $option } is a number from { $low } to { $high }, not { $value }
error-option_choice = option { $option } is one of { $choices }, not { $value }
error-option_unknown = unknown option { $option }; there are: { $known }
error-players = { $title } is for { $low } to { $high } players, not { $n }
error-bot_import = no bot { $bot }: { $detail }
error-no_bot = no bot { $bot }; there are: { $bots }
error-no_value = { $file } holds no learned judgement: { $detail }
error-no_torch = PyTorch is not installed: pip install 'ziggurat[train]'
error-no_features = { $title } has no features to learn from
error-other_training = { $folder } holds another training: { $plan }
error-little_practice = too few positions were written down: a greater share or more games are needed
error-ladder_game = a game against { $bot } failed: { $detail }
error-no_ray = Ray is not installed: pip install 'ziggurat[ray]'
error-bot_maker = { $bot } is not a bot: it has to make one from a generator
error-bot_kind = { $bot } does not make a Bot
error-bots_for_players = { $n ->
    [one] one bot
   *[other] { $n } bots
} for { $players } players; name one, or one per seat
error-bots_once = name each bot once, or one for each seat
error-no_result = { $file }, line { $line }: not a result: { $detail }
error-stand_in = A time-out can only be answered by a bot if the table names a stand-in.
error-stops = action { $n } ({ $what }): { $cause }{ $note }
error-start = start: { $cause }
error-noted = { $cause }{ $note }
error-illegal = { $what } is not legal for seat { $seat } now
error-record_rules = { " " }(the record is of rules { $its }, installed are { $installed })
error-clock_days = A deadline is more than 0 and at most 90 days.
error-clock_bank = A bank is at most 90 days, an increment at most one day.
error-counts = Only a game with one seat for each player, without hints and with chance that nobody knows can count.
error-made_up = { $some ->
    [yes] All but { $known } are made up.
   *[no] All are made up.
}
