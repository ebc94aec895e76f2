"""FATE in the window: all questions but that for an act; see `window.play.face.WindowFace`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import Form, Instead, InTurn, Option, Pick, Roll, Values
from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.skirmish.scene.miniatures import Mark
from pb12table.systems.fate.rules import events as happened
from pb12table.systems.fate.rules.actors import (
    acting,
    actor_of,
    box_for,
    group,
    is_opposing,
    next_severity,
    owner,
    standing,
)
from pb12table.systems.fate.rules.acts.attacks import (
    ChooseDefence,
    ChoosePath,
    DefendFully,
    SpendShifts,
    UseSpinNow,
    surest_defence,
)
from pb12table.systems.fate.rules.acts.beside import cost
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.acts.features import UseShifts
from pb12table.systems.fate.rules.acts.maneuvers import AcceptAspect
from pb12table.systems.fate.rules.acts.moving import ChooseLanding
from pb12table.systems.fate.rules.acts.travelling import reaches_goal
from pb12table.systems.fate.rules.asking.answers import (
    Compel,
    Enough,
    Fallen,
    GiveUp,
    GoDown,
    Hamper,
    Lapse,
    LoseCompanion,
    MarkBox,
    NoCompel,
    NoOffer,
    Order,
    Placing,
    Split,
    TakeConsequence,
    Terms,
    UseAspect,
    UseSpin,
    WhenAsked,
)
from pb12table.systems.fate.rules.asking.judging import (
    AnswerCompel,
    Judge,
    JudgeNumber,
    NameAnew,
    Object,
    Vote,
    are_own,
)
from pb12table.systems.fate.rules.asking.requests import ActHeld, ChooseAct, OrderOwn, PlaceFigures, SplitGroup, Stretch
from pb12table.systems.fate.rules.bidding import (
    WHOSE,
    AddSpin,
    AddToRoll,
    best_spin,
    bids_at_once,
    is_free,
    is_in_vain,
    turns,
    whose,
    wins_spin,
    with_bid,
    with_bids,
)
from pb12table.systems.fate.rules.data import BONUS, ActorId, Setup
from pb12table.systems.fate.rules.harm import (
    AcceptTerms,
    AnswerConcession,
    ChooseFallen,
    NameOutcome,
    OfferConcession,
    RejectOutcome,
    TakeHit,
)
from pb12table.systems.fate.rules.rolls import defending_modifiers
from pb12table.systems.fate.rules.state import Asked as WhenToAsk
from pb12table.systems.fate.rules.state import Contest, Defends, State
from pb12table.systems.fate.scene import ASPECT, CARRIER, CONSEQUENCE, DEFENDING, SPIN, WAITING, first
from pb12table.systems.fate.texts import actor_name, aspect_name, ladder, typed, words_of
from pb12table.systems.fate.window.acting import act_form, placing_form
from pb12table.systems.fate.window.asked import TURNS, Asked, menu, placed_form, turn, wording, yes_no
from pb12table.texts.locale import Texts
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Assistant, Die, GameDesk, MenuEntry, Throw
from pb12table.window.play.face import WindowFace


def _concession(asked: Asked, request: AnswerConcession, values: Values) -> Form[Any]:
    """Return the form for yes, no, or other terms.  F059, F060."""
    texts = asked.texts
    words, fields = wording(asked, "terms", values)
    options = [asked.option(answer, texts("fate-yes" if answer else "fate-no")) for answer in (False, True)]
    other = texts("fate-other-terms", terms=typed(texts, "outcome", words))
    options.append(asked.option(Terms(words), other, same="terms"))
    terms = typed(texts, "outcome", request.terms)
    title = texts("fate-ask-concession", actor=asked.name(request.offerer), terms=terms)
    return asked.form("concession", title, options, request.offerer, fields)


def _named_anew(asked: Asked, request: NameAnew, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [asked.option(each, typed(texts, request.about, each)) for each in request.words]
    return asked.form("anew", texts("fate-ask-anew", actor=asked.name(request.actor)), options, request.actor)


def _about(asked: Asked, request: Judge | JudgeNumber | Object | Vote) -> str:
    """Return what is judged, with its words."""
    texts = asked.texts
    text = words_of(texts, asked.setup, request.text) or request.text
    return texts("fate-judged-about", about=texts(f"about-{request.about}"), text=text or "none")


def _number(asked: Asked, request: JudgeNumber, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(number, f"{number} {ladder(texts, number)}")
        for number in (request.usual, *(each for each in request.options(asked.state) if each != request.usual))
    ]
    title = texts("fate-ask-number", actor=asked.name(request.actor), about=_about(asked, request))
    return asked.form("number", title, options, request.actor)


def _objection(asked: Asked, request: Object | Vote, values: Values) -> Form[Any]:
    key, ruling = "object" if isinstance(request, Object) else "vote", "yes" if request.ruling else "no"
    return yes_no(asked, key, request.actor, about=_about(asked, request), ruling=ruling)


def _uses(asked: Asked, request: UseShifts, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(each, texts("fate-uses", time=each.time, quality=each.quality, notice=each.notice))
        for each in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-uses", actor=asked.name(request.actor), shifts=shifts)
    return asked.form("uses", title, options, request.actor)


def _fallen(asked: Asked, request: ChooseFallen, values: Values) -> Form[Any]:
    """Return the form in which the minions that fall are picked on the table or in a list.  FR35."""
    options = [
        Option(value=figure, label=asked.setup.figure_by_id[figure].label.in_language(asked.texts.language),
               figure=figure)
        for figure in standing(asked.state, request.group)
    ]  # fmt: skip
    return placed_form(
        asked, "fallen", asked.texts("fate-ask-fallen", group=asked.name(request.group), number=request.number),
        options, request.number, values, Fallen,
    )  # fmt: skip


TALKS: Final[Mapping[type[Any], Any]] = MappingProxyType(
    {
        AnswerConcession: _concession,
        AcceptTerms: lambda asked, request, values: yes_no(
            asked, "terms", request.by, terms=typed(asked.texts, "outcome", request.terms)
        ),
        Judge: lambda asked, request, values: yes_no(asked, "judge", request.actor, about=_about(asked, request)),
        JudgeNumber: _number,
        NameAnew: _named_anew,
        Object: _objection,
        Vote: _objection,
        UseShifts: _uses,
        ChooseFallen: _fallen,
    }
)
"""The forms of these questions."""

AGAIN: Final = "again"
KEEP: Final = "keep"
FEW: Final = 3
"""Of so many the order is chosen at once."""
Make: TypeAlias = Callable[[Asked, Any, Values], Form[Any]]


def _defence(asked: Asked, request: ChooseDefence, values: Values) -> Form[Any]:
    texts = asked.texts
    sums = {skill: total(defending_modifiers(asked.state, request.actor, skill)) for skill in request.skills}
    options = [asked.option(skill, texts(f"skill-{skill.value}"), cost=str(sums[skill])) for skill in request.skills]
    options.sort(key=lambda option: -sums[option.value])
    title = texts("fate-ask-defence", actor=asked.name(request.actor), attacker=asked.name(request.attacker))
    return asked.form("defence", title, options, request.actor)


def _standing_words(asked: Asked, contest: Contest) -> str:
    """Return the meaning of two sums: shifts, a tie, a failure, or a block that holds."""
    if contest.is_barred:
        return asked.texts("fate-stands-barred", sums=_sums(contest))
    margin, spin = contest.margin, "yes" if wins_spin(contest) else "no"
    result = "tie" if margin == 0 else "ahead" if margin > 0 else "behind"
    if run := sum(asked.state.run):
        result, margin = "run", max(margin, 0)
    return asked.texts("fate-stands", sums=_sums(contest), margin=abs(margin), result=result, spin=spin, run=run)


def _sums(contest: Contest) -> str:
    other = contest.barrier if contest.is_barred and contest.barrier is not None else contest.against
    return f"{_signed(contest.effort)} : {_signed(other)}"


def _bid(asked: Asked, request: AddToRoll | AddSpin, values: Values) -> Form[Any]:
    """Return the form for who adds to the roll: both sums, and what each bid makes of them, by whose it is.  FR25."""
    texts, state, contest = asked.texts, asked.state, asked.state.contest
    assert contest is not None, "asked only then"
    offered, spin = list(request.options(state)), best_spin(state, contest, request.actor)
    words, fields = "", tuple[Field, ...]()
    again = False
    if any(isinstance(each, UseAspect) and each.reroll for each in offered):
        again = values.get(AGAIN) is True
        ways = tuple(Option(value=way, label=texts("fate-again" if way else "fate-plus", bonus=BONUS))
                     for way in (False, True))  # fmt: skip
        fields = (Pick(name=AGAIN, label=texts("fate-worth"), options=ways, value=again, decides=False, cycled=True),)
    if any(isinstance(each, UseSpin) for each in offered):
        words, more = wording(asked, "spin", values)
        fields += more
    offered.sort(key=lambda each: -1 if isinstance(each, Enough) else WHOSE.index(whose(state, request.actor, each)))
    options = [asked.option(Enough(), texts("fate-enough"))]
    for each in offered:
        match each:
            case UseAspect() if each.reroll is again or is_free(state, request.actor, state.aspects[each.aspect]):
                options.append(_one_bid(asked, request, contest, each, same=each.aspect))
            case UseSpin() if each == spin:
                explained = UseSpin(each.to_other, each.less, words)
                options.append(_one_bid(asked, request, contest, explained, same="spin"))
            case Hamper():
                options.append(_one_bid(asked, request, contest, each, same=each))
    if isinstance(request, AddToRoll) and not again:
        options += _several_bids(asked, request, contest)
    stands = _standing_words(asked, contest)
    if is_opposing(state, request.actor, contest.roll.actor):
        stands = texts("fate-stands-against", sums=stands)
    own = state.players[asked.player]
    never = WhenAsked(WhenToAsk.NEVER, own.compels, own.splits, own.objects, own.falls)
    return asked.form(
        "bid",
        texts("fate-ask-bid", actor=asked.name(request.actor)),
        options,
        request.actor,
        fields,
        rolls=tuple(_rolls(asked, contest)),
        result=stands,
        instead=(Instead("pass-always", texts("fate-pass-always"), Enough(), declares=never,
                         about=(texts("fate-pass-always.about"),)),),
    )  # fmt: skip


def _one_bid(
    asked: Asked, request: AddToRoll | AddSpin, contest: Contest, bid: UseAspect | UseSpin | Hamper, same: Any
) -> Option:
    """Return a bid: whose it is, what it costs, and the sums with it.  F070, F103, F107."""
    texts, state, actor = asked.texts, asked.state, request.actor
    worth = sum(spin.value for spin in state.spins_of(actor)[:1])
    added = with_bid(contest, getattr(request, "which", ""), bid, worth)
    if isinstance(bid, UseSpin):
        roll = contest.other if bid.to_other and contest.other is not None else contest.roll
        key, name = "less" if bid.less else "more", asked.name(roll.actor)
    else:
        key = "free" if is_free(state, actor, state.aspects[bid.aspect]) else "point"
        key, name = "hamper" if isinstance(bid, Hamper) else key, aspect_name(texts, state.aspects[bid.aspect].label)
    label, is_sure = texts(f"fate-bid-{key}", name=name, worth=worth), key != "hamper" and not getattr(bid, "reroll", 0)
    return asked.option(
        bid, f"{label} → {_sums(added)}" if is_sure else label, same=same,
        group=texts(f"fate-group-{whose(state, actor, bid)}"),
        about=texts(f"fate-bid-{key}.about", sums=_standing_words(asked, added) if is_sure else "none"),
        turns=is_sure and turns(state, contest, added, actor),
    )  # fmt: skip


def _several_bids(asked: Asked, request: AddToRoll, contest: Contest) -> Iterator[Option]:
    """Yield several aspects at once."""
    texts, state = asked.texts, asked.state
    for uses in bids_at_once(state, request):
        number, paid = len(uses), sum(not is_free(state, request.actor, state.aspects[each.aspect]) for each in uses)
        added = with_bids(contest, request.which, uses)
        names = [aspect_name(texts, state.aspects[each.aspect].label) for each in uses]
        yield Option(
            value=InTurn(uses),
            label=texts("fate-bid-several", number=number, points=paid, sums=_sums(added)),
            about=f"{_standing_words(asked, added)}: {texts.listing(names)}",
            group=texts("fate-group-several"),
            same=("several", number),
            turns=turns(state, contest, added, request.actor),
        )


def _rolls(asked: Asked, contest: Contest) -> Iterator[Roll]:
    """Yield both sums with their words on the ladder, and the block that must be beaten.  F002, F030, F031."""
    texts, found = asked.texts, [(asked.name(contest.roll.actor), contest.roll.effort)]
    if contest.other is None:
        found.append((texts("fate-bid-difficulty"), contest.difficulty))
    else:
        found.append((asked.name(contest.other.actor), contest.other.effort))
    if contest.strength is not None and contest.blocker is not None:
        found.append((texts("fate-bid-protects", actor=asked.name(contest.blocker)), contest.strength))
    if contest.barrier is not None and contest.barrier_owner is not None:
        found.append((texts("fate-bid-block", actor=asked.name(contest.barrier_owner)), contest.barrier))
    for name, number in found:
        yield Roll(name, ladder(texts, number), _signed(number))


def _signed(number: int) -> str:
    return str(number).replace("-", "−")


def _hit(asked: Asked, request: TakeHit, values: Values) -> Form[Any]:
    """Return the form for a hit: a box, a named consequence, a companion out, or out oneself.  F048 to F055, F091."""
    texts, state, actor = asked.texts, asked.state, request.actor
    severity = next_severity(state, actor)
    words, fields = wording(asked, request.track.value, values)
    options: list[Option] = []
    if (box := box_for(state, actor, request.track, request.hit)) is not None:
        options.append(asked.option(MarkBox(), texts("fate-take-box", box=box)))
    if severity is not None:
        name = typed(texts, "consequence", words)
        label = texts("fate-take", severity=texts(f"severity-{severity.value}"), name=name)
        options.append(asked.option(TakeConsequence(words), label, same="consequence"))
    for answer in request.hints(state):
        if isinstance(answer, LoseCompanion):
            options.append(asked.option(answer, texts("fate-take-companion", name=asked.named(answer.companion))))
        elif isinstance(answer, GoDown):
            options.append(asked.option(answer, texts("fate-take-down"), grave=True))
    track = texts(f"track-{request.track.value}")
    title = texts("fate-ask-hit", actor=asked.name(actor), hit=request.hit, track=track)
    return asked.form("hit", title, options, actor, fields if severity is not None else ())


def _offer(asked: Asked, request: OfferConcession, values: Values) -> Form[Any]:
    """Return the form for fighting on, or offering terms.  F058, FR18."""
    texts = asked.texts
    words, fields = wording(asked, "terms", values)
    offer = texts("fate-offer", terms=typed(texts, "outcome", words))
    options = [
        asked.option(NoOffer(), texts("fate-fight-on")),
        asked.option(Terms(words), offer, same="terms", grave=True),
    ]
    return asked.form("offer", texts("fate-ask-offer", actor=asked.name(request.actor)), options, request.actor, fields)


def _outcome(asked: Asked, request: NameOutcome, values: Values) -> Form[Any]:
    """Return the form for what becomes of the loser, by a quick name or in words.  F055, FR17."""
    texts = asked.texts
    words, fields = wording(asked, "outcome", values)
    options = [asked.option(words, texts("fate-so-be-it", name=typed(texts, "outcome", words)), same="outcome")]
    return asked.form("outcome", texts("fate-ask-outcome", actor=asked.name(request.actor)), options, None, fields)


def _spin(asked: Asked, request: UseSpinNow, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(each, texts(f"fate-spin-{each}", shifts=request.shifts)) for each in request.options(asked.state)
    ]
    title = texts("fate-ask-spin", actor=asked.name(request.actor))
    return asked.form("spin", title, options, request.actor, note=_for_all_minions(asked, request))


def _full_defence(asked: Asked, request: DefendFully, values: Values) -> Form[Any]:
    return replace(yes_no(asked, "full-defence", request.actor), note=_for_all_minions(asked, request))


def _for_all_minions(asked: Asked, request: DefendFully | UseSpinNow) -> str:
    """Return that the answer holds for all minions, "" where there are no others."""
    state, player = asked.state, asked.player
    groups = [each for each in acting(state) if group(state, each) is not None and owner(state, each) == player]
    return asked.texts("fate-for-all-minions") if request.actor in groups and len(groups) > 1 else ""


def _spend(asked: Asked, request: SpendShifts, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(
            answer,
            texts("fate-lapse") if isinstance(answer, Lapse) else asked.act(request.actor, answer.act),
            cost="" if isinstance(answer, Lapse) else str(cost(asked.state, request.actor, answer.act)),
        )
        for answer in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-spend", actor=asked.name(request.actor), shifts=shifts)
    return asked.form("spend", title, options, request.actor)


def _landing(asked: Asked, request: ChooseLanding, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(answer, asked.named(request.path[answer.zones - 1]) if answer.zones else texts("fate-stay"))
        for answer in request.hints(asked.state)
    ]
    shifts = texts("count-shifts", number=request.shifts)
    title = texts("fate-ask-landing", actor=asked.name(request.mover), shifts=shifts)
    return asked.form("landing", title, options, request.mover)


def _path(asked: Asked, request: ChoosePath, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(path, " → ".join(asked.named(zone) for zone in path) if path else texts("fate-stay"))
        for path in request.options(asked.state)
    ]
    return asked.form("landing", texts("fate-ask-push", actor=asked.name(request.target)), options, request.actor)


def _compel(asked: Asked, request: OfferCompel, values: Values) -> Form[Any]:
    texts = asked.texts
    options: list[Option] = []
    for answer in request.hints(asked.state):
        if isinstance(answer, Compel):
            name = aspect_name(texts, asked.state.aspects[answer.aspect].label)
            target = "" if answer.target is None else asked.name(answer.target)
            words = texts(f"compel-{answer.effect}", actor=asked.name(request.actor), target=target)
            options.append(asked.option(answer, texts("fate-compel", name=name, effect=words)))
        else:
            options.insert(0, asked.option(NoCompel(), texts("fate-let-be")))
    title = texts("fate-ask-compel", actor=asked.name(request.actor), act=asked.act(request.actor, request.act))
    return asked.form("compel", title, options, request.actor)


def _compelled(asked: Asked, request: AnswerCompel, values: Values) -> Form[Any]:
    texts = asked.texts
    target = "" if request.target is None else asked.name(request.target)
    words = texts(f"compel-{request.effect}", actor=asked.name(request.actor), target=target)
    name = aspect_name(texts, asked.state.aspects[request.aspect].label)
    options = [asked.option(True, texts("fate-compel-yes")), asked.option(False, texts("fate-compel-no"))]
    title = texts("fate-ask-compelled", actor=asked.name(request.actor), name=name, effect=words)
    return asked.form("compelled", title, options, request.actor)


def _order(asked: Asked, request: OrderOwn, values: Values) -> Form[Any]:
    """Return the form with one list for each place in the order.  F017, FR07."""
    texts = asked.texts
    if len(request.actors) <= FEW:
        ways = [Order(way) for way in permutations(request.actors)]
        listed = [asked.option(way, ", ".join(asked.name(actor) for actor in way.actors)) for way in ways]
        return asked.form("order", texts("fate-ask-order", player=asked.player_name), listed)
    options = [Option(value=actor, label=asked.name(actor), figure=asked.figure(actor)) for actor in request.actors]
    title = texts("fate-ask-order", player=asked.player_name)
    return placed_form(asked, "order", title, options, len(options), values, Order)


def _split(asked: Asked, request: SplitGroup, values: Values) -> Form[Any]:
    texts = asked.texts
    options = [
        asked.option(answer, texts("fate-split-none") if len(answer.parts) == 1 else texts(
            "fate-split", number=len(answer.parts), sizes=", ".join(str(len(part)) for part in answer.parts)))
        for answer in dict.fromkeys(request.hints(asked.state))
    ]  # fmt: skip
    return asked.form("split", texts("fate-ask-split", group=asked.name(request.group)), options, request.group)


FORMS: Final[Mapping[type[Any], Make]] = MappingProxyType(
    {
        ChooseDefence: _defence,
        AddToRoll: _bid,
        AddSpin: _bid,
        TakeHit: _hit,
        OfferConcession: _offer,
        NameOutcome: _outcome,
        UseSpinNow: _spin,
        SpendShifts: _spend,
        ChooseLanding: _landing,
        ChoosePath: _path,
        OfferCompel: _compel,
        AnswerCompel: _compelled,
        OrderOwn: _order,
        SplitGroup: _split,
        PlaceFigures: placing_form,
        DefendFully: _full_defence,
        ActHeld: lambda asked, request, values: yes_no(asked, "act-held", request.actor),
        Stretch: lambda asked, request, values: yes_no(asked, "stretch", request.actor),
        RejectOutcome: lambda asked, request, values: yes_no(
            asked, "reject", request.actor, terms=typed(asked.texts, "outcome", request.text)
        ),
        AcceptAspect: lambda asked, request, values: yes_no(
            asked, "aspect", request.actor, name=typed(asked.texts, "aspect", request.text)
        ),
        **TALKS,
    }
)
"""The forms of all questions but that for an act."""

SIGNS: Final = ("−", "−", " ", " ", "+", "+")
"""What is written on the six faces of a Fudge die."""


# -- what need not be asked ----------------------------------------------------------------------------------------


class FateAssistant(Assistant):
    """Defends with the best skill, and passes where a bid is in vain.

    Minions act on, and keep a spin they have won; only if that was ordered for a group is their player asked, and then
    once an exchange for all of them.

    Figures begin where the scenario puts them, and in its groups: undoing asks after all.
    """

    in_turn = (AddToRoll,)

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._exchange = 0
        self._said: dict[tuple[str, str], Any] = {}
        self._asks_minions = False
        self._act: Any = None

    def program_decided(self, request: Request[State, Any] | None, answer: Any) -> None:
        self._act = answer if isinstance(request, ChooseAct) else self._act

    def decided(self, request: Request[State, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        self.program_decided(request, answer)
        if isinstance(request, DefendFully | UseSpinNow) and self._asks_minions:
            self._said[request.player, type(request).__name__] = answer

    def travelled(self) -> None:
        self._said.clear()
        self._act = None

    def spared(self, request: Request[State, Any], known: State) -> tuple[Any] | None:
        match request:
            case PlaceFigures():
                return (Placing(),)
            case SplitGroup() if not known.order:
                return (request.now(known),)
            case ChooseDefence():
                return (surest_defence(known, request),)
            case AddToRoll() | AddSpin() if is_in_vain(known, request):
                return (Enough(),)
            case ChooseLanding() if reaches_goal(request, self._act):
                return (request.hints(known)[0],)
            case DefendFully() | UseSpinNow():
                return self._as_before(request, known)
            case TakeHit():
                found = request.hints(known)
                return (found[0],) if len(found) == 1 else None
            case Judge(text=text) if text and not are_own(text):
                return (True,)
        return None

    def _as_before(self, request: DefendFully | UseSpinNow, known: State) -> tuple[Any] | None:
        """Return what is usual for minions, or what has been said for others in this exchange.  F027, F103."""
        if known.exchange != self._exchange:
            self._exchange = known.exchange
            self._said.clear()
        self._asks_minions = group(known, request.actor) is not None
        if not self._asks_minions:
            return None
        if known.actors[request.actor].defends is not Defends.ALWAYS:
            return (KEEP if isinstance(request, UseSpinNow) else False,)
        said = self._said.get((request.player, type(request).__name__))
        return None if said is None else (said,)

    def ends(self, answer: Any) -> bool:
        return isinstance(answer, Placing | Split)

    def passing(self, request: Request[State, Any], known: State) -> tuple[Any] | None:
        match request:
            case DefendFully() | ActHeld():
                return (False,)
            case AddSpin():
                return (Enough(),)
            case OfferCompel():
                return (NoCompel(),)
            case OfferConcession():
                return (NoOffer(),)
            case SpendShifts():
                return (Lapse(),)
        return None


class FateWindow(WindowFace):
    """Every question is a form; dice are Fudge dice."""

    emblem = "lantern-flame"
    giving_up = GiveUp()
    passing = (Enough, Lapse, NoCompel, NoOffer)
    keeping = (PlaceFigures,)
    deciding = frozenset({"standing-orders"})

    def form(
        self, texts: Texts, state: State, request: Request[State, Any], values: Values, changed: str, /
    ) -> Form[Any] | None:
        asked = Asked(texts, state, request, changed)
        if isinstance(request, ChooseAct):
            return act_form(asked, values)
        make = FORMS.get(type(request))
        return None if make is None else make(asked, request, values)

    def assistant(self, settings: Settings, /) -> Assistant:
        return FateAssistant(settings)

    def signs(self, texts: Texts, /) -> Sequence[tuple[str, Mark]]:
        marks = {"consequence": CONSEQUENCE, "aspect": ASPECT, "defending": DEFENDING, "waiting": WAITING}
        marks |= {"carrier": CARRIER, "spin": SPIN}
        return [(texts(f"fate-sign-{name}"), mark) for name, mark in marks.items()]

    def throw(self, texts: Texts, setup: Setup, event: Event, /) -> Throw | None:
        if not isinstance(event, happened.FudgeRolled):
            return None
        dice = tuple(Die(len(SIGNS), 2 * face + 4, SIGNS) for face in event.faces)
        figure = FigureId(event.actor)
        figures = (figure,) if figure in setup.figure_by_id else ()
        result = f"{_signed(event.effort)} {ladder(texts, event.effort)}"
        thrower = actor_name(texts, setup, event.actor)
        return Throw(dice, thrower, texts(f"dice-{event.purpose}"), result, figures=figures)

    def headline(self, texts: Texts, setup: Setup, event: Event, /) -> str:
        if isinstance(event, happened.TurnBegan):
            return texts("fate-headline", actor=actor_name(texts, setup, event.actor))
        return super().headline(texts, setup, event)

    def between_turns(self, request: Request[Any, Any], /) -> bool:
        return isinstance(request, ActHeld)

    def fitting_selection(
        self, request: Request[Any, Any], state: State, selected: FigureId | None, /
    ) -> FigureId | None:
        actor = getattr(request, "actor", None)
        if not isinstance(actor, str) or actor not in state.actors:
            return selected
        return first(state, ActorId(actor)) or selected

    def menu(self, game: GameDesk, player: PlayerId, /) -> Sequence[MenuEntry]:
        return menu(game, player, _selected(game))

    def press(self, game: GameDesk, command: str, /) -> bool:
        number = 0 if command == "standing-orders" else _number_field(command)
        request = game.controller.pending
        if number is None:
            return False
        if request is not None:
            actor = _actor(request)
            turn(game, PlayerId(request.player), actor if actor is not None else _selected(game), number)
        return True


def _number_field(command: str) -> int | None:
    """Return the number of a switch from its command."""
    rest = command.removeprefix(TURNS)
    return int(rest) if rest != command and rest.isdigit() else None


def _actor(request: Request[Any, Any]) -> ActorId | None:
    return request.actor if isinstance(request, ChooseAct) else None


def _selected(game: GameDesk) -> ActorId | None:
    """Return the actor whose figure is selected."""
    state = game.state
    assert isinstance(state, State), "a game of this system"
    return None if game.selected is None else actor_of(state, game.selected)


WINDOW: Final = FateWindow()
