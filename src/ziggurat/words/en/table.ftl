## refusals of the table and the server

table-alone = Nobody else is here to talk to.
table-bad_email = That is not an e-mail address.
table-bad_line = A line has 1 to { $n } letters.
table-bad_link = This link is no longer good, or was copied only in part.
table-bad_login = Name or password is wrong.
table-bad_name = A name has 1 to { $n } letters.
table-bad_password = A password has { $low } to { $high } letters.
table-bad_text = That text has characters in it that nobody can see or type.
table-bad_webhook = A webhook is an https address.
table-banned = You are excluded from this server: { $reason }
table-big_message = The message is too big.
table-counts_alone = This game counts towards ratings, and nobody here could agree to that.
table-counts_once = This game counts towards ratings: one seat for each player.
table-device_seats = Only you and bots can sit at a table of this device.
table-fair_action = Action { $n } ({ $what }) was not drawn from what was committed to.
table-fair_none = The record has no commitment: nothing can be proven.
table-fair_other = The record's commitment is of another game.
table-fair_seed = Seed and salt are not those that were committed to.
table-fair_setup = The set-up was not drawn from what was committed to.
table-fair_unreadable = The record's commitment cannot be read.
table-known = You already have an account.
table-length = The game has { $n ->
        [one] one action
       *[other] { $n } actions
    }.
table-long_notes = Notes have at most { $n } letters.
table-many_tables = One connection follows at most { $n } tables.
table-muted = You may read here, but not write.
table-name_taken = Somebody already has an account of that name.
table-no_account = You have no account yet.
table-no_end_proposed = Nobody proposes to end the game.
table-nothing_to_decide = You have nothing to decide now.
table-no_decision = That action was not looked at.
table-no_hints = This table is played without hints.
table-not_now = That cannot be done now.
table-no_figures = There are no such figures here.
table-many_letters = This address was asked often enough today. Look among unwanted mail, or try again tomorrow.
table-no_mail = This server cannot send e-mail.
table-no_pack = The table is played with other figures (content { $digest }) that are missing here.
table-guest_password = Guests and programs have no password.
table-no_person = There is nobody of that id.
table-no_record = That is not the record of a game.
table-no_seat = No seat is open to you there.
table-no_stand_in = No bot may take over here; you can only resign.
table-no_such_seat = There is no such seat, or somebody sits there.
table-no_table = There is no such table, or it is not open to you.
table-no_undo_asked = Nobody asks to take anything back.
table-not_aside = The game is not set aside.
table-not_asked = You are not asked.
table-not_over = The game is not over yet.
table-not_owner = Only the owner of the table can do that.
table-not_seated = You do not sit there.
table-not_started = The game has not been started yet.
table-nothing_of_yours = There is nothing of yours to take back.
table-nothing_to_try = The game is over there; nothing is left to try.
table-nothing_to_undo = There is nothing to take back.
table-host = This server does not go by that name.
table-origin = Requests from other pages are not taken.
table-others_play = Others play on there; leave the game first.
table-no_lesson = There is no such lesson.
table-over = The game is over.
table-record_chance = The record stops at action { $n } ({ $what }): other things are left to chance there.
table-record_cut = The record is cut off: its last line is missing.
table-record_figures = The record was made with other figures (content { $digest }) that are missing here.
table-record_head = The head of the record cannot be read.
table-record_impossible = The record stops at action { $n } ({ $what }), which is not possible there. { $reason }
table-record_line = Line { $n } of the record cannot be read.
table-record_long = The record is too long.
table-record_misfit = The position that the record starts from does not fit the game.
table-record_options = The record's players, options or set-up do not fit the game.
table-record_other_rules = { $cause } The record is of other rules than are installed here.
table-record_running = That is what was known of a running game; only a finished game, or one that you play without other people, can be opened again.
table-record_seats = The game has { $n } seats: say of each who sits there.
table-record_title = The record is of a game that is not installed here.
table-record_unsealed = The position that the record starts from was not written by this server.
table-resigned_already = You have already resigned.
table-seat_taken = Somebody else has just taken that seat.
table-seats_open = There are still seats without anybody on them.
table-setting = The setting { $name } cannot be { $value }.
table-setting_choice = The setting { $name } is one of { $choices }, not { $value }.
table-setting_address = The setting { $name } is http:// or https:// and a host, not { $value }.
table-setting_host = The setting { $name } names hosts without http:// and without ports, not { $value }.
table-setting_proxy = The setting { $name } lists numeric addresses or *, not { $value }.
table-setting_sender = The setting { $name } is an e-mail address, not { $value }.
table-setting_database = The database is sqlite or postgresql, not { $backend }.
table-setting_site = The setting { $name } is a folder that make site wrote, not { $value }.
table-stale = The table has moved on since; look again.
table-stand_in = A bot plays this seat; take it back first.
table-started = The game has already been started.
table-stays_resigned = Who has resigned cannot come back.
table-too_often = That was too often; try again in { $n ->
        [one] one second
       *[other] { $n } seconds
    }.
table-unavailable = Nothing can be stored now; nothing was played.
table-who = Say your name first.

## what the table says of itself

table-past_log = What you could know of this running game. It cannot be opened again as a table; the record can, which is exported once the game is over.
table-resigned = The game ended because somebody resigned.

table-aside = { $why }
table-aside_setup = set-up: { $cause }
table-bad_request = That cannot be read: { $detail }
table-broken = The server made a mistake; it has been logged.
table-no_method = That is not done this way.
table-no_page = There is no such page.
table-too_deep = That is nested too deeply.

## notices: subject and text

notice-turn-subject = It is your turn: { $title }
notice-turn = It is your turn at { $title } ({ $table }).
notice-off-subject = Your webhook was switched off
notice-off = For a day it took no message: { $reason } You can enter it again in your settings.
notice-confirm-subject = Is this your address?
notice-confirm = Somebody, we think you, wants to hear from a table of Ziggurat when it is their turn. If it was you, follow the link. If not, do nothing: nothing else will be sent to you.
notice-reset-subject = A new password
notice-reset = Whoever follows this link within an hour chooses a new password for your account { $name }. If you did not ask for it, do nothing.
notice-stop = No more letters of this kind:
notice-late = It did not answer within { $n ->
        [one] one second
       *[other] { $n } seconds
    }.
notice-answered = It answered { $status }.
notice-private = The webhook's address is not a public one.

## pages that the server writes itself

page-confirm = Is this your address?
page-confirm-button = Yes, it is mine
page-confirm-done = Your address is confirmed. You will hear when it is your turn.
page-stop = No more e-mail to this address?
page-stop-button = No more e-mail
page-stop-done = No more e-mail will be sent to you.
page-reset = A new password
page-reset-button = Use it
page-reset-done = Your new password is in use. Log in with it.
page-home = To the tables
page-unbuilt = The server runs, but the browser client has not been built.
page-unbuilt-how = Build it and reload this page:
page-unbuilt-api = The API is described here:
table-scope = This token may not do that.
table-bad_scope = There is no scope { $scope }; there are: { $known }.
table-no_program = No program is called { $name }.
table-not_your_program = That program is not yours.
table-too_many_programs = More than { $n } programs are too many.
table-no_clock = This table has no clock that could stand still.
table-no_days = You have { $n ->
        [0] no day
        [one] one day
       *[other] { $n } days
    } of vacation left this year.
table-no_pause_asked = Nobody asks for a pause.
table-not_paused = The game is not paused.
table-paused_already = The game is already paused.
notice-remind-subject = Your time runs out: { $title }
notice-remind = You have { $left } left to decide at { $title } ({ $table }).
notice-hours = { $n ->
    [one] one hour
   *[other] { $n } hours
}
notice-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
notice-asked-subject = Another game? { $title }
notice-asked = { $name } asks you to play { $title } once more ({ $table }).
table-bad_push = That is not an address at which a browser can be told something.
