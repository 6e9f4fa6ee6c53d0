"""Web push: browsers are told something even when no page is open, by their makers' services (RFC 8030, 8291, 8292)."""

import base64
import binascii
import hashlib
import os
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ziggurat.sitting.errors import TableError
from ziggurat.table.channels import Message, Refusal, Undelivered, is_address, post
from ziggurat.table.pools import PUSHES
from ziggurat.table.schema import pushes
from ziggurat.table.store import Store

# A turn is worth being told of for so long, in seconds.
KEPT = 86400
# Browsers of one person; the oldest goes when there are more.
MOST_BROWSERS = 10
# The service says that nobody is there any more.
GONE = (404, 410)


class Push:
    name = "push"

    def __init__(self, store: Store, contact: str, *, private: bool = False) -> None:
        self.store = store
        self.contact = contact
        self.private = private
        self.key = ""  # the public one, which browsers subscribe with
        self._secret: ec.EllipticCurvePrivateKey | None = None

    async def open(self) -> None:
        """The key of this server: made on its first start, the same for all processes on a database."""
        kept = await self.store.value("push_key", _new_key)
        read = serialization.load_pem_private_key(kept.encode(), None)
        assert isinstance(read, ec.EllipticCurvePrivateKey)
        self._secret = read
        self.key = _text(_point(read.public_key()))

    # -- browsers -----------------------------------------------------------------------------------

    async def subscribe(self, person: str, endpoint: str, p256dh: str, auth: str) -> None:
        """Whoever else used the same browser before is no longer told there."""
        if not is_address(endpoint, private=self.private) or not _keys_fit(p256dh, auth):
            raise TableError("bad_push", "table.bad_push")
        row = {"id": _id(endpoint), "person": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth}
        async with self.store.write() as connection:
            await connection.execute(delete(pushes).where(pushes.c.id == row["id"]))
            await connection.execute(insert(pushes), row | {"created": time.time()})
            newest = select(pushes.c.id).where(pushes.c.person == person).order_by(pushes.c.created.desc())
            old = list(await connection.scalars(newest.offset(MOST_BROWSERS)))
            await connection.execute(delete(pushes).where(pushes.c.id.in_(old)))

    async def unsubscribe(self, person: str, endpoint: str) -> None:
        async with self.store.write() as connection:
            await connection.execute(delete(pushes).where(pushes.c.id == _id(endpoint), pushes.c.person == person))

    # -- the channel --------------------------------------------------------------------------------

    def address(self, person: Any) -> str:
        return ""  # each browser has its own

    async def targets(self, connection: AsyncConnection, person: Any) -> list[str]:
        return list(await connection.scalars(select(pushes.c.id).where(pushes.c.person == person.id)))

    async def send(self, address: str, message: Message) -> None:
        async with self.store.read() as connection:
            browser = (await connection.execute(select(pushes).where(pushes.c.id == address))).first()
        if browser is None:
            return
        body, headers = await PUSHES.run(self._sealed, browser, message)
        try:
            await post(browser.endpoint, body, headers, private=self.private, lookups=PUSHES)
        except Refusal as refusal:
            if refusal.status not in GONE:
                raise
            async with self.store.write() as connection:
                await connection.execute(delete(pushes).where(pushes.c.id == address))

    def _sealed(self, browser: Any, message: Message) -> tuple[bytes, dict[str, str]]:
        """What only the browser can read, signed by this server."""
        # Only who sends needs them.
        import http_ece
        from py_vapid import Vapid02

        if self._secret is None:
            raise Undelivered("no key")
        told = {"title": message.subject, "body": message.body, "link": message.link}
        body = http_ece.encrypt(
            msgspec.json.encode(told),
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(browser.p256dh),
            auth_secret=_bytes(browser.auth),
            version="aes128gcm",
        )
        parts = urlsplit(browser.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.contact, "exp": int(time.time()) + KEPT // 2}
        signed: dict[str, str] = Vapid02(self._secret, {"no-strict": True}).sign(claims)
        return body, signed | {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
        }


def _new_key() -> str:
    made = ec.generate_private_key(ec.SECP256R1())
    plain = serialization.NoEncryption()
    return made.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain).decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _keys_fit(p256dh: str, auth: str) -> bool:
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except (ValueError, binascii.Error):
        return False
