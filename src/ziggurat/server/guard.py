"""Who asks, from where, and how often."""

import base64
import hashlib
import hmac
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from ziggurat.sitting.errors import TableError

COOKIE = "ziggurat"
COOKIE_AGE = 400 * 86400

# The whole client comes from here; style attributes are how SVG boards place things.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)

HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Signer:
    """Cookies that only this server can have written: the person and the number of their sessions' generation."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(b"ziggurat cookie " + secret.encode()).digest()

    def sign(self, person: str, logins: int) -> str:
        body = f"{person}.{logins}"
        return f"{body}.{self._mac(body)}"

    def read(self, cookie: str) -> tuple[str, int] | None:
        body, _, mac = cookie.rpartition(".")
        person, _, logins = body.rpartition(".")
        if not person or not logins.isdigit() or len(cookie) > 200:
            return None
        if not hmac.compare_digest(mac.encode(), self._mac(body).encode()):
            return None
        return person, int(logins)

    def _mac(self, body: str) -> str:
        digest = hmac.new(self._key, body.encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


class Limiter:
    """Buckets that fill with time. The longest unused are forgotten, so that memory is bounded."""

    MOST = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, key: str, cost: float = 1.0) -> bool:
        now = time.monotonic()
        tokens, since = self._buckets.pop(key, (self.burst, now))
        tokens = min(self.burst, tokens + (now - since) * self.rate)
        allowed = tokens >= cost
        self._buckets[key] = (tokens - cost if allowed else tokens, now)
        if len(self._buckets) > self.MOST:
            self._buckets.popitem(last=False)
        return allowed

    def need(self, key: str, cost: float = 1.0) -> None:
        if not self.take(key, cost):
            raise TableError("rate", "That was too often; wait a moment.")


def same_origin(origin: str | None, host: str | None, allowed: frozenset[str]) -> bool:
    """Browsers say where a page comes from; only our own pages (and those that were allowed) may act."""
    if origin is None:
        return True
    if origin in allowed:
        return True
    try:
        return bool(host) and urlsplit(origin).netloc == host
    except ValueError:
        return False
