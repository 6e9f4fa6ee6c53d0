## what commands print

# What stands between thousands, and before the first place after the whole.
says-marks = ,.
says-seat = seat
says-accuracy = accuracy
says-chance_at_end = chance at the end
says-turning_points = Turning points: { $actions }
says-no_turning_point = No turning point
says-action_n = action { $n }
says-played = played
says-better_known = better, as far as one could know
says-better_truth = better in truth
says-better_by = { $share } % more
says-chance_to_win = { $title }: chance to win
says-actions_of = { $n ->
    [one] one action of { $title }
   *[other] { $n } actions of { $title }
}
says-games_of = { $n ->
    [one] one game of { $title }
   *[other] { $n } games of { $title }
}
says-bot = bot
says-games = games
says-wins = wins
says-rank_points = rank points
says-rating = rating
says-mean_score = mean score
says-lowest = lowest
says-highest = highest
says-arena_picture = { $title }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
says-rating_interval = Rating, with 95 % interval
says-every_score = Scores, each game a dot
says-training = { $title }, { $players } players: what was learned, one action ahead
says-after_each_round = Wins after each round, with 95 % interval
says-round = round
says-rows = rows
says-loss = error
says-loss_before = of the evaluation
says-trained = The best is { $file }; try it: ziggurat arena ... --bots learned@{ $file },greedy
says-percent = percent
says-failed = seed { $seed }: { $error }; see it again with: { $command }
says-summary = { $finished } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} finished, { $failed } failed, { $decisions } decisions in { $seconds } s ({ $speed } { $compiled ->
    [yes] compiled decisions/s
   *[no] decisions/s
})
says-won = { $bot }: won { $wins } of { $games ->
    [one] { $games } game
   *[other] { $games } games
} ({ $share } %)
says-checking = checking { $title }
says-promises_kept = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, every promise kept
says-file = file
says-section = section
says-records = records
says-unchecked = { $title }: { $n ->
    [one] one value
   *[other] { $n } values
} not checked against the printed game
says-confidence-low = uncertain
says-confidence-medium = fairly certain
says-confidence-high = certain
says-source-web = public pages
says-source-seed = rulebook
says-source-rulebook = rulebook
says-source-recall = memory
says-source-reconstructed = reconstructed
says-pack_fits = { $pack } fits { $title } and changes { $n ->
    [one] { $n } value
   *[other] { $n } values
}
says-pack_same = { $n ->
    [0] { $pack } fits { $title } and changes nothing
    [one] { $pack } fits { $title } and changes { $n } value; no figure is another one
   *[other] { $pack } fits { $title } and changes { $n } values; no figure is another one
}
says-replayed = after { $n } of { $length ->
    [one] { $length } action
   *[other] { $length } actions
}
says-replayed_start = after { $n } of { $length ->
    [one] { $length } action
   *[other] { $length } actions
} from a position of its own
says-fails_on = { $file }: { $title } fails on this record: { $error } (--traceback shows where)
says-proven = { $title }: { $tested } of { $rules } rules proven
says-not_proven = { $title }: { $tested } of { $rules } rules proven; without a passing test: { $untested }
says-not_compiled = the compiled engine is not built from these sources (make fast); measuring pure Python only
says-no_peers = { $python } is missing (make bench); measuring without other engines
says-measuring = measuring
says-pure = pure
says-compiled = compiled
says-decisions_per_second = decisions/s
says-games_per_second = games/s
says-playout_decisions_per_second = decisions/s of greedy playouts
says-clone_us = clone µs
says-json_bytes = JSON bytes
says-record_bytes = record bytes
says-peer = { $actions } actions/s, { $games } games/s
says-waits = { $name } waits for invitations.
says-sits_down = sits down at { $table } ({ $title })
says-no_seat = cannot sit down at { $table }: { $why }
says-is_over = { $table } is over
says-stopped = stopped

## the server's commands

says-open_at = Ziggurat is open at { $address }
says-faster = Bots think several times as fast with the compiled engine: make fast
says-kept_in = Tables are kept in { $place }
says-played_with = New tables are played with { $packs }
says-building = Building the browser client ...
says-not_built = The client was not built:
says-table = table
says-title = title
says-status = status
says-players = players
says-actions = actions
says-changed = changed
says-note = note
says-read_only = read-only
says-made_table = table { $table }
says-sit_down = It goes on as soon as somebody sits on every seat. Here the players take theirs: { $link }
says-remain = { $n ->
    [one] one action remains
   *[other] { $n } actions remain
}
says-closed = closed
says-removed = removed
says-person = person
says-name = name
says-kind = kind
says-seen = seen
says-of = of
says-excluded = excluded: { $reason }
says-muted = muted
says-account = account
says-guest = guest
says-program = program
says-by_operator = by decision of the operator
says-new_password = The new password is { $password }
says-done = done
says-line = line
says-text = text
says-deleted = deleted
says-no_line = there is no such line
says-purged = { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
} { $dry ->
    [yes] would go
   *[no] removed
}
says-bytes = { $file }: { $n } bytes
says-verified = { $n ->
    [one] one draw
   *[other] { $n } draws
} of { $actions ->
    [one] one action
   *[other] { $actions } actions
}, all as committed to
says-passed_over = { $n ->
    [one] One version of the table was taken back or takes back: compare it with what you saw.
   *[other] { $n } versions of the table were taken back or take back: compare them with what you saw.
}
says-table_ok = { $table } ok
says-table_pinned = { $table } pinned: { $why }
says-validated = { $fine } ok, { $pinned } pinned

## what is refused

refused-no_option = No such option: { $name }
refused-no_value = { $name } needs a value.
refused-value_given = { $name } takes no value.
refused-too_much = That is too much: { $words }
refused-nothing = a command is missing; see --help
refused-missing = Missing { $kind ->
    [argument] argument
   *[option] option
} { $name }.
refused-number = { $name } is a number, not '{ $value }'
refused-too_small = { $name } is at least { $low }
refused-too_great = { $name } is at most { $high }
refused-value = { $name }: { $detail }
refused-no_command = No such command '{ $name }'; there are: { $known }
refused-no_file = { $file }: No such file
refused-bad_file = { $file }: { $detail }
refused-no_svg = { $file }: pictures are written as SVG, so call the file picture.svg or the like
refused-no_tests = the tests of { $title } are not here; this needs a source checkout
refused-tests_fail = the tests of { $title } could not be run: { $detail }
refused-no_mcp = the MCP library is not installed: pip install 'ziggurat[mcp]'
refused-token = the server does not know this token
refused-by_server = the server refuses: { $detail }
refused-move = the server refused '{ $move }'
refused-exists = { $file } exists already
refused-no_database = there is no database { $file }
refused-port = port { $port } is in use
refused-listen = nobody can listen at { $host }, port { $port }: { $why }
refused-pg_dump = a copy of a PostgreSQL needs pg_dump (postgresql-client), which is not here
refused-table_or_all = name one table, or --all
