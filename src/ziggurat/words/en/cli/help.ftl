## what stands around every help

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-default = [default: { $value }]
help-variable = [env var: { $name }]
help-required = [required]
help-example = For example: { $command }
help-some_options = [OPTIONS]
help-a_command = COMMAND [ARGUMENTS]...
help-number = NUMBER
help-text = TEXT
help-path = PATH
help-switch = switch
help-number_or_words = [NUMBER|WORDS]
help-an_address = [ADDRESS]

## the commands

command-ziggurat = An open table for the great civilisation board games.
command-play = Play a game in the terminal, alone against bots or several people at one keyboard.
command-simulate = Play many games between bots and add them up.

    A game that fails is kept as a record that shows the failure again, and the exit status is 1.
command-fuzz = Play random games over all player counts and options, some under the whole conformance suite.
command-arena = Let bots play each other from every seat, and rate them.

    Every company of bots plays each seed from all sides. Ratings are Bradley-Terry's on the scale of chess: 200 points more win three meetings of four.
command-train = Learn to judge the positions of a title by self-play.

    Each round plays practice games, fits a small network to who won them, and lets it play against the ladder. Stopped, it goes on where it was.
command-analyse = Look at a game again: everybody's chance to win, the turning points, and what decisions cost.

    A decision is judged by what its seat could know, and beside that by what really was.
command-replay = Play a record again: its log, and the position it leads to.
command-check = Check at every decision of random games that a title keeps the kernel's promises.

    A title still being written can be named as module:NAME. Exit status 1 when a promise is broken.
command-rules = Print a title's rules, one of them, or those that no test proves.
command-content = Show a title's components, list the unverified ones, or check a content pack.
command-titles = List the installed titles and their options.
command-bench = Measure random play through the public API on one core, every action validated.
command-mcp = Let language models play: an MCP server on the standard streams, or on a port of this machine.
command-bot = Accept invitations at a server and play there, as a program that everybody sees to be one.
command-serve = Open the tables: a server on an embedded database, nothing to configure.

    Every setting is also read from the environment as ZIGGURAT_<NAME>: see docs/self-hosting.md.
command-backup = A consistent copy of the database while the server runs.
command-validate = Replay stored games with the installed rules: ok, or pinned with the first action that no longer fits.
command-purge = Remove tables nobody finished and guests nobody saw again, by age. Finished games stay.
command-verify = Prove that every draw of a game is what its table committed to before the first action.
command-tables = Look after the tables of a server.
command-tables-list = Tables, the newest first.
command-tables-show = One table: who sits where, and what a spectator sees.
command-tables-export = The whole record of a game, secrets included.
command-tables-import = A table from a record; refused with the first action that does not fit.
command-tables-undo = Take back over any barrier, without asking anybody.
command-tables-close = End a table without a result.
command-tables-remove = Delete a table with all that was played and said at it.
command-tables-fit = Let a game that was set aside go on from the last action that still fits the installed rules.
command-people = Look after the people of a server.
command-people-list = People, those who were here last first.
command-people-ban = Exclude somebody, or let them in again.
command-people-rename = Give somebody another name.
command-people-reset = Give an account a new password, which is printed, and end its sessions.
command-people-delete = Delete everything about somebody; their seats go to bots, or count as given up.
command-chat = Look after what is said at the tables.
command-chat-show = What was said at a table, with the number of each line and who said it.
command-chat-delete = Delete one line.
command-chat-mute = Let somebody read but not write, or write again.
command-tokens = Programs that may play here, and their tokens.
command-tokens-make = A program of that name and its token, which is printed once.
command-tokens-list = All programs, also those of people.
command-tokens-revoke = No token of the program is good any longer.

## what they take

parameter-help = Show this message and exit.
parameter-install_completion = Install completion for the current shell.
parameter-show_completion = Show completion for the current shell, to copy it or to change it.
parameter-lang = Language: { $languages }. By default ZIGGURAT_LANG, or the system's.
parameter-title = Id of a title; `ziggurat titles` lists them.
parameter-replay-title = The record's title as module:NAME, where it is not installed.
parameter-bench-title = Only this title; may be given several times.
parameter-tables-list-title = Only those of one title.
parameter-seats = Who sits where: human or a bot ({ $bots }), with a name before it if you like: Red=human.
parameter-seed = Seed of the first game; the next one has the next seed.
parameter-play-seed = Seed of the game; drawn when not given.
parameter-options = Options of the title: name=value,name=value.
parameter-content = A content pack with corrected components.
parameter-serve-content = A content pack for new tables of a title: mosaic=my-mosaic.yaml. Several are possible.
parameter-verify-content = The content pack it was played with.
parameter-pack = A content pack with corrected components.
parameter-load = Go on with a saved game.
parameter-players = Players at the table.
parameter-check-players = Players; random when not given.
parameter-bench-players = Players in every game.
parameter-games = How many games.
parameter-bot-games = Leave after so many games; 0 stays.
parameter-bots = One kind of bot, or one per seat: greedy,random,random.
parameter-arena-bots = Bots, by name or as module:NAME. As many as players: one company; else all companies.
parameter-workers = Processes; 0 for as many as there are cores.
parameter-ray = Play on the Ray cluster at the address; or on Ray started here.
parameter-folder = Where everything is kept; a training found there goes on.
parameter-train-rounds = Rounds of practice, fit and games against the ladder.
parameter-train-games = Practice games in a round.
parameter-near = How much of what was learned of who wins counts when actions are compared, 0 to 1.
parameter-far = How much of it counts when positions some turns ahead are compared, 0 to 1.
parameter-rivals = How much the lead over the others counts, and not one's own points alone, when actions are compared, 0 to 1.
parameter-steps = Steps in a round that learn what single features are worth.
parameter-pairs = Pairs of games for each step: one judgement against another, from both sides.
parameter-start = A judgement whose worths of features are begun with: that of two players serves for any number.
parameter-share = Share of the turns whose beginning is written down.
parameter-between = Share of the decisions in the middle of turns before which the position is written down.
parameter-hidden = Hidden units of the network.
parameter-ladder = Bots to measure it against after each round.
parameter-matches = Games against each of them.
parameter-rotate = Move the bots one seat on with every game.
parameter-failures = Folder for the records of games that failed.
parameter-json = Print one JSON object.
parameter-seconds = Thinking time for a turn.
parameter-bench-seconds = Time for each measurement.
parameter-simulations = Instead of a time: so many playouts in each search, the same everywhere.
parameter-results = File of results, a line a game; games that stand in it are not played again.
parameter-arena-picture = Write ratings and scores as an SVG picture.
parameter-analyse-picture = Write everybody's chance to win as an SVG picture.
parameter-file = A record.
parameter-backup-file = Where the copy goes; it must not exist yet.
parameter-verify-file = The record of a finished game, or - for standard input.
parameter-tables-import-file = A record, or - for standard input.
parameter-at = Stop after so many actions.
parameter-traceback = Show where in the code a title fails.
parameter-every = Check every so manyth decision.
parameter-wanted = A rule's number, or words to look for.
parameter-untested = Run the title's tests and list the rules without a passing one.
parameter-doubts = List what nobody has checked against the printed game.
parameter-ids = Only the ids, one per line.
parameter-rounds = Measurements of each; the best one counts.
parameter-peers_python = Python of the environment with the other engines (`make bench` makes it).
parameter-smoke = Only show that everything can be measured.
parameter-mcp-port = Serve HTTP here, at /mcp of this machine; without it the standard streams.
parameter-serve-port = Port; without it the first free one from 8765 on.
parameter-server = Address of the server.
parameter-token = The program's token.
parameter-bot = A bot's name, or module:NAME.
parameter-titles = Only invitations to these titles, by commas; all when empty.
parameter-database = A file, or an address: sqlite:///..., postgresql://...
parameter-host = Address to listen on; 0.0.0.0 for everybody.
parameter-address = How people reach the server, for links in e-mails.
parameter-browser = Open the browser.
parameter-verbose = Say more.
parameter-all_tables = Every stored game.
parameter-table = Id of a table; `ziggurat tables list` lists them.
parameter-days = Older than so many days.
parameter-dry = Only count.
parameter-status = Only open, running, finished or closed ones.
parameter-limit = At most so many.
parameter-owner = Name of the guest who owns the table.
parameter-to = How many actions remain; by default the last one is taken back.
parameter-people-list-name = Only names with this in them.
parameter-people-rename-name = The new name.
parameter-tokens-make-name = The program's name.
parameter-tokens-revoke-name = The program's name.
parameter-person = Id of a person; `ziggurat people list` lists them.
parameter-reason = Said to them.
parameter-people-ban-lift = Let them in again.
parameter-chat-mute-lift = Let them speak again.
parameter-line = Number of the line; `ziggurat chat show` tells it.
parameter-may = What it may do: play, chat, create, by commas.
