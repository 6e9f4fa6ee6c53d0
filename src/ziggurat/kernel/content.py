"""Components as data: YAML files in a title's `content/` folder, corrected by an owner's content pack.

A file is a mapping of sections; a section is a list of records with an `id`, or anything else. A pack is one YAML
file `{file: {section: ...}}` that holds only what differs and is laid over the files, however deep it goes. Pack and
built-in data then go through the same strict types, the same checks, and one compiler into the tables that the rules
read. `Content` does all of it, once for each pack.
"""

import hashlib
import threading
from collections.abc import Callable, Hashable
from importlib import resources
from typing import Annotated, Any, Final, Generic, NoReturn, TypeVar, get_args, get_origin

import msgspec

from ziggurat.kernel.data import read_folder, read_text
from ziggurat.kernel.errors import BadContent
from ziggurat.kernel.provenance import SHOWN, Nothing
from ziggurat.kernel.say import Say

B = TypeVar("B")
T = TypeVar("T")

_reading = threading.RLock()
"""msgspec prepares a type when it is first used, and not for two threads at once; titles share types."""


class Pack:
    """An owner's corrections. `digest` stands for them as long as they have not been laid over a title's files."""

    __slots__ = ("data", "digest", "name", "text", "words")
    name: str
    text: bytes  # as its owner wrote it
    data: dict[str, Any]
    words: dict[str, dict[str, str]]  # by language, what the pack says itself: `name-<id>`, `text-<id>`
    digest: str

    def __init__(self, name: str, text: bytes) -> None:
        try:
            data = read_text(text)
        except msgspec.DecodeError as error:
            raise BadContent(f"{name}: not YAML: {error}") from None
        if not isinstance(data, dict) or not all(isinstance(part, dict) for part in data.values()):
            raise BadContent(f"{name}: a content pack maps file names to sections")
        self.name = name
        self.text = text
        self.digest = digest_of(data)
        try:
            self.words = msgspec.convert(data.get("words", {}), dict[str, dict[str, str]])
        except msgspec.ValidationError as error:
            raise BadContent(f"{name}: words: by language, then by key: {error}") from None
        self.data = {file: part for file, part in data.items() if file != "words"}

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Records with figures of their own are replayed in other processes, also by the compiled engine.
        return Pack, (self.name, self.text)


def digest_of(data: object) -> str:
    plain = msgspec.to_builtins(data, str_keys=True)  # a mapping may have numbers as keys
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()[:16]


class Origin:
    """Names the place of an error. The built-in files agree with each other, so with a pack it is the pack's."""

    __slots__ = ("pack",)
    pack: Pack | None

    def __init__(self, pack: Pack | None) -> None:
        self.pack = pack

    def of(self, file: str) -> str:
        return f"{file}.yaml" if self.pack is None else f"{self.pack.name}: {file}"

    def fail(self, file: str, what: str) -> NoReturn:
        raise BadContent(f"{self.of(file)}: {what}")


class Edition(Generic[B]):
    """The content in force: files as read and merged, the same as types, and the digest of every figure in it."""

    __slots__ = ("box", "digest", "files")
    files: dict[str, Any]
    box: B
    digest: str

    def __init__(self, files: dict[str, Any], box: B) -> None:
        self.files = files
        self.box = box
        self.digest = digest_of(live(box)) if files else ""


class Content(Generic[B, T]):
    """A title's components. `box` is a Struct with a field for each file, and that a Struct with one for each section.

    `check` says what the types cannot: that counts agree, that what is named exists. `compile` makes the tables of
    one `key` (a number of players, a map, ...), which states then share. `beside` are fields of a record that stand
    beside its text (a cost, symbols), not in it: `cost` wherever it is, `governments.requires` in that file alone.
    """

    def __init__(
        self,
        package: str,
        box: type[B],
        compile: Callable[[B, Any], T],
        check: Callable[[B, Origin], None] | None = None,
        beside: tuple[str, ...] = (),
    ) -> None:
        self.package = package
        self.type = box
        self.check = check
        self.compile = compile
        self.beside = beside
        self.editions: dict[str, Edition[B]] = {}
        self.tables: dict[tuple[str, Any], T] = {}

    def of(self, pack: Pack | None, key: Hashable) -> T:
        """The tables of a key with the pack's corrections."""
        at = ("" if pack is None else pack.digest, key)
        found = self.tables.get(at)
        if found is None:
            with _reading:
                found = self.tables.get(at)
                if found is None:
                    found = self._compiled(pack, key)
                    self.tables[at] = found
        return found

    def _compiled(self, pack: Pack | None, key: Hashable) -> T:
        box = self.edition(pack).box
        try:
            return self.compile(box, key)
        except BadContent as error:
            if pack is None:
                raise
            # A compiler checks, too, and names the file alone.
            raise BadContent(f"{pack.name}: {error}") from None

    def edition(self, pack: Pack | None) -> Edition[B]:
        at = "" if pack is None else pack.digest
        found = self.editions.get(at)
        if found is None:
            with _reading:
                found = self.editions.get(at)
                if found is None:
                    found = self._read(pack)
                    self.editions[at] = found
        return found

    def box(self, pack: Pack | None = None) -> B:
        return self.edition(pack).box

    def files(self, pack: Pack | None = None) -> dict[str, Any]:
        """The raw records by file, with their provenance, the pack's corrections merged in."""
        return self.edition(pack).files

    def digest(self, pack: Pack | None = None) -> str:
        """Stands for every figure of the content in force; texts and provenance do not change it."""
        return self.edition(pack).digest

    def fits(self, digest: str, pack: Pack | None) -> bool:
        """Whether what was written with that digest belongs to this content.

        Before records and positions had a digest of the content they had none for the built-in figures, and the
        pack's own for corrected ones.
        """
        return digest in (self.digest(pack), "" if pack is None else pack.digest)

    def differ(self, digest: str, pack: Pack | None) -> str:
        """How a digest that does not fit is named beside the one that would."""
        return f"content {digest or 'built in'}, in force is {self.digest(pack)}"

    def is_beside(self, file: str, field: str) -> bool:
        return field in self.beside or f"{file}.{field}" in self.beside

    def _read(self, pack: Pack | None) -> Edition[B]:
        origin = Origin(pack)
        files = read_files(self.package) if pack is None else merge_pack(self.files(None), pack)
        box = read_box(files, self.type, origin)
        if self.check is not None:
            self.check(box, origin)
        return Edition(files, box)


# -- reading --------------------------------------------------------------------------------------------


def read_files(package: str) -> dict[str, Any]:
    """Every content file of the package by its name without its ending."""
    return read_folder(resources.files(package).joinpath("content")) if package else {}


def merge_pack(files: dict[str, Any], pack: Pack) -> dict[str, Any]:
    merged = dict(files)
    for name, part in pack.data.items():
        if name not in files:
            there = ", ".join(files) or "none"
            raise BadContent(f"{pack.name}: no content file {name!r}; there are: {there}")
        for section in part:
            if section not in files[name]:
                raise BadContent(f"{pack.name}: {name}: unknown section {section!r}")
        merged[name] = merge(files[name], part, f"{pack.name}: {name}")
    return merged


def merge(base: Any, change: Any, where: str) -> Any:
    """The base with the change laid over it, and neither of them changed.

    Mappings are merged, however deep; lists of records are matched by id; other lists (a card's effects, say) and
    single values are replaced. `{replace: ...}` puts something new in place of a whole mapping or list of records.
    """
    if isinstance(change, dict) and list(change) == ["replace"]:
        return change["replace"]
    if isinstance(base, dict) and isinstance(change, dict):
        merged = dict(base)
        for word, value in change.items():
            # In JSON every key is a text; a number that the files know is meant.
            key = int(word) if isinstance(word, str) and word.isdecimal() and int(word) in base else word
            # A field that is not there yet may be one that the record leaves at its usual value: the types know.
            merged[key] = merge(base[key], value, f"{where}.{key}") if key in base else unwrapped(value)
        return merged
    if is_records(base) and isinstance(change, list):
        by_id = {record["id"]: record for record in base}
        for record in change:
            if not isinstance(record, dict) or "id" not in record:
                raise BadContent(f"{where}: every record needs the id of the one it corrects")
            id = record["id"]
            if id not in by_id:
                raise BadContent(f"{where}: no record {id!r}")
            by_id[id] = merge(by_id[id], record, f"{where} {id}")
        return list(by_id.values())
    return change


def unwrapped(change: Any) -> Any:
    return change["replace"] if isinstance(change, dict) and list(change) == ["replace"] else change


def place(id: str, order: tuple[str, ...]) -> tuple[int, str]:
    """Where an id stands in an order that no file has a part in; one that is not listed (a pack's) comes last."""
    return (order.index(id) if id in order else len(order), id)


def is_records(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) and "id" in v for v in value)


def read_box(files: dict[str, Any], box: type[B], origin: Origin) -> B:
    """The files as strict types; an error names the file, the record and the field."""
    parts: dict[str, Any] = {}
    for file in msgspec.structs.fields(box):  # type: ignore[arg-type]
        if file.encode_name not in files:
            raise BadContent(f"there is no content file {file.encode_name}.yaml")
        parts[file.name] = read_file(files[file.encode_name], file.encode_name, plain_type(file.type), origin)
    for name in files:
        if name not in parts:
            raise BadContent(f"{name}.yaml: nothing reads this file")
    return box(**parts)


def read_file(sections: dict[str, Any], file: str, kind: Any, origin: Origin) -> Any:
    read: dict[str, Any] = {}
    known: set[str] = set()
    for section in msgspec.structs.fields(kind):
        name = section.encode_name
        known.add(name)
        if name in sections:
            read[section.name] = read_section(sections[name], plain_type(section.type), file, name, origin)
        elif section.required:
            origin.fail(file, f"section {name!r} is missing")
    for name in sections:
        if name not in known:
            origin.fail(file, f"unknown section {name!r}")
    return kind(**read)


def read_section(value: Any, kind: Any, file: str, section: str, origin: Origin) -> Any:
    if get_origin(kind) is not list or not isinstance(value, list):
        return converted(value, kind, file, section, origin)
    item = get_args(kind)[0]
    read = []
    for number, record in enumerate(value):
        name = record.get("id", number) if isinstance(record, dict) else number
        read.append(converted(record, item, file, f"{section} {name}", origin))
    return read


def converted(value: Any, kind: Any, file: str, where: str, origin: Origin) -> Any:
    try:
        return msgspec.convert(value, kind, strict=True)
    except msgspec.ValidationError as error:
        origin.fail(file, f"{where}: {error}")


def plain_type(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


# -- figures --------------------------------------------------------------------------------------------


def is_shown(kind: Any) -> bool:
    """Whether a field's type is marked as for display."""
    return get_origin(kind) is Annotated and SHOWN in get_args(kind)[1:]


def is_usual(field: Any, value: Any) -> bool:
    if field.default is not msgspec.NODEFAULT:
        return bool(field.default == value)
    return field.default_factory is not msgspec.NODEFAULT and bool(field.default_factory() == value)


def live(value: Any) -> Any:
    """A record as plain data without what is only for display."""
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        data = {} if config.tag is None else {str(config.tag_field): config.tag}
        for field in msgspec.structs.fields(value):
            part = getattr(value, field.name)
            # Without usual values a new kind of figure that no record uses does not make another content.
            if not is_shown(field.type) and not is_usual(field, part):
                data[field.encode_name] = live(part)
        return data
    if isinstance(value, (list, tuple)):
        parts = [live(part) for part in value]
        # The order of records in a file is no figure.
        return sorted(parts, key=lambda record: str(record["id"])) if is_records(parts) else parts
    if isinstance(value, dict):
        return {str(key): live(part) for key, part in value.items()}
    return value


def figures_of(files: dict[str, Any]) -> dict[str, dict[str, object]]:
    """The numbers of every record by its id, as a text names them: `{ $effects_0_amount }`.

    A record inside another one also has the other's, as `{ $above_coin_tokens_max }`. Numbers outside of records, under
    the empty id, have the file's name in front: `{ $supplies_costs_temple_marble }`.
    """
    found: dict[str, dict[str, object]] = {"": {}}
    for file, data in files.items():
        _records(data, None, found)
        _numbers(_outside(data), file, found[""])
    return found


def _outside(value: Any) -> Any:
    """The data without its records."""
    if isinstance(value, dict):
        return {} if "id" in value else {key: _outside(part) for key, part in value.items()}
    return [_outside(part) for part in value] if isinstance(value, list) else value


def _records(value: Any, above: Any, found: dict[str, dict[str, object]]) -> None:
    if isinstance(value, dict):
        if "id" in value:
            own = found.setdefault(str(value["id"]), {})
            _numbers(value, "", own)
            _numbers(above, "above", own)
            above = value
        for part in value.values():
            _records(part, above, found)
    elif isinstance(value, list):
        for part in value:
            _records(part, above, found)


def _numbers(value: Any, path: str, found: dict[str, object]) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _numbers(part, f"{path}_{key}" if path else str(key), found)
    elif isinstance(value, list):
        for number, part in enumerate(value):
            _numbers(part, f"{path}_{number}", found)
    elif isinstance(value, int) and not isinstance(value, bool):
        found.setdefault(path, value)


class Change:
    """One value that a pack changes; None stands for a value that is not there."""

    __slots__ = ("field", "file", "new", "old", "record")

    def __init__(self, file: str, record: str, field: str, old: Any, new: Any) -> None:
        self.file = file
        self.record = record
        self.field = field
        self.old = old
        self.new = new


def changes(old: dict[str, Any], new: dict[str, Any]) -> list[Change]:
    """Each value that differs between two readings of a title's files, in the order of the files."""
    found: list[Change] = []
    for file, sections in new.items():
        _changes(file, "", "", old.get(file), sections, found)
    return found


def _changes(file: str, record: str, field: str, old: Any, new: Any, found: list[Change]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            _changes(file, record, f"{field}.{key}" if field else str(key), old.get(key), new.get(key), found)
    elif is_records(old) and is_records(new):
        before, after = ({each["id"]: each for each in records} for records in (old, new))
        for id in [*before, *(id for id in after if id not in before)]:
            _changes(file, str(id), "", before.get(id), after.get(id), found)
    else:
        found.append(Change(file, record, field, old, new))


# -- doubts ---------------------------------------------------------------------------------------------


class Doubt:
    """A value in the content that nobody has checked against the printed game.

    `note` says why: what the words call `note.<note>`, or what a pack writes itself.
    """

    __slots__ = ("confidence", "field", "file", "note", "record", "source")

    def __init__(self, file: str, record: str, field: str, source: str, confidence: str, note: Say | str) -> None:
        self.file = file
        self.record = record
        self.field = field
        self.source = source
        self.confidence = confidence
        self.note = note


def unverified(files: dict[str, Any]) -> list[Doubt]:
    """Every value in the content that is not verified, in the one sense there is (`is_doubtful`)."""
    found: list[Doubt] = []
    for file, data in files.items():
        _doubts(file, data, "", "", found)
    return found


def is_doubtful(grade: dict[Any, Any]) -> bool:
    """Not verified: reconstructed, marked as open, or with any confidence (also `amount_confidence`) but high."""
    if is_reconstructed(grade) or grade.get("needs_verification"):
        return True
    return any(str(key).endswith("confidence") and value != "high" for key, value in grade.items())


def is_reconstructed(grade: dict[Any, Any]) -> bool:
    return "reconstructed" in str(grade.get("source", ""))


def with_doubts(value: Any) -> Any:
    """Files as people are shown them: a record that is not certain says so under `doubt`."""
    if isinstance(value, list):
        return [with_doubts(part) for part in value]
    if not isinstance(value, dict):
        return value
    shown = {key: part if key == "evidence" else with_doubts(part) for key, part in value.items()}
    doubt = _doubt_of(value) if "id" in value else None
    return shown if doubt is None else {**shown, "doubt": doubt}


def _doubt_of(record: dict[str, Any]) -> dict[str, Any] | None:
    """Made to fit the rules, in whole or in the fields that are named, or from a source nobody has checked."""
    # Grades of single fields overrule the record's own.
    grades = record.get("evidence") or {"": record}
    made = [field for field, grade in grades.items() if is_reconstructed(grade)]
    if "reconstructed" in (record.get("card_name_evidence") or {}):
        made.append("card_names")
    if made:
        return {"kind": "reconstructed", "fields": [field for field in made if field]}
    return {"kind": "unchecked", "fields": []} if any(is_doubtful(grade) for grade in grades.values()) else None


def _doubts(file: str, value: Any, record: str, field: str, found: list[Doubt]) -> None:
    if isinstance(value, dict):
        name = str(value.get("id", record))
        evidence = value.get("evidence")
        if isinstance(evidence, dict):
            # Field by field is more precise than the record's overall grade, so it alone is listed.
            for part, proof in evidence.items():
                _doubts(file, proof, name, str(part), found)
        elif is_doubtful(value):
            grades = [str(part) for key, part in value.items() if str(key).endswith("confidence")]
            lowest = max(grades, key=GRADES.index, default="low")
            note = str(value.get("note") or value.get("notes") or value.get("basis") or "")
            found.append(Doubt(file, name, field, str(value.get("source", "")), lowest, note))
        names = value.get("card_name_evidence")
        if isinstance(names, dict) and "reconstructed" in names:
            known = ", ".join(id for source, ids in names.items() if source != "reconstructed" for id in ids)
            made_up = Say("error.made_up", {"known": known, "some": "yes" if known else "no"})
            found.append(Doubt(file, name, "card_names", "reconstructed", "low", made_up))
        for key, part in value.items():
            if key not in ("evidence", "card_name_evidence"):
                _doubts(file, part, name, f"{field}.{key}" if field else str(key), found)
    elif isinstance(value, list):
        for part in value:
            _doubts(file, part, record, field, found)


GRADES: Final = ("high", "medium", "low")


# -- titles without content -----------------------------------------------------------------------------


def _no_tables(box: Nothing, key: Any) -> None:
    return None


NO_CONTENT: Content[Any, Any] = Content("", Nothing, _no_tables)
