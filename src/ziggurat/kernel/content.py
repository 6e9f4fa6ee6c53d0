"""Components as data: YAML files in a title's `content/` folder, corrected by an owner's content pack.

A file is a mapping of sections; a section is a list of records with an `id`, or a mapping. A pack is one
YAML file `{file: {section: ...}}` that holds only what differs: records are matched by id and merged field
by field. After merging, pack and built-in data go through the same strict msgspec types.
"""

import hashlib
from importlib import resources
from typing import Any, TypeVar

import msgspec

from ziggurat.kernel.errors import BadContent

T = TypeVar("T")


class Pack:
    """An owner's corrections. `digest` stands for them in records and positions."""

    __slots__ = ("data", "digest", "name", "text")
    name: str
    text: bytes  # as its owner wrote it
    data: dict[str, Any]
    digest: str

    def __init__(self, name: str, text: bytes) -> None:
        try:
            data = msgspec.yaml.decode(text)
        except msgspec.DecodeError as error:
            raise BadContent(f"{name}: not YAML: {error}") from None
        if not isinstance(data, dict) or not all(isinstance(part, dict) for part in data.values()):
            raise BadContent(f"{name}: a content pack maps file names to sections")
        self.name = name
        self.text = text
        self.data = data
        plain = msgspec.to_builtins(data, str_keys=True)  # a mapping may have numbers as keys
        self.digest = hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


def load_content(package: str, pack: Pack | None = None) -> dict[str, Any]:
    """Every content file of the package by its name without `.yaml`, the pack merged in."""
    files: dict[str, Any] = {}
    for entry in sorted(resources.files(package).joinpath("content").iterdir(), key=lambda e: e.name):
        if entry.name.endswith(".yaml"):
            files[entry.name[:-5]] = msgspec.yaml.decode(entry.read_bytes())
    if pack is not None:
        for name, part in pack.data.items():
            if name not in files:
                raise BadContent(f"{pack.name}: no content file {name!r}; there are: {', '.join(files)}")
            files[name] = merge(files[name], part, f"{pack.name}: {name}")
    return files


def merge(base: Any, change: Any, where: str) -> Any:
    """The base with the change laid over it; lists of records are matched by id, other values replaced.

    `{replace: [...]}` instead of a list of records puts a whole new list in place, whatever its length.
    """
    if is_records(base) and isinstance(change, dict) and list(change) == ["replace"]:
        return change["replace"]
    if isinstance(base, dict) and isinstance(change, dict):
        merged = dict(base)
        for key, value in change.items():
            if key not in base:
                raise BadContent(f"{where}: unknown field {key!r}")
            merged[key] = merge(base[key], value, f"{where}.{key}")
        return merged
    if is_records(base) and isinstance(change, list):
        by_id = {record["id"]: record for record in base}
        for record in change:
            if not isinstance(record, dict) or "id" not in record:
                raise BadContent(f"{where}: every record needs the id of the one it corrects")
            if record["id"] not in by_id:
                raise BadContent(f"{where}: no record {record['id']!r}")
            merged_record = dict(by_id[record["id"]])
            merged_record.update(record)
            by_id[record["id"]] = merged_record
        return list(by_id.values())
    return change


def is_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) and "id" in v for v in value)


def read_records(files: dict[str, Any], file: str, section: str, kind: type[T], pack: Pack | None = None) -> list[T]:
    """The records of a section as strict types; an error names the file, the record and the field."""
    origin = f"{pack.name}: {file}" if pack is not None and file in pack.data else f"{file}.yaml"
    if section not in files[file]:
        raise BadContent(f"{origin}: section {section!r} is missing")
    records = files[file][section]
    if not isinstance(records, list):
        raise BadContent(f"{origin}: {section} is a list of records")
    read: list[T] = []
    for number, record in enumerate(records):
        name = record.get("id", number) if isinstance(record, dict) else number
        try:
            read.append(msgspec.convert(record, kind, strict=True))
        except msgspec.ValidationError as error:
            raise BadContent(f"{origin}: {section} {name}: {error}") from None
    return read


def read_section(files: dict[str, Any], file: str, section: str, kind: type[T], pack: Pack | None = None) -> T:
    """One section that is not a list of records, as a strict type."""
    origin = f"{pack.name}: {file}" if pack is not None and file in pack.data else f"{file}.yaml"
    if section not in files[file]:
        raise BadContent(f"{origin}: section {section!r} is missing")
    try:
        return msgspec.convert(files[file][section], kind, strict=True)
    except msgspec.ValidationError as error:
        raise BadContent(f"{origin}: {section}: {error}") from None


class Doubt:
    """A value in the content that nobody has checked against the printed game."""

    __slots__ = ("confidence", "field", "file", "note", "record", "source")

    def __init__(self, file: str, record: str, field: str, source: str, confidence: str, note: str) -> None:
        self.file = file
        self.record = record
        self.field = field
        self.source = source
        self.confidence = confidence
        self.note = note


def unverified(files: dict[str, Any]) -> list[Doubt]:
    """Everything in the content whose confidence is not high, or that was reconstructed."""
    found: list[Doubt] = []
    for file, data in files.items():
        _doubts(file, data, "", "", found)
    return found


def _doubts(file: str, value: Any, record: str, field: str, found: list[Doubt]) -> None:
    if isinstance(value, dict):
        name = str(value.get("id", record))
        confidence = value.get("confidence")
        evidence = value.get("evidence")
        if isinstance(evidence, dict):
            # Field by field is more precise than the record's overall grade, so it alone is listed.
            for part, proof in evidence.items():
                _doubts(file, proof, name, part, found)
        elif isinstance(confidence, str):
            source = str(value.get("source", ""))
            if confidence != "high" or "reconstructed" in source:
                note = str(value.get("note") or value.get("notes") or value.get("basis") or "")
                found.append(Doubt(file, name, field, source, confidence, note))
        for key, part in value.items():
            if key != "evidence":
                _doubts(file, part, name, f"{field}.{key}" if field else key, found)
    elif isinstance(value, list):
        for part in value:
            _doubts(file, part, record, field, found)
