"""How games ended, by seat: for profiles, finished games and ratings. Vacations are found by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

FINISHED = "status = 'finished'"


def upgrade() -> None:
    op.add_column("tables", sa.Column("settled", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(
        "tables_by_end",
        "tables",
        ["updated", "purpose", "title", "public", "id"],
        sqlite_where=sa.text(FINISHED),
        postgresql_where=sa.text(FINISHED),
    )
    op.create_index(
        "tables_to_settle",
        "tables",
        ["updated"],
        sqlite_where=sa.text(f"{FINISHED} AND settled = 0"),
        postgresql_where=sa.text(f"{FINISHED} AND NOT settled"),
    )
    op.create_index(op.f("ix_people_away"), "people", ["away"])
    op.create_table(
        "results",
        sa.Column("table", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("person", sa.String(length=24)),
        sa.Column("bot", sa.String(length=20), nullable=False),
        sa.Column(
            "name",
            sa.String(length=80).with_variant(sa.String(length=80, collation="C"), "postgresql"),
            nullable=False,
        ),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("how", sa.String(length=8), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("results_by_person", "results", ["person", "table"])
    op.create_index("results_by_name", "results", ["name", "table"])


def downgrade() -> None:
    op.drop_table("results")
    op.drop_index(op.f("ix_people_away"), table_name="people")
    op.drop_index("tables_to_settle", table_name="tables")
    op.drop_index("tables_by_end", table_name="tables")
    op.drop_column("tables", "settled")
