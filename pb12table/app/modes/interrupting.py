"""Whether to interrupt, with which figure, and how.  R4.0.1 to R4.0.3, R4.1.5, R4.3.1 to R4.3.3."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.app.modes.base import GameDesk, Mode
from pb12table.app.modes.hand_tile import hand_buttons
from pb12table.app.modes.stack_words import stack_lines
from pb12table.app.modes.target_place import attacked_places
from pb12table.app.panels.cards import Card, CardButton, Stepper
from pb12table.app.preview_attack import sight_drawing
from pb12table.app.sum_lines import sum_lines
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.actions.attack_plan import plan_attack
from pb12table.systems.pb12.rules.checks.rolls import SIDES
from pb12table.systems.pb12.rules.extensions.interrupt_answers import (
    Interruption,
    InterruptionAnswer,
    MeleeDefence,
    Pass,
    RangedDefence,
    UseDelayed,
)
from pb12table.systems.pb12.rules.extensions.interrupt_requests import PlayInterruption
from pb12table.systems.pb12.rules.extensions.interrupts import DEFENCE
from pb12table.systems.pb12.rules.extensions.moments import Window
from pb12table.systems.pb12.rules.extensions.standing_orders import is_attacked, order_holds
from pb12table.systems.pb12.rules.figures.figures import body, figures_of, is_on_table, markers_of, value
from pb12table.systems.pb12.rules.game.answers import Action, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.state import Place, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, player_name
from pb12table.window.scene.picture import Picture

FORMS: Final = (RangedDefence, MeleeDefence, UseDelayed)
"""What a figure can play."""


class InterruptMode(Mode):
    """One figure after the other offers what it can play; the first one is whom it concerns most.

    A figure is chosen by its token, in the list, by Tab or on the card; its offers are the digits of the card.  When
    the question is about cards only, as before one's own Move, no figure is chosen by itself: what is legal can still
    be asked for, but nobody needs a defence.
    """

    groups = ("interrupt",)

    def __init__(self, game: GameDesk, request: PlayInterruption) -> None:
        super().__init__(game)
        self.request = request
        self.player = PlayerId(request.player)
        self.figures = self._able()
        self.figure = next((figure for figure in self.figures if self._is_concerned(figure)), None)
        if self.figure is not None:
            game.select(self.figure)

    def _able(self) -> list[FigureId]:
        """The figures that can play something: those that are attacked first, then those that wait to act."""
        state, request = self.game.state, self.request
        options = request.options(state)
        playing = {answer.figure for answer in options if isinstance(answer, FORMS)}
        able = [figure.id for figure in figures_of(state, self.player) if figure.id in playing]
        delayed = {answer.figure for answer in options if isinstance(answer, UseDelayed)}
        attacked = {figure for figure in able if is_attacked(state, figure, request.moment, request.stack)}
        return sorted(able, key=lambda figure: (figure not in attacked, figure not in delayed))

    def _is_concerned(self, figure: FigureId) -> bool:
        """Whether there is a reason to offer what a figure could play: it is attacked, waits, or was ordered to."""
        state, request = self.game.state, self.request
        own = self.game.controller.session.state  # the order is a secret of him who is asked now
        return (
            is_attacked(state, figure, request.moment, request.stack)
            or markers_of(state, figure, Status.DELAYED) > 0
            or order_holds(own, figure, request.moment, request.stack)
        )

    @property
    def pointed_at(self) -> FigureId | None:
        return self.request.moment.figure

    def vital(self) -> list[Point]:
        """Where they are between whom an attack is announced, else where he is whose action is to be interrupted."""
        found, state, acting = self.attack(), self.game.state, self.request.moment.figure
        if found is not None:
            return attacked_places(state, *found)
        return [] if acting is None or not is_on_table(state, acting) else [body(state, acting).position]

    def offers(self) -> list[Interruption]:
        """What the chosen figure could play, Delayed only if it has that; what does not fit the attack comes last."""
        figure = self.figure
        if figure is None:
            return []
        waiting = markers_of(self.game.state, figure, Status.DELAYED) > 0
        offered = [form(figure) for form in FORMS if form is not UseDelayed or waiting]
        return sorted(offered, key=self._is_unfit)

    def _is_unfit(self, answer: Interruption) -> bool:
        """Whether an answer defends against blows where a shot is announced, or the other way round."""
        found = self.attack()
        if found is None:
            return False
        return isinstance(answer, MeleeDefence if isinstance(found[1], RangedAttack) else RangedDefence)

    # -- the attack that is announced -----------------------------------------------------------------------

    def attack(self) -> tuple[FigureId, RangedAttack | MeleeAttack] | None:
        """Who is about to attack, and how: on top of the stack, or what the turn's figure has declared."""
        request = self.request
        declared: list[tuple[FigureId | None, Action | None]] = [
            (played.actor, played.action) for played in reversed(request.stack)
        ]
        if request.moment.window is Window.BEFORE_ACTION:
            declared.append((request.moment.figure, request.moment.action))
        for figure, action in declared:
            if figure is not None and isinstance(action, RangedAttack | MeleeAttack) and is_on_table(
                self.game.state, figure
            ):
                return figure, action
        return None

    def needed_for_attack(self) -> list[Modifier]:
        """What the target number of the attack is made of, with the defences that are played already.

        Empty when nobody is attacked, and when no check can succeed.
        """
        found = self.attack()
        if found is None:
            return []
        figure, attack = found
        if attack.target is None or not is_on_table(self.game.state, attack.target):
            return []
        plan = plan_attack(self.game.state, figure, attack)
        if plan.fails:
            return []
        ranged = isinstance(attack, RangedAttack)
        form, rule = (RangedDefence, "R4.3.2") if ranged else (MeleeDefence, "R4.3.3")
        played = [played.answer for played in self.request.stack]
        raised = sum(isinstance(answer, form) and answer.figure == attack.target for answer in played)
        label = "ranged-defence-reaction" if ranged else "melee-defence-reaction"
        return [*plan.modifiers, *[Modifier(rule, label, DEFENCE * raised, attack.target)][:raised]]

    def _target_line(self, number: int) -> str:
        """What the attack needs now, and what after one more defence; and whether any die shows as much."""
        found = self.attack()
        target = None if found is None else found[1].target
        if target is None:
            return ""
        name = figure_name(self.texts, self.game.setup, target)
        own, after = self.figure == target, number + DEFENCE
        fails = "now" if number > SIDES else "then" if after > SIDES else "never"
        return self.texts(
            "interrupt-target-number", target=name, number=number, after=after, own=own, fails=fails
        )

    # -- the card -------------------------------------------------------------------------------------------

    def card(self) -> Card:
        texts, game = self.texts, self.game
        lines = [texts("interrupt-explanation")]
        needed = self.needed_for_attack()
        if needed:
            lines.append(self._target_line(total(needed)))
        lines.extend(self._distraction())
        return Card(
            texts("interrupt-title", player=player_name(game.setup, self.player)),
            self.player,
            tuple(lines),
            stack=stack_lines(texts, game.setup, self.request.moment, self.request.stack),
            steppers=self._steppers(),
            sums=sum_lines(texts, game.setup, needed),
            result=texts("attack-target-number", target=total(needed)) if needed else "",
            buttons=(
                *self._offer_buttons(),
                *hand_buttons(game, self.player),
                CardButton(
                    "pass-interruption",
                    texts("interruption-pass"),
                    game.key("pass-interruption"),
                    new_row=not needed or bool(hand_buttons(game, self.player)),
                ),
                CardButton(
                    "pass-turn",
                    texts("declaration-pass-turn"),
                    game.key("pass-turn"),
                    reason=texts("declaration-pass-turn.help"),
                ),
            ),
            note=texts("hand-asked-too-often") if hand_buttons(game, self.player) else "",
        )

    def _steppers(self) -> tuple[Stepper, ...]:
        if not self.figures:
            return ()
        texts, figure = self.texts, self.figure
        name = texts("interrupt-no-figure") if figure is None else figure_name(texts, self.game.setup, figure)
        more = "next-figure" if figure is None or len(self.figures) > 1 else ""
        key = self.game.key("next-figure") if more else ""
        return (Stepper(self.texts("interrupt-figure"), name, more=more, more_key=key),)

    def _distraction(self) -> tuple[str, ...]:
        """How often the figure has reacted, and how often it can.  R4.3.1."""
        if self.figure is None:
            return ()
        state = self.game.state
        name = figure_name(self.texts, self.game.setup, self.figure)
        distracted = markers_of(state, self.figure, Status.DISTRACTED)
        most = max(value(state, self.figure, Attribute.INITIATIVE), 0)
        return (self.texts("interrupt-distracted", figure=name, distracted=distracted, most=most),)

    def _offer_buttons(self) -> list[CardButton]:
        """What the figure can play; none is bright: Enter, which the attacker has just pressed, takes nothing."""
        texts, state = self.texts, self.game.state
        buttons: list[CardButton] = []
        for number, answer in enumerate(self.offers(), start=1):
            refusal = self.request.refusal(state, answer)
            key = f"interruption-{answer.__struct_config__.tag}"
            told = (texts(f"{key}.help"), texts("interrupt-unfit") if self._is_unfit(answer) else "")
            buttons.append(
                CardButton(
                    f"offer-{number}",
                    self._label(answer),
                    str(number),
                    enabled=refusal is None,
                    reason=" ".join(filter(None, told)) if refusal is None else self.game.refusal_text(refusal),
                )
            )
        return buttons

    def _label(self, answer: Interruption) -> str:
        key = f"interruption-{answer.__struct_config__.tag}"
        if not isinstance(answer, UseDelayed):
            return self.texts("interrupt-defence", name=self.texts(key), value=DEFENCE)
        points = markers_of(self.game.state, answer.figure, Status.DELAYED)
        return self.texts("interrupt-act", name=self.texts(key), cost=self.texts("cost-action", number=points))

    # -- the table ------------------------------------------------------------------------------------------

    def needed(self) -> list[Point]:
        """Where those stand whom it is about."""
        found, state = self.attack(), self.game.state
        concerned = [self.figure, self.request.moment.figure, None if found is None else found[1].target]
        return [
            (state.figures[figure].x, state.figures[figure].y)
            for figure in concerned
            if figure is not None and is_on_table(state, figure)
        ]

    def decorate(self, picture: Picture) -> None:
        state, found = self.game.state, self.attack()
        if found is not None and found[1].target is not None and is_on_table(state, found[1].target):
            picture.sights.append(sight_drawing(state, found[0], found[1].target))
        target = None if found is None else found[1].target
        picture.tokens = [
            replace(token, targeted=token.body.id == target, hovered=token.hovered or token.body.id in self.figures)
            for token in picture.tokens
        ]

    # -- choosing -------------------------------------------------------------------------------------------

    def choose(self, figure: FigureId) -> None:
        """Look at what another figure could play, or only at the figure when it can play nothing."""
        if figure in self.figures:
            self.figure = figure
        self.game.select(figure)

    def click(self, point: Point, figure: FigureId | None) -> None:
        if figure is not None:
            self.choose(figure)

    def pick(self, figure: FigureId) -> None:
        self.choose(figure)

    def press(self, command: str) -> bool:
        kind, _, number = command.partition("-")
        match command:
            case "next-figure" | "previous-figure" if self.figures:
                step = 1 if command == "next-figure" else -1
                now = -1 if self.figure is None and step > 0 else self.figures.index(self.figure or self.figures[0])
                self.choose(self.figures[(now + step) % len(self.figures)])
            case "pass-interruption":
                self.game.commit(Pass())
            case "pass-turn":
                self.game.pass_turn(self.player)
            case _ if kind in ("digit", "offer") and number.isdigit():
                self._take(int(number))
            case _:
                return False
        return True

    def _take(self, number: int) -> None:
        offers = self.offers()
        if 1 <= number <= len(offers):
            answer: InterruptionAnswer = offers[number - 1]
            self.game.commit(answer)

    def back(self) -> None:
        """Nothing is passed by accident: going back only looks at the chosen figure again."""
        if self.figure is not None and self.game.state.figures[self.figure].place is Place.TABLE:
            self.game.select(self.figure, centre=True)
