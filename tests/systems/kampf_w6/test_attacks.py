"""Attacks: hit roll, recoil, distance, fire modes, cover, parry, armour, wounds.  W033 to W056."""

from __future__ import annotations

from typing import Any

import pytest

from pb12table.skirmish.ids import FigureId, total
from pb12table.systems.kampf_w6.bots.tactics import TacticalBot
from pb12table.systems.kampf_w6.rules.acts import ChooseAct, ChooseReaction
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    Attack,
    BonusDie,
    BuyAction,
    ChangeStance,
    EndTurn,
    KeepDice,
    ParryForDie,
    Reload,
    Reroll,
    StealAction,
    Stop,
    Walk,
)
from pb12table.systems.kampf_w6.rules.attack import armour_roll, attack
from pb12table.systems.kampf_w6.rules.attack_plan import Plan, armour_modifiers, hit_modifiers, plan_attack
from pb12table.systems.kampf_w6.rules.data import Band, FireMode, Options, Stance, WeaponId
from pb12table.systems.kampf_w6.rules.dice import ChooseParry, SpendOnRoll
from pb12table.systems.kampf_w6.rules.events import (
    ArmourRolled,
    AttackDeclared,
    CoverRolled,
    DieSpent,
    HitsRolled,
    ParryRolled,
    RecoilLapsed,
    RecoilSet,
    WoundsSuffered,
)
from pb12table.systems.kampf_w6.rules.figures import band_of, cover_number, distance_malus, share_cover
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.texts.locale import Texts
from tests.systems.kampf_w6.scene import KNIFE, RIFLE, Scene, acting, box, call, thin, weapon

A, B, C = FigureId("a"), FigureId("b"), FigureId("c")
PISTOL = WeaponId("pistol")
FISTS = WeaponId("fists")


def duel(*weapons: Any, away: float = 10.0, against: dict[str, Any] | None = None, **own: Any) -> Scene:
    """Alice's "a" against Bob's "b", who takes a lot; both in the open."""
    options = {name: own.pop(name) for name in list(own) if name in Options.__slots__}
    scene = Scene(width=700.0, **options).figure("a", "alice", 10, 20, *weapons, **own)
    return scene.figure("b", "bob", 10 + away, 20, **{"wound_limit": 30, **(against or {})})


def plan(scene: Scene, weapon_id: str, mode: FireMode | None = None, *, walking: bool = False) -> Plan:
    return plan_attack(scene.state(), A, Attack(WeaponId(weapon_id), B, mode), walking=walking)


def fought(state: State, weapon_id: str, *dice: int, answers: Any = (), mode: FireMode | None = None) -> list[Any]:
    """The events of an attack of "a" on "b"."""
    return call(state, attack, A, Attack(WeaponId(weapon_id), B, mode), dice=dice, answers=answers)[1]


def only(events: list[Any], kind: type[Any]) -> Any:
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


# -- hits ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W036")
@pytest.mark.rule("W038")
@pytest.mark.vector("WV21")
def test_wv21_the_desert_eagle_of_the_text() -> None:
    events = fought(duel("heavy-pistol", shooting=2).state(), "heavy-pistol", 5)
    rolled = only(events, HitsRolled)
    assert (rolled.faces, rolled.target_number, rolled.hits) == ((5,), 5, 1)


@pytest.mark.rule("W035")
@pytest.mark.rule("W036")
@pytest.mark.rule("W037")
@pytest.mark.rule("W038")
@pytest.mark.vector("WV22")
def test_wv22_a_one_misses_at_two_and_more() -> None:
    state = duel("knife", away=1.0, melee=5).state()
    rolled = only(fought(state, "knife", 1, 2), HitsRolled)
    assert (rolled.target_number, rolled.hits, len(rolled.faces)) == (2, 1, 2)
    assert len(only(fought(state, "knife", 1, 1), HitsRolled).faces) == 2, "in every act"


@pytest.mark.rule("W036")
@pytest.mark.rule("W037")
@pytest.mark.vector("WV23")
@pytest.mark.parametrize(("skill", "walking", "needed"), [(6, False, 2), (6, True, 2), (4, True, 4)])
def test_wv23_never_below_two(skill: int, walking: bool, needed: int) -> None:
    assert plan(duel("bow", shooting=skill), "bow", walking=walking).target_number == needed


@pytest.mark.rule("W037")
@pytest.mark.vector("WV24")
def test_wv24_beyond_six_nothing_is_thrown_and_the_act_counts() -> None:
    play = duel("machine-gun", shooting=0, recoil=True).play()
    play.answer(Walk(((11.0, 20.0),), Attack(WeaponId("machine-gun"), B)))
    declared, rolled = play.last(AttackDeclared), play.last(HitsRolled)
    assert (declared.target_number, declared.dice, rolled.faces) == (10, 0, ())
    assert play.figure("a").loaded["machine-gun"] == 45
    assert play.last(RecoilSet).recoil == 2


@pytest.mark.rule("W034")
@pytest.mark.vector("WV25")
def test_wv25_each_class_has_its_skill() -> None:
    scene = duel("sabre", "bow", "throwing-axe", away=1.0, melee=4, shooting=2, throwing=3)
    assert [plan(scene, name).target_number for name in ("sabre", "bow", "throwing-axe")] == [2, 4, 4]


@pytest.mark.rule("W039")
@pytest.mark.vector("WV26")
def test_wv26_a_reroll_die_replaces_a_die() -> None:
    scene = duel("assault-rifle", shooting=1)
    scene.dice["alice"] = (0, 1, 0)
    play = scene.play(2, 4, 5, 6, 1, 1)
    play.answer(Attack(RIFLE, B))
    assert play.asked == SpendOnRoll("alice", A, "hit", B, (2, 4, 5), 5)
    assert play.why(BonusDie()) == ("WR20", "no-such-die")
    play.answer(Reroll(1))
    rolled = play.last(HitsRolled)
    assert (rolled.faces, rolled.hits) == ((2, 6, 5), 2)
    assert play.state.players["alice"].reroll_dice == 0  # type: ignore[index]


@pytest.mark.rule("W039")
@pytest.mark.vector("WV27")
def test_wv27_a_bonus_die_is_thrown_in_addition() -> None:
    scene = duel("assault-rifle", shooting=1, recoil=True)
    scene.dice["alice"] = (1, 0, 0)
    play = scene.play(2, 4, 5, 3, 1).answer(Attack(RIFLE, B), BonusDie())
    rolled = play.last(HitsRolled)
    assert (rolled.faces, rolled.hits) == ((2, 4, 5, 3), 1)
    assert play.figure("a").loaded["assault-rifle"] == 27
    assert play.last(RecoilSet).recoil == 2, "recoil counts the shots, not the bonus die"
    assert play.last(DieSpent).kind == "bonus"
    assert play.state.players["alice"].bonus_dice == 0  # type: ignore[index]


# -- recoil -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W040")
@pytest.mark.rule("W041")
@pytest.mark.vector("WV28")
def test_wv28_the_counter_is_added_to_the_next_shot() -> None:
    state = duel("assault-rifle", recoil=True).state()
    needed = [only(fought(state, RIFLE, 1, 1, 1), AttackDeclared).target_number for _ in range(2)]
    assert needed == [3, 5]
    without = duel("assault-rifle").state()
    assert [only(fought(without, RIFLE, 1, 1, 1), AttackDeclared).target_number for _ in range(2)] == [3, 3]


@pytest.mark.rule("W041")
@pytest.mark.vector("WV29")
def test_wv29_the_counter_is_replaced_not_added() -> None:
    state = duel("assault-rifle", recoil=True).state()
    full = only(fought(state, RIFLE, 1, 1, 1, 1, 1, 1, mode=FireMode.FULL), AttackDeclared)
    second = only(fought(state, RIFLE), AttackDeclared)
    third = only(fought(state, RIFLE, 1, 1, 1), AttackDeclared)
    assert [event.target_number for event in (full, second, third)] == [6, 8, 5]
    assert (second.dice, state.figures[A].loaded[RIFLE]) == (0, 30 - 6 - 3 - 3)


@pytest.mark.rule("W041")
@pytest.mark.rule("W042")
@pytest.mark.vector("WV30")
@pytest.mark.parametrize(
    ("between", "dice", "needed"),
    [
        ((), (), 5),
        ((Reload(RIFLE),), (), 3),
        ((Walk(((11.0, 20.0),)),), (), 3),
        ((ChangeStance(Stance.KNEELING),), (), 3),
    ],
    ids=["shoots", "reloads", "walks", "kneels"],
)
def test_wv30_the_counter_lapses_with_another_act(between: Any, dice: Any, needed: int) -> None:
    play = duel("assault-rifle", recoil=True).play(1, 1, 1, *dice, 1, 1, 1)
    for act in (Attack(RIFLE, B), *between, Attack(RIFLE, B)):
        play.answer(act).pass_all()
    assert play.last(AttackDeclared).target_number == needed
    assert bool(play.events(RecoilLapsed)) is bool(between)


@pytest.mark.rule("W042")
@pytest.mark.vector("WV30")
def test_wv30_a_walk_with_a_shot_is_a_shot() -> None:
    play = duel("assault-rifle", recoil=True).play(1, 1, 1, 1)
    play.answer(Attack(RIFLE, B)).pass_all().answer(Walk(((11.0, 20.0),), Attack(RIFLE, B, FireMode.SINGLE)))
    assert play.last(AttackDeclared).target_number == 3 - 2 + 2 + 2


@pytest.mark.rule("W041")
@pytest.mark.vector("WV30")
def test_wv30_a_shot_as_a_reaction_counts() -> None:
    state = duel("assault-rifle", recoil=True).state()
    fought(state, RIFLE, 1, 1, 1)
    acting(state, "b")
    events = call(state, attack, A, Attack(RIFLE, B), dice=(1, 1, 1), reaction=True)[1]
    assert only(events, AttackDeclared).target_number == 5


@pytest.mark.rule("W042")
@pytest.mark.vector("WV30")
def test_wv30_a_parry_lapses_the_counter() -> None:
    scene = duel("assault-rifle", away=1.0, recoil=True, against={"melee": 6})
    state = scene.state()
    fought(state, RIFLE, 1, 1, 1)
    call(state, attack, B, Attack(FISTS, A), dice=(6, 1), answers=("fists",))
    assert state.figures[A].recoil == 0


# -- distance and modes -------------------------------------------------------------------------------------------


@pytest.mark.rule("W043")
@pytest.mark.vector("WV31")
def test_wv31_bands() -> None:
    bands = [band_of(metres) for metres in (0, 20, 20.4, 21, 100, 100.1, 500, 500.1)]
    medium = Band.MEDIUM
    assert bands == [Band.SHORT, Band.SHORT, medium, medium, medium, Band.LONG, Band.LONG, Band.EXTREME]


@pytest.mark.rule("W043")
@pytest.mark.rule("W044")
@pytest.mark.vector("WV32")
@pytest.mark.parametrize(("away", "needed"), [(15, 4), (60, 6), (200, 8), (600, 11)])
def test_wv32_a_short_weapon_at_a_wrong_distance(away: float, needed: int) -> None:
    assert plan(duel("smg", away=away, distance=True), "smg").target_number == needed
    assert plan(duel("smg", away=away), "smg").target_number == 4, "without the option"


@pytest.mark.rule("W044")
@pytest.mark.vector("WV33")
@pytest.mark.parametrize(
    ("target", "skill", "needed"), [(Band.SHORT, 4, (3, 4, 5)), (Band.EXTREME, 5, (4, 4, 2))], ids=["near", "far"]
)
def test_wv33_far_weapons(target: Band, skill: int, needed: tuple[int, int, int]) -> None:
    state = duel("bow", shooting=skill, distance=True).state()
    for band, number in zip((Band.MEDIUM, Band.LONG, Band.EXTREME), needed, strict=True):
        modifiers = hit_modifiers(state, A, weapon("bow", band=band), None, target, walking=False)
        assert max(2, total(modifiers)) == number


@pytest.mark.rule("W044")
def test_the_whole_table_of_wrong_distances() -> None:
    rows = [[distance_malus(target, own) for own in Band] for target in Band]
    assert rows == [[0, 1, 2, 3], [2, 0, 1, 2], [4, 2, 0, 1], [7, 3, 3, 0]]


@pytest.mark.rule("W044")
@pytest.mark.parametrize(
    ("language", "between"), [("en", "by {} to {} if too {}"), ("de", "um {} bis {}, wo es zu {}")]
)
def test_the_rule_says_how_much_worse_a_wrong_distance_is(language: str, between: str) -> None:
    said = Texts(language).of("w6")("rule-w044")
    pairs = [(target, own) for target in Band for own in Band if target is not own]
    bands = list(Band)
    near = [distance_malus(target, own) for target, own in pairs if bands.index(target) < bands.index(own)]
    far = [distance_malus(target, own) for target, own in pairs if bands.index(target) > bands.index(own)]
    words = {"en": ("near", "far"), "de": ("nah", "weit")}[language]
    for worse, word in zip((near, far), words, strict=True):
        assert between.format(min(worse), max(worse), word) in said


@pytest.mark.rule("W043")
@pytest.mark.vector("WV34")
def test_wv34_the_scale_changes_the_band_only() -> None:
    scene = duel("bow", "throwing-knife", away=12, distance=True, range_scale=5.0)
    found = plan(scene, "bow")
    assert (found.band, found.distance) == (Band.MEDIUM, 12.0)
    assert scene.play().why(Attack(WeaponId("throwing-knife"), B)) == ("WR31", "too-far")


@pytest.mark.rule("W045")
@pytest.mark.rule("W046")
@pytest.mark.rule("W047")
@pytest.mark.rule("W048")
@pytest.mark.vector("WV35")
def test_wv35_fire_modes() -> None:
    scene = duel("assault-rifle", "machine-gun", "pistol")
    shots = {mode: plan(scene, "assault-rifle", mode) for mode in FireMode}
    numbers = {mode: (found.dice, found.target_number) for mode, found in shots.items()}
    assert numbers == {FireMode.SEMI: (3, 3), FireMode.SINGLE: (1, 2), FireMode.FULL: (6, 6)}
    gun = plan(scene, "machine-gun", FireMode.FULL)
    assert (gun.dice, gun.target_number) == (5, 5)
    assert scene.play().why(Attack(PISTOL, B, FireMode.SINGLE)) == ("W045", "no-such-mode")
    without = duel("assault-rifle", fire_modes=False).play()
    assert without.why(Attack(RIFLE, B, FireMode.SINGLE)) == ("W045", "no-such-mode")


@pytest.mark.rule("W014")
@pytest.mark.vector("WV36")
def test_wv36_rounds_and_reloading() -> None:
    play = duel("assault-rifle", loaded={"assault-rifle": 2}).play(1, 1, 1, 1, 1)
    play.answer(Attack(RIFLE, B)).pass_all()
    assert len(play.last(HitsRolled).faces) == 2
    assert play.why(Attack(RIFLE, B)) == ("WR15", "empty")
    play.answer(Reload(RIFLE)).pass_all()
    assert play.figure("a").actions == 2
    assert play.why(Reload(RIFLE)) == ("WR15", "magazine-full")
    play.answer(Attack(RIFLE, B))
    assert len(play.last(HitsRolled).faces) == 3


@pytest.mark.rule("W013")
def test_why_an_attack_or_reload_cannot_be_made() -> None:
    play = duel("pistol", "throwing-axe", loaded={"throwing-axe": 0}).figure("c", "alice", 30, 30).play()
    assert play.why(Attack(KNIFE, B)) == ("W013", "no-such-weapon")
    assert play.why(Reload(KNIFE)) == ("W014", "no-such-weapon")
    assert play.why(Reload(FISTS)) == ("WR15", "no-magazine")
    assert play.why(Attack(WeaponId("throwing-axe"), B)) == ("WR15", "none-left")
    assert play.why(Attack(PISTOL, FigureId("nobody"))) == ("WR13", "no-such-figure")
    assert play.why(Attack(PISTOL, C)) == ("WR35", "own-side")
    assert play.why(Attack(PISTOL, B, None, 0)) == ("WR11", "no-such-place")


# -- cover --------------------------------------------------------------------------------------------------------


def hidden(height: float, wall_x: float = 19.0, stance: Stance = Stance.STANDING) -> Scene:
    """G1: a shooter at (10, 20), a target at (20, 20), a thin opaque wall between."""
    scene = Scene(*([thin("wall", (wall_x, 10), (wall_x, 30), height)] if height else []))
    scene.figure("a", "alice", 10, 20, "pistol")
    return scene.figure("b", "bob", 20, 20, stance=stance)


@pytest.mark.rule("W049")
@pytest.mark.rule("W050")
@pytest.mark.vector("WV37")
def test_wv37_each_success_removes_a_hit() -> None:
    state = duel("assault-rifle", against={"stance": Stance.KNEELING, "wound_limit": 9}).state()
    events = fought(state, RIFLE, 6, 6, 6, 5, 2, 6)
    rolled = only(events, CoverRolled)
    assert (rolled.target_number, rolled.saved) == (5, 2)
    assert only(events, WoundsSuffered).wounds == 1


@pytest.mark.rule("W050")
@pytest.mark.vector("WV38")
def test_wv38_shares_and_target_numbers() -> None:
    shares = (0.0499, 0.05, 0.39, 0.40, 0.69, 0.70, 0.99)
    assert [share_cover(share) for share in shares] == [None, 6, 6, 5, 5, 4, 4]


@pytest.mark.rule("W051")
@pytest.mark.vector("WV39")
def test_wv39_the_best_of_stance_and_share() -> None:
    cases = [(0.20, Stance.KNEELING), (0.20, Stance.PRONE), (0.75, Stance.KNEELING)]
    assert [cover_number(share, stance) for share, stance in cases] == [5, 4, 4]


@pytest.mark.rule("W051")
@pytest.mark.vector("WV40")
def test_wv40_kneeling_and_lying_behind_a_wall() -> None:
    kneeling = plan(hidden(1.0, stance=Stance.KNEELING), "pistol")
    assert (round(kneeling.share, 6), kneeling.cover) == (0.775926, 4)
    assert hidden(1.0, stance=Stance.PRONE).play().why(Attack(PISTOL, B)) == ("WR21", "no-sight-line")


@pytest.mark.rule("W050")
@pytest.mark.vector("WV41")
@pytest.mark.parametrize(
    ("height", "share", "cover"), [(0.5, 0.208642, 6), (1.0, 0.517284, 5), (1.4, 0.764198, 4), (1.6, 0.887654, 4)]
)
def test_wv41_standing_behind_walls(height: float, share: float, cover: int) -> None:
    found = plan(hidden(height), "pistol")
    assert (round(found.share, 6), found.cover) == (share, cover)


@pytest.mark.rule("W050")
@pytest.mark.vector("WV42")
def test_wv42_figures_hide_too_and_a_wall_close_by_less() -> None:
    standing = hidden(0.0).figure("c", "alice", 15, 20)
    assert standing.play().why(Attack(PISTOL, B)) == ("WR21", "no-sight-line")
    kneeling = plan(hidden(0.0).figure("c", "alice", 15, 20, stance=Stance.KNEELING), "pistol")
    assert (round(kneeling.share, 6), kneeling.cover) == (0.454543, 5)
    over = plan(hidden(1.0, 11.0), "pistol")
    assert (over.share, over.cover) == (0.0, None)
    low = plan(_kneeling_shooter(), "pistol")
    assert (round(low.share, 6), low.cover) == (0.155556, 6)


def _kneeling_shooter() -> Scene:
    scene = Scene(thin("wall", (11.0, 10), (11.0, 30), 1.0))
    scene.figure("a", "alice", 10, 20, "pistol", stance=Stance.KNEELING)
    return scene.figure("b", "bob", 20, 20)


@pytest.mark.rule("W052")
@pytest.mark.vector("WV43")
def test_wv43_cover_of_the_stance_in_melee() -> None:
    prone = {"stance": Stance.PRONE, "wound_limit": 9, "actions": 0}
    events = fought(duel("knife", away=1.0, melee=5, against=prone).state(), "knife", 6, 6, 4, 1)
    assert (only(events, CoverRolled).target_number, only(events, WoundsSuffered).wounds) == (4, 1)
    scene = duel("knife", away=1.0, melee=5, against=prone, stance_cover_in_melee=False)
    events = fought(scene.state(), "knife", 6, 6)
    assert only(events, WoundsSuffered).wounds == 2
    assert not [event for event in events if isinstance(event, CoverRolled)]


@pytest.mark.rule("W052")
@pytest.mark.vector("WV44")
def test_wv44_dice_on_a_cover_roll() -> None:
    scene = Scene(box("crate", 18, 19.5, 0.5, 1, 0.6)).figure("a", "alice", 10, 20, "pistol")
    scene.figure("b", "bob", 20, 20, wound_limit=9)
    scene.dice["bob"] = (1, 1, 0)
    play = scene.play(6, 6, 3, 5, 6, 2).answer(Attack(PISTOL, B))
    assert play.asked == SpendOnRoll("bob", B, "cover", A, (3, 5), 6, 2)
    play.answer(Reroll(1), BonusDie())
    rolled = play.last(CoverRolled)
    assert (rolled.faces, rolled.target_number, rolled.saved) == ((3, 6, 2), 6, 1)
    assert play.last(WoundsSuffered).wounds == 1


@pytest.mark.rule("W052")
def test_nothing_is_spent_when_no_hit_is_left() -> None:
    scene = Scene(box("crate", 18, 19.5, 0.5, 1, 0.6)).figure("a", "alice", 10, 20, "pistol")
    scene.figure("b", "bob", 20, 20)
    scene.dice["bob"] = (1, 1, 0)
    play = scene.play(6, 1, 6).answer(Attack(PISTOL, B))
    assert play.last(CoverRolled).saved == 1
    assert not isinstance(play.asked, SpendOnRoll)


# -- parry --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("W015")
@pytest.mark.vector("WV45")
def test_wv45_a_parry() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "knife", melee=5)
    play = scene.figure("b", "bob", 11, 20, "sabre", wound_limit=9).play(6, 6, 4, 2)
    play.answer(Attack(KNIFE, B))
    assert play.asked == ChooseParry("bob", B, A, KNIFE, 2)
    assert list(play.asked.options(play.state)) == [NO_PARRY, "sabre", "fists"]
    play.answer("sabre")
    rolled = play.last(ParryRolled)
    assert (rolled.target_number, rolled.parried) == (3, 1)
    assert (play.last(WoundsSuffered).wounds, play.figure("b").actions) == (1, 3)
    assert play.asked == ChooseAct("alice", A), "its reaction to this act is used up"
    assert play.figure("b").wounds == 1


@pytest.mark.rule("W015")
@pytest.mark.vector("WV46")
def test_wv46_who_may_parry() -> None:
    shot = duel("pistol", away=1.0).play(6, 6).answer(Attack(PISTOL, B))
    assert isinstance(shot.asked, ChooseReaction)
    empty = duel("knife", away=1.0, against={"actions": 0}).play(6, 6).answer(Attack(KNIFE, B))
    assert isinstance(empty.asked, ChooseAct)
    off = duel("knife", away=1.0, parry=False).play(6, 6).answer(Attack(KNIFE, B))
    assert isinstance(off.asked, ChooseReaction)
    scene = duel("pistol", away=1.0, actions=3, wound_limit=9, against={"melee": 5})
    play = scene.play(1, 1, 6, 1, 5).answer(Attack(PISTOL, B))
    play.answer(Attack(FISTS, A))
    assert play.asked == ChooseParry("alice", A, B, FISTS, 1)
    play.answer("fists")
    assert (play.figure("a").actions, play.state.actor) == (1, A)


@pytest.mark.rule("WR43", "W015", "W030")
@pytest.mark.vector("WV70")
def test_wv70_a_parry_without_actions_for_a_die() -> None:
    def struck(bonus: int, fate: int, *, keeps: bool = False) -> Any:
        scene = Scene().figure("a", "alice", 10, 20, "knife", melee=5)
        scene.figure("b", "bob", 11, 20, "sabre", wound_limit=9, actions=0)
        scene.dice["bob"] = (bonus, 0, fate)
        play = scene.play(6, 6, 4, 2)
        play.session.declare("bob", KeepDice(keeps))
        return play.answer(Attack(KNIFE, B))

    play = struck(2, 1)
    assert play.asked == ChooseParry("bob", B, A, KNIFE, 2)
    prices = (BuyAction(), StealAction(A))
    wanted = [ParryForDie(means, price) for means in ("sabre", "fists") for price in prices]
    assert list(play.asked.options(play.state)) == [NO_PARRY, *wanted]
    assert play.refusal("sabre") is not None
    answer = ParryForDie("sabre", StealAction(A))
    assert play.asked.decode(play.asked.encode(answer)) == answer
    play.answer(answer)
    assert (play.last(ParryRolled).parried, play.figure("a").actions, play.figure("b").actions) == (1, 2, 0)
    assert play.state.players["bob"].fate_dice == 0
    assert [isinstance(struck(*dice).asked, ChooseParry) for dice in ((1, 0), (0, 1), (0, 0))] == [True, True, False]
    assert not isinstance(struck(2, 1, keeps=True).asked, ChooseParry)


@pytest.mark.rule("WR43")
def test_a_bot_parries_for_a_die_only_what_could_put_the_figure_out() -> None:
    def answered(wounds: int, melee: int) -> Any:
        scene = Scene().figure("a", "alice", 10, 20, "knife", melee=5)
        scene.figure("b", "bob", 11, 20, "sabre", wound_limit=3, wounds=wounds, melee=melee, actions=0)
        scene.dice["bob"] = (2, 0, 0)
        play = scene.play(6, 6).answer(Attack(KNIFE, B))
        return TacticalBot(1).answer(play.state, play.asked)

    assert answered(1, 3) == ParryForDie("sabre", BuyAction())
    assert answered(0, 3) == NO_PARRY, "two hits do not put it out"
    assert answered(1, 1) == NO_PARRY, "5+ is not likely"


@pytest.mark.rule("W015")
def test_a_shield_parries() -> None:
    scene = duel("knife", away=1.0, melee=5, against={"items": ("shield",), "melee": 3})
    play = scene.play(6, 1, 2).answer(Attack(KNIFE, B))
    play.answer("shield")
    assert (play.last(ParryRolled).target_number, play.last(ParryRolled).parried) == (2, 1)


# -- armour and wounds ----------------------------------------------------------------------------------------


@pytest.mark.rule("W053")
@pytest.mark.rule("W054")
@pytest.mark.vector("WV47")
def test_wv47_protection_and_penetration() -> None:
    state = duel("pistol").state()
    saved, events = call(state, armour_roll, B, 2, armour_modifiers(3, 1, ""), dice=(5, 4))
    assert (saved, only(events, ArmourRolled).target_number) == (1, 5)
    saved, events = call(state, armour_roll, B, 1, armour_modifiers(2, -2, ""), dice=(3,))
    assert (saved, only(events, ArmourRolled).target_number) == (1, 3)


@pytest.mark.rule("W054")
@pytest.mark.vector("WV48")
@pytest.mark.parametrize("penetration", [0, 2])
def test_wv48_without_protection_nothing_is_thrown(penetration: int) -> None:
    saved, events = call(duel().state(), armour_roll, B, 2, armour_modifiers(0, penetration, ""))
    assert (saved, only(events, ArmourRolled).target_number) == (0, 7 + penetration)


@pytest.mark.rule("W054")
@pytest.mark.vector("WV49")
def test_wv49_a_target_number_of_one() -> None:
    assert call(duel().state(), armour_roll, B, 1, armour_modifiers(6, 0, ""))[0] == 1
    assert call(duel(ones_fail=True).state(), armour_roll, B, 1, armour_modifiers(6, 0, ""), dice=(1,))[0] == 0
    assert call(duel(ones_fail=True).state(), armour_roll, B, 1, armour_modifiers(6, 0, ""), dice=(2,))[0] == 1


@pytest.mark.rule("W033")
@pytest.mark.rule("W055")
@pytest.mark.vector("WV50")
def test_wv50_a_whole_attack() -> None:
    scene = Scene(box("crate", 18, 19.5, 0.5, 1, 0.6)).figure("a", "alice", 10, 20, weapon("pistol", attacks=3))
    state = scene.figure("b", "bob", 20, 20, wears="vest").state()
    events = fought(state, "pistol", 2, 5, 6, 6, 3, 4)
    assert (only(events, HitsRolled).target_number, only(events, HitsRolled).hits) == (4, 2)
    assert (only(events, CoverRolled).target_number, only(events, CoverRolled).saved) == (6, 1)
    assert (only(events, ArmourRolled).target_number, only(events, ArmourRolled).saved) == (5, 0)
    assert only(events, WoundsSuffered).total == 1


@pytest.mark.rule("W055")
@pytest.mark.vector("WV51")
def test_wv51_at_the_limit_a_figure_is_out() -> None:
    scene = Scene().figure("a", "alice", 10, 20, "heavy-pistol").figure("b", "bob", 15, 20, wounds=2)
    play = scene.figure("c", "bob", 50, 50).play(6).answer(Attack(WeaponId("heavy-pistol"), B))
    suffered = play.last(WoundsSuffered)
    assert (suffered.total, suffered.limit) == (4, 3)
    play.pass_all()
    assert play.figure("b").fate == "out"
    assert play.why(Attack(WeaponId("heavy-pistol"), B)) == ("WR26", "out-of-action")


@pytest.mark.rule("W056")
@pytest.mark.vector("WV61")
def test_wv61_the_dice_of_a_group() -> None:
    scene = duel("assault-rifle", shooting=1)
    scene.group["alice"] = 2
    play = scene.play(2, 4, 5, 6, 1, 1, 1).answer(Attack(RIFLE, B), Reroll(1, group=True), BonusDie(group=True))
    rolled = play.last(HitsRolled)
    assert (rolled.faces, play.state.group_dice["alice"]) == ((2, 6, 5, 1), 0)  # type: ignore[index]
    play.pass_all()
    assert [type(hint).__name__ for hint in play.asked.hints(play.state)].count("BuyAction") == 0


@pytest.mark.rule("W039")
def test_a_roll_can_be_left_as_it_is() -> None:
    scene = duel("pistol")
    scene.dice["alice"] = (1, 1, 0)
    play = scene.play(1, 1).answer(Attack(PISTOL, B), Stop())
    assert play.state.players["alice"].bonus_dice == 1  # type: ignore[index]
    assert play.last(HitsRolled).hits == 0
    play.pass_all().answer(EndTurn())


@pytest.mark.rule("W013")
@pytest.mark.vector("WV64")
def test_wv64_reach_is_the_gap_of_bodies() -> None:
    near = duel("knife", "throwing-knife", away=1.5).play()
    far = duel("knife", "throwing-knife", away=1.51).play()
    assert near.why(Attack(KNIFE, B)) is None
    assert far.why(Attack(KNIFE, B)) == ("WR31", "out-of-reach")
    throw = Attack(WeaponId("throwing-knife"), B)
    assert duel("throwing-knife", away=10).play().why(throw) is None
    assert duel("throwing-knife", away=10.01).play().why(throw) == ("WR31", "too-far")
