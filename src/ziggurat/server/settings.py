"""Everything a server can be told, by `ZIGGURAT_...` in the environment or by options of `ziggurat serve`."""

import ipaddress
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, get_args, get_type_hints

import msgspec

from ziggurat.kernel.content import Pack
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.registry import find_title
from ziggurat.kernel.say import Say
from ziggurat.table.channels import MailServer


def data_folder() -> Path:
    """Where a user's tables live when nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "ziggurat"


# As browsers name where a page comes from, and as they name the server that they ask.
ORIGIN = r"https?://[^/\s]+"
HOST = r"(\*\.)?[\w.-]+|\[[0-9A-Fa-f:.]+\]"


class BadSetting(ValueError):
    """A setting that cannot be used. Where it is raised msgspec takes it for its own, so it is no ZigguratError yet."""

    def __init__(self, key: str, name: str, value: object, choices: str = "") -> None:
        super().__init__(f"{name}: {value}")
        self.said = Say(f"table.{key}", {"name": name, "value": str(value), "choices": choices})


class Settings(msgspec.Struct, kw_only=True):
    """A field `foo` is set by ZIGGURAT_FOO. Times are seconds, sizes bytes."""

    database_url: str = ""  # empty: tables.sqlite in the data folder
    content: str = ""  # content packs for new tables, title=file, separated by commas or spaces
    site: str = ""  # the folder that `make site` writes: the edition without a server, served at /device/
    host: str = "127.0.0.1"
    port: int = 8765
    address: str = ""  # how people reach the server, for links in notices; empty: http://host:port
    hosts: str = ""  # names under which it answers, separated by commas, *.example.org too; empty: any
    origins: str = ""  # further origins that may use it, separated by commas
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    proxies: str = ""  # addresses of proxies whose X-Forwarded-* are believed, separated by commas, or *
    secure_cookie: bool = False  # cookies over https only; set it behind a proxy that speaks https
    bot_workers: int = 0  # processes in which bots think; 0: one less than there are cores
    bot_seconds: float = 6.0  # a bot that thinks longer is stopped, and what greedy would do is played
    bot_pause: float = 0.15  # so that people can follow
    cached_states: int = 512
    rate_person: float = 30.0  # requests and messages each second of one person, in bursts of four seconds' worth
    rate_address: float = 120.0  # the same for one address
    rate_guests: float = 0.5  # new people each second from one address, in bursts of 60
    rate_logins: float = 0.2  # tries each second from one address, in bursts of 10
    rate_failed_logins: float = 0.01  # wrong passwords each second for one account, in bursts of 10
    rate_letters: float = 0.01  # letters each second that one address has sent to others' addresses, in bursts of 10
    rate_tables: float = 0.2  # new tables each second of one person, in bursts of 40
    rate_heavy: float = 1.0  # imports, what-ifs and walks through whole games of one person, in bursts of 20
    rate_hints: float = 0.5  # hints each second of one person, in bursts of 10
    rate_chat: float = 0.5  # lines each second of one person, in bursts of 10
    largest_body: int = 1_100_000
    largest_message: int = 16_384
    sockets_person: int = 20
    notice_delay: float = 60.0  # somebody may just be reloading the page
    vacation_days: float = 30.0  # in a year, for each person
    private_webhooks: bool = False  # allow webhooks to private addresses and without https
    smtp_host: str = ""
    smtp_port: int = 25
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_sender: str = "ziggurat@localhost"
    smtp_tls: Literal["none", "starttls", "tls"] = "none"
    tick: float = 1.0
    log: Literal["text", "json"] = "text"

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            positive = name.startswith(("rate_", "largest_", "sockets_")) or name in ("tick", "bot_seconds")
            wrong = isinstance(value, (int, float)) and not (value > 0 if positive else value >= 0)
            if wrong or (name.endswith("port") and value > 65535):
                raise BadSetting("setting", name, value)
        if self.site and not (Path(self.site) / "index.html").is_file():
            raise BadSetting("setting_site", "site", self.site)
        if self.address and not re.fullmatch(ORIGIN + "/?", self.address):
            raise BadSetting("setting_address", "address", self.address)
        for origin in listed(self.origins):
            if not re.fullmatch(ORIGIN, origin):
                raise BadSetting("setting_address", "origins", origin)
        for host in listed(self.hosts):
            if not re.fullmatch(HOST, host):
                raise BadSetting("setting_host", "hosts", host)
        for proxy in listed(self.proxies):
            if proxy != "*" and not _is_network(proxy):
                raise BadSetting("setting_proxy", "proxies", proxy)
        if not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", self.smtp_sender):
            raise BadSetting("setting_sender", "smtp_sender", self.smtp_sender)

    def database(self) -> str:
        return self.database_url or f"sqlite:///{data_folder() / 'tables.sqlite'}"

    def public_address(self) -> str:
        return self.address or f"http://{self.host}:{self.port}"

    def contact(self) -> str:
        """Whom the makers of browsers may write to about this server's web push."""
        return self.address.rstrip("/") if self.address.startswith("https:") else f"mailto:{self.smtp_sender}"

    def workers(self) -> int:
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    def packs(self) -> dict[str, Pack]:
        """The content packs by title, each tried with its title; BadContent says what is wrong with one."""
        found: dict[str, Pack] = {}
        # A file's name may have spaces and commas in it: the next pack begins where a title and = follow.
        for pair in filter(None, re.split(r"[,\s]+(?=[\w.:-]+=)", self.content.strip(", "))):
            id, equals, file = pair.partition("=")
            if not equals or not id or not file:
                raise BadContent(f"content packs are written title=file, not {pair!r}")
            if id in found:
                raise BadContent(f"{file}: {id} has a content pack already, {found[id].name}")
            title = find_title(id)
            try:
                pack = Pack(Path(file).name, Path(file).read_bytes())
            except OSError as error:
                raise BadContent(f"{file}: {error.strerror}") from None
            title.try_pack(pack)
            found[id] = pack
        return found

    def mail(self) -> MailServer:
        return MailServer(
            self.smtp_host, self.smtp_port, self.smtp_user, self.smtp_password, self.smtp_sender, self.smtp_tls
        )


def listed(text: str) -> list[str]:
    """The parts of a list that is written with commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


def _is_network(text: str) -> bool:
    """An address, or a network of them: nobody asks for the address of a name when a request comes."""
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


# What the environment may hold beside settings of the server: the engine's, the command line's, a program's own.
OTHERS = {"PURE", "FAST_DIR", "COMPILED", "LANG", "TOKEN"}


def unknown_settings(environment: Mapping[str, str]) -> list[str]:
    """Names that look like settings and are none: somebody may have mistyped one."""
    known = {"ZIGGURAT_" + name.upper() for name in (*Settings.__struct_fields__, *OTHERS)}
    return sorted(name for name in environment if name.startswith("ZIGGURAT_") and name not in known)


def from_environment(environment: dict[str, str] | None = None) -> Settings:
    """Settings with what the environment says; a value of the wrong kind is refused by name."""
    source = os.environ if environment is None else environment
    names = {"ZIGGURAT_" + name.upper(): name for name in Settings.__struct_fields__}
    given = {field: source[name] for name, field in names.items() if name in source}
    try:
        return msgspec.convert(given, Settings, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadSetting):
            raise error.__cause__ from None
        name = str(error).rpartition("$.")[2].rstrip("`")
        choices = get_args(get_type_hints(Settings)[name])
        key = "setting_choice" if choices else "setting"
        raise BadSetting(key, name, given.get(name, ""), ", ".join(choices)) from None
