"""What is seen of a shot, a blow, a blast or a fall for a moment, and that it can be switched off."""

from __future__ import annotations

from typing import Any, get_args

import pygame
import pytest

from pb12table.app.play.playback import Effects
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import BY_SOUND, Effect, EffectKind, effects_of
from pb12table.systems.known import scene
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.preparations.blocks import DamageCode
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.window.scene.layers.effects import draw_effect
from pb12table.window.scene.picture import Camera, EffectDrawing
from tests.app.helpers import Hand, open_game
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
    (effect,) = (each for each in effects_of(scene("pb12"), state, blast, None) if each.kind == "blast")
    assert (effect.at, effect.radius) == ((4.0, 4.0), 2.0)
    assert set(BY_SOUND.values()) <= set(get_args(EffectKind))
