"""Reading plain data: YAML as people write it, or what a build made of it for where no YAML can be read."""

from importlib.resources.abc import Traversable
from typing import Any

import msgspec


def read_folder(folder: Traversable) -> dict[str, Any]:
    """Every `.yaml` or `.msgpack` file of a folder by its name without the ending."""
    found: dict[str, Any] = {}
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        name, _, ending = entry.name.rpartition(".")
        if ending == "yaml":
            found[name] = msgspec.yaml.decode(entry.read_bytes())
        elif ending == "msgpack":
            found[name] = msgspec.msgpack.decode(entry.read_bytes(), strict=False)
    return found


def read_text(text: bytes) -> Any:
    """Data that somebody brings, as JSON or YAML; msgspec.DecodeError when it is neither."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError as no_json:
        try:
            return msgspec.yaml.decode(text)
        except ImportError:  # in a browser, where the page reads YAML and brings JSON
            raise no_json from None
