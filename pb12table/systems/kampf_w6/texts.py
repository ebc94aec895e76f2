"""The words of Kampf W6."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.system import Amended
from pb12table.skirmish.faces.words import (
    PLAIN,
    SET_BY_HAND,
    Deed,
    Fate,
    Hint,
    Meaning,
    Phrases,
    Result,
    Standing,
    Tone,
    WordsFace,
    telling,
)
from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.kampf_w6.rules import events
from pb12table.systems.kampf_w6.rules import state as states
from pb12table.systems.kampf_w6.rules.answers import BonusDie, Reroll
from pb12table.systems.kampf_w6.rules.attack_plan import chance, needs_no_die, standard_mode
from pb12table.systems.kampf_w6.rules.data import (
    AtTheLimit,
    Band,
    FireMode,
    Item,
    PlayerSetup,
    Setup,
    SideId,
    Stance,
    Weapon,
    WeaponClass,
)
from pb12table.systems.kampf_w6.rules.dice import SpendOnRoll
from pb12table.systems.kampf_w6.rules.figures import owner, sides_in_the_fight
from pb12table.systems.kampf_w6.rules.sequence import strength
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.texts.describe import event_line, modifier_lines
from pb12table.texts.locale import rounded
from pb12table.texts.names import figure_name, name_of, player_name, zone_name

_WORDS: Final = frozenset(word.value for words in (Band, FireMode, Stance) for word in words)


FIRST_STEPS: Final = (
    Hint("w6-act", ("act",), {"commit": "commit", "end": "end-turn"}),
    Hint("w6-saving", ("act",), {"end": "end-turn"}),
    Hint("w6-reaction", ("reaction",), {"pass": "pass-interruption", "turn": "pass-turn"}),
    Hint("w6-orders", ("reaction",), {"orders": "standing-orders"}),
    Hint("w6-parry", ("parry",), {}),
    Hint("w6-dice", ("spend",), {}),
)
"""What is told to those who play for the first time, in this order."""


_AJAR_BELOW: Final = 60.0
"""A door that is open by fewer degrees is called ajar."""


class W6Words(WordsFace):
    """How Kampf W6 tells of its fights."""

    first_steps = FIRST_STEPS

    def name(self, texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
        carried: list[Weapon | Item] = []
        for figure in setup.figures:
            carried += [weapon for weapon in figure.weapons if weapon.id == identity]
            carried += [item for item in figure.items if item.id == identity]
        if carried:
            return carried[0].label.in_language(texts.language)
        act, own = setup.act(identity), setup.side_by_id.get(SideId(identity))
        if act is not None:
            return act.label.in_language(texts.language)
        if own is not None:
            return own.label.in_language(texts.language)
        return _word(texts, identity) if identity in _WORDS else None

    def source(self, texts: Phrases, setup: Setup, modifier: Modifier) -> str:
        return self.name(texts, setup, modifier.source) or ""

    def details(self, texts: Phrases, setup: Setup, event: Event) -> Mapping[str, Any]:
        return {**_things(texts, setup, event), **_numbers(texts, event), **_own(texts, setup, event)}

    def sum_lines(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        if isinstance(event, events.AttackDeclared | events.ArmourRolled):
            lines = [line for each in event.modifiers for line in modifier_lines(texts, setup, each)]
            return (*lines, sum_line(texts, event.target_number, armour=isinstance(event, events.ArmourRolled)))
        return ()

    def meaning(self, event: Event) -> Meaning:
        return meaning(event)

    def answered(self, texts: Phrases, state: State, request: Any, answer: Any) -> str:
        if not isinstance(request, SpendOnRoll) or not isinstance(answer, (BonusDie, Reroll)):
            return ""
        face = request.faces[answer.die] if isinstance(answer, Reroll) else 0
        figure, group = figure_name(texts, state.setup, request.figure), "yes" if answer.group else "no"
        key = "answered-reroll" if face else "answered-bonus"
        return texts(key, figure=figure, roll=texts(f"dice-{request.roll}"), face=face, group=group)

    def side(self, texts: Phrases, setup: Setup, player: PlayerId) -> str:
        return setup.side_by_id[setup.player_by_id[player].side].label.in_language(texts.language)

    def briefing(self, texts: Phrases, setup: Setup) -> Sequence[str]:
        return tuple(briefing(texts, setup))

    def round_news(self, texts: Phrases, setup: Setup, log: Sequence[Event]) -> str:
        number = next((event.game_round for event in log if isinstance(event, events.RoundBegan)), 0)
        gained = [event_line(texts, setup, event) for event in log if isinstance(event, events.PointsScored)]
        if not gained:
            return texts("round-no-points", number=number)
        return texts("round-points", number=number, gained=" ".join(gained))

    def standing_line(self, texts: Phrases, state: State) -> str:
        return standing_line(texts, state)

    def deeds(self, state: State, log: Sequence[Event]) -> Iterable[Deed]:
        return deeds(log)

    def stakes(self, state: State, player: PlayerId) -> Mapping[str, float]:
        return {"points": float(state.points.get(state.setup.player_by_id[player].side, 0))}

    def fate(self, state: State, figure: FigureId, out_in: int | None) -> Fate:
        return Fate(owner(state, figure), state.figures[figure].fate is not states.Fate.FIGHTING)

    def fate_words(self, texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
        if out_in is not None:
            return texts("game-report-out", round=out_in)
        wounds, limit = state.figures[figure].wounds, state.setup.figure_by_id[figure].profile.wound_limit
        return texts("fate-wounded", wounds=wounds, limit=limit) if wounds else texts("fate-unhurt")

    def standings(self, texts: Phrases, state: State, log: Sequence[Event]) -> Sequence[Standing]:
        winners = () if state.outcome is None else state.outcome.winners
        by_value = state.setup.options.at_the_limit is AtTheLimit.VALUE

        def score(of: SideId) -> int:
            return strength(state, of) if by_value else state.points[of]

        def rank(player: PlayerSetup) -> tuple[bool, bool, int]:
            return player.id not in winners, player.side not in sides_in_the_fight(state), -score(player.side)

        return tuple(
            Standing(
                player.id,
                None if by_value else score(player.side),
                player.side not in sides_in_the_fight(state),
                texts("standing-value", value=score(player.side)) if by_value else "",
            )
            for player in sorted(state.setup.players, key=rank)
        )

    def result(self, texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
        if state.outcome is None:
            return None
        return Result(state.outcome.winners, (_upper(texts(f"ending-{state.outcome.reason}")),))

    def strengths(self, state: State, figure: FigureId) -> Sequence[str]:
        agreed = state.setup.figure_by_id[figure]
        skills, kinds = agreed.profile.skills, {weapon.kind for weapon in agreed.weapons}
        return telling((
            ("shoots-well", "shoots-badly", skills.shooting - 1.9 if WeaponClass.SHOOTING in kinds else 0.0),
            ("strikes-well", "strikes-badly", skills.melee - 2.1),
            ("throws-well", "", skills.throwing - 2.2 if WeaponClass.THROWN in kinds else 0.0),
            ("quick", "slow", (agreed.speed - 3) * 1.1),
            ("nimble", "clumsy", (agreed.dexterity - 3) * 1.0),
            ("tough", "frail", agreed.profile.wound_limit - 3.4),
            ("armoured", "", agreed.armour.protection * 0.6),
        ))  # fmt: skip


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _word(texts: Phrases, identity: str) -> str:
    if identity in {band.value for band in Band}:
        return texts(f"band-{identity}")
    if identity in {mode.value for mode in FireMode}:
        return texts(f"mode-{identity}")
    return texts(f"stance-{identity}")


def sum_line(texts: Phrases, number: int, *, armour: bool) -> str:
    """Return what a sum comes to: a target number, and whether a die is rolled for it.  WR14, WR24."""
    if needs_no_die(number):
        return texts("sum-w6-never", number=number)
    if armour and number <= 1:
        return texts("sum-w6-always", number=number)
    return texts("sum-w6", number=number if armour else max(number, 2))


def with_words(texts: Phrases, weapon: Weapon | None, name: str, mode: FireMode | None) -> str:
    """Return a weapon, and its fire mode if it is not the usual one."""
    if mode is None or (weapon is not None and mode is standard_mode(weapon)):
        return name
    return f"{name}, {texts(f'mode-{mode.value}')}"


# -- events ---------------------------------------------------------------------------------------------------


def _things(texts: Phrases, setup: Setup, event: Any) -> dict[str, str]:
    """Return the names of things in the plain fields of an event."""
    named = ("weapon", "item", "means", "act", "side", "source")
    fields = {name: getattr(event, name, None) for name in named}
    return {name: name_of(texts, setup, value) for name, value in fields.items() if isinstance(value, str)}


def _numbers(texts: Phrases, event: Any) -> dict[str, str]:
    """Return counts and lengths of an event in words, and the faces rolled."""
    counts = {"left": ("left", "actions"), "wounds": ("healed",), "suffered": ("wounds",), "struck": ("hits",)}
    units = {"left": "actions", "wounds": "wounds", "suffered": "wounds", "struck": "hits"}
    found: dict[str, str] = {}
    for name, fields in counts.items():
        number = next((getattr(event, field) for field in fields if hasattr(event, field)), None)
        if isinstance(number, int):
            found[name] = texts(f"count-{units[name]}", number=number)
    for field in ("length", "fallen"):
        if hasattr(event, field):
            found["way"] = texts("count-metres", number=rounded(getattr(event, field), 1))
    if hasattr(event, "faces"):
        found["thrown"] = ", ".join(map(str, event.faces)) or "none"
    return found


def _own(texts: Phrases, setup: Setup, event: Any) -> dict[str, str]:
    """Return what only one kind of event reports."""
    match event:
        case events.ActBegan():
            return {"name": _act_name(texts, setup, event), "price": texts("count-actions", number=event.cost)}
        case events.ReactionTaken():
            return {"name": _act_name(texts, setup, event)}
        case events.AttackDeclared():
            weapon = setup.figure_by_id[event.figure].weapon(event.weapon)
            return {"with": with_words(texts, weapon, name_of(texts, setup, event.weapon), event.mode)}
        case events.HitsRolled():
            return {"told": texts("count-hits", number=event.hits)}
        case events.DoorMoved():
            how = "closed" if event.degrees == 0.0 else "ajar" if event.degrees < _AJAR_BELOW else "open"
            return {"piece": name_of(texts, setup, event.piece, "object"), "how": how}
        case events.OrderSet():
            return {"order": ", ".join(figure_name(texts, setup, figure) for figure in event.order)}
        case events.GameEnded():
            won = texts.listing([player_name(setup, player) for player in event.winners]) if event.winners else "none"
            return {"won": won, "how": texts(f"ending-{event.reason}")}
    return {}


def _act_name(texts: Phrases, setup: Setup, event: events.ActBegan | events.ReactionTaken) -> str:
    return name_of(texts, setup, event.act) if event.act else texts(f"act-{event.kind}")


def meaning(event: Event) -> Meaning:
    """Return what an event means to those who report a fight."""
    match event:
        case events.RoundBegan():
            return Meaning(begins_round=event.game_round, tone=Tone.HEADING)
        case events.TurnBegan():
            return Meaning(turn_of=event.figure, tone=Tone.TURN)
        case events.FigureMoved():
            return Meaning(way=(event.figure, event.trace[0].at, event.trace[-1].at))
        case events.HitsRolled():
            return Meaning(tone=Tone.GOOD if event.hits else Tone.PALE)
        case events.WoundsSuffered():
            return Meaning(tone=Tone.GRAVE)
        case events.FigureFell() | events.PapersDropped():
            return Meaning(tone=Tone.GRAVE, is_moment=True)
        case events.PointsScored():
            return Meaning(scores=True, is_moment=True)
        case events.ScenarioActDone() | events.PlayerGaveUp():
            return Meaning(is_moment=True)
        case events.FigureOut():
            return Meaning(fallen=(event.figure, None), tone=Tone.GRAVE, is_moment=True)
        case events.GameEnded():
            return Meaning(tone=Tone.HEADING)
        case events.ActBegan() | events.ReactionTaken() | events.TurnEnded(actions=0) | events.RoundEnded():
            # What is done, whose turn comes next, and what a round brought as the next one begins, is told by itself.
            return Meaning(tone=Tone.UNSEEN)
        case events.RecoilLapsed():
            return Meaning(tone=Tone.PALE)
        case Amended():
            return SET_BY_HAND
    return PLAIN


def deeds(log: Sequence[Event]) -> Iterator[Deed]:
    """Yield dice rolled to hit with the actual and expected hits, and wounds dealt and suffered."""
    attacker: FigureId | None = None
    for event in log:
        match event:
            case events.FigureFell():
                attacker = None
            case events.HitsRolled():
                attacker = event.figure
                expected = float(len(event.faces) * chance(event.target_number))
                yield Deed(attacker, len(event.faces), event.hits, expected)
            case events.WoundsSuffered():
                yield Deed(event.figure, suffered=event.wounds)
                if attacker is not None:
                    yield Deed(attacker, dealt=event.wounds)


def standing_line(texts: Phrases, state: State) -> str:
    """Return the points of all sides; "" where there are none to be had.  WR32."""
    if not any(zone.kind in (ZoneKind.CONTEST, ZoneKind.HOLD) for zone in state.setup.zones):
        return ""
    each = [
        texts("standing-points", side=own.label.in_language(texts.language), points=state.points[own.id])
        for own in state.setup.sides
    ]
    return texts("standing-all", sides=", ".join(each))


def briefing(texts: Phrases, setup: Setup) -> Iterator[str]:
    """Yield how a fight is won and when it ends.  WR32."""
    scoring: dict[tuple[Label, ...], list[str]] = {}
    for zone in setup.zones:
        if zone.kind in (ZoneKind.CONTEST, ZoneKind.HOLD):
            able = {setup.player_by_id[player].side for player in zone.players}
            own = tuple(side.label for side in setup.sides if side.id in able)
            told = texts("briefing-zone-name", zone=zone_name(texts, setup, zone.id))
            scoring.setdefault(own if len(own) < len(setup.sides) else (), []).append(told)
    for own, zones in scoring.items():
        whose = texts.listing([label.in_language(texts.language) for label in own])
        key = "briefing-zone-of" if own else "briefing-zone"
        yield texts(key, zones=texts.listing(zones), count=len(zones), whose=whose)
    for act in setup.acts:
        name = _upper(act.label.in_language(texts.language))
        yield texts("briefing-act", act=name, round=act.from_round)
    yield texts("briefing-last-side")
    options = setup.options
    if options.points_to_win is not None:
        yield texts("briefing-points-to-win", points=options.points_to_win)
    if options.round_limit is not None:
        key = f"briefing-{options.at_the_limit.value}"
        yield texts(key, number=options.round_limit, margin=options.value_margin)


WORDS: Final = W6Words()
