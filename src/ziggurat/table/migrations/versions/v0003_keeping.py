"""Sessions, the outbox and its addresses, web push, vacations and pauses, ratings, shuffles that can be checked."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

FLOAT = sa.Float(precision=53)


# Added in place, not by a copy of the table: SQLite would take what refers to it along with the old one.
def columns() -> dict[str, list[sa.Column[Any]]]:
    return {
        "people": [
            sa.Column("email_ok", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("webhook_fails", sa.Integer(), nullable=False, server_default="0"),
            sa.Column("webhook_since", FLOAT),
            sa.Column("banned", sa.Text(), nullable=False, server_default=""),
            sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("away", FLOAT),
            sa.Column("away_days", FLOAT, nullable=False, server_default="0"),
            sa.Column("away_year", sa.Integer(), nullable=False, server_default="0"),
            sa.Column("seen", FLOAT, nullable=False, server_default="0"),
        ],
        "tables": [
            sa.Column("clock_spent", sa.Text(), nullable=False, server_default="[]"),
            sa.Column("paused", FLOAT),
            sa.Column("pause_ask", sa.Text()),
            sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.false()),
            sa.Column("rematch", sa.String(length=24)),
            sa.Column("salt", sa.String(length=64), nullable=False, server_default=""),
            sa.Column("commitment", sa.String(length=64), nullable=False, server_default=""),
        ],
        "seats": [
            sa.Column("asked", sa.String(length=24)),
            sa.Column("away", FLOAT),
            sa.Column("words", sa.String(length=200), nullable=False, server_default=""),
        ],
        "moves": [sa.Column("clocks", sa.Text(), nullable=False, server_default="")],
        "notices": [sa.Column("reminded", sa.Boolean(), nullable=False, server_default=sa.false())],
    }


def upgrade() -> None:
    for table, added in columns().items():
        for column in added:
            op.add_column(table, column)
    # Who is to act is read from the position and the seats.
    op.drop_column("tables", "bot_turn")
    op.create_index(op.f("ix_seats_asked"), "seats", ["asked"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), primary_key=True),
        sa.Column("person", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("created", FLOAT, nullable=False),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=24), primary_key=True),
        sa.Column("person", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table", sa.String(length=24), sa.ForeignKey("tables.id", ondelete="CASCADE")),
        sa.Column("channel", sa.String(length=12), nullable=False),
        sa.Column("to", sa.String(length=500), nullable=False),
        sa.Column("message", sa.Text(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", FLOAT, nullable=False),
    )
    op.create_index(op.f("ix_outbox_person"), "outbox", ["person"])
    op.create_index(op.f("ix_outbox_due"), "outbox", ["due"])
    op.create_table(
        "mails",
        sa.Column("address", sa.String(length=300), primary_key=True),
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("count", sa.Integer(), nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(length=64), primary_key=True),
        sa.Column("person", sa.String(length=24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=60), nullable=False),
        sa.Column("created", FLOAT, nullable=False),
    )
    op.create_index(op.f("ix_pushes_person"), "pushes", ["person"])
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(length=40), primary_key=True),
        sa.Column("title", sa.String(length=40), primary_key=True),
        sa.Column("mu", FLOAT, nullable=False),
        sa.Column("sigma", FLOAT, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
    )


def downgrade() -> None:
    op.add_column("tables", sa.Column("bot_turn", sa.Boolean(), nullable=False, server_default=sa.true()))
    for table in ("ratings", "pushes", "mails", "outbox", "sessions"):
        op.drop_table(table)
    op.drop_index(op.f("ix_seats_asked"), table_name="seats")
    for table, added in columns().items():
        for column in added:
            op.drop_column(table, column.name)
