"""Content packs: what a table is played with, and the packs themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("digest", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=255), nullable=False),
        sa.Column("text", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("title", "digest"),
    )
    # Added in place, not by a copy of the table: SQLite would take the moves along with the old one.
    op.add_column("tables", sa.Column("content", sa.String(length=16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "content")
    op.drop_table("packs")
