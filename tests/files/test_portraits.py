"""Pictures of one's own on tokens: bounded before they are unpacked, and drawings read by a strict reader."""

from __future__ import annotations

import random
import sys
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import pygame
import pytest

from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.pictures import (
    LARGEST_PORTRAIT,
    LARGEST_PORTRAIT_SIDE,
    check_drawing,
    check_portrait,
    kept_portrait,
    portrayed,
    repainted,
)
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import load_scenario, scenario_of, setup_from_document, with_portraits
from pb12table.files.writing import scenario_text
from pb12table.forces.gathering import taken_force, with_force
from pb12table.skirmish.zones import FIGURE, KIND, PLAYER, portrait_path
from pb12table.systems import known
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from pb12table.window.kit.strokes import portrait_faults, portrait_sheet
from tests.files.test_pictures import bomb, picture

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10">'
ROUND = '<circle cx="5" cy="5" r="4"/>'
SVG = f"{HEAD}{ROUND}</svg>"
WEBP = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="
GAMES = {
    "smugglers-cove": (FIGURE, "captain"),
    "petrol-station": (FIGURE, "medic"),
    "the-ford": ("unit", "toad"),
    "the-ford-at-noon": (FIGURE, "raider-1"),
    "warehouse-three": ("minion", "dock-thug"),
}


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder of pictures, which is not there yet."""
    folder = tmp_path / "own" / "portraits"
    monkeypatch.setattr("pb12table.files.pictures.user_portraits_folder", lambda: folder)
    return folder


def put(folder: Path, name: str, data: bytes | str) -> Path:
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode("utf-8"))
    return path


def told(problem: FileProblem) -> str:
    """What is said of it in English; in German it must be sayable, too."""
    lines = [problem_line(Texts(language), problem) for language in ("de", "en")]
    assert all(line.count("\n") == 0 and line.startswith(problem.file) for line in lines)
    return lines[1]


# -- what a picture may be ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a.png", "a.jpg", "A.JPEG", "a.webp", "a.svg"])
def test_pictures_of_all_sorts_become_squares(tmp_path: Path, name: str) -> None:
    sort = "png" if name == "a.png" else "jpeg"
    made: dict[str, bytes | str] = {"a.webp": b64decode(WEBP), "a.svg": SVG}
    put(tmp_path, name, made.get(name) or picture(sort, (30, 40)))
    assert portrait_sheet(str(tmp_path / name)).get_size() == (256, 256)


@pytest.mark.parametrize(
    ("name", "data", "says"),
    [
        ("bomb.png", bomb(100_000, 100_000), "100,000 by 100,000"),
        ("wide.png", bomb(LARGEST_PORTRAIT_SIDE + 1, 8), "at most 4,096 on each side"),
        ("cut.png", picture()[:60], "incomplete"),
        ("cut.jpg", picture("jpeg")[:-20], "incomplete"),
        ("not.png", picture("jpeg"), "ends with png, but it contains a picture of the sort jpeg"),
        ("text.jpg", b"no picture", "cannot use this picture"),
        ("film.gif", b"GIF89a", "picture for a token"),
        ("large.svg", b" " * (LARGEST_PORTRAIT + 1), "4 MB"),
        ("large.png", picture() + bytes(LARGEST_PORTRAIT), "4 MB"),
        ("empty.svg", b"", "damaged"),
    ],
    ids=lambda value: value if str(value)[-4:-3] == "." else "",
)
def test_what_is_no_sound_picture_is_refused_in_a_sentence(
    tmp_path: Path, own: Path, name: str, data: bytes, says: str
) -> None:
    path = put(tmp_path, name, data)
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(str(path))
    assert says in told(refused.value)
    with pytest.raises(FileProblem):
        kept_portrait(path)
    assert not own.exists(), "nothing of it gets into the user's folder"


def test_a_folder_and_a_missing_file_are_told(tmp_path: Path) -> None:
    (tmp_path / "x.png").mkdir()
    for name, says in (("x.png", "folder"), ("y.png", "no such file")):
        with pytest.raises(FileProblem) as refused:
            portrait_sheet(str(tmp_path / name))
        assert says in told(refused.value)


def test_pixels_that_do_not_unpack_are_told(tmp_path: Path) -> None:
    path = put(tmp_path, "a.png", bomb(64, 64))
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(str(path))
    assert "damaged" in told(refused.value)


@pytest.mark.parametrize(
    ("inside", "key"),
    [
        ("<script>alert(1)</script>", "acts"),
        ('<x:script xmlns:x="http://www.w3.org/2000/svg"/>', "acts"),
        ('<circle r="3" onclick="go()"/>', "acts"),
        ('<animate attributeName="r" to="9"/>', "acts"),
        ('<set attributeName="href" to="http://a.b"/>', "acts"),
        ("<foreignObject><b/></foreignObject>", "acts"),
        ('<image href="http://a.b/c.png"/>', "fetches"),
        ('<image xlink:href="file:///etc/passwd"/>', "fetches"),
        ('<a href="javascript:go()"/>', "fetches"),
        ('<use href="other.svg#a"/>', "fetches"),
        ('<image href="data:image/png;base64,AAAA"/>', "fetches"),
        ('<circle fill="url(http://a.b/c#d)"/>', "fetches"),
        ("<circle style=\"fill: URL( 'x.svg#a' )\"/>", "fetches"),
        ("<style>@import 'a.css';</style>", "fetches"),
        ("<style>circle { fill: url(a.svg#b) }</style>", "fetches"),
        ('<g xml:base="http://a.b/"/>', "fetches"),
        ("<?xml-stylesheet href='a.css'?>", "fetches"),
        (f"{'<g>' * 80}{'</g>' * 80}", "many"),
        ("<g/>" * 6000, "many"),
        ("<g>", "broken"),
        ("&lol;", "broken"),
    ],
)
def test_a_drawing_that_acts_or_fetches_is_refused_with_its_line(inside: str, key: str) -> None:
    with pytest.raises(FileProblem) as refused:
        check_drawing(f"{HEAD}\n{ROUND}\n{inside}</svg>".encode(), "x.svg")
    assert (refused.value.key, refused.value.place) == (f"problem-drawing-{key}", "line 3")
    assert "line 3" in told(refused.value)


@pytest.mark.parametrize(
    "before",
    [
        '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>',
        '<!DOCTYPE svg SYSTEM "http://a.b/c.dtd">',
        '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>',
    ],
)
def test_a_drawing_with_entities_is_not_read(before: str) -> None:
    with pytest.raises(FileProblem) as refused:
        check_drawing(f"{before}{SVG}".encode(), "x.svg")
    assert refused.value.key == "problem-drawing-doctype"


def test_other_xml_is_no_drawing_and_links_within_one_are() -> None:
    with pytest.raises(FileProblem) as refused:
        check_drawing(b"<html/>", "x.svg")
    assert refused.value.key == "problem-drawing-other"
    within = f'{HEAD}<defs><g id="a">{ROUND}</g></defs><use xlink:href="#a" fill="url(#b)"/></svg>'
    check_drawing(within.encode(), "x.svg")
    check_drawing(f"\ufeff{within}".encode(), "x.svg")


def test_a_drawing_is_painted_at_our_size_whichever_it_claims(tmp_path: Path) -> None:
    huge = SVG.replace("viewBox", 'width="100000" height="100000" viewBox')
    sheet = portrait_sheet(str(put(tmp_path, "huge.svg", huge)))
    assert sheet.get_size() == (256, 256)
    assert sheet.get_at((128, 128)).a == 255
    assert sheet.get_at((2, 2)).a == 0


def test_a_drawing_that_takes_too_long_to_paint_is_told_and_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred kilobytes of lines over lines would take minutes; whatever is not done in time is ended."""
    monkeypatch.setattr("pb12table.window.kit.strokes.PATIENCE", 0.05)
    path = put(tmp_path, "slow.svg", SVG)
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(str(path))
    assert refused.value.key == "problem-drawing-slow"
    assert "as a PNG" in told(refused.value)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="only the clock ends it there")
def test_a_drawing_is_ended_that_uses_the_processor_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.window.kit.strokes.AT_WORK", 1)
    chance = random.Random(1)
    points = " ".join(f"{chance.uniform(0, 99):.2f},{chance.uniform(0, 99):.2f}" for _ in range(20_000))
    line = f'<polyline points="{points}" fill="none" stroke="#000" stroke-width="20"/>'
    (tmp_path / "slow.svg").write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99">{line}</svg>')
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(str(tmp_path / "slow.svg"))
    assert refused.value.key == "problem-drawing-slow"


# -- who has one -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_each_game_reads_pictures_beside_its_file_as_they_are_written(tmp_path: Path, name: str) -> None:
    section, identity = GAMES[name]
    scenario = load_scenario(name)
    player = scenario.setup.players[0].id
    wished = {(section, identity): "face.png", (PLAYER, str(player)): "crest.svg"}
    face, crest = put(tmp_path, "face.png", picture()), put(tmp_path, "crest.svg", SVG)
    path = put(tmp_path, f"{name}.toml", scenario_text(without_nulls(repainted(scenario.document, wished))))
    content = load_content(scenario.setup.system)
    found = load_scenario(path, content)
    portraits = found.setup.portraits
    kind = section if section == FIGURE else KIND
    assert portrait_path(portraits, kind, identity) == str(face)
    assert portrait_path(portraits, PLAYER, str(player)) == str(crest)
    assert portrait_path(portraits, PLAYER, identity) == ""
    assert portrait_faults(portraits, "x") == []
    again = scenario_of(found.document, content, path)
    assert again.setup.portraits == portraits
    assert again.document == found.document
    assert {name for name, _ in check_layout(found.document, content, path).problems} <= {"background"}
    # A save that is opened elsewhere knows the names alone.
    elsewhere = setup_from_document(found.document).portraits
    assert [(each.id, each.file, each.path) for each in elsewhere] == [(each.id, each.file, "") for each in portraits]
    assert "no picture" in told(portrait_faults(elsewhere, "x")[0])


def without_nulls(plain: Any) -> Any:
    """Plain data as a TOML file has it."""
    if isinstance(plain, dict):
        return {key: without_nulls(value) for key, value in plain.items() if value is not None}
    return [without_nulls(each) for each in plain] if isinstance(plain, list) else plain


def test_a_missing_or_bad_picture_spoils_no_scenario_but_is_found_by_a_check(tmp_path: Path) -> None:
    scenario = load_scenario("petrol-station")
    put(tmp_path, "evil.svg", SVG.replace(ROUND, "<script/>"))
    wished = {(FIGURE, "medic"): "gone.png", (FIGURE, "scout"): "evil.svg"}
    content = load_content(scenario.setup.system)
    document, path = {**repainted(scenario.document, wished), "background": None}, tmp_path / "x.toml"
    found = scenario_of(document, content, path)
    faults = {fault.key for fault in portrait_faults(found.setup.portraits, str(path))}
    assert faults == {"problem-no-such-portrait", "problem-drawing-acts"}
    report = dict(check_layout(document, content, path).problems)
    assert {name: problem.key for name, problem in report.items()} == {
        "medic": "problem-no-such-portrait",
        "scout": "problem-drawing-acts",
    }
    assert report["medic"].place == 'figure[2] "medic".portrait'


@pytest.mark.parametrize("name", ["../a.png", "a/b.png", "/etc/a.png", "C:\\a.png", "a.gif", ".png", "a.svg.exe"])
def test_a_picture_is_named_by_its_file_alone(tmp_path: Path, name: str) -> None:
    scenario = load_scenario("petrol-station")
    document = repainted(scenario.document, {(FIGURE, "medic"): name})
    with pytest.raises(FileProblem) as refused:
        scenario_of(document, load_content(scenario.setup.system), tmp_path / "x.toml")
    assert (refused.value.key, refused.value.place) == ("problem-portrait-name", 'figure[2] "medic".portrait')
    assert "without a folder" in told(refused.value)


def test_a_picture_goes_with_its_figure_into_a_force_and_out_of_it() -> None:
    scenario = load_scenario("petrol-station")
    document = repainted(scenario.document, {(FIGURE, "medic"): "m.png"})
    face = known.forces(scenario.setup.system)
    assert face is not None
    force = taken_force(document, "alice", load_content(scenario.setup.system), "Ours", face)
    given = with_force(document, "bob", force, "ours.toml", face.keys)
    names = {entry["id"]: entry["portrait"] for _, _, entry in portrayed(given) if entry["portrait"]}
    assert sorted(names.values()) == ["m.png", "m.png"]
    assert len(names) == 2


def test_pictures_are_kept_by_name_and_none_is_lost(tmp_path: Path, own: Path) -> None:
    (tmp_path / "b").mkdir()
    first, other = put(tmp_path, "a.png", picture()), put(tmp_path / "b", "a.png", picture(size=(9, 9)))
    assert [kept_portrait(path) for path in (first, other, first, other)] == ["a.png", "a 2.png", "a.png", "a 2.png"]
    assert kept_portrait(own / "a 2.png") == "a 2.png"
    assert (own / "a.png").read_bytes() == first.read_bytes()


def test_what_is_wished_can_be_taken_back() -> None:
    scenario = load_scenario("petrol-station")
    put_on = with_portraits(scenario, {(FIGURE, "medic"): "m.png"})
    assert [each.id for each in put_on.setup.portraits] == ["medic"]
    assert with_portraits(put_on, {(FIGURE, "medic"): ""}).setup.portraits == ()
    assert with_portraits(scenario, {(FIGURE, "nobody"): "m.png"}) is scenario


def test_a_sound_picture_passes_by_its_bytes() -> None:
    data = BytesIO()
    pygame.image.save(pygame.Surface((8, 8)), data, "x.png")
    check_portrait(data.getvalue(), Path("x.PNG"))
