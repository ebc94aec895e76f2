"""Pictures that belong to files: what their first bytes say of them, and pictures of one's own on tokens.

Whatever unpacks a picture is asked for no more than its first bytes allow. A drawing (SVG) is read by a strict reader
before it is painted: nothing of it is carried out, and nothing that it names is fetched.
"""

from __future__ import annotations

import hashlib
import logging
import os
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any, Final
from xml.parsers import expat

from pb12table.files.packs import PORTRAITS, installed_packs
from pb12table.files.places import user_portraits_folder, write_atomically
from pb12table.files.problems import FileProblem, check_regular, told_as_problem
from pb12table.files.reading import MEGABYTE
from pb12table.skirmish.zones import KIND, SECTIONS, Portrait, Portraits

LARGEST_PICTURE_FILE = 48 * MEGABYTE
LARGEST_SIDE = 16_384
MOST_PIXELS = 64_000_000
"""A small file can claim any size; what unpacks it must never be asked for more than this, …"""
MOST_UNPACKED = 275 * MEGABYTE
"""… nor for more room than this.  It takes three or four bytes a pixel but for these sorts, which are unpacked whole
before their pixels are known."""
_PROGRESSIVE = 3
_PROGRESSIVE_SAMPLE = 2
"""Bytes a pixel of a progressive JPEG: its colours, and two for each of the samples that its frame holds."""
_LOSSLESS_WEBP = 7
"""Bytes a pixel of a lossless WebP."""

ENDINGS = ("png", "jpg", "jpeg", "webp")

_PNG = b"\x89PNG\r\n\x1a\n"
_PNG_END = b"IEND\xaeB`\x82"


@dataclass(frozen=True, slots=True)
class PictureSize:
    """What the first bytes of a picture say: its sort (png, jpeg or webp), and its width and height in pixels.

    `room` is how many bytes a pixel take while it is unpacked.
    """

    sort: str
    width: int
    height: int
    room: float = 4.0


def picture_size(data: bytes, file: str | Path, place: str = "") -> PictureSize:
    """Return the format and size of a whole picture; raises FileProblem if it is none, cut off, or out of bounds."""
    if len(data) > LARGEST_PICTURE_FILE:
        raise FileProblem(file, place, "problem-too-large", megabytes=LARGEST_PICTURE_FILE // MEGABYTE)
    if data.startswith(_PNG):
        found = _png_size(data)
    elif data.startswith(b"\xff\xd8\xff"):
        found = _jpeg_size(data)
    elif data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        found = _webp_size(data)
    else:
        raise FileProblem(file, place, "problem-picture-unknown")
    if found is None or found.width < 1 or found.height < 1:
        raise FileProblem(file, place, "problem-picture-broken")
    most = min(MOST_PIXELS, int(MOST_UNPACKED / found.room))
    if max(found.width, found.height) > LARGEST_SIDE or found.width * found.height > most:
        millions = most // 1_000_000
        raise FileProblem(
            file, place, "problem-picture-too-large", width=found.width, height=found.height, millions=millions
        )
    return found


def _png_size(data: bytes) -> PictureSize | None:
    if data[12:16] != b"IHDR" or len(data) < 33 or _PNG_END not in data[-64:]:
        return None
    return PictureSize("png", int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big"))


def _jpeg_size(data: bytes) -> PictureSize | None:
    """Return the size in the frame header, which comes after segments of any length."""
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker = data[at + 1]
        if marker == 0xFF or 0xD0 <= marker <= 0xD7 or marker == 0x01:
            at += 1 if marker == 0xFF else 2
            continue
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = (int.from_bytes(data[at + n : at + n + 2], "big") for n in (5, 7))
            # C2, C6, CA and CE are progressive.
            room = _PROGRESSIVE + _PROGRESSIVE_SAMPLE * _samples(data[at + 9 :]) if marker & 0x03 == 0x02 else 3.0
            return PictureSize("jpeg", width, height, room)
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return None


def _samples(frame: bytes) -> float:
    """Return how many samples a pixel has in the components that a frame header of a JPEG lists, at most four."""
    factors = [frame[at] for at in range(2, 2 + 3 * min(frame[0], 4), 3) if at < len(frame)] if frame else []
    areas = [(factor >> 4) * (factor & 0x0F) for factor in factors]
    return sum(areas) / max(*areas, 1) if areas else 4.0


def _webp_size(data: bytes) -> PictureSize | None:
    if len(data) < 30 or int.from_bytes(data[4:8], "little") + 8 > len(data) + 1:
        return None
    room = _LOSSLESS_WEBP if b"VP8L" in _chunks(data) else 4.0
    match data[12:16]:
        case b"VP8X":
            width, height = (int.from_bytes(data[n : n + 3], "little") + 1 for n in (24, 27))
        case b"VP8L" if data[20] == 0x2F:
            bits = int.from_bytes(data[21:25], "little")
            width, height = (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case b"VP8 " if data[23:26] == b"\x9d\x01\x2a":
            width, height = (int.from_bytes(data[n : n + 2], "little") & 0x3FFF for n in (26, 28))
        case _:
            return None
    return PictureSize("webp", width, height, room)


def _chunks(data: bytes) -> Iterator[bytes]:
    """Yield the names of the chunks of a WebP."""
    at = 12
    while at + 8 <= len(data):
        yield data[at : at + 4]
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + size + size % 2


def read_picture(path: Path) -> tuple[bytes, PictureSize]:
    """Return the bytes of a picture file and its size; raises FileProblem."""
    with told_as_problem(path), path.open("rb") as file:
        data = file.read(LARGEST_PICTURE_FILE + 1)
    return data, picture_size(data, path, "")


def lying_in(folders: Sequence[Path], name: str, file: str | Path, place: str) -> Path | None:
    """Return the picture of a name (with folders, if it may have any) in the first of some folders; None for nowhere.

    Raises FileProblem for what leaves its folder, as a link may, and for what cannot be looked at.
    """
    for folder in folders:
        path = folder / name
        with told_as_problem(path):
            if not path.is_file():
                continue
            whole = path.resolve()
            if not whole.is_relative_to(folder.resolve()):
                raise FileProblem(file, place, "problem-picture-path", endings=", ".join(ENDINGS))
            return whole
    return None


def light_beside(picture: Path) -> Path:
    """Return where the light on a table is, if there is any: beside its picture, with `.light` in its name.

    By its colours those of ground and terrain are multiplied: half of the brightest grey leaves them as they are.
    """
    return picture.with_name(f"{picture.stem}.light{picture.suffix}")


# -- on tokens -----------------------------------------------------------------------------------------------------

PORTRAIT: Final = "portrait"
"""The key under which players, figures and kinds of figures name their pictures."""
CLOTH: Final = "cloth"
"""The key under which figures and kinds of figures say what they wear."""
SVG: Final = "svg"
PORTRAIT_ENDINGS: Final = (*ENDINGS, SVG)
LARGEST_PORTRAIT: Final = 4 * MEGABYTE
LARGEST_PORTRAIT_SIDE: Final = 4096
MOST_ELEMENTS: Final = 5_000
DEEPEST: Final = 60
"""So many elements a drawing may have, and so deep in each other."""
_NAME: Final = re.compile(rf"(?!\.)[^/\\:*?\"<>|\x00-\x1f]+\.(?:{'|'.join(PORTRAIT_ENDINGS)})", re.IGNORECASE)
_SORTS: Final = {"png": "png", "jpg": "jpeg", "jpeg": "jpeg", "webp": "webp", SVG: SVG}
_JPEG_END: Final = b"\xff\xd9"
_ACTIVE: Final = frozenset(("script", "handler", "foreignobject", "iframe", "object", "embed", "audio", "video", "set"))
"""Elements that do something, but for those that begin with `animate`."""
_LINKS: Final = frozenset(("href", "src"))
_FETCHED: Final = re.compile(r"@import|url\(\s*[\"']?\s*(?!#)", re.IGNORECASE)
"""What a style fetches from elsewhere."""


def portrait_name(name: str, file: str | Path, place: str) -> str:
    """Return the name of a picture on a token if it is one of a file, without any folder; raises FileProblem."""
    if not _NAME.fullmatch(name):
        raise FileProblem(file, place, "problem-portrait-name", endings=", ".join(PORTRAIT_ENDINGS))
    return name


def portraits_in(
    document: Mapping[str, Any],
    folders: Sequence[Path],
    file: str | Path,
    chosen: Collection[tuple[str, str]] = (),
) -> Portraits:
    """Return the pictures that a scenario's document names for tokens, each where it lies in the first of some folders.

    Those that were `chosen`, by list and id, are sought in the user's folder of pictures first, the others there, and
    all of them at last in those of packs.  What lies nowhere is known by its name alone.  Raises FileProblem for names
    that are none of a picture.
    """
    found, cloths = list[Portrait](), dict[tuple[str, str], str]()
    own = user_portraits_folder()
    for section, number, entry in portrayed(document):
        if entry.get(CLOTH):
            cloths[section if section in SECTIONS else KIND, entry["id"]] = str(entry[CLOTH])
        if not (named := named_portrait(entry)):
            continue
        place = f'{section}[{number}] "{entry["id"]}".{PORTRAIT}'
        name = portrait_name(str(named), file, place)
        places = (own, *folders) if (section, entry["id"]) in chosen else (*folders, own)
        places = (*places, *(pack.folder / PORTRAITS for pack in installed_packs().values()))
        found.append(Portrait(section, entry["id"], name, _where(name, places), place))
    worn = Portraits()
    worn.cloths = cloths
    return worn.among(found)


def _where(name: str, folders: Sequence[Path]) -> str:
    """Return where a picture lies, in one of some folders or among the copies for saves; "" for nowhere."""
    for folder in (*folders, user_portraits_folder() / COPIES):
        try:
            found = lying_in([folder], name, folder, "")
        except FileProblem:
            continue  # what cannot be looked at is told as what is not there
        if found is not None:
            return str(found)
    return ""


def portrayed(document: Mapping[str, Any]) -> Iterator[tuple[str, int, Mapping[str, Any]]]:
    """Yield the entries of a document that have a picture or may have one, with their lists and their numbers there."""
    for section, entries in document.items():
        for number, entry in enumerate(entries if isinstance(entries, list | tuple) else ()):
            if isinstance(entry, dict) and PORTRAIT in entry and isinstance(entry.get("id"), str):
                yield section, number, entry


def named_portrait(entry: Mapping[str, Any]) -> str:
    """Return the name of the picture of an entry; "" for none."""
    return entry.get(PORTRAIT) or ""


def repainted(
    document: Mapping[str, Any], wished: Mapping[tuple[str, str], str], key: str = PORTRAIT
) -> dict[str, Any]:
    """Return a document with other pictures, by list and id: names of files, "" for none; or with another `key`."""
    changed = dict(document)
    for section, number, entry in portrayed(document):
        value = wished.get((section, entry["id"]))
        if value is not None:
            entries = list(changed[section])
            entries[number] = {**entry, key: value or None}
            changed[section] = entries
    return changed


def checked_portrait(portrait: Portrait, file: str | Path) -> bytes:
    """Return the bytes of a picture that a game names; raises FileProblem with the file and place that name it."""
    if not portrait.path:
        raise missing_portrait(portrait, file)
    return read_portrait(portrait.path)


def missing_portrait(portrait: Portrait, file: str | Path) -> FileProblem:
    """Return what to say of a picture that a file names and that lies nowhere."""
    return FileProblem(file, portrait.place, "problem-no-such-portrait", name=portrait.file)


def read_portrait(path: str | Path) -> bytes:
    """Return the bytes of a picture that can be shown on a token; raises FileProblem."""
    data = portrait_bytes(Path(path))
    check_portrait(data, Path(path))
    return data


def portrait_bytes(path: Path) -> bytes:
    """Return the bytes of a file, at most one more than a picture on a token may have; raises FileProblem."""
    check_regular(path)
    with told_as_problem(path):
        if path.is_dir():
            raise FileProblem(path, "", "problem-is-a-folder")
        with path.open("rb") as file:
            return file.read(LARGEST_PORTRAIT + 1)


def check_portrait(data: bytes, path: Path) -> None:
    """Raise FileProblem for bytes that are no sound picture for a token, or another one than the file's ending says."""
    if len(data) > LARGEST_PORTRAIT:
        raise FileProblem(path, "", "problem-too-large", megabytes=LARGEST_PORTRAIT // MEGABYTE)
    ending = path.suffix.lower().removeprefix(".")
    wanted = _SORTS.get(ending)
    if wanted is None:
        raise FileProblem(path, "", "problem-portrait-ending", endings=", ".join(PORTRAIT_ENDINGS))
    if wanted == SVG:
        check_drawing(data, path)
        return
    size = picture_size(data, path)
    if size.sort != wanted:
        raise FileProblem(path, "", "problem-portrait-sort", ending=ending, sort=size.sort)
    if size.sort == "jpeg" and _JPEG_END not in data[-4096:]:
        raise FileProblem(path, "", "problem-picture-broken")
    if max(size.width, size.height) > LARGEST_PORTRAIT_SIDE:
        told = {"width": size.width, "height": size.height, "most": LARGEST_PORTRAIT_SIDE}
        raise FileProblem(path, "", "problem-portrait-large", **told)


def check_drawing(data: bytes, path: str | Path) -> None:
    """Raise FileProblem for what is no drawing, or one that does something, fetches something, or is too large."""
    reader = _DrawingReader(path)
    try:
        reader.parser.Parse(data, True)
    except expat.ExpatError as error:
        raise FileProblem(path, f"line {error.lineno}", "problem-drawing-broken") from None
    except (LookupError, ValueError):  # an encoding that there is not
        raise FileProblem(path, "", "problem-drawing-broken") from None


class _DrawingReader:
    """Reads the elements of a drawing and refuses the first that there must not be."""

    def __init__(self, path: str | Path) -> None:
        self.path = path
        self.count = self.deep = 0
        self.in_style = False
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._starts
        self.parser.EndElementHandler = self._ends
        self.parser.CharacterDataHandler = self._text
        self.parser.StartDoctypeDeclHandler = lambda *_told: self._refuse("problem-drawing-doctype")
        self.parser.EntityDeclHandler = lambda *_told: self._refuse("problem-drawing-doctype")
        self.parser.ProcessingInstructionHandler = lambda *_told: self._refuse("problem-drawing-fetches")

    def _refuse(self, key: str, **details: str | int) -> None:
        raise FileProblem(self.path, f"line {self.parser.CurrentLineNumber}", key, **details)

    def _starts(self, name: str, attributes: dict[str, str]) -> None:
        plain = _plain(name)
        if self.count == 0 and plain != SVG:
            self._refuse("problem-drawing-other")
        self.count, self.deep = self.count + 1, self.deep + 1
        if self.count > MOST_ELEMENTS or self.deep > DEEPEST:
            self._refuse("problem-drawing-many", most=MOST_ELEMENTS, deepest=DEEPEST)
        if plain in _ACTIVE or plain.startswith("animate"):
            self._refuse("problem-drawing-acts", name=name)
        for key, value in attributes.items():
            short = _plain(key)
            if short.startswith("on"):
                self._refuse("problem-drawing-acts", name=key)
            if (short in _LINKS and not value.strip().startswith("#")) or short == "base" or _FETCHED.search(value):
                self._refuse("problem-drawing-fetches")
        self.in_style = self.in_style or plain == "style"

    def _ends(self, name: str) -> None:
        self.deep -= 1
        self.in_style = self.in_style and _plain(name) != "style"

    def _text(self, text: str) -> None:
        if self.in_style and _FETCHED.search(text):
            self._refuse("problem-drawing-fetches")


def _plain(name: str) -> str:
    """Return the name of an element or attribute without what tells whose it is."""
    return name.rpartition(":")[2].lower()


def kept_portrait(path: Path) -> str:
    """Put a picture into the user's folder of pictures, unless it lies there; return its name; raises FileProblem.

    Another picture of that name stays: this one has a number then.
    """
    data, folder = read_portrait(path), user_portraits_folder()
    with told_as_problem(folder):
        folder.mkdir(parents=True, exist_ok=True)
    stem = _stem(path)
    for number in count(1):
        kept = folder / f"{stem}{'' if number == 1 else f' {number}'}{path.suffix.lower()}"
        with told_as_problem(kept):
            if not kept.exists():
                write_atomically(kept, data)
                return kept.name
            if kept.is_file() and kept.read_bytes() == data:
                return kept.name
    raise AssertionError("there is a number that no picture has")


def _stem(path: Path) -> str:
    """Return the name that a picture has when it is kept, without its ending."""
    return " ".join(re.sub(r"[^\w -]+", " ", path.stem)[:60].split()) or PORTRAIT


COPIES: Final = "played"
"""The folder in the user's folder of pictures with copies of those that saves would not find otherwise."""
MOST_COPIED: Final = 200 * MEGABYTE
"""So large all copies are together; those that were used last are left."""


def kept_for_saves(portraits: Portraits, folders: Sequence[Path], beside: Path) -> Portraits:
    """Return pictures as a save finds them that looks into some folders, and whoever plays the game again `beside` it.

    Of what one of them would not find, or find another picture for, a copy is kept, named by what it holds.
    """
    own = user_portraits_folder()
    found: list[Portrait] = []
    for each in portraits:
        kept = each
        found_again = {_where(each.file, (*places, own)) for places in (folders, [beside])}
        if each.path and found_again != {each.path}:
            try:
                copy = _copied(Path(each.path))
                kept = replace(each, file=copy.name, path=str(copy))
            except (FileProblem, OSError) as error:
                # It is there for now, at least.
                logging.warning("no copy of a picture of one's own: %s", type(error).__name__)
        found.append(kept)
    return portraits.among(found)


def _copied(path: Path) -> Path:
    """Return the copy of a picture among those for saves; raises FileProblem and OSError."""
    data = portrait_bytes(path)
    folder = user_portraits_folder() / COPIES
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder.resolve() / f"{_stem(path)[:50]} {hashlib.sha256(data).hexdigest()[:16]}{path.suffix.lower()}"
    if copy.exists():
        os.utime(copy)
    else:
        write_atomically(copy, data)
    others = sorted((each for each in folder.iterdir() if each.is_file()), key=lambda each: -each.stat().st_mtime)
    room = MOST_COPIED
    for other in others:
        room -= other.stat().st_size
        if room < 0 and other.name != copy.name:
            other.unlink()
    return copy
