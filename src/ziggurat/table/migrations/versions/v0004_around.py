"""What happened at the seats, what a table is for, and tables that are put away."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("purpose", sa.String(length=8), nullable=False, server_default="game"))
    op.add_column("tables", sa.Column("happened", sa.Text(), nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("put_away", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET purpose = 'what_if' WHERE branch_at IS NOT NULL")


def downgrade() -> None:
    op.drop_column("seats", "put_away")
    op.drop_column("tables", "happened")
    op.drop_column("tables", "purpose")
