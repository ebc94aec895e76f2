"""Pictures beside a scenario: what may be one, read from its first bytes before anything unpacks it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from pb12table.files.forms.scenarios import BackgroundForm
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import MEGABYTE
from pb12table.skirmish.backdrop import Backdrop

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
_PART = r"(?!\.)[^/\\:*?\"<>|\x00-\x1f]+"
_PATH = re.compile(rf"{_PART}(?:/{_PART}){{0,3}}\.(?:{'|'.join(ENDINGS)})", re.IGNORECASE)


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
    """The sort and size of a whole picture; raises FileProblem when it is none, cut off, or beyond all bounds."""
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
    """The size stands in the frame header, behind segments of any length."""
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
    """How many samples a pixel has in the components that a frame header of a JPEG lists, at most four."""
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
    """The names of the chunks of a WebP."""
    at = 12
    while at + 8 <= len(data):
        yield data[at : at + 4]
        size = int.from_bytes(data[at + 4 : at + 8], "little")
        at += 8 + size + size % 2


def read_picture(path: Path) -> tuple[bytes, PictureSize]:
    """The bytes of a picture file and its size; raises FileProblem."""
    with told_as_problem(path), path.open("rb") as file:
        data = file.read(LARGEST_PICTURE_FILE + 1)
    return data, picture_size(data, path, "")


def backdrop_of(form: BackgroundForm, folders: Sequence[Path], file: str | Path) -> Backdrop | None:
    """The picture under a scenario, looked for in folders; None when it is in none of them.

    Raises FileProblem for a path that leaves its folder and for a picture that is broken or too large.
    """
    place = "background.picture"
    if not _PATH.fullmatch(form.picture):
        raise FileProblem(file, place, "problem-picture-path", endings=", ".join(ENDINGS))
    for folder in folders:
        path = folder / form.picture
        with told_as_problem(path):
            if not path.is_file():
                continue
            whole = path.resolve()
            if not whole.is_relative_to(folder.resolve()):
                raise FileProblem(file, place, "problem-picture-path", endings=", ".join(ENDINGS))
        _, size = read_picture(whole)
        depth = form.width * size.height / size.width
        return Backdrop(str(whole), form.at, form.width, depth, form.turned, form.opacity)
    return None
