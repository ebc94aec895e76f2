"""Pictures of one's own on tokens: bounded before they are unpacked, and drawings read by a strict reader."""

from __future__ import annotations

import os
import random
import sys
from base64 import b64decode
from collections.abc import Callable
from errno import ENOSPC
from io import BytesIO
from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import Any
from weakref import ref

import pygame
import pytest

from pb12table.files.checking import check_layout
from pb12table.files.content import load_content
from pb12table.files.pictures import (
    COPIES,
    LARGEST_PORTRAIT,
    LARGEST_PORTRAIT_SIDE,
    check_drawing,
    check_portrait,
    kept_portrait,
    portrayed,
    repainted,
)
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import (
    Scenario,
    load_scenario,
    scenario_of,
    setup_from_document,
    with_kept_portraits,
    with_portraits,
)
from pb12table.files.writing import scenario_text
from pb12table.forces.gathering import taken_force, with_force
from pb12table.skirmish.zones import FIGURE, KIND, PLAYER, Portrait, Portraits
from pb12table.systems import known
from pb12table.table.routes import GivenUp
from pb12table.texts.describe import problem_line
from pb12table.texts.locale import Texts
from pb12table.window.kit import portraits as portraits_module
from pb12table.window.kit.portraits import portrait_sheet, portraits
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
    portraits.forget()
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


def faults_of(pictures: Portraits, file: str) -> list[FileProblem]:
    """Why pictures of a game cannot be shown, once all have been read."""
    portraits.settle(pictures)
    return portraits.faults(pictures, file)


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


def test_a_drawing_with_more_bytes_than_a_pipe_holds_is_painted(tmp_path: Path) -> None:
    words = f"<desc>{'x' * 200_000}</desc>"
    sheet = portrait_sheet(put(tmp_path, "wordy.svg", f"{HEAD}{words}{ROUND}</svg>"))
    assert sheet.get_at((128, 128)).a == 255


def test_a_full_disk_is_told_and_keeps_no_drawing_from_being_shown_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise OSError(ENOSPC, "No space left on device")

    path = put(tmp_path, "a.svg", SVG)
    with monkeypatch.context() as full:
        full.setattr("pb12table.window.kit.portraits.TemporaryFile", refuse)
        with pytest.raises(FileProblem) as refused:
            portrait_sheet(path)
    assert "No space left" in told(refused.value)
    assert portrait_sheet(path).get_at((128, 128)).a == 255


def test_a_drawing_that_takes_too_long_to_paint_is_told_and_holds_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred kilobytes of lines over lines would take minutes; whatever is not done in time is ended."""
    monkeypatch.setattr(PAINTING, SLEEPS)
    monkeypatch.setattr("pb12table.window.kit.portraits.PATIENCE", 0.05)
    path = put(tmp_path, "slow.svg", SVG)
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(str(path))
    assert refused.value.key == "problem-drawing-slow"
    assert "as a PNG" in told(refused.value)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="only the clock ends it there")
def test_a_drawing_is_ended_that_uses_the_processor_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pb12table.window.kit.portraits.AT_WORK", 1)
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
    named = found.setup.portraits
    kind = section if section == FIGURE else KIND
    assert named.path_of(kind, identity) == str(face)
    assert named.path_of(PLAYER, str(player)) == str(crest)
    assert named.path_of(PLAYER, identity) == ""
    assert faults_of(named, "x") == []
    again = scenario_of(found.document, content, path)
    assert again.setup.portraits == named
    assert again.document == found.document
    assert {name for name, _ in check_layout(found.document, content, path).problems} <= {"background"}
    # A save that is opened elsewhere knows the names alone.
    elsewhere = setup_from_document(found.document).portraits
    assert [(each.id, each.file, each.path) for each in elsewhere] == [(each.id, each.file, "") for each in named]
    assert "no picture" in told(faults_of(elsewhere, "x")[0])


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
    faults = {fault.key for fault in faults_of(found.setup.portraits, str(path))}
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


# -- where they lie ----------------------------------------------------------------------------------------------------


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    """A scenario opened from elsewhere whose medic has a picture that lies beside it."""
    (tmp_path / "elsewhere").mkdir()
    scenario = load_scenario("petrol-station")
    document = {**repainted(scenario.document, {(FIGURE, "medic"): "face.png"}), "background": None}
    put(tmp_path / "elsewhere", "face.png", picture())
    return put(tmp_path / "elsewhere", "game.toml", scenario_text(without_nulls(document)))


def saved(scenario: Scenario) -> dict[str, bytes]:
    """What the pictures hold that a save of a game of a scenario finds, by figure."""
    kept = with_kept_portraits(scenario)
    found = setup_from_document(kept.document).portraits
    assert found == kept.setup.portraits
    again = scenario_of(kept.document, load_content(kept.setup.system), scenario.path)
    assert again.setup.portraits == found, "it is played again with the same"
    return {each.id: Path(each.path).read_bytes() if each.path else b"" for each in found}


def test_a_chosen_picture_wins_over_one_of_its_name_beside_the_scenario_also_in_the_save(
    beside: Path, own: Path
) -> None:
    other = picture(size=(9, 9))
    own.mkdir(parents=True)
    chosen = put(own, "face.png", other)
    scenario = load_scenario(beside)
    assert [Path(each.path).parent for each in scenario.setup.portraits] == [beside.parent]
    found = with_portraits(scenario, {(FIGURE, "medic"): "face.png"})
    assert [each.path for each in found.setup.portraits] == [str(chosen)]
    assert saved(found) == {"medic": other}
    assert saved(scenario) == {"medic": picture()}


def test_a_save_keeps_the_pictures_of_a_scenario_opened_from_elsewhere(beside: Path, own: Path) -> None:
    scenario = load_scenario(beside)
    kept = with_kept_portraits(scenario)
    assert with_kept_portraits(kept) is kept
    (beside.parent / "face.png").unlink()
    (found,) = setup_from_document(kept.document).portraits
    assert Path(found.path).read_bytes() == picture()
    assert Path(found.path).parent == own / COPIES
    assert found.file.startswith("face ")


def test_copies_for_saves_take_so_much_room_and_no_more(
    beside: Path, own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own / COPIES).mkdir(parents=True)
    old = put(own / COPIES, "old.png", picture())
    os.utime(old, (1, 1))
    monkeypatch.setattr("pb12table.files.pictures.MOST_COPIED", len(picture()))
    assert saved(load_scenario(beside)) == {"medic": picture()}
    assert not old.exists()
    assert len([*(own / COPIES).iterdir()]) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
@pytest.mark.parametrize("sort", ["pipe", "link out of the folder", "link to nothing", "folder", "name too long"])
def test_what_is_no_file_of_the_folder_is_no_picture_and_spoils_no_scenario(
    beside: Path, tmp_path: Path, sort: str
) -> None:
    face, name = beside.parent / "face.png", "face.png"
    face.unlink()
    if sort == "pipe":
        os.mkfifo(face)
    elif sort == "folder":
        face.mkdir()
    elif sort == "name too long":
        name = f"{'𝒳' * 70}.png"
        beside.write_text(beside.read_text().replace("face.png", name))
    else:
        face.symlink_to(put(tmp_path, "secret.png", picture()) if "out" in sort else tmp_path / "nothing.png")
    scenario = load_scenario(beside)
    assert [each.path for each in scenario.setup.portraits] == [""]
    (fault,) = faults_of(scenario.setup.portraits, "x")
    assert fault.key == "problem-no-such-portrait"
    assert with_kept_portraits(scenario) is scenario


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")
def test_a_pipe_cannot_be_chosen_and_nobody_waits_for_it(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(tmp_path / "pipe.png")
    assert refused.value.key == "problem-not-a-file"


@pytest.mark.parametrize(
    ("at", "lacking"),
    [
        ("image.load", MemoryError),
        ("transform.smoothscale", MemoryError),
        ("transform.smoothscale", pygame.error),
        ("draw.aacircle", pygame.error),
    ],
)
def test_a_picture_for_which_memory_is_short_is_told_and_shown_once_there_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at: str, lacking: type[Exception]
) -> None:
    def refuse(*_given: object) -> None:
        raise lacking("Out of memory")

    path = str(put(tmp_path, "a.png", picture()))
    with monkeypatch.context() as short:
        short.setattr(f"pygame.{at}", refuse)
        portraits.ask([path])
        portraits.settle()
    assert portraits.key(path) == ""
    (fault,) = portraits.faults(Portraits([Portrait(FIGURE, "medic", "a.png", path, "")]), "x.toml")
    assert "Out of memory" in told(fault)
    portraits.ask([path])
    portraits.settle()
    assert portraits.key(path)


# -- the process that paints a drawing ---------------------------------------------------------------------------------

PAINTING = "pb12table.window.kit.portraits._PAINTING"


@pytest.mark.parametrize("lacking", ["interpreter", "file of it"])
def test_without_an_interpreter_drawings_are_told_as_not_paintable_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lacking: str
) -> None:
    monkeypatch.setattr(sys, "executable", None if lacking == "interpreter" else str(tmp_path / "none"))
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(put(tmp_path, "a.svg", SVG))
    assert refused.value.key == "problem-drawing-not-here"
    assert "PNG" in told(refused.value)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals and bounds")
@pytest.mark.parametrize(
    ("does", "key"),
    [
        ("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)", "crashed"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGXCPU)", "slow"),
        ("room = bytearray(2 << 30)", "broken"),
        ("raise SystemExit(3)", "broken"),
    ],
)
def test_how_a_painting_ends_is_told_as_what_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, key: str
) -> None:
    monkeypatch.setattr(PAINTING, portraits_module._PAINTING.replace("import pygame", does))
    with pytest.raises(FileProblem) as refused:
        portrait_sheet(put(tmp_path, "a.svg", SVG))
    assert refused.value.key == f"problem-drawing-{key}"
    told(refused.value)


def test_nothing_in_the_folder_of_the_moment_is_taken_for_a_part_of_the_painter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path, "pygame.py", "raise SystemExit(1)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    assert portrait_sheet(put(tmp_path, "a.svg", SVG)).get_size() == (256, 256)


def test_the_same_bytes_are_worked_out_once_and_told_with_the_file_that_is_meant(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[Path] = []

    def draw(_data: bytes, path: Path, _wanted: object) -> pygame.Surface:
        drawn.append(path)
        if "bad" in path.name:
            raise FileProblem(path, "", "problem-drawing-slow", seconds=5)
        return pygame.Surface((256, 256))

    monkeypatch.setattr("pb12table.window.kit.portraits._drawn", draw)
    bad = SVG.replace("5", "6")
    for name in ("a.svg", "b.svg", "a.svg"):
        portrait_sheet(put(tmp_path, name, SVG))
    for name in ("bad.svg", "c.svg"):
        with pytest.raises(FileProblem) as refused:
            portrait_sheet(put(tmp_path, name, bad))
        assert refused.value.file == str(tmp_path / name)
    assert [path.name for path in drawn] == ["a.svg", "bad.svg"]


SLEEPS = "import time; time.sleep(60)"


def test_what_is_being_painted_is_given_up_at_the_end_and_when_nobody_wants_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(PAINTING, SLEEPS)
    path = put(tmp_path, "a.svg", SVG)
    begun = monotonic()
    with pytest.raises(GivenUp):
        portrait_sheet(path, lambda: False)
    portraits.ask([str(path), str(put(tmp_path, "b.svg", SVG.replace("5", "7")))])
    assert portraits.key(str(path)) == ""
    portraits.end()
    assert monotonic() - begun < 20.0, "not as long as they would take"
    assert not portraits.is_waiting


def test_an_end_while_a_drawing_is_still_being_read_gives_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reading, outcomes = Event(), list[type[Exception]]()
    before, drawn = portraits_module._endings, portraits_module._drawn

    def read(path: Path) -> bytes:
        reading.set()
        until = monotonic() + 20.0
        while portraits_module._endings == before and monotonic() < until:
            sleep(0.001)
        return path.read_bytes()

    def draw(data: bytes, path: Path, wanted: Callable[[], bool]) -> pygame.Surface:
        try:
            return drawn(data, path, wanted)
        except (GivenUp, FileProblem) as problem:
            outcomes.append(type(problem))
            raise

    monkeypatch.setattr(PAINTING, SLEEPS)
    monkeypatch.setattr("pb12table.window.kit.portraits.PATIENCE", 0.3)
    monkeypatch.setattr("pb12table.window.kit.portraits.portrait_bytes", read)
    monkeypatch.setattr("pb12table.window.kit.portraits._drawn", draw)
    portraits.ask([str(put(tmp_path, "a.svg", SVG))])
    assert reading.wait(20.0)
    portraits.end()
    assert outcomes == [GivenUp]


def test_a_picture_is_cut_round_and_scaled_once_for_a_size_and_read_anew_when_asked(tmp_path: Path) -> None:
    path = str(put(tmp_path, "a.png", picture()))
    portraits.ask([path])
    portraits.settle()
    before = portraits.key(path)
    assert portraits.picture(before, 40) is portraits.picture(before, 40)
    put(tmp_path, "a.png", picture(size=(9, 9)))
    portraits.ask([path])
    assert portraits.key(path) == before, "the old one is shown until then"
    portraits.settle()
    assert portraits.key(path) not in ("", before)


def test_of_all_pictures_in_all_sizes_together_so_many_pixels_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pb12table.window.kit.portraits.MOST_PIXELS", 100 * 100)
    paths = [str(put(tmp_path, f"{side}.png", picture(size=(side, side)))) for side in (8, 9, 10)]
    portraits.ask(paths)
    portraits.settle()
    keys = [portraits.key(path) for path in paths]
    shown = [ref(found) for side in range(30, 70) for key in keys if (found := portraits.picture(key, side))]
    del found
    assert len(shown) == 120
    left = [each for each in shown if each() is not None]
    assert left == shown[-2:], "each of 69 by 69 pixels"
    assert portraits.picture(keys[2], 69) is shown[-1](), "those that were shown last"
    whole = portraits.picture(keys[0], 200)
    assert portraits.picture(keys[0], 200) is whole, "one too large for all is kept alone"
    assert [each for each in shown if each() is not None] == []
