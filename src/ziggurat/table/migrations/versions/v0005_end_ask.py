"""Who proposes to end the game, and who agrees."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("end_ask", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "end_ask")
