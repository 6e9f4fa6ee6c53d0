"""Names as keys, made anew: what nobody sees no longer tells two of them apart."""

import logging

import sqlalchemy as sa
from alembic import op

from ziggurat.table.people import fold

revision = "0012"
down_revision = "0011"

log = logging.getLogger("ziggurat.store")


def upgrade() -> None:
    people = sa.table("people", *(sa.column(name, sa.String()) for name in ("id", "name", "known_as", "login")))
    results = sa.table("results", sa.column("name", sa.String()))
    connection = op.get_bind()
    rows = connection.execute(sa.select(people)).all()
    logins = {row.login for row in rows}
    for row in rows:
        key = fold(row.name)
        # Names that only just became keys are right already, what their accounts are logged in to by is not.
        if key == row.known_as and row.login in (None, key):
            continue
        connection.execute(people.update().where(people.c.id == row.id).values(known_as=key))
        # Where two accounts looked alike one has the name to itself; the operator gives the other one another.
        if row.login is None:
            continue
        if key in logins:
            log.warning("%s is called like another account; to log in they need a name: ziggurat people rename", row.id)
            continue
        logins.add(key)
        connection.execute(people.update().where(people.c.id == row.id).values(login=key))
    for name in connection.scalars(sa.select(results.c.name).distinct()).all():
        if (key := fold(name)) != name:
            connection.execute(results.update().where(results.c.name == name).values(name=key))


def downgrade() -> None:
    """Nothing that the version before could not read."""
