"""Programs of people, which sit at tables like them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("program", sa.String(length=24), nullable=True))


def downgrade() -> None:
    op.drop_column("people", "program")
