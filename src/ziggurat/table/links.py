"""Links in e-mails: who has one may do that one thing, because nobody else can have been sent it."""

import hashlib
import hmac
from typing import Any

from itsdangerous import BadData, URLSafeTimedSerializer

from ziggurat.sitting.errors import TableError


class Links:
    def __init__(self, secret: str, address: str) -> None:
        self._secret = secret
        self.address = address.rstrip("/")

    def sign_with(self, secret: str) -> None:
        self._secret = secret

    def table(self, id: str) -> str:
        return f"{self.address}/t/{id}"

    def make(self, purpose: str, *about: str | int) -> str:
        return f"{self.address}/api/mail/{purpose}/{self._serializer(purpose).dumps(list(about))}"

    def read(self, purpose: str, token: str, days: float | None = None) -> list[Any]:
        """What the link was made about; a link of another kind, too old a one or a forged one is refused."""
        try:
            read = self._serializer(purpose).loads(token, max_age=None if days is None else int(days * 86400))
        except BadData:
            raise TableError("bad_link", "table.bad_link") from None
        return list(read)

    def hidden(self, address: str) -> str:
        """What an address is counted under: whoever reads the store does not learn it, also when its person is gone."""
        return hmac.new(self._secret.encode(), address.encode(), hashlib.sha256).hexdigest()

    def _serializer(self, purpose: str) -> URLSafeTimedSerializer:
        return URLSafeTimedSerializer(self._secret, salt=f"ziggurat {purpose}")
