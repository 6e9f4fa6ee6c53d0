"""The colours of the seats, for lists: only a game knows them where nations are dealt."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colours", sa.String(length=24), nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "colours")
