"""Who asks, from where, and how often."""

import base64
import hashlib
import hmac
import math
import re
import time
from collections import OrderedDict
from urllib.parse import urlsplit

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from ziggurat.sitting.errors import TooOften

COOKIE = "ziggurat"
COOKIE_AGE = 400 * 86400

# The whole client comes from here; style attributes are how SVG boards place things.
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none';"
    " form-action 'self'; frame-ancestors 'none'"
)
# The engine of the edition without a server is WebAssembly, which unpacks its own library.
DEVICE_CSP = CSP.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'").replace(
    "connect-src 'self'", "connect-src 'self' blob:"
)

HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Cookie(msgspec.Struct, frozen=True):
    """Whom a cookie names, and on which device; `logins` instead of a session in cookies of older versions.

    The token of a program is the same with what it may do; a cookie may do everything (`scopes` is None).
    """

    person: str
    session: str = ""
    scopes: tuple[str, ...] | None = None
    logins: int = -1


class Signer:
    """Cookies that only this server can have written."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="ziggurat session")
        self._key = hashlib.sha256(b"ziggurat cookie " + secret.encode()).digest()

    def sign(self, person: str, session: str) -> str:
        return str(self._serializer.dumps([person, session]))

    def sign_token(self, person: str, session: str, scopes: tuple[str, ...]) -> str:
        return str(self._serializer.dumps([person, session, scopes]))

    def read(self, cookie: str) -> Cookie | None:
        if not cookie or len(cookie) > 300:
            return None
        try:
            person, session, *scopes = self._serializer.loads(cookie)
        except (BadData, ValueError, TypeError):
            return self._older(cookie)
        return Cookie(str(person), str(session), tuple(scopes[0]) if scopes else None)

    def _older(self, cookie: str) -> Cookie | None:
        """Guests have nothing but their cookie: one from before there were sessions is still good."""
        body, _, mac = cookie.rpartition(".")
        person, _, logins = body.rpartition(".")
        if not person or not logins.isdecimal() or len(logins) > 9:
            return None
        digest = hmac.new(self._key, body.encode(), hashlib.sha256).digest()
        right = base64.urlsafe_b64encode(digest).rstrip(b"=")
        return Cookie(person, logins=int(logins)) if hmac.compare_digest(mac.encode(), right) else None


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

    def wait(self, key: str, cost: float = 1.0) -> int:
        """Seconds until it is allowed, at least one."""
        tokens, since = self._buckets.get(key, (self.burst, 0.0))
        tokens = min(self.burst, tokens + (time.monotonic() - since) * self.rate)
        return max(1, math.ceil((cost - tokens) / self.rate)) if self.rate else 3600

    def need(self, key: str, cost: float = 1.0) -> None:
        if not self.take(key, cost):
            raise TooOften(self.wait(key, cost))

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """What was taken turned out to be harmless."""
        tokens, since = self._buckets.get(key, (self.burst, 0.0))
        self._buckets[key] = (min(self.burst, tokens + cost), since)


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


def answers_to(host: str | None, allowed: frozenset[str]) -> bool:
    """Whether the server goes by the name under which it was asked, at whatever port; without a list, by any."""
    if not allowed:
        return True
    name = re.sub(r":\d*$", "", host or "").lower()
    return any(name.endswith(one[1:]) if one.startswith("*.") else name == one for one in allowed)
