"""Everybody's name as a key: guests are found by it when an account takes their name."""

import sqlalchemy as sa
from alembic import op

from ziggurat.table.people import fold

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("people", sa.Column("known_as", sa.String(length=40), nullable=False, server_default=""))
    people = sa.table("people", sa.column("id", sa.String()), sa.column("name", sa.String()), sa.column("known_as"))
    connection = op.get_bind()
    rows = connection.execute(sa.select(people.c.id, people.c.name)).all()
    if rows:
        connection.execute(
            people.update().where(people.c.id == sa.bindparam("who")).values(known_as=sa.bindparam("folded")),
            [{"who": row.id, "folded": fold(row.name)} for row in rows],
        )
    op.create_index(op.f("ix_people_known_as"), "people", ["known_as"])


def downgrade() -> None:
    op.drop_index(op.f("ix_people_known_as"), table_name="people")
    op.drop_column("people", "known_as")
