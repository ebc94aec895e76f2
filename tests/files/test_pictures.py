"""Pictures under a scenario: measured before they are unpacked, and never from outside the scenario's folder."""

from __future__ import annotations

import struct
import tomllib
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.files.content import load_content
from pb12table.files.pictures import picture_size
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import Scenario, scenario_of, setup_from_document
from pb12table.skirmish.zones import Backdrop

YARD = """
format = 1
system = "pb12"
name = "Yard"
[table]
width = 20.0
depth = 10.0
[background]
picture = "yard.png"
width = 20.0
"""


def picture(sort: str = "png", size: tuple[int, int] = (60, 30)) -> bytes:
    file = BytesIO()
    pygame.image.save(pygame.Surface(size), file, f"x.{sort}")
    return file.getvalue()


def bomb(width: int, height: int) -> bytes:
    """A small PNG that claims to be huge."""

    def chunk(sort: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + sort + data + struct.pack(">I", zlib.crc32(sort + data))

    header = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    parts = (b"IHDR", header), (b"IDAT", zlib.compress(bytes(64))), (b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(sort, data) for sort, data in parts)


def webp(sort: bytes, body: bytes) -> bytes:
    chunk = sort + struct.pack("<I", len(body)) + body + bytes(16)
    return b"RIFF" + struct.pack("<I", 4 + len(chunk)) + b"WEBP" + chunk


@pytest.mark.parametrize("sort", ["png", "jpeg"])
def test_the_size_stands_in_the_first_bytes(sort: str) -> None:
    found = picture_size(picture(sort, (61, 37)), "x")
    assert (found.sort, found.width, found.height) == (sort, 61, 37)


def test_all_three_sorts_of_webp_are_measured() -> None:
    lossy = webp(b"VP8 ", b"\x00\x00\x00\x9d\x01\x2a" + struct.pack("<HH", 640, 480))
    lossless = webp(b"VP8L", b"\x2f" + struct.pack("<I", 639 | 479 << 14))
    extended = webp(b"VP8X", bytes(4) + struct.pack("<I", 639)[:3] + struct.pack("<I", 479)[:3])
    for data in (lossy, lossless, extended):
        found = picture_size(data, "x")
        assert (found.sort, found.width, found.height) == ("webp", 640, 480)


def test_a_jpeg_is_measured_behind_what_a_camera_writes_first() -> None:
    plain = picture("jpeg", (50, 20))
    camera = b"\xff\xe1" + struct.pack(">H", 2 + 3000) + bytes(3000)
    found = picture_size(plain[:2] + camera + plain[2:], "x")
    assert (found.width, found.height) == (50, 20)


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"", "problem-picture-unknown"),
        (b"GIF89a" + bytes(40), "problem-picture-unknown"),
        (b"<svg/>", "problem-picture-unknown"),
        (bomb(60_000, 60_000), "problem-picture-too-large"),
        (bomb(16_000, 16_000), "problem-picture-too-large"),
        (bomb(20_000, 1), "problem-picture-too-large"),
        (bomb(0, 5), "problem-picture-broken"),
        (picture()[:40], "problem-picture-broken"),
        (picture("jpeg")[:60], "problem-picture-broken"),
        (webp(b"VP8L", b"\x2f" + bytes(4))[:25], "problem-picture-broken"),
        (webp(b"ALPH", bytes(20)), "problem-picture-broken"),
    ],
)
def test_what_is_no_sound_picture_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(FileProblem) as found:
        picture_size(data, "x", "image")
    assert (found.value.key, found.value.place) == (key, "image")


def test_a_picture_of_the_greatest_size_is_allowed() -> None:
    assert picture_size(bomb(8000, 8000), "x").width == 8000


# -- in a scenario ------------------------------------------------------------------------------------------------


def scenario(folder: Path, **changes: Any) -> Scenario:
    document = tomllib.loads(YARD)
    document["background"] |= changes
    return scenario_of(document, load_content(), folder / "yard.toml")


def test_a_scenario_knows_its_picture_and_how_deep_it_is(tmp_path: Path) -> None:
    (tmp_path / "yard.png").write_bytes(picture("png", (60, 30)))
    found = scenario(tmp_path, at=[1.0, -2.0], width=12.0, turned=5.0, opacity=0.5)
    assert found.setup.backdrop == Backdrop(str(tmp_path / "yard.png"), (1.0, -2.0), 12.0, 6.0, 5.0, 0.5)


def test_a_picture_may_lie_in_a_folder_beside_the_scenario(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "the yard.JPG").write_bytes(picture("jpeg"))
    assert scenario(tmp_path, picture="pictures/the yard.JPG").setup.backdrop is not None


def test_a_scenario_without_its_picture_can_be_played(tmp_path: Path) -> None:
    assert scenario(tmp_path).setup.backdrop is None


@pytest.mark.parametrize(
    "path",
    ["/etc/passwd.png", "../yard.png", "a/../../yard.png", "a\\yard.png", "c:yard.png", ".hidden.png", "yard.svg",
     "yard", "a//yard.png", "a/b/c/d/e/yard.png", "yard.png\n"],
)  # fmt: skip
def test_a_path_that_leaves_its_folder_or_names_no_picture_is_refused(path: str, tmp_path: Path) -> None:
    (tmp_path.parent / "yard.png").write_bytes(picture())
    with pytest.raises(FileProblem) as found:
        scenario(tmp_path, picture=path)
    assert (found.value.key, found.value.place) == ("problem-picture-path", "background.picture")


def test_a_link_that_leads_out_of_the_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret.png").write_bytes(picture())
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "yard.png").symlink_to(tmp_path / "secret.png")
    with pytest.raises(FileProblem) as found:
        scenario(inner)
    assert found.value.key == "problem-picture-path"


def test_a_bomb_beside_a_scenario_is_refused(tmp_path: Path) -> None:
    (tmp_path / "yard.png").write_bytes(bomb(60_000, 60_000))
    with pytest.raises(FileProblem) as found:
        scenario(tmp_path)
    assert found.value.key == "problem-picture-too-large"


@pytest.mark.parametrize(
    ("key", "value"), [("width", 0.0), ("width", -4.0), ("opacity", 1.5), ("opacity", -0.1), ("at", [1.0]), ("hue", 3)]
)
def test_bad_values_are_refused(key: str, value: Any, tmp_path: Path) -> None:
    with pytest.raises(FileProblem):
        scenario(tmp_path, **{key: value})


def test_a_saved_game_opens_with_a_broken_picture_and_without_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "yard.png").write_bytes(picture())
    document = scenario(tmp_path).document
    monkeypatch.setattr("pb12table.files.scenario.user_scenarios_folder", lambda: tmp_path)
    assert setup_from_document(document).backdrop is not None
    (tmp_path / "yard.png").write_bytes(b"no picture")
    assert setup_from_document(document).backdrop is None
    (tmp_path / "yard.png").unlink()
    assert setup_from_document(document).backdrop is None


def jpeg(marker: int, factors: tuple[int, ...], side: int) -> bytes:
    """The beginning of a JPEG: its frame header, with the sampling factors of its components."""
    body = struct.pack(">BHHB", 8, side, side, len(factors))
    body += b"".join(bytes((number, factor, 0)) for number, factor in enumerate(factors))
    return b"\xff\xd8\xff" + bytes((marker,)) + struct.pack(">H", len(body) + 2) + body + bytes(8)


@pytest.mark.parametrize(
    ("data", "most"),
    [
        (jpeg(0xC0, (0x22, 0x11, 0x11), 8000), None),
        (jpeg(0xC1, (0x11,), 8000), None),
        (jpeg(0xC2, (0x11,), 7500), 57),
        (jpeg(0xC2, (0x22, 0x11, 0x11), 6900), 48),
        (jpeg(0xC2, (0x11, 0x11, 0x11), 5600), 32),
        (webp(b"VP8L", b"\x2f" + struct.pack("<I", 5999 | 5999 << 14)), 41),
    ],
)
def test_sorts_that_take_more_room_while_they_are_unpacked_have_fewer_pixels(data: bytes, most: int | None) -> None:
    assert picture_size(data, "x").width > 5000
    if most is None:
        return
    for old, new in ((7500, 7700), (6900, 7100), (5600, 5800)):
        data = data.replace(struct.pack(">HH", old, old), struct.pack(">HH", new, new))
    data = data.replace(struct.pack("<I", 5999 | 5999 << 14), struct.pack("<I", 6499 | 6499 << 14))
    with pytest.raises(FileProblem) as caught:
        picture_size(data, "x")
    assert (caught.value.key, caught.value.details["millions"]) == ("problem-picture-too-large", most)
