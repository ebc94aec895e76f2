"""What is seen of a walk, a shot, a blow, a blast or a fall for a moment, and that it can be switched off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from math import dist
from typing import Any, get_args

import pygame
import pytest

from pb12table.app.game.recap import CurtainRecap
from pb12table.app.play.playback import Effects, Playback
from pb12table.files.places import assets_folder
from pb12table.files.scenario import load_scenario
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.skirmish.scene.playback import (
    BY_SOUND,
    SWING,
    Effect,
    EffectKind,
    PlaybackFace,
    Prompter,
    Strike,
    effects_of,
)
from pb12table.systems.fate.rules import events as fate
from pb12table.systems.fate.rules.data import Skill, WeaponId
from pb12table.systems.kampf_w6.rules import events as modern
from pb12table.systems.known import scene, system
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.blocks import DamageCode
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pocket_tactics.rules import events as pocket
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Circle
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import player_look
from pb12table.window.scene.layers.effects import draw_effect
from pb12table.window.scene.layers.lines import draw_ring_label
from pb12table.window.scene.picture import STILL, Camera, EffectDrawing, FallenToken, Picture, Pose, Token
from pb12table.window.scene.table_view import TableView
from pb12table.window.tokens.tokens import draw_token, fallen_room
from tests.app.helpers import Hand, open_game, pixel_digits
from tests.systems.pb12.scene import Scene


def shooters(**settings: Any) -> Hand:
    scene_ = Scene(width=30.0, depth=20.0, origin=(15.0, 10.0))
    scene_.human("shooter", "alice", (-8, 4), items=["rifle"], ranged=4)
    scene_.human("target", "bob", (2, 4), facing=180)
    hand = open_game(setup=scene_.setup(), **(settings | {"dice_speed": "normal"}))
    hand.play_to(ChooseAction, "alice")
    return hand


@pytest.mark.parametrize("kind", get_args(EffectKind))
def test_every_kind_is_painted_where_it_happens_and_gone_at_its_end(kind: EffectKind) -> None:
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 800, 400))
    effect = Effect(kind, (10.0, 5.0), (13.0, 5.0), 1.5)
    for age in (0.1, 0.5):
        surface = pygame.Surface((800, 400))
        draw_effect(surface, camera, EffectDrawing(effect, age), 1.0)
        changed = pygame.surfarray.array3d(surface).any()
        if kind != "down" or age > 0.45:
            assert changed, (kind, age)


def test_a_blast_is_as_large_as_its_radius() -> None:
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 800, 400))
    surface = pygame.Surface((800, 400))
    draw_effect(surface, camera, EffectDrawing(Effect("blast", (10.0, 5.0), radius=2.0), 0.9), 1.0)
    painted = pygame.surfarray.array3d(surface).max(axis=2) > 200
    columns = painted.any(axis=1).nonzero()[0]
    assert columns.max() - columns.min() == pytest.approx(4.0 * camera.scale, abs=4)


def test_a_shot_flashes_from_who_shoots_to_the_target() -> None:
    hand = shooters()
    assert hand.game.commit(RangedAttack(BlockId("rifle"), FigureId("target"), 1))
    seen: list[Effect] = []
    for _ in range(400):
        hand.program.frame(0.05)
        seen += [each.effect for each in hand.game.effects.running if each.effect not in seen]
        if not hand.game.playing.is_running:
            break
    shots = [effect for effect in seen if effect.kind == "muzzle"]
    shooter, target = hand.figure("shooter"), hand.figure("target")
    assert shots
    assert shots[0].at == (shooter.x, shooter.y)
    assert shots[0].to is not None
    assert shots[0].to == pytest.approx((target.x, target.y), abs=1.0)


@pytest.mark.parametrize("settings", [{"effects": False}, {"dice_speed": "none"}], ids=["off", "no-time"])
def test_whoever_wants_none_sees_none(settings: dict[str, Any]) -> None:
    effects = Effects([EffectDrawing(Effect("impact", (1.0, 1.0)), 0.0)])
    if "dice_speed" in settings:
        effects.update(0.01, "none")
        assert effects.running == []
        return
    hand = shooters(**settings)
    assert hand.game.commit(RangedAttack(BlockId("rifle"), FigureId("target"), 1))
    for _ in range(100):
        hand.program.frame(0.05)
        assert hand.game.effects.running == []


def test_a_blast_has_its_radius_and_what_only_some_may_know_is_not_seen() -> None:
    hand = shooters()
    state = hand.game.state
    blast = events.BlastWentOff(
        FigureId("shooter"), BlockId("rifle"), (4.0, 4.0, 0.0), 2, (DamageCode(4, 1),), 0.0, 360, ()
    )
    (effect,) = (each for each in seen_of(state, blast) if each.kind == "blast")
    assert (effect.at, effect.radius) == ((4.0, 4.0), 2.0)
    assert set(BY_SOUND.values()) <= set(get_args(EffectKind))


# -- an attack -----------------------------------------------------------------------------------------------------

RIFLE, SHOOTER, TARGET = BlockId("rifle"), FigureId("shooter"), FigureId("target")


def seen_of(state: Any, *happened: Any) -> list[Effect]:
    """What is seen of the last of some events."""
    prompter = Prompter(scene("pb12"))
    *_, cue = [prompter.cue(state, event) for event in happened]
    return list(effects_of(scene("pb12"), state, cue, None))


def declared() -> events.ActionTaken:
    return events.ActionTaken(figure=SHOOTER, action="ranged-attack", weapon=RIFLE, target=TARGET, action_points=1)


def test_a_shot_that_hits_ends_at_its_target_and_one_that_misses_goes_by() -> None:
    state = shooters().game.state
    start, end = (scene("pb12").body(state, each).position for each in (SHOOTER, TARGET))
    hit = seen_of(state, declared(), events.AttackSucceeded(figure=SHOOTER, weapon=RIFLE, target=TARGET, successes=1))
    assert [(each.kind, each.at, each.to, each.missed) for each in hit] == [("muzzle", start, end, False)]
    shot, dust = seen_of(state, declared(), events.AttackFailed(figure=SHOOTER, weapon=RIFLE))
    assert (shot.kind, shot.at, shot.missed, shot.target) == ("muzzle", start, True, TARGET)
    assert shot.to is not None
    assert dist(start, shot.to) > dist(start, end) + 1.0
    assert dist(end, shot.to) > 1.0
    assert (dust.kind, dust.at) == ("dust", shot.to)
    assert dust.after > 0.0, "it arrives first"


def test_who_is_missed_dodges_and_who_is_hit_is_driven_back() -> None:
    def pose(
        kind: EffectKind, figure: FigureId, at: tuple[float, float], to: tuple[float, float], *, missed: bool
    ) -> Pose:
        effect = Effect(kind, at, to, 0.0, SHOOTER, TARGET, missed)
        return Effects([EffectDrawing(effect, 0.25)]).poses().get(figure, STILL)

    near, far = (1.0, 1.0), (3.0, 1.0)
    assert pose("blade", SHOOTER, near, far, missed=False).right > 0.2
    assert pose("blade", TARGET, near, far, missed=False) == STILL
    assert abs(pose("blade", TARGET, near, far, missed=True).down) > 0.2
    driven = Effects([EffectDrawing(Effect("impact", far, near, figure=TARGET), 0.25)]).poses()[TARGET]
    assert driven.right > 0.2
    waits = Effects([EffectDrawing(Effect("impact", far, near, figure=TARGET), -0.1)])
    assert waits.poses() == {}


DECLARED: Any = "declared"
ROLLED: Any = "rolled"
"""What happens, as far as these tests know: an attack is announced, and its dice are rolled."""


class Declaring(PlaybackFace[Any, Any]):
    """Something where a shot is declared, and ends with dice."""

    def seconds(self, event: Any, /) -> float:
        return 1.0

    def glide(self, state: Any, event: Any, age: float, before: float, /) -> None:
        return None

    def show(self, state: Any, event: Any, before: float, /) -> None:
        return None

    def sounds(self, state: Any, event: Any, /) -> tuple[str, ...]:
        return ("bow",) if event == DECLARED else ("dice-cloth", "miss")

    def strike(self, state: Any, event: Any, /) -> Strike | None:
        if event == DECLARED:
            return Strike(SHOOTER, TARGET, manner="shot")
        return Strike(SHOOTER, hit=False)


def test_a_shot_flies_when_its_dice_lie_and_not_before() -> None:
    playback: Playback[Any] = Playback(Declaring(), lambda: None, None)
    playback.queue.extend([DECLARED, ROLLED])
    heard_at = []
    for _ in range(21):
        playback.update(0.1)
        heard_at.append([cue.sounds for cue in playback.begun if cue.sounds])
    begun = {number: cues for number, cues in enumerate(heard_at) if cues}
    assert list(begun.values()) == [[("dice-cloth",)], [("bow", "miss")]]
    thrown, lie = begun
    assert lie - thrown >= 3


def test_a_shot_that_was_skipped_still_ends() -> None:
    playback: Playback[Any] = Playback(Declaring(), lambda: None, None)
    playback.queue.append(DECLARED)
    playback.skip()
    playback.speed = "none"
    playback.queue.append(ROLLED)
    playback.update(0.1)
    (cue,) = playback.begun
    assert cue.strike == Strike(SHOOTER, TARGET, manner="shot", hit=False)
    assert cue.sounds == ("bow", "dice-cloth", "miss")


def test_a_blow_that_misses_swings_through_the_air() -> None:
    class Striking(Declaring):
        def strike(self, state: Any, event: Any, /) -> Strike | None:
            found = super().strike(state, event)
            return found and found._replace(manner="blow")

    prompter = Prompter(Striking())
    prompter.cue(None, DECLARED)
    assert prompter.cue(None, ROLLED).sounds == (SWING, "dice-cloth")


# -- a walk --------------------------------------------------------------------------------------------------------


def walked(*places: tuple[float, float], seconds: float = 0.02) -> tuple[list[float], list[Pose]]:
    """Where somebody is from moment to moment, and how held, who walks through some places at an even pace."""
    state = shooters().game.state
    playback: Playback[Any] = Playback(scene("pb12"), lambda: state, state)
    for (ax, ay), (bx, by) in pairwise(places):
        playback.queue.append(
            events.FigureMoved(
                figure=SHOOTER, option="horizontal", start=(ax, ay, 0.0), end=(bx, by, 0.0), movement_points=1
            )
        )
    xs, poses = [], []
    while playback.is_running:
        playback.update(seconds)
        xs.append(state.figures[SHOOTER].x)
        poses.append(playback.poses().get(SHOOTER, STILL))
    return xs, poses


def test_a_walk_eases_in_and_out_and_goes_on_between_its_legs() -> None:
    xs, poses = walked((1.0, 5.0), (5.0, 5.0), (9.0, 5.0))
    speeds = [after - before for before, after in pairwise(xs)]
    assert xs == sorted(xs)
    assert xs[-1] == 9.0
    usual = max(speeds)
    assert speeds[0] < 0.4 * usual
    assert speeds[-2] < 0.4 * usual
    join = next(number for number, x in enumerate(xs) if x > 5.0)
    assert min(speeds[join - 6 : join - 2] + speeds[join + 2 : join + 6]) > 0.8 * usual
    assert max(pose.lifted for pose in poses) > 0.1
    assert poses[-1] == STILL
    assert any(pose.turned > 2.0 for pose in poses)
    assert any(pose.turned < -2.0 for pose in poses)


def test_a_figure_is_held_as_it_moves_only_where_effects_are_shown() -> None:
    for shown in (True, False):
        hand = shooters(effects=shown)
        playback = hand.game.controller.playback
        playback.begin()
        playback.queue.append(
            events.FigureMoved(
                figure=SHOOTER, option="horizontal", start=(7.0, 14.0, 0.0), end=(10.0, 14.0, 0.0), movement_points=3
            )
        )
        playback.update(0.15)
        hand.game.paint.forget_picture()
        (token,) = (each for each in hand.game.paint.picture().tokens if each.body.id == SHOOTER)
        assert (token.pose != STILL) is shown


def test_who_falls_falls_faster_and_faster_and_there_is_dust_where_they_land() -> None:
    state = shooters().game.state
    fall = events.FigureFell(figure=SHOOTER, start=(7.0, 14.0, 4.0), end=(8.0, 14.0, 0.0), height=4.0)
    (dust,) = (each for each in seen_of(state, fall) if each.kind == "fall")
    assert (dust.at, dust.figure) == ((8.0, 14.0), SHOOTER)
    assert dust.after > 0.2
    playback: Playback[Any] = Playback(scene("pb12"), lambda: state, state)
    playback.queue.append(fall)
    heights = []
    for _ in range(8):
        playback.update(0.05)
        heights.append(state.figures[SHOOTER].z)
    drops = [before - after for before, after in pairwise(heights)]
    assert drops[0] < drops[2] < drops[4]
    assert heights[-1] == 0.0, "it lies there before its time is over"


def test_a_token_is_drawn_as_it_is_held() -> None:
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 400, 200))
    token = Token(Body("x", Circle(0.25), 10.0, 5.0, 0.0, 90.0, 2.0, 1.8), player_look(0))
    drawn = []
    for pose in (STILL, Pose(lifted=0.5), Pose(right=0.5), Pose(turned=20.0), Pose(squashed=0.3), Pose(hidden=True)):
        surface = pygame.Surface((400, 200))
        draw_token(surface, camera, replace(token, pose=pose), 1.0)
        drawn.append(pixel_digits(surface))
    assert len(set(drawn)) == len(drawn)
    assert drawn[-1] == pixel_digits(pygame.Surface((400, 200)))


def test_a_piece_of_pocket_tactics_is_put_down_and_lifted_over() -> None:
    setup = load_scenario(assets_folder().parent / "scenarios" / "pocket" / "the-ford.toml").setup
    state = system(setup.system).new_game(setup)
    face = scene(setup.system)
    army = pocket.ArmyChosen(player=setup.players[0].id, faction="march-guard", cards=("spearman",))
    face.show(state, army, 0.0)
    unit, (start, end) = next(iter(state.units)), tuple(state.tiles)[:2]
    playback: Playback[Any] = Playback(face, lambda: state, state)
    playback.queue.append(pocket.UnitPlaced(player=army.player, unit=unit, at=start))
    playback.update(0.05)
    high = playback.poses()[unit].lifted
    playback.update(0.1)
    assert high > playback.poses()[unit].lifted > 0.0
    assert face.is_on_table(state, unit), "it is seen as it comes down"
    playback.skip()
    playback.queue.append(pocket.UnitMoved(unit=unit, start=start, to=end))
    lifted = []
    while playback.is_running:
        playback.update(0.04)
        lifted.append(playback.poses().get(unit, STILL).lifted)
    assert max(lifted) > 0.6
    assert lifted[0] < 0.4
    assert lifted[-1] == 0.0


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_ends_a_walk_and_nothing_waits_for_what_still_flashes(key: int) -> None:
    hand = shooters()
    assert hand.game.commit(RangedAttack(RIFLE, TARGET, 1))
    hand.program.frame(0.05)
    playback = hand.game.controller.playback
    assert playback.queue
    hand.game.effects.running.append(EffectDrawing(Effect("blast", (9.0, 9.0), radius=1.0), 0.0))
    hand.key(key)
    hand.program.frame(0.01)
    assert not playback.queue
    assert hand.game.effects.running, "it goes on while the next question is open"
    assert hand.game.paint.is_open()


def test_what_flashes_is_as_fast_as_what_is_watched() -> None:
    ages = []
    for pace in (0.5, 1.0, 4.0):
        hand = shooters()
        hand.game.skip()
        hand.game.controller.playback.pace = pace
        hand.game.effects.running.append(EffectDrawing(Effect("blast", (9.0, 9.0), radius=1.0), 0.0))
        hand.program.frame(0.1)
        ages.append(hand.game.effects.running[0].age)
    assert ages == pytest.approx([ages[1] * 0.5, ages[1], ages[1] * 4.0])


def test_the_curtain_shows_shots_as_the_table_does(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = shooters()
    before = len(hand.session.log)
    assert hand.game.commit(RangedAttack(RIFLE, TARGET, 1))
    drawn: list[Picture] = []

    def draw(view: TableView, surface: pygame.Surface, camera: Camera, picture: Picture) -> bool:
        drawn.append(picture)
        return True

    monkeypatch.setattr(TableView, "draw", draw)
    canvas = Canvas(pygame.Surface((240, 160)), 1.0, (0, 0))
    for shown in (True, False):
        hand.game.settings.effects = shown
        recap = CurtainRecap(hand.game, hand.session.log[before:])
        recap.again()
        drawn.clear()
        for _ in range(60):
            recap.update(0.05)
            recap.paint(canvas, canvas.surface.get_rect())
        kinds = {each.effect.kind for picture in drawn for each in picture.effects}
        assert ("muzzle" in kinds) is shown
        assert any(token.pose != STILL for picture in drawn for token in picture.tokens) is shown


def test_a_label_lies_beside_who_fell_there() -> None:
    camera = Camera.fitted(20.0, 10.0, pygame.Rect(0, 0, 800, 400))
    body = fallen_room(camera, FallenToken((10.0, 5.0, 0.0), player_look(0)), 1.0)
    taken = [body]
    draw_ring_label(pygame.Surface((800, 400)), camera, RingDrawing((10.0, 5.0), 0.4, "item", "longbow"), 1.0, taken)
    assert len(taken) == 2
    assert not taken[1].colliderect(body.inflate(-4, -4))


def kinds_seen(scenario: str, happened: Callable[[Any], Sequence[Any]]) -> list[EffectKind]:
    """What is seen of the last of some events at the beginning of a scenario."""
    state = new_state(scenario)
    prompter, face = Prompter(scene(state.setup.system)), scene(state.setup.system)
    *_, cue = [prompter.cue(state, event) for event in happened(state)]
    return [effect.kind for effect in effects_of(face, state, cue, None)]


def new_state(scenario: str) -> Any:
    setup = load_scenario(assets_folder().parent / "scenarios" / f"{scenario}.toml").setup
    return system(setup.system).new_game(setup)


def test_what_fate_does_to_somebody_is_seen() -> None:
    def seen(*happened: Any) -> list[EffectKind]:
        return kinds_seen("fate/warehouse-three", lambda state: happened)

    actors = new_state("fate/warehouse-three").actors
    guards = next(actor for actor, one in actors.items() if len(one.members) > 2)
    ilka = next(actor for actor, one in actors.items() if len(one.members) == 1)
    heads = actors[guards].members[:2]
    assert seen(fate.SpinGained(actor=ilka, value=1)) == ["spin"]
    assert seen(fate.TakenOut(actor=ilka, by=None)) == ["down"]
    assert seen(fate.GroupLostMembers(group=guards, members=tuple(heads), partial=0)) == ["down", "down"]
    shot = fate.ActDeclared(actor=ilka, kind="attack", skill=Skill.GUNS, target=guards, weapon=WeaponId("rifle"))
    failed = fate.AttackResolved(actor=ilka, target=guards, effort=1, defence=3, shifts=-2)
    assert seen(shot) == [], "it is not known yet where to it flies"
    assert seen(shot, failed) == ["muzzle", "dust"]
    hit = fate.AttackResolved(actor=ilka, target=guards, effort=5, defence=3, shifts=2)
    assert seen(shot, hit) == ["muzzle", "impact"]


def test_captures_and_drownings_are_seen() -> None:
    def seen(happened: Callable[[FigureId], Any]) -> list[EffectKind]:
        return kinds_seen("pocket/the-ford", lambda state: [happened(next(iter(state.setup.figure_by_id)))])

    cell = next(iter(new_state("pocket/the-ford").tiles))
    assert seen(lambda unit: pocket.UnitDefeated(unit=unit, captor=PlayerId("bob"), at=cell)) == ["taken"]
    assert seen(lambda unit: pocket.UnitDrowned(unit=unit, at=cell)) == ["splash"]


def test_a_shot_of_a_modern_fight_waits_for_its_hits() -> None:
    def declared_by(state: Any) -> modern.AttackDeclared:
        shooter, *_, target = state.figures
        weapon = state.setup.figure_by_id[shooter].weapons[0]
        return modern.AttackDeclared(
            figure=shooter, weapon=weapon.id, target=target, mode=None, dice=1, target_number=4, modifiers=(),
            origin=(1.0, 1.0, 0.0), place=(9.0, 1.0, 0.0),
        )  # fmt: skip

    def rolled(state: Any, hits: int) -> list[Any]:
        first = declared_by(state)
        return [
            first,
            modern.HitsRolled(figure=first.figure, target=first.target, faces=(3,), target_number=4, hits=hits),
        ]

    assert kinds_seen("w6/petrol-station", lambda state: [declared_by(state)]) == []
    hit = kinds_seen("w6/petrol-station", lambda state: rolled(state, 1))
    miss = kinds_seen("w6/petrol-station", lambda state: rolled(state, 0))
    assert hit[-1] == "impact"
    assert hit[0] == miss[0]
    assert "impact" not in miss
