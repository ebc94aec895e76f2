"""A game by chance: what is wished of it on the left, on the right the table and the forces that come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any, Final, get_args

import pygame

from pb12table.app.preview.state_picture import picture_of
from pb12table.app.screens.base import Desk
from pb12table.app.screens.making import CONTROLS, TABLE, WIDTH, MakingScreen
from pb12table.files.content import load_content
from pb12table.files.places import drawn_folder
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import Scenario, scenario_of
from pb12table.files.writing import write_among_newest
from pb12table.forces.by_play import force_by_play
from pb12table.forces.drawn import Size, Wish, aims_of, drawn_game, drawn_systems, kinds_of
from pb12table.layouts.chance.generate import LARGEST_SEED
from pb12table.skirmish.faces.system import GameSetup
from pb12table.systems import known
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import player_name, system_name
from pb12table.window.kit import theme
from pb12table.window.layout.nodes import Column, Drawn, Label, Node, Row
from pb12table.window.layout.placing import PAD, choices, dialog, dialog_button, titled
from pb12table.window.scene.picture import Picture

HEIGHT: Final = 456.0
"""The height of the picture of the table, in natural pixels: with large forces beside it, too, nothing moves."""
MOST_KEPT: Final = 30
"""So many games by chance are kept as files; the oldest go first."""
ANY: Final = ""


@dataclass(frozen=True, slots=True)
class Made:
    """A game that was drawn: what was wished with which seed, its document, its setup, and its table with all on it."""

    wish: Wish
    seed: int
    document: dict[str, Any]
    setup: GameSetup
    picture: Picture


class GameByChance(MakingScreen[tuple[Wish, int], Made]):
    """Choose game, size, ground and what is fought for, or leave them to chance; Enter begins what is shown."""

    def __init__(self, desk: Desk, system: str, on_take: Callable[[Scenario], None]) -> None:
        """Begin with a game of a system if it can be drawn; `on_take` gets the scenario, which is in a file then."""
        super().__init__(desk)
        self.systems = drawn_systems()
        self.wish = Wish(system if system in self.systems else self.systems[0])
        self.seed = SystemRandom().randrange(LARGEST_SEED + 1)
        self._on_take = on_take

    @property
    def wanted(self) -> tuple[Wish, int]:
        return self.wish, self.seed

    def job(self) -> Callable[[], Made]:
        return partial(_make, self.wish, self.seed, self.desk.texts)

    # -- keys and mouse ---------------------------------------------------------------------------------------------

    def take_key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_n:
            self.press("another")
        else:
            super().take_key(event)

    def press(self, name: str) -> None:
        sort, _, which = name.partition(":")
        match sort:
            case "system" if which in self.systems:
                kind = self.wish.kind if self.wish.kind in kinds_of(which) else ANY
                self.wish = replace(self.wish, system=which, kind=kind, aim=ANY)
            case "size":
                self.wish = replace(self.wish, size=next(size for size in get_args(Size) if size == which))
            case "kind":
                self.wish = replace(self.wish, kind=which)
            case "aim":
                self.wish = replace(
                    self.wish, aim=next((aim for aim in aims_of(self.wish.system) if aim == which), ANY)
                )
            case "another":
                self.seed = SystemRandom().randrange(LARGEST_SEED + 1)
            case _:
                super().press(name)

    def accept(self) -> None:
        made = self.ready
        if made is None:
            return
        try:
            scenario = kept(made)
        except FileProblem as problem:
            self.desk.say_problem(problem)
            return
        self.desk.leave(self)
        self._on_take(scenario)

    # -- what is shown ----------------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts, wish, any_words = self.desk.texts, self.wish, self.desk.texts("drawn-any")
        systems = [(f"system:{each}", system_name(texts, each), each == wish.system) for each in self.systems]
        sizes = [(f"size:{each}", texts(f"drawn-size-{each}"), each == wish.size) for each in get_args(Size)]
        kinds = [(f"kind:{each}", texts(f"chance-kind-{each}") if each else any_words, each == wish.kind)
                 for each in (ANY, *kinds_of(wish.system))]  # fmt: skip
        aims = [(f"aim:{each}", texts(f"drawn-aim-{each}") if each else any_words, each == wish.aim)
                for each in (ANY, *aims_of(wish.system))]  # fmt: skip
        controls = Column(
            (
                titled(texts("drawn-system"), _in_two(systems)),
                titled(texts("drawn-size"), choices(sizes)),
                *((titled(texts("drawn-kind"), _in_two(kinds)),) if len(kinds) > 1 else ()),
                *((titled(texts("drawn-aim"), choices(aims)),) if len(aims) > 2 else ()),
                *self._forces(texts),
            ),
            14.0,
            min_width=CONTROLS,
            max_width=CONTROLS,
        )
        body = Row((controls, Drawn(TABLE, grow=1.0, min_height=HEIGHT)), PAD)
        is_ready = self.ready is not None
        buttons = (
            dialog_button("take", texts("drawn-take"), key=texts("key-return"), is_main=True, enabled=is_ready),
            dialog_button("another", texts("drawn-another"), key="N"),
            dialog_button("cancel", texts("card-cancel"), key=texts("key-escape")),
        )
        return dialog(WIDTH, texts("drawn-title"), body, buttons, offset=self.scrolled)

    def _forces(self, texts: Texts) -> list[Node]:
        """Return a line for each force: its figures by name, what it is worth, and what in play."""
        made = self.ready
        if made is None:
            return []
        face, own = known.forces(made.wish.system), texts.of(made.wish.system)
        assert face is not None, "the system can be drawn"
        nodes: list[Node] = []
        for player in made.setup.players:
            rows = face.units(made.setup, player.id).values()
            facts = {unit.id: told for _, told, unit in face.groups(own, made.setup, player.id)}
            names = [_told(unit.label.in_language(texts.language), facts.get(unit.id)) for row in rows for unit in row]
            worth = texts.number(face.worth(own, made.setup, player.id).value)
            title = texts("drawn-force", player=player_name(made.setup, player.id), worth=worth)
            by_play = force_by_play(own, made.setup, (player.id,), face)
            title = title if by_play is None else f"{title}, {by_play.told(own)}"
            nodes.append(titled(title, Label(texts.listing(names), theme.SMALL + 1)))
        return nodes


def _told(name: str, facts: str | None) -> str:
    """Return a figure by its name, a group with what it is made of."""
    return name if facts is None else f"{upper_first(name)} ({facts})"


def _in_two(options: Sequence[tuple[str, str, bool]]) -> Node:
    """Return what can be chosen in two lines, as all of it is too much for one."""
    return Column((choices(options[:3]), choices(options[3:])), 5.0)


def _make(wish: Wish, seed: int, texts: Texts) -> Made:
    document = drawn_game(wish, seed)
    setup = scenario_of(document, load_content(wish.system), Path("drawn.toml")).setup
    picture = picture_of(known.system(wish.system).new_game(setup), texts)
    picture.show_zones = True
    return Made(wish, seed, document, setup, picture)


def kept(made: Made) -> Scenario:
    """Write a game by chance into the user's folder, where it can be played again and looked at; raises FileProblem."""
    path = drawn_folder() / f"{made.wish.system}-{made.wish.size}-{made.seed}.toml"
    write_among_newest(path, made.document, MOST_KEPT)
    return scenario_of(made.document, load_content(made.wish.system), path)
