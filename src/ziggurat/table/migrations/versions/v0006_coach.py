"""Hints by agreement, and finished games looked at again."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
    # Where people play each other nobody has agreed to hints.
    op.execute(
        sa.text(
            "UPDATE tables SET hints = :no WHERE (SELECT COUNT(DISTINCT COALESCE(person, invite)) FROM seats"
            " WHERE seats.\"table\" = tables.id AND kind IN ('human', 'open', 'invited')) > 1 OR status = 'open'"
        ).bindparams(sa.bindparam("no", False, type_=sa.Boolean()))
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("found", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )


def downgrade() -> None:
    op.drop_table("analyses")
    op.drop_column("tables", "hints")
