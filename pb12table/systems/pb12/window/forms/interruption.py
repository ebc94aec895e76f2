"""Whether to interrupt, with which figure, and how, and what waits on the stack.  R4.0.1 to R4.0.3, R4.1.5, R4.3.1 to
R4.3.3.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from pb12table.skirmish.forms.form import Aim, Form, Instead, InTurn, Lit, Look, Option, Pick, Sketch, Values, Waiting
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.pb12.measures import FORESIGHT
from pb12table.systems.pb12.rules.attacks.attack_plan import plan_attack
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.attacks.targets import chosen, is_present, target_figure, target_point
from pb12table.systems.pb12.rules.cards.card_legality import SIDES
from pb12table.systems.pb12.rules.extensions.interrupt_legality import is_attacked, order_holds
from pb12table.systems.pb12.rules.extensions.interrupts import DEFENCE, PlayInterruption
from pb12table.systems.pb12.rules.extensions.moments import Moment, Played, Window, about_to_act
from pb12table.systems.pb12.rules.figures.figures import base_point, figures_of, is_on_table, markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Interruption,
    InterruptionAnswer,
    MeleeAttack,
    MeleeDefence,
    Pass,
    PassTurn,
    PlayCard,
    RangedAttack,
    RangedDefence,
    ScenarioAct,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.state import AttributeEffect, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Setup, When
from pb12table.systems.pb12.texts.names import block_name, card_name, scenario_action_name
from pb12table.systems.pb12.window.forms.asked import Asked
from pb12table.systems.pb12.window.forms.choices import hand
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of, player_name, text_key
from pb12table.window.play.foreseeing import outcome_words

MOST: Final = 5
"""So many rows of a stack are shown."""


def declared_words(texts: Texts, setup: Setup, action: Action) -> str:
    """Return an action with its weapon and its target, if it has them."""
    name = texts(text_key("action", str(action.__struct_config__.tag)))
    if isinstance(action, ScenarioAct):
        name = scenario_action_name(texts, setup, action.action)
    weapon = getattr(action, "weapon", None)
    target = getattr(action, "target", None) or getattr(action, "piece", None)
    if isinstance(action, PlayCard):
        name, target = texts("declared-card", card=card_name(texts, setup, action.card)), action.figure or action.player
    return texts(
        "declared-action",
        action=name,
        has="both" if weapon and target else "weapon" if weapon else "target" if target else "none",
        weapon=block_name(texts, setup, weapon) if weapon else "",
        target=name_of(texts, setup, target) if target else "",
    )


def moment_words(texts: Texts, setup: Setup, moment: Moment) -> str:
    """Return what the game is just before or after."""
    figure = figure_name(texts, setup, moment.figure) if moment.figure is not None else ""
    action = declared_words(texts, setup, moment.action) if moment.action is not None else ""
    player = player_name(setup, moment.player)
    entered = moment.window is Window.AFTER_TURN and moment.figure is not None
    key = "moment-after-entering" if entered else f"moment-{moment.window.value}"
    return texts(key, figure=figure, action=action, player=player)


def played_words(texts: Texts, setup: Setup, played: Played) -> str:
    """Return an interruption that is waiting for its effect."""
    answer = played.answer
    if isinstance(answer, PlayCard):
        aim = answer.figure or answer.player
        return texts(
            "stack-card",
            card=card_name(texts, setup, answer.card),
            has="target" if aim else "none",
            target=name_of(texts, setup, aim) if aim else "",
        )
    figure = figure_name(texts, setup, answer.figure)
    if isinstance(answer, UseDelayed) and played.action is not None:
        return texts("stack-acts", figure=figure, action=declared_words(texts, setup, played.action))
    return texts("stack-plays", figure=figure, what=texts(f"interruption-{answer.__struct_config__.tag}"))


def stack_lines(texts: Texts, setup: Setup, moment: Moment | None, stack: Sequence[Played]) -> tuple[Waiting, ...]:
    """Return the stack from its top down to what is interrupted."""
    first = len(stack) - 1
    found = [
        Waiting(
            played.player,
            played_words(texts, setup, played),
            texts("stack-first") if number == first else texts("stack-then"),
        )
        for number, played in reversed(list(enumerate(stack)))
    ]
    if len(found) > MOST:
        bottom = Waiting(found[-1].player, texts("stack-more", number=len(found) - MOST + 1))
        found = [*found[: MOST - 1], bottom]
    if moment is not None:
        over = moment.window in (Window.AFTER_TURN, Window.AFTER_ACTION, Window.AFTER_OPTION)
        found.append(Waiting(moment.player, moment_words(texts, setup, moment), texts("stack-announced", over=over)))
    return tuple(found)


FORMS: Final = (RangedDefence, MeleeDefence, UseDelayed)
"""What a figure can play."""
FIGURE, OFFER = "figure", "offer"
Asking: TypeAlias = Asked[PlayInterruption]
Announced: TypeAlias = tuple[FigureId, RangedAttack | MeleeAttack]
"""Who is about to attack, and how."""


def interrupt(asked: Asking, values: Values) -> Form[InterruptionAnswer]:
    """Return the form in which one figure after the other offers what it can play, the most affected one first.

    When the question is about cards only, as before one's own Move, no figure is chosen by itself: what is legal can
    still be asked for, but nobody needs a defence.  None of the offers is bright: Enter, which the attacker has just
    pressed, takes nothing.
    """
    texts, request, figures = asked.texts, asked.request, _able(asked)
    figure = values.get(FIGURE, next((each for each in figures if _is_concerned(asked, each)), None))
    found = announced_attack(asked)
    needed, cards = _needed(asked, found), hand(asked)
    target_line: tuple[str, ...] = ()
    if needed and found is not None:
        # What may come of it decides; where there is no room for all of it the numbers are read on demand.
        target_line = (*_outcomes(asked, found, figure), _target_line(asked, found, figure, total(needed)))
    return Form(
        name="interrupt",
        title=texts("interrupt-title", player=asked.player_name),
        player=asked.player,
        lines=(*target_line, *_distraction(asked, figure), texts("interrupt-explanation")),
        stack=stack_lines(texts, asked.setup, request.moment, request.stack),
        modifiers=tuple(needed),
        result=texts("attack-target-number", target=total(needed)) if needed else "",
        fields=(
            Pick(
                name=FIGURE,
                label=texts("interrupt-figure"),
                value=figure,
                unset=texts("interrupt-no-figure"),
                decides=False,
                cycled=True,
                keys=("previous-figure", "next-figure"),
                options=tuple(Option(value=each, label=asked.figure_name(each), figure=each) for each in figures),
            ),
            Pick(name=OFFER, options=tuple(_offers(asked, found, figure))),
        ),
        give=lambda given: _given(asked, given[OFFER]),
        extras=cards,
        instead=(
            Instead(
                "pass-interruption",
                texts("interruption-pass"),
                Pass(),
                "pass-interruption",
                row=not needed or bool(cards),
            ),
            Instead(
                "pass-turn",
                texts("declaration-pass-turn"),
                Pass(),
                "pass-turn",
                (texts("declaration-pass-turn.help"),),
                declares=PassTurn(),
            ),
        ),
        note=texts("hand-asked-too-often") if cards else "",
        figure=request.moment.figure,
        selected=figure,
        places=_places(asked, found, figure),
        vital=_vital(asked, found),
        sketch=_sketch(asked, found, figures),
        groups=("interrupt",),
        again={FIGURE: figure},
    )


# -- who can play what ------------------------------------------------------------------------------------------


def _able(asked: Asking) -> list[FigureId]:
    """Return the figures that can play something: those under attack first, then those that wait to act."""
    state, request = asked.state, asked.request
    options = request.options(state)
    playing = {answer.figure for answer in options if isinstance(answer, FORMS)}
    able = [figure.id for figure in figures_of(state, asked.player) if figure.id in playing]
    delayed = {answer.figure for answer in options if isinstance(answer, UseDelayed)}
    attacked = {figure for figure in able if is_attacked(state, figure, request.moment, request.stack)}
    return sorted(able, key=lambda figure: (figure not in attacked, figure not in delayed))


def _is_concerned(asked: Asking, figure: FigureId) -> bool:
    """Return whether there is a reason to offer what a figure could play: it is attacked, waits, or was ordered to."""
    state, request = asked.state, asked.request
    return (
        is_attacked(state, figure, request.moment, request.stack)
        or markers_of(state, figure, Status.DELAYED) > 0
        or order_holds(state, figure, request.moment, request.stack)
    )


def offers(asked: Asking, found: Announced | None, figure: FigureId | None) -> list[Interruption]:
    """Return what a figure could play, Delayed only if it has that; what does not fit the attack comes last."""
    if figure is None:
        return []
    waiting = markers_of(asked.state, figure, Status.DELAYED) > 0
    offered = [form(figure) for form in FORMS if form is not UseDelayed or waiting]
    return sorted(offered, key=lambda answer: _is_unfit(found, answer))


def _is_unfit(found: Announced | None, answer: Interruption) -> bool:
    """Return whether an answer defends against blows when a shot is announced, or vice versa."""
    if found is None:
        return False
    return isinstance(answer, MeleeDefence if isinstance(found[1], RangedAttack) else RangedDefence)


def _given(asked: Asking, value: Any) -> Any:
    """Return an offer if it is legal now, with what follows it."""
    return None if asked.legal(value.answers[0] if isinstance(value, InTurn) else value) is None else value


def _offers(asked: Asking, found: Announced | None, figure: FigureId | None) -> list[Option]:
    texts, options = asked.texts, []
    for answer in offers(asked, found, figure):
        key = f"interruption-{answer.__struct_config__.tag}"
        told = (texts(f"{key}.help"), texts("interrupt-unfit") if _is_unfit(found, answer) else "")
        refusal = asked.reason(answer)
        vain, about = "" if refusal else vain_words(asked, answer), " ".join(filter(None, told))
        once = InTurn((answer, Pass())) if not (refusal or vain) and _is_all(asked, answer) else answer
        options.append(
            Option(value=once, label=_label(asked, answer), refusal=refusal, vain=vain, about=about, same=answer)
        )
        if not refusal and (twice := _twice(asked, answer)) is not None:
            label = texts("interrupt-defence-twice", name=texts(key), value=2 * DEFENCE)
            options.append(Option(value=twice, label=label, about=about, same=("twice", answer)))
    return options


def _is_all(asked: Asking, answer: Interruption) -> bool:
    """Return whether nothing but the same again could be wished for after a defence, so that no more is asked."""
    if isinstance(answer, UseDelayed) or holds_cards(asked.state, asked.player):
        return False
    request, state = asked.request, asked.state
    others = [each for each in request.options(state) if not isinstance(each, Pass) and each != answer]
    return not any(may_help(state, request, each) for each in others)


def _twice(asked: Asking, answer: Interruption) -> InTurn | None:
    """Return the same defence two times, where the second one changes something, too.  R4.3.1."""
    state, request = asked.state, asked.request
    if not isinstance(answer, RangedDefence | MeleeDefence) or why_vain(state, request, answer, 1):
        return None
    left = value(state, answer.figure, Attribute.INITIATIVE) - markers_of(state, answer.figure, Status.DISTRACTED)
    if left < 2:
        return None
    last = left == 2 or bool(why_vain(state, request, answer, 2))
    return InTurn((answer, answer, Pass()) if last and _is_all(asked, answer) else (answer, answer))


def vain_words(asked: Asking, answer: Interruption) -> str:
    """Return why a defence changes nothing about what is announced, "" if it does or is none.  R4.3.2, R4.3.3.

    It lasts until the end of the turn, so that it can still be given.
    """
    why = why_vain(asked.state, asked.request, answer)
    if not why or answer.figure is None:
        return ""
    return asked.texts("interrupt-vain", why=why, figure=asked.figure_name(answer.figure))


def why_vain(state: State, request: PlayInterruption, answer: InterruptionAnswer, already: int = 0) -> str:
    """Return in a word why a defence changes nothing about what is announced, "" if it does or is none.

    It may have been played some times `already`.  R4.3.2, R4.3.3.
    """
    if not isinstance(answer, RangedDefence | MeleeDefence):
        return ""
    figure, kind = answer.figure, RangedAttack if isinstance(answer, RangedDefence) else MeleeAttack
    against = [
        (actor, action)
        for actor, action in about_to_act(request.moment, request.stack)
        if isinstance(action, RangedAttack | MeleeAttack) and target_figure(state, action) == figure
    ]
    fitting = [(actor, action) for actor, action in against if isinstance(action, kind)]
    raised = DEFENCE * (already + sum(played.answer == answer for played in request.stack))
    plans = [plan_attack(state, actor, action) for actor, action in fitting if is_on_table(state, actor)]
    numbers = [plan.target_number + raised for plan in plans if not plan.fails]
    if any(check_probability(number) != check_probability(number + DEFENCE) for number in numbers):
        return ""
    if numbers and min(numbers) <= SIDES:
        return "all-the-same"
    return "unattacked" if not against else "unfit" if not fitting else "fails"


def holds_cards(state: State, player: PlayerId) -> bool:
    """Return whether a player has brought cards, in a hand or not."""
    own = state.players[player]
    return bool(own.hand or own.deck or own.discarded)


def may_help(state: State, request: PlayInterruption, answer: InterruptionAnswer) -> bool:
    """Return whether an interruption may be better than none: it acts, or changes what is announced.

    A defence of somebody who is not attacked can still be played, for the same price, when he is.
    """
    if isinstance(answer, Pass):
        return False
    if not isinstance(answer, RangedDefence | MeleeDefence):
        return True
    why = why_vain(state, request, answer)
    # Of an attack on a place, or on several, it is not worked out what a defence does.
    spread = why == "unattacked" and is_attacked(state, answer.figure, request.moment, request.stack)
    return not why or spread


def is_needless(state: State, request: PlayInterruption) -> bool:
    """Return whether nothing a player could play may help, as all know; who has brought cards is always asked.

    So is who wants to be.
    """
    player = PlayerId(request.player)
    wants = any(figure.standing_order.when is When.ALWAYS for figure in figures_of(state, player))
    options = request.options(state)
    return not wants and not holds_cards(state, player) and not any(may_help(state, request, each) for each in options)


def _outcomes(asked: Asking, found: Announced, figure: FigureId | None) -> tuple[str, ...]:
    """Return the outcome of the announced attack now, and with one more fitting defence of its target."""
    attacker, attack = found
    if attack.target is None or not is_on_table(asked.state, attack.target):
        return ()
    state, texts = asked.state.clone(), asked.texts
    ranged = isinstance(attack, RangedAttack)
    form = RangedDefence if ranged else MeleeDefence
    attribute, rule = (Attribute.RANGED_DEFENCE, "R4.3.2") if ranged else (Attribute.MELEE_DEFENCE, "R4.3.3")
    raised = sum(played.answer == form(attack.target) for played in asked.request.stack)
    effects = state.figures[attack.target].effects
    effects += [AttributeEffect(attribute, DEFENCE, rule)] * raised
    now = FORESIGHT.strike(state, texts, attacker, attack)
    if now is None:
        return ()
    lines = [texts("interrupt-outcomes", outcomes=outcome_words(texts, now))]
    if figure == attack.target and not asked.reason(form(figure)) and not vain_words(asked, form(figure)):
        effects.append(AttributeEffect(attribute, DEFENCE, rule))
        then = FORESIGHT.strike(state, texts, attacker, attack)
        if then is not None:
            lines.append(texts("interrupt-outcomes-then", outcomes=outcome_words(texts, then)))
    return tuple(lines)


def _label(asked: Asking, answer: Interruption) -> str:
    texts, key = asked.texts, f"interruption-{answer.__struct_config__.tag}"
    if not isinstance(answer, UseDelayed):
        return texts("interrupt-defence", name=texts(key), value=DEFENCE)
    points = markers_of(asked.state, answer.figure, Status.DELAYED)
    return texts("interrupt-act", name=texts(key), cost=texts("cost-action", number=points))


# -- the attack that is announced -------------------------------------------------------------------------------


def announced_attack(asked: Asking) -> Announced | None:
    """Return who is about to attack, and how: on top of the stack, or what the turn's figure has declared."""
    request = asked.request
    declared: list[tuple[FigureId | None, Action | None]] = [
        (played.actor, played.action) for played in reversed(request.stack)
    ]
    if request.moment.window is Window.BEFORE_ACTION:
        declared.append((request.moment.figure, request.moment.action))
    for figure, action in declared:
        if figure is not None and isinstance(action, RangedAttack | MeleeAttack) and is_on_table(asked.state, figure):
            return figure, action
    return None


def _needed(asked: Asking, found: Announced | None) -> list[Modifier]:
    """Return the parts of the attack's target number, with the defences that have been played already.

    Empty when nobody is attacked, and when no check can succeed.
    """
    if found is None or found[1].target is None or not is_on_table(asked.state, found[1].target):
        return []
    figure, attack = found
    plan = plan_attack(asked.state, figure, attack)
    if plan.fails:
        return []
    ranged = isinstance(attack, RangedAttack)
    form, rule = (RangedDefence, "R4.3.2") if ranged else (MeleeDefence, "R4.3.3")
    played = [played.answer for played in asked.request.stack]
    raised = sum(isinstance(answer, form) and answer.figure == attack.target for answer in played)
    label = "ranged-defence-reaction" if ranged else "melee-defence-reaction"
    return [*plan.modifiers, *[Modifier(rule, label, DEFENCE * raised, str(attack.target))][:raised]]


def _target_line(asked: Asking, found: Announced, figure: FigureId | None, number: int) -> str:
    """Return what the attack needs now, and after one more defence; and whether any die shows as much."""
    target = found[1].target
    after = number + DEFENCE
    return asked.texts(
        "interrupt-target-number",
        target="" if target is None else asked.figure_name(target),
        number=number,
        after=after,
        own=figure == target,
        fails="now" if number > SIDES else "then" if after > SIDES else "never",
    )


def _distraction(asked: Asking, figure: FigureId | None) -> tuple[str, ...]:
    """Return how often the figure has reacted, and how often it can.  R4.3.1."""
    if figure is None:
        return ()
    distracted = markers_of(asked.state, figure, Status.DISTRACTED)
    most = max(value(asked.state, figure, Attribute.INITIATIVE), 0)
    name = asked.figure_name(figure)
    return (asked.texts("interrupt-distracted", figure=name, distracted=distracted, most=most),)


# -- the table --------------------------------------------------------------------------------------------------


def attacked_places(state: State, figure: FigureId, attack: RangedAttack | MeleeAttack) -> list[Point]:
    """Return the places on the table between which an attack happens: the attacker's and the target's."""
    target = chosen(attack)
    there = [target_point(state, figure, target)[:2]] if is_present(state, figure, target) else []
    return [base_point(state, figure)[:2], *there]


def _vital(asked: Asking, found: Announced | None) -> tuple[Point, ...]:
    """Return the places of an announced attack, else the figure whose action is to be interrupted."""
    acting = asked.request.moment.figure
    if found is not None:
        return tuple(attacked_places(asked.state, *found))
    return () if acting is None or not is_on_table(asked.state, acting) else (asked.position(acting),)


def _places(asked: Asking, found: Announced | None, figure: FigureId | None) -> tuple[Point, ...]:
    """Return the places of those concerned."""
    concerned = (figure, asked.request.moment.figure, None if found is None else found[1].target)
    return tuple(asked.position(each) for each in concerned if each is not None and is_on_table(asked.state, each))


def _sketch(asked: Asking, found: Announced | None, figures: Sequence[FigureId]) -> tuple[Sketch, ...]:
    """Return the sight line of the attack, its target, and those that can play something."""
    target = None if found is None else found[1].target
    if found is None or target is None:
        return (Lit(frozenset(figures)),)
    seen = (Look(found[0], Aim(figure=target)),) if is_on_table(asked.state, target) else ()
    return (*seen, Lit(frozenset(figures)), Lit(frozenset((target,)), how="hit"))
