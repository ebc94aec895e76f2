"""The picture of a conflict while its events are watched one after the other, and how its attacks sound."""

from __future__ import annotations

from pb12table.kernel.log import Event
from pb12table.systems.fate.rules import events
from pb12table.systems.fate.rules.actors import companion_actor, standing
from pb12table.systems.fate.rules.data import ActorId, Setup, Skill, Use
from pb12table.systems.fate.rules.state import Aspect, Block, Gone, On, Spin, State, packed


def glide(state: State, event: events.FigureMoved, age: float) -> None:
    """Show a figure on its way; `age` runs from 0 to 1."""
    share = max(0.0, min(age, 1.0))
    placed = state.figures[event.figure]
    placed.x, placed.y, placed.z = (a + (b - a) * share for a, b in zip(event.start, event.end, strict=True))


def show(state: State, event: Event) -> None:
    """Show an event done."""
    match event:
        case events.FigureMoved():
            glide(state, event, 1.0)
        case events.ExchangeBegan():
            state.exchange, state.turn_index = event.exchange, 0
            for actor in state.actors.values():
                actor.has_acted = actor.held = actor.full_defence = False
        case events.OrderSet():
            state.order = list(event.order)
        case events.TurnBegan():
            state.actor = event.actor
            state.actors[event.actor].held = False
        case events.TurnEnded():
            state.actor = None
            state.actors[event.actor].has_acted = True
        case events.HeldBack():
            state.actors[event.actor].held = True
        case events.FullyDefending():
            state.actors[event.actor].full_defence = True
        case events.PointMoved():
            state.actors[event.actor].fate_points = event.points
        case events.StressMarked():
            state.actors[event.actor].marks.setdefault(event.track, []).append(event.box)
        case events.GroupLostMembers():
            for figure in event.members:
                state.figures[figure].gone = Gone.FALLEN
            state.actors[event.group].partial = event.partial
        case events.TakenOut():
            _go(state, event.actor, Gone.TAKEN_OUT)
        case events.LeftConflict() if len(standing(state, event.actor)) == 1:
            _go(state, event.actor, Gone(event.how))
        case events.AspectPlaced():
            placed = Aspect(event.aspect, event.label, event.on, event.bearer, sticky=event.sticky)
            state.aspects[event.aspect] = placed
        case events.ConsequenceTaken():
            hurt = Aspect(event.aspect, event.label, On.ACTOR, event.actor, severity=event.severity)
            state.aspects[event.aspect] = hurt
        case events.BlockSet():
            number = max((block.id for block in state.blocks), default=0) + 1
            block = Block(number, event.actor, event.kind, event.strength, event.subject, event.zones, event.deed,
                          event.debris)  # fmt: skip
            state.blocks.append(block)
        case events.BlockEnded():
            ended = [block for block in state.blocks if (block.owner, block.kind) == (event.actor, event.kind)]
            state.blocks = [block for block in state.blocks if block is not next(iter(ended), None)]
        case events.SpinGained():
            state.spin = packed((*state.spins, Spin(event.actor, event.value)))
        case events.SpinUsed() | events.SpinLapsed():
            left, used = list(state.spins), state.spins_of(event.actor)
            if used:
                left.remove(used[0])
            state.spin = packed(left)
        case events.FuseOut() | events.ZoneBlasted():
            state.fuses = [fuse for fuse in state.fuses if fuse.zone != event.zone]
        case events.AspectEnded():
            state.aspects.pop(event.aspect, None)
        case events.ThingTaken():
            state.things[event.thing].carrier = event.actor
        case events.ThingDropped():
            state.things[event.thing].carrier, state.things[event.thing].at = None, event.at
        case events.AttachmentChanged():
            state.actors[event.group].led_by = event.leader
        case events.CompanionMoved():
            _show_companion(state, event)


def _show_companion(state: State, event: events.CompanionMoved) -> None:
    """A companion that may act alone comes onto the table, or goes back to its partner."""
    alone = companion_actor(state, event.companion)
    if alone is not None:
        gone = Gone.WITH if event.how == "back" else Gone.NO
        state.actors[alone].gone = gone
        for figure in state.actors[alone].members:
            state.figures[figure].gone = gone


def _go(state: State, actor: ActorId, how: Gone) -> None:
    for figure in standing(state, actor):
        state.figures[figure].gone = how
    state.actors[actor].gone = how


def attack_sound(setup: Setup, event: events.ActDeclared) -> tuple[str, ...]:
    """What an attack sounds like by its weapon."""
    weapons = [weapon for each in setup.actor_by_id.values() for weapon in each.weapons if weapon.id == event.weapon]
    if not weapons:
        return ("blow",)
    if event.skill is Skill.GUNS:
        return ("shot",)
    return ("throw",) if weapons[0].use is Use.THROW else ("blade",)
