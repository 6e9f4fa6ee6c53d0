"""What is stored. `moves` is append-only: an undo is one more row, never one less."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

server = Table(
    "server",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("known_as", String(40), nullable=False, default="", index=True),  # the name folded
    Column("login", String(40), unique=True),  # the same, for accounts and programs only: nobody else is called so
    Column("password", String(200)),  # argon2; none for a guest
    Column("logins", Integer, nullable=False, default=0),  # part of the cookie: raising it ends every session
    Column("lang", String(8), nullable=False, default="en"),
    Column("email", String(254), nullable=False, default=""),
    Column("email_ok", Boolean, nullable=False, default=False),  # whoever reads it has said so
    Column("webhook", String(500), nullable=False, default=""),
    Column("webhook_failed", Text, nullable=False, default=""),  # why it was switched off; empty while it works
    Column("webhook_fails", Integer, nullable=False, default=0),  # in a row, since `webhook_since`
    Column("webhook_since", Float(53)),
    Column("banned", Text, nullable=False, default=""),  # why; empty for nearly everybody
    Column("muted", Boolean, nullable=False, default=False),
    Column("program", String(24)),  # whose program it is, empty for the operator's; none for people
    Column("away", Float(53), index=True),  # on vacation until then
    Column("away_days", Float(53), nullable=False, default=0.0),  # taken in the year `away_year`
    Column("away_year", Integer, nullable=False, default=0),
    Column("seen", Float(53), nullable=False, default=0.0),
    Column("created", Float(53), nullable=False),
)

# One device on which somebody is known, or a token of a program; logging out or revoking removes it.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float(53), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False, default=""),
    Column("title", String(40), nullable=False),
    Column("rules", String(40), nullable=False),  # rules version the game was started (or last validated) with
    Column("content", String(16), nullable=False, default=""),  # digest of the content it is played with
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(24), nullable=False),
    Column("seeded", Boolean, nullable=False, default=False),  # chosen by the owner, who therefore knows it
    Column("status", String(12), nullable=False),  # open, running, finished, closed; arriving: not all there yet
    Column("public", Boolean, nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False),
    Column("invite", String(40), nullable=False),
    Column("stand_in", String(20), nullable=False),  # bot for seats that leave or time out, empty for none
    Column("seq", Integer, nullable=False, default=0),  # rows in moves
    Column("rev", Integer, nullable=False, default=0),  # changes that are no moves
    Column("length", Integer, nullable=False, default=0),  # actions in the line of play
    Column("actors", Integer, nullable=False, default=0),  # bit mask
    Column("colours", String(24), nullable=False, default="[]"),  # of the seats, as the game has them
    Column("setup", Text, nullable=False, default="[]"),  # what chance gave before the first action
    Column("opening", LargeBinary, nullable=False, default=b"[]"),  # log lines of the set-up
    Column("start", LargeBinary),  # the first position of a what-if table; others start from seed and set-up
    Column("purpose", String(8), nullable=False, default="game"),  # game, what_if, tour, lesson
    Column("happened", Text, nullable=False, default="[]"),  # time-outs, leaving, coming back
    Column("branch", String(24)),
    Column("branch_at", Integer),
    Column("undo_ask", Text),
    Column("end_ask", Text),
    Column("outcome", Text),
    Column("pinned", Text),  # why the installed rules do not replay it; the game is read-only then
    Column("clock", Text, nullable=False),
    Column("clock_left", Text, nullable=False, default="[]"),  # seconds by seat, at `clock_since`
    Column("clock_spent", Text, nullable=False, default="[]"),  # seconds each seat has thought, at `clock_since`
    Column("clock_since", Float(53)),
    Column("deadline", Float(53)),
    Column("paused", Float(53)),  # since then nobody's time passes
    Column("pause_ask", Text),  # the seats that want it
    Column("hints", Boolean, nullable=False, default=True),  # whether anybody may ask for them
    Column("counts", Boolean, nullable=False, default=False),  # towards ratings; whoever sits down agrees
    Column("settled", Boolean, nullable=False, default=False),  # how it ended stands in `results`
    Column("rematch", String(24)),  # the table that was made to play it again
    Column("salt", String(64), nullable=False, default=""),  # empty: the engine's own generator, nothing to prove
    Column("commitment", String(64), nullable=False, default=""),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    Index("tables_by_status", "status", "public", "updated"),
    Index("tables_by_deadline", "deadline"),
    Index("tables_by_owner", "owner"),
    # Of finished games only: a move changes neither of them.
    Index(
        "tables_by_end",
        "updated",
        "purpose",
        "title",
        "public",
        "id",
        sqlite_where=text("status = 'finished'"),
        postgresql_where=text("status = 'finished'"),
    ),
    Index(
        "tables_to_settle",
        "updated",
        sqlite_where=text("status = 'finished' AND settled = 0"),
        postgresql_where=text("status = 'finished' AND NOT settled"),
    ),
)

packs = Table(
    "packs",
    metadata,
    Column("title", String(40), primary_key=True),
    Column("digest", String(16), primary_key=True),
    Column("name", String(255), nullable=False),
    Column("text", LargeBinary, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # human, open, invited, bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("bot", String(20), nullable=False, default=""),  # on a human's seat: the stand-in
    Column("invite", String(40), nullable=False, default=""),
    Column("resigned", Boolean, nullable=False, default=False),
    Column("asked", String(24), index=True),  # the seat is kept for them
    Column("away", Float(53)),  # its person is on vacation until then, and no time passes for it
    Column("words", String(200), nullable=False, default=""),  # the player's own, mixed into the shuffles
    Column("put_away", Boolean, nullable=False, default=False),  # its person does not want to see the table again
)

moves = Table(
    "moves",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(4), nullable=False),  # play, undo
    Column("length", Integer, nullable=False),  # actions in the line of play after this row
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False, default=""),
    Column("chance", Text, nullable=False, default="[]"),
    Column("barrier", Boolean, nullable=False, default=False),  # on an undo: it went back over one
    Column("events", LargeBinary, nullable=False, default=b"[]"),
    Column("key", String(80), nullable=False),
    Column("clocks", Text, nullable=False, default=""),  # what was left to every seat and what it had spent
    Column("at", Float(53), nullable=False),
    UniqueConstraint("table", "key", name="moves_once"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Index("chat_by_table", "table", "id"),
)

notes = Table(
    "notes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("text", Text, nullable=False),
)

# What was found in finished games.
analyses = Table(
    "analyses",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("length", Integer, nullable=False),  # actions of the game that was looked at
    Column("found", LargeBinary, nullable=False),
)

notices = Table(
    "notices",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("reminded", Boolean, nullable=False, default=False),
)

# What is still to be told, by one channel; a row goes when it was taken.
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("channel", String(12), nullable=False),
    Column("to", String(500), nullable=False, default=""),  # an address that is not the person's (yet)
    Column("message", Text, nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("due", Float(53), nullable=False, index=True),
)

# Letters to one address on one day.
mails = Table(
    "mails",
    metadata,
    Column("address", String(300), primary_key=True),  # what for, and a keyed hash
    Column("day", Integer, primary_key=True),
    Column("count", Integer, nullable=False),
)

# Browsers that are told even when no page is open.
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),  # digest of the endpoint
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("created", Float(53), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("who", String(40), primary_key=True),  # a person, or bot:<name>
    Column("title", String(40), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

# How every seat of a finished game came off. A person who held several seats has no result of their own.
results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id")),
    Column("bot", String(20), nullable=False, default=""),
    # Folded, and compared letter by letter on both databases, so that the begin of a name is found by the index.
    Column("name", String(80).with_variant(String(80, collation="C"), "postgresql"), nullable=False),
    Column("title", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("how", String(8), nullable=False),  # rules, agreed, resigned
    Column("counted", Boolean, nullable=False),
    Index("results_by_person", "person", "table"),
    Index("results_by_name", "name", "table"),
)
