"""The picture under the terrain lies where the scenario says, as strongly as it says."""

from __future__ import annotations

import struct
import subprocess
import sys
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pygame
import pytest

from pb12table.files.pictures import light_beside, picture_size
from pb12table.files.places import scenarios_folder
from pb12table.files.reading import read_toml
from pb12table.files.scenario import SUITE, load_scenario
from pb12table.skirmish.zones import Backdrop
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.table.battlefield import Battlefield
from pb12table.window.terrain.terrain_layer import levels_of, terrain_picture
from tests.app.drawing import Pixels, box, camera_for, drawn, setup_with

RED, BLUE = (220, 20, 20), (20, 20, 220)
TABLES = [
    file
    for file in sorted(scenarios_folder().rglob("*.toml"))
    if "\n[table]" in file.read_text("utf-8") and not {"pocket", SUITE} & {*file.parts}
]
"""Those of all scenarios that can be chosen, but where tiles are the ground."""


@pytest.fixture
def photo(tmp_path: Path) -> Backdrop:
    """Left half red, right half blue, with a yellow corner at the top left; 8 by 4 steps from (4, 2) on."""
    sheet = pygame.Surface((200, 100))
    sheet.fill(RED, (0, 0, 100, 100))
    sheet.fill(BLUE, (100, 0, 100, 100))
    sheet.fill((230, 230, 20), (0, 0, 20, 20))
    pygame.image.save(sheet, tmp_path / "photo.png")
    return Backdrop(str(tmp_path / "photo.png"), (4.0, 2.0), 8.0, 4.0)


def table(backdrop: Backdrop | None) -> Pixels:
    return drawn(replace(setup_with(), backdrop=backdrop))


def colour(pixels: Pixels, x: float, y: float) -> list[int]:
    at = camera_for(setup_with()).to_screen((x, y))
    found: list[int] = pixels[at].tolist()
    return found


def test_it_lies_at_its_place_with_north_up(photo: Backdrop) -> None:
    pixels, bare = table(photo), table(None)
    assert colour(pixels, 6.0, 3.0) == pytest.approx(RED, abs=2)
    assert colour(pixels, 11.0, 3.0) == pytest.approx(BLUE, abs=2)
    assert colour(pixels, 4.4, 5.6) == pytest.approx((230, 230, 20), abs=2)
    for outside in ((3.8, 3.0), (12.2, 3.0), (6.0, 1.8), (6.0, 6.2)):
        assert colour(pixels, *outside) == colour(bare, *outside)


def test_it_turns_counter_clockwise_about_its_centre(photo: Backdrop) -> None:
    pixels = table(replace(photo, turned=90.0))
    assert colour(pixels, 8.0, 1.0) == pytest.approx(RED, abs=2)
    assert colour(pixels, 8.0, 7.0) == pytest.approx(BLUE, abs=2)
    assert colour(pixels, 6.3, 0.4) == pytest.approx((230, 230, 20), abs=2)
    assert colour(pixels, 5.0, 4.0) == colour(table(None), 5.0, 4.0)


def test_opacity_lets_the_ground_through(photo: Backdrop) -> None:
    half, bare = table(replace(photo, opacity=0.5)), table(None)
    ground = np.array(colour(bare, 6.0, 3.0))
    assert colour(half, 6.0, 3.0) == pytest.approx(((ground + RED) / 2).tolist(), abs=3)
    assert np.array_equal(table(replace(photo, opacity=0.0)), bare)


def test_terrain_lies_on_it(photo: Backdrop) -> None:
    wall = box("wall", 6, 3, 1, 1)
    covered = drawn(replace(setup_with(wall), backdrop=photo))
    assert colour(covered, 6.5, 3.5) == colour(drawn(setup_with(wall)), 6.5, 3.5)


def test_its_own_transparent_parts_show_the_ground(tmp_path: Path) -> None:
    sheet = pygame.Surface((100, 100), pygame.SRCALPHA)
    sheet.fill((*RED, 255), (0, 0, 50, 100))
    pygame.image.save(sheet, tmp_path / "half.png")
    pixels = table(Backdrop(str(tmp_path / "half.png"), (4.0, 2.0), 4.0, 4.0))
    assert colour(pixels, 5.0, 4.0) == pytest.approx(RED, abs=2)
    assert colour(pixels, 7.0, 4.0) == colour(table(None), 7.0, 4.0)


@pytest.mark.parametrize("scale", [3.0, 40.0, 110.0])
def test_it_lies_at_the_same_place_at_every_scale(photo: Backdrop, scale: float) -> None:
    field = Battlefield(16.0, 12.0, (), GAIT)
    wide, middle = round(8.0 * scale), round(8.0 * scale)
    for left, told in ((round(4.0 * scale) + wide // 4, RED), (round(4.0 * scale) + 3 * wide // 4, BLUE)):
        assert terrain_picture(field, scale, left, middle, 1, 1, photo).get_at((0, 0))[:3] == pytest.approx(told, abs=3)


def test_tiles_of_it_fit_together(photo: Backdrop) -> None:
    field, turned = Battlefield(16.0, 12.0, (), GAIT), replace(photo, turned=20.0, opacity=0.7)
    whole = pygame.surfarray.array3d(terrain_picture(field, 31.7, 100, 80, 256, 128, turned)).astype(int)
    right = pygame.surfarray.array3d(terrain_picture(field, 31.7, 228, 80, 128, 128, turned)).astype(int)
    assert np.abs(whole[128:] - right).max() <= 2


def test_a_picture_that_broke_or_went_away_is_left_out(photo: Backdrop) -> None:
    bare = table(None)
    path = Path(photo.file)
    path.write_bytes(path.read_bytes()[:60])
    assert np.array_equal(table(photo), bare)
    path.unlink()
    assert np.array_equal(table(photo), bare)


def lit(photo: Backdrop, colour_of_it: tuple[int, int, int]) -> Backdrop:
    """The same with a light beside it, all of one colour."""
    sheet = pygame.Surface((20, 10))
    sheet.fill(colour_of_it)
    pygame.image.save(sheet, light_beside(Path(photo.file)))
    return photo


def test_light_multiplies_the_colours_of_ground_and_terrain(photo: Backdrop) -> None:
    setup = replace(setup_with(box("wall", 6, 3, 1, 1, height=0.01), box("dark", 13, 9, 2, 2)), backdrop=photo)
    plain = drawn(setup)
    Path(photo.file).touch()
    blue_hour = drawn(replace(setup, backdrop=lit(photo, (64, 96, 128))))
    for place in ((6.5, 3.5), (11.0, 3.0)):
        red, green, blue = colour(plain, *place)
        told = (red * 64 / 127.5, green * 96 / 127.5, blue * 128 / 127.5)
        assert colour(blue_hour, *place) == pytest.approx(told, abs=4), "on a piece as on the ground"


def test_where_there_is_light_its_picture_says_where_shadows_lie(photo: Backdrop) -> None:
    tower = box("tower", 6, 3, 1, 1, height=4.0)
    beside = (7.4, 2.9)
    shaded = drawn(replace(setup_with(tower), backdrop=photo))
    assert colour(shaded, *beside)[0] < 0.8 * RED[0]
    Path(photo.file).touch()
    assert colour(drawn(replace(setup_with(tower), backdrop=lit(photo, (128, 128, 128)))), *beside) == pytest.approx(
        RED, abs=4
    )


@pytest.mark.parametrize("scenario", TABLES, ids=lambda file: file.stem)
def test_every_scenario_has_a_ground_of_its_own(scenario: Path) -> None:
    document = read_toml(scenario)
    picture = scenario.parent / document["background"]["picture"]
    assert picture.stem == scenario.stem
    size, table_size = picture_size(picture.read_bytes(), picture, ""), document["table"]
    assert document["background"]["width"] == table_size["width"]
    assert size.height / size.width == pytest.approx(table_size["depth"] / table_size["width"], abs=0.002)


def test_the_grounds_together_are_small() -> None:
    pictures = list(scenarios_folder().rglob("*.jpg"))
    assert len(pictures) > 12
    assert sum(picture.stat().st_size for picture in pictures) < 4_000_000


@pytest.mark.slow
def test_a_large_picture_is_kept_smaller(tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((5400, 3600)), tmp_path / "large.png")
    levels = levels_of(str(tmp_path / "large.png"))
    assert levels[0].shape[0] * levels[0].shape[1] <= 16_000_000
    assert levels[0].shape[0] == pytest.approx(levels[0].shape[1] * 1.5, rel=0.001)
    assert min(levels[-1].shape[:2]) < 8


MOST_MEGABYTES = 300

# A table drawn without the picture and then with it, in a process of its own: what it took at most is never given back.
DRAWING = """
import resource, sys
from pb12table.cli.main import run
def most():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
folder = sys.argv[1]
assert run(["render", f"{folder}/bare.toml", "-o", f"{folder}/bare.png", "--size", "800x400"]) == 0
before = most()
assert run(["render", f"{folder}/yard.toml", "-o", f"{folder}/drawn.png", "--size", "800x400"]) == 0
print(most() - before)
"""


def large_png(path: Path, side: int, colours: int) -> None:
    """A square PNG of rows of one colour, of so many bytes a pixel, written without ever being whole in memory."""

    def chunk(sort: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + sort + data + struct.pack(">I", zlib.crc32(sort + data))

    packing = zlib.compressobj(1)
    row = b"\0" + bytes((200, 40, 40, 255)[:colours]) * side
    rows = b"".join([*(packing.compress(row) for _ in range(side)), packing.flush()])
    header = struct.pack(">IIBBBBB", side, side, 8, {3: 2, 4: 6}[colours], 0, 0, 0)
    parts = (b"IHDR", header), (b"IDAT", rows), (b"IEND", b"")
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + b"".join(chunk(sort, data) for sort, data in parts))


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the most memory is told in other units, or not at all")
@pytest.mark.slow_but("4")
@pytest.mark.parametrize("colours", [3, 4])
def test_a_picture_of_64_megapixels_takes_no_more_than_its_room(tmp_path: Path, colours: int) -> None:
    large_png(tmp_path / "yard.png", 8000, colours)
    layout = 'format = 1\nsystem = "pb12"\nname = "Yard"\ntable = { width = 20.0, depth = 10.0 }\n'
    (tmp_path / "bare.toml").write_text(layout)
    (tmp_path / "yard.toml").write_text(f'{layout}background = {{ picture = "yard.png", width = 20.0 }}\n')
    done = subprocess.run(
        [sys.executable, "-c", DRAWING, str(tmp_path)], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.splitlines()[-1]) <= MOST_MEGABYTES
    drawn_on = pygame.image.load(tmp_path / "drawn.png")
    assert tuple(drawn_on.get_at((400, 200)))[:3] == pytest.approx((200, 40, 40), abs=4)


def test_a_picture_larger_than_what_is_kept_is_made_smaller_evenly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.window.terrain.terrain_layer.MOST_KEPT_PIXELS", 3000)
    sheet = pygame.Surface((201, 333), pygame.SRCALPHA)
    for x in range(201):
        for y in range(333):
            sheet.set_at((x, y), (x, y * 255 // 333, 90, 255 - x))
    pygame.image.save(sheet, tmp_path / "ramp.png")
    levels = levels_of(str(tmp_path / "ramp.png"))
    assert [level.shape for level in levels[:2]] == [(40, 66, 4), (20, 33, 4)]
    for level, factor in zip(levels[:2], (5, 10), strict=True):
        for x, y in ((3, 5), (12, 20), (19, 32)):
            found = level[x, y].astype(float)
            middle = (factor * (x + 0.5), factor * (y + 0.5))
            assert found == pytest.approx((middle[0], middle[1] * 255 / 333, 90, 255 - middle[0]), abs=3)


def test_a_painted_ground_that_is_looked_at_closely_has_grain_that_stays_at_its_place(tmp_path: Path) -> None:
    setup = load_scenario("the-ford-at-noon").setup
    assert setup.backdrop is not None
    own = tmp_path / "own.jpg"
    own.write_bytes(Path(setup.backdrop.file).read_bytes())

    def shown(scale: float, left: int, backdrop: Backdrop) -> Pixels:
        picture = terrain_picture(setup.battlefield, scale, left, 200, 80, 60, backdrop)
        return pygame.surfarray.array3d(picture).astype(np.int16)

    bare = replace(setup.backdrop, file=str(own))
    assert (shown(30.0, 200, setup.backdrop) == shown(30.0, 200, bare)).all(), "nothing is added from afar"
    grainy, plain = shown(90.0, 200, setup.backdrop), shown(90.0, 200, bare)
    assert 1.0 < np.abs(grainy - plain).mean() < 12.0
    assert abs(grainy.mean() - plain.mean()) < 2.0, "as light as before"
    moved = shown(90.0, 240, setup.backdrop)
    assert np.abs(moved[:40] - grainy[40:]).max() <= 2
