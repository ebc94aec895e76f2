"""What people call the things of Pb-12, the sums behind numbers, and what rounds have come to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.words import Phrases, Result, Standing, telling
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, value
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.events import (
    FigureWentOutOfAction,
    PlayerDefeated,
    RoundBegan,
    StatusLost,
    StatusReceived,
    VictoryPointsGained,
)
from pb12table.systems.pb12.rules.game.state import (
    SEPARATOR,
    ChosenTarget,
    NextEffect,
    State,
    Status,
    TakenOver,
    owner_of,
)
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Block, CardId, Setup, StrengthMode
from pb12table.systems.pb12.rules.scenarios.scenario_data import GiveVictoryPoints, ScenarioAction
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, is_wrecked
from pb12table.texts.describe import event_line, modifier_line, modifier_lines
from pb12table.texts.locale import upper_first
from pb12table.texts.names import figure_name, name_of, player_name, text_key


def block_name(texts: Phrases, setup: Setup, block: str) -> str:
    """Return a building block's name in the language; its id if nobody has it."""
    found = _block(setup, block)
    return block if found is None else found.label.in_language(texts.language)


def scenario_action_name(texts: Phrases, setup: Setup, action: str) -> str:
    """Return the name of an action the scenario provides; its id if there is no such action."""
    found = setup.scenario_actions.get(action)
    return action if found is None else found.label.in_language(texts.language)


def card_name(texts: Phrases, setup: Setup, card: str) -> str:
    """Return the name of a card; one whose face must stay unknown is called a card face down."""
    found = setup.card_by_id.get(CardId(card))
    if found is not None:
        return found.label.in_language(texts.language)
    return card or texts("card-face-down")


def group_name(texts: Phrases, setup: Setup, group: str) -> str:
    """Return a command group's name in the language, or the owner of the force."""
    found = next((known for known in setup.groups if known.id == group), None)
    if found is None:
        return texts("group-force", player=player_name(setup, group))
    return found.label.in_language(texts.language)


def status_name(texts: Phrases, status: Status | str) -> str:
    """Return the name of a status."""
    return texts(text_key("status", str(status)))


def short_name(texts: Phrases, attribute: Attribute) -> str:
    """Return what stands for an attribute in a data sheet cell; the words for reach and sight must be short enough."""
    words = {Attribute.MELEE_REACH: "sheet-reach", Attribute.SIGHT_ANGLE: "sheet-sight"}
    return texts(words.get(attribute) or f"{text_key('attribute', attribute)}.short")


def target_name(texts: Phrases, setup: Setup, target: ChosenTarget) -> str:
    """Return what an action is aimed at: a figure, a piece of terrain, or a point on the table."""
    if target.piece is not None:
        return texts("target-terrain", piece=name_of(texts, setup, target.piece))
    return texts("target-bare-point") if target.figure is None else figure_name(texts, setup, target.figure)


def place_words(texts: Phrases, state: State, figure: FigureId) -> str:
    """Return where a figure not on the table is; for a destroyed vehicle, that its wreck is left."""
    if is_wrecked(state, figure):
        return texts("place-wreck")
    return texts(text_key("place", state.figures[figure].place))


def own_name(texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
    """Return the name of a part of a vehicle, a block, a group, an action, a card or a status; None for anything else.

    Parts of a vehicle are called after it; they lie about as a wreck, or nobody would ask for them.
    """
    if SEPARATOR in identity:
        name = figure_name(texts, setup, owner_of(identity))
        return texts("wreck-object" if form == "object" else "wreck-name", name=name)
    if _block(setup, identity) is not None:
        return block_name(texts, setup, identity)
    if any(group.id == identity for group in setup.groups):
        return group_name(texts, setup, identity)
    if identity in setup.scenario_actions:
        return scenario_action_name(texts, setup, identity)
    if identity in setup.card_by_id:
        return card_name(texts, setup, identity)
    return status_name(texts, identity) if identity in tuple(Status) else None


def _block(setup: Setup, block: str) -> Block | None:
    return next((known for figure in setup.figures for known in figure.blocks if known.id == block), None)


def block_facts(texts: Phrases, block: Block) -> str:
    """Return one line of the important numbers: damage, ranged and melee modifiers, armour, checks."""
    parts: list[str] = []
    if block.damage is not None:
        parts.append(texts("sheet-block-damage", code=damage_code(texts, block)))
    if block.is_ranged_weapon:
        parts.append(texts("sheet-block-ranged", factor=block.range_factor, modifiers=ranged_modifiers(texts, block)))
    if block.melee_modifier is not None:
        modifier = texts.signed(block.melee_modifier)
        parts.append(texts("sheet-block-melee", modifier=modifier, reach=block.melee_reach))
    if block.armour_seen or block.armour_unseen:
        parts.append(texts("sheet-block-armour", seen=block.armour_seen, unseen=block.armour_unseen))
    if block.melee_defence:
        parts.append(texts("sheet-block-melee-defence", value=texts.signed(block.melee_defence)))
    if block.ranged_defence:
        parts.append(texts("sheet-block-ranged-defence", value=texts.signed(block.ranged_defence)))
    return " · ".join((*parts, *further_facts(texts, block)))


def further_facts(texts: Phrases, block: Block) -> list[str]:
    """Return what a block does about checks: their frequency, successes and target radius, and those it enables.

    R1.8.11 to R1.8.13, R1.4.28; R1.8.6: the reach of what is no weapon, for other actions that it is chosen for.
    """
    parts: list[str] = []
    if block.melee_reach and not block.is_melee_weapon:
        parts.append(texts("sheets-reach", reach=block.melee_reach))
    if block.frequency.multiplier > 1:
        modifier = texts.signed(block.frequency.modifier)
        parts.append(texts("sheet-block-frequency", multiplier=block.frequency.multiplier, modifier=modifier))
    if block.success_multiplier > 1:
        parts.append(texts("sheet-block-multiplier", multiplier=block.success_multiplier))
    if block.radius is not None:
        parts.append(texts("sheet-block-radius", radius=block.radius))
    if block.deputy is not None:
        attribute = texts(text_key("attribute", block.deputy.attribute))
        check, others = str(block.deputy.check), block.deputy.others
        parts.append(texts("sheet-block-deputy", check=check, others=others, attribute=attribute))
    return parts


def damage_code(texts: Phrases, block: Block) -> str:
    """Return a weapon's damage code with the strength added; "" for what does no damage."""
    if block.damage is None:
        return ""
    code = f"{texts.number(block.damage.strength)}/{texts.number(block.damage.penetration)}"
    mark = {StrengthMode.HALF: texts("sheet-half-strength"), StrengthMode.FULL: texts("sheet-full-strength")}
    return code + mark.get(block.strength_mode, "")


def category_modifiers(block: Block) -> tuple[int | None, ...]:
    """Return the modifiers of a ranged weapon from near to extreme; None if every check fails."""
    modifiers = block.ranged_modifiers
    return (modifiers.near, modifiers.short, modifiers.medium, modifiers.long, modifiers.extreme)


def ranged_modifiers(texts: Phrases, block: Block) -> str:
    """Return the modifiers of a ranged weapon from near to extreme, in one line."""
    return " ".join("–" if number is None else texts.signed(number) for number in category_modifiers(block))


def block_lines(texts: Phrases, block: Block) -> tuple[str, ...]:
    """Return everything about a block: its name, its slots, and a line for each thing it does."""
    lines = [block.label.in_language(texts.language), texts("sheet-block-slots", slots=block.slots)]
    if block.damage is not None:
        mode = texts(f"strength-mode-{block.strength_mode}")
        lines.append(texts("sheet-block-damage-long", code=str(block.damage), mode=mode))
    if block.is_ranged_weapon:
        modifiers = ranged_modifiers(texts, block)
        lines.append(texts("sheet-block-ranged-long", factor=block.range_factor, modifiers=modifiers))
    if block.is_melee_weapon:
        modifier = texts.signed(block.melee_modifier or 0)
        lines.append(texts("sheet-block-melee-long", modifier=modifier, reach=block.melee_reach))
    if block.armour_seen or block.armour_unseen:
        lines.append(texts("sheet-block-armour-long", seen=block.armour_seen, unseen=block.armour_unseen))
    for attribute in (Attribute.MELEE_DEFENCE, Attribute.RANGED_DEFENCE):
        if bonus := getattr(block, attribute):
            name = texts(text_key("attribute", attribute))
            lines.append(texts("sheet-block-defence-long", name=name, value=texts.signed(bonus)))
    if block.resources is not None:
        charges, resources = block.charges or 0, block.resources
        lines.append(texts("sheet-block-resources", charges=charges, resources=resources))
    lines += [fact[:1].upper() + fact[1:] for fact in further_facts(texts, block)]
    return tuple(lines)


USUAL: Final = 3
"""What an average human has of most attributes."""


def strengths(state: State, figure: FigureId) -> tuple[str, ...]:
    """Return what is said about a figure, comparing its values with an average human's; nothing for a vehicle."""
    return () if is_vehicle(state, figure) else telling(_qualities(state, figure))


def _qualities(state: State, figure: FigureId) -> Iterator[tuple[str, str, float]]:
    def now(attribute: Attribute) -> int:
        return value(state, figure, attribute)

    blocks = blocks_in_use(state, figure)
    if any(block.is_ranged_weapon for block in blocks):
        yield "shoots-well", "shoots-badly", (now(Attribute.RANGED) - 2.5) / 1.5
    if any(block.is_melee_weapon for block in blocks):
        yield "strikes-well", "strikes-badly", (now(Attribute.MELEE) - 2.5) / 1.5
    yield "quick", "slow", (now(Attribute.MOVEMENT) - USUAL) * 1.1
    courage = now(Attribute.NERVE) + now(Attribute.INITIATIVE) - 2 * USUAL
    yield "brave", "timid", courage * 0.6
    points = state.setup.figure_by_id[figure].profile.damage_points
    bears = now(Attribute.TOUGHNESS) - USUAL + points.free + points.light + points.heavy - 2
    yield "tough", "frail", bears * 0.9
    yield "armoured", "", now(Attribute.ARMOUR) * 0.6
    yield "leads", "", now(Attribute.COMMAND) * 1.2
    yield "handy", "", now(Attribute.TECH) * 0.5


OF_GEAR: Final = "block-"
"""How labels of addends begin whose source is gear or an ability, even if a figure has the same id."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")


def source_words(texts: Phrases, setup: Setup, modifier: Modifier) -> str:
    """Return the name of an addend's source if it says more than the addend's own, else ""."""
    if modifier.label.startswith(OF_GEAR):
        return block_name(texts, setup, modifier.source)
    return name_of(texts, setup, modifier.source) if _says_more(setup, modifier) else ""


def _says_more(setup: Setup, modifier: Modifier) -> bool:
    """Return whether the source is worth mentioning: gear, a zone with its own name, a command figure.

    The name of a status says it itself, and whose attribute it is is plain from the sum.
    """
    if any(zone.id == modifier.source for zone in setup.zones):
        return any(zone.id == modifier.source and zone.label is not None for zone in setup.zones)
    if any(figure.id == modifier.source for figure in setup.figures):
        return modifier.label in ("command-figure", "supporter")
    if modifier.source in setup.scenario_actions or modifier.source in setup.card_by_id:
        return True
    return any(block.id == modifier.source for figure in setup.figures for block in figure.blocks)


def sum_lines(texts: Phrases, setup: Setup, event: Event) -> list[str]:
    """Return the whole sum behind an event, one line per addend, then the result; empty if there is none."""
    match event:
        case events.CheckMade():
            return [
                *_sum_lines(texts, setup, event.modifiers),
                texts("sum-target-number", target_number=event.target_number),
                texts("sum-no-die", passed=event.passed)
                if event.face is None
                else texts("sum-die", passed=event.passed, face=event.face),
            ]
        case events.DamageRolled() | events.PieceDamaged():
            return _damage_lines(texts, setup, event)
        case events.InitiativeRolled() if not event.tie:
            added = event.initiative - event.face
            return [
                texts("sum-damage-die", face=event.face),
                texts("sum-initiative-bid", added=texts.signed(added), spent=added // 2),
                texts("sum-initiative", initiative=event.initiative),
            ]
        case events.CommandPointsRefilled():
            return [
                *(modifier_line(texts, setup, modifier) for modifier in event.modifiers),
                texts("sum-command-points", balance=event.balance),
            ]
        case _:
            return []


def _sum_lines(texts: Phrases, setup: Setup, modifiers: Iterable[Modifier]) -> list[str]:
    return [line for modifier in modifiers for line in modifier_lines(texts, setup, modifier)]


def _damage_lines(texts: Phrases, setup: Setup, event: events.DamageRolled | events.PieceDamaged) -> list[str]:
    """Return the sum behind a damage roll."""
    return [
        texts("sum-damage-die", face=event.face),
        *_sum_lines(texts, setup, event.modifiers),
        texts(
            "sum-damage-result",
            result=event.result,
            table=damage_table_name(event.damage_table),
            points=event.points,
            damage_points=texts("count-damage-points", number=event.points),
        ),
    ]


def damage_table_name(number: int) -> str:
    """Return a damage table's Roman number, as on the data sheet."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)


def effect_line(texts: Phrases, setup: Setup, effect: NextEffect) -> str:
    """Return a status-phase effect waiting to be carried out, or that a leader takes over panic checks."""
    if isinstance(effect, TakenOver):
        return texts("effect-take-over")
    return texts(f"effect-{effect.effect}", figure=figure_name(texts, setup, effect.figure))


PANIC = "R1.10.5"
"""The rule by which a panicked figure goes out of action."""
DEFEAT = "R1.1.22"
"""The rule that gives a point for the defeat of another player."""
NO_FIGURE_LEFT = "R1.3.18"
"""The rule by which a player is defeated who has no figure able to act."""


def round_news(texts: Phrases, setup: Setup, events: Sequence[Event]) -> str:
    """Return who received victory points in a round with these events, or that nobody did.  R1.1.21 (Siegpunkte)."""
    gained = [event_line(texts, setup, event) for event in events if isinstance(event, VictoryPointsGained)]
    number = next((event.game_round for event in events if isinstance(event, RoundBegan)), 0)
    return texts("round-result", number=number, gained=" ".join(gained) or "none")


def standing_line(texts: Phrases, state: State) -> str:
    """Return the victory points of all players still in the game, the most first.  R1.1.21 (Siegpunkte)."""
    still = sorted((own for own in state.players.values() if not own.defeated), key=lambda own: -own.victory_points)
    each = [texts("standing-of", player=player_name(state.setup, own.id), points=own.victory_points) for own in still]
    return texts("standing", players=", ".join(each))


def result(texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
    """Return who has won, and how that came about; None while a game is not over.  R1.1.21, R1.1.22."""
    if state.outcome is None:
        return None
    return Result(tuple(state.outcome.winners), tuple(ending_lines(texts, state, log)))


def standings(texts: Phrases, state: State, log: Sequence[Event]) -> tuple[Standing, ...]:
    """Return the victory points of all players and what brought them: winners first, then by points.  R1.1.21."""
    winners = () if state.outcome is None else state.outcome.winners
    ranked = sorted(state.players.values(), key=lambda own: (own.id not in winners, own.defeated, -own.victory_points))
    return tuple(
        Standing(own.id, own.victory_points, own.defeated, player_line(texts, state, log, own.id)) for own in ranked
    )


def ending_lines(texts: Phrases, state: State, log: Sequence[Event]) -> list[str]:
    """Return how a game ended: why, after how many rounds, and who was defeated by what; empty until it is over.

    `log` as in `defeat_line`.
    """
    if state.outcome is None:
        return []
    why, winners = state.outcome.reason, len(state.outcome.winners)
    reason = upper_first(texts.either(text_key("ending", why), why, winners=winners))
    defeated = [defeat_line(texts, state, log, event) for event in log if isinstance(event, PlayerDefeated)]
    return [texts("closing-reason", reason=reason, rounds=state.game_round), *defeated]


def defeat_line(texts: Phrases, state: State, log: Sequence[Event], defeat: PlayerDefeated) -> str:
    """Return why a player was defeated; if without a figure able to act, what became of them.  R1.3.18, R1.10.5.

    `log` are the events of the game, the newest last, without those taken back.
    """
    line = event_line(texts, state.setup, defeat)
    if defeat.rule != NO_FIGURE_LEFT:
        return line
    before = list(takewhile(lambda event: event is not defeat, log))
    out, _ = _out_of_action(state, before, defeat.player)
    panicked = [figure for figure in _panicked(before) if state.figures[figure].controller == defeat.player]
    numbers = {"closing-out": len(out), "closing-panicked": len(panicked)}
    parts = [texts(key, number=number) for key, number in numbers.items() if number]
    return texts("closing-defeat", line=line, figures=texts.listing(parts)) if parts else line


def player_line(texts: Phrases, state: State, log: Sequence[Event], player: PlayerId) -> str:
    """Return what brought a player points and what panic cost in figures; "" if neither.  R1.1.21, R1.1.22, R1.10.5."""
    gained = [event for event in log if isinstance(event, VictoryPointsGained) and event.player == player]
    parts: list[str] = []
    if state.players[player].defeated:
        points = sum(event.points for event in gained)
        parts += [texts("closing-points-lost", points=points)] if points else []
    else:
        brought: dict[tuple[str, str], int] = {}
        for event in gained:
            key = (event.rule if event.rule == DEFEAT else "", event.source)
            brought[key] = brought.get(key, 0) + event.points
        for (rule, source), points in brought.items():
            why = "defeats" if rule else "source" if source else "other"
            parts.append(texts(f"closing-points-{why}", points=points, source=name_of(texts, state.setup, source)))
    _, panic = _out_of_action(state, log, player)
    if panic:
        parts.append(texts("closing-lost-to-panic", number=len(panic)))
    return " · ".join(parts)


def _out_of_action(state: State, log: Sequence[Event], player: PlayerId) -> tuple[list[FigureId], list[FigureId]]:
    """Return the figures of a player that went out of action, and those of them that did so by panic."""
    own = [
        event
        for event in log
        if isinstance(event, FigureWentOutOfAction) and state.figures[event.figure].controller == player
    ]
    return [event.figure for event in own], [event.figure for event in own if event.rule == PANIC]


def _panicked(log: Sequence[Event]) -> list[FigureId]:
    """Return who is Panicked at the end of a log."""
    found: dict[FigureId, None] = {}
    for event in log:
        match event:
            case StatusReceived(figure=figure, status=Status.PANICKED):
                found[figure] = None
            case StatusLost(figure=figure, status=Status.PANICKED, markers=0):
                found.pop(figure, None)
            case FigureWentOutOfAction(figure=figure):
                found.pop(figure, None)
            case _:
                pass
    return list(found)


SCORING = {ZoneKind.HOLD: "briefing-hold", ZoneKind.CONTEST: "briefing-contest"}


def briefing_lines(texts: Phrases, setup: Setup) -> list[str]:
    """Return a game's victory conditions, defeat conditions and end, one sentence each."""
    lines = [_scoring(texts, setup, zone) for zone in setup.zones if zone.kind in SCORING]
    lines += [
        _rewarded(texts, setup, action, points)
        for action in setup.actions
        if (points := sum(effect.points for effect in action.effects if isinstance(effect, GiveVictoryPoints)))
    ]
    if setup.modules.take_out_leader:
        led = [
            texts("briefing-leader", player=player.name, figure=figure_name(texts, setup, player.leader))
            for player in setup.players
            if player.leader is not None
        ]
        lines.append(texts("briefing-take-out-leader", leaders=texts.listing(led)))
    lines += [texts("briefing-no-figures"), texts("briefing-defeat")]
    limit = setup.modules.round_limit
    lines.append(texts("briefing-end-limit", rounds=limit) if limit is not None else texts("briefing-end"))
    return lines


def _rewarded(texts: Phrases, setup: Setup, action: ScenarioAction, points: int) -> str:
    """Return an action that earns victory points: how many, for whom, where, how often, and what it takes."""
    return texts(
        "briefing-action",
        action=action.label.in_language(texts.language),
        points=texts("count-victory-points", number=points),
        limited=bool(action.players),
        players=texts.listing([player_name(setup, player) for player in action.players]),
        inside=action.zone is not None,
        zone=name_of(texts, setup, action.zone or ""),
        uses=action.uses or 0,
        text=action.text.in_language(texts.language),
    )


def _scoring(texts: Phrases, setup: Setup, zone: Zone) -> str:
    players = texts.listing([player_name(setup, player) for player in zone.players])
    # Without a name of its own it would be called by its players, who are named here anyhow.
    name = texts(text_key("zone", zone.kind)) if zone.label is None else name_of(texts, setup, zone.id)
    return texts(SCORING[zone.kind], zone=name, players=players, number=len(zone.players))
