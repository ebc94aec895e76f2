"""The page of one character: who it is, its skills, points, weapons and companions, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property

from pb12table.forces.rows import name_row, player_row, start, whole_number
from pb12table.forces.sought import SoughtFigure
from pb12table.layouts.editing import Document, Thing
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Lines,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
)
from pb12table.skirmish.forms.rows import Property
from pb12table.systems.fate.files.content import Content
from pb12table.systems.fate.files.forms import ProfileForm
from pb12table.systems.fate.rules.data import ActorId, CharacterSetup, FigureSetup, Setup
from pb12table.systems.fate.rules.value import character_worth
from pb12table.systems.fate.sheets.members import gear_of, profile_of_entry, with_gear, with_points, with_profile
from pb12table.systems.fate.sheets.offers import companion_offers, name_of, profile_offers, told, weapon_offers
from pb12table.systems.fate.sheets.words import companion_facts, skill_lines, tracks_words, weapon_facts
from pb12table.texts.plain import upper_first


def figure_page(muster: Muster, figure: str) -> Page:
    """The page of a character of the document, which need not be one that can be built."""
    return _CharacterPage(muster, Thing("figure", figure)).page()


class _CharacterPage(SoughtFigure[Content, FigureSetup]):
    @cached_property
    def profile(self) -> ProfileForm | None:
        """The profile it is made from, None where the layout names one that there is not."""
        return profile_of_entry(self.entry, self.content)

    @cached_property
    def character(self) -> CharacterSetup | None:
        """The character, where it can be built."""
        setup: Setup = self.muster.setup
        found = setup.actor_by_id.get(ActorId(self.thing.id))
        return found if isinstance(found, CharacterSetup) else None

    def page(self) -> Page:
        who = Fields(
            {"name": name_row(self.muster, self.thing, self._profile_name()), "profile": self._profile()},
            acts={"profile": self._pick_profile},
        )
        whose = Fields({"player": player_row(self.muster, self.thing)})
        about = "" if self.profile is None else told(self.texts, self.profile)
        below: list[tuple[Part, ...]] = []
        if self.character is not None:
            below = [
                (self._skills(self.character), self._own_words(self.character)),
                (self._points(self.character), self._weapons(self.character), self._companions(self.character)),
            ]
        return Page(about, self._worth(), (((who,), (whose,)), ((start(self.muster, self.thing),),), tuple(below)))

    def _worth(self) -> tuple[tuple[str, bool], ...]:
        """What the character is worth, and what it would be without companions.  Section 6."""
        if self.character is None:
            return ()
        options = self.muster.setup.options
        value = character_worth(self.character, options)
        found = [(self.texts.number(value), True)]
        alone = character_worth(replace(self.character, companions=()), options)
        if alone != value:
            found.append((self.texts("fate-force-alone", own=alone, more=value - alone), True))
        return tuple(found)

    # -- who it is -------------------------------------------------------------------------------------------------

    def _profile_name(self) -> str:
        return "–" if self.profile is None else name_of(self.texts, self.profile)

    def _profile(self) -> Property:
        shown = self._profile_name() if self.profile is not None else str(self.entry.get("profile", "–"))
        return Property(self.texts("edit-property-profile"), shown, "choice")

    def _pick_profile(self) -> Picking:
        def take(profile: str) -> Change:
            return Change("set-value", with_profile(self.document, self.thing, profile))

        offers = profile_offers(self.texts, self.content)
        return Picking(self.texts("forces-pick-profile"), offers, take, str(self.entry.get("profile", "")))

    def _skills(self, character: CharacterSetup) -> Lines:
        lines = [f"{step}: {skills}" for step, skills in skill_lines(self.texts, character.profile)]
        lines.append(tracks_words(self.texts, character.profile, self.muster.setup.options))
        return Lines(self.texts("fate-force-skills"), tuple(lines), is_list=True)

    def _own_words(self, character: CharacterSetup) -> Lines:
        """Aspects and stunts."""
        texts = self.texts
        lines = [f"“{label.in_language(texts.language)}”" for label in character.profile.aspects]
        for stunt in character.profile.stunts:
            lines.append(f"{texts(f'stunt-{stunt.value}')}: {texts(f'stunt-{stunt.value}.about')}")
        return Lines(texts("fate-force-own"), tuple(lines), is_list=True)

    # -- what can be changed ---------------------------------------------------------------------------------------

    def _points(self, character: CharacterSetup) -> Counters:
        """Fate points, one less and one more.  FR40."""
        texts, now = self.texts, character.fate_points
        usual = character.profile.fate_points

        def put(text: str) -> Document:
            return with_points(self.document, self.thing, self.content, max(0, whole_number(text)))

        def step(change: int) -> Change:
            document = with_points(self.document, self.thing, self.content, max(0, now + change))
            return Change("set-value", document, ("points", self.thing.id))

        options = self.muster.setup.options
        worths = [character_worth(replace(character, fate_points=now + change), options) for change in (0, 1)]
        tip = texts("fate-force-one-more", value=worths[1], difference=texts.signed(worths[1] - worths[0]))
        row = Property(texts("fate-force-points"), str(now), "number", put, tip=tip)
        beside = f"({texts.number(usual)})" if now != usual else ""
        counter = Counter(row, step, beside, "" if now == usual else "good" if now > usual else "bad")
        return Counters(texts("fate-force-account"), {"fate_points": counter})

    def _weapons(self, character: CharacterSetup) -> Pieces:
        add = Deed("add-weapon:", self.texts("fate-force-take-weapon"), self._pick_weapon)
        carried = gear_of(self.entry, self.content, "weapons")
        pieces = []
        for weapon in character.weapons:
            name, number = upper_first(weapon.label.in_language(self.texts.language)), carried.count(str(weapon.id))
            label = name if number < 2 else f"{number} × {name}"
            pieces.append(
                Piece(
                    f"weapon:{weapon.id}", label, weapon_facts(self.texts, weapon), "", "", (name,),
                    drop=self._drop("weapons", str(weapon.id)),
                )
            )  # fmt: skip
        return Pieces(self.texts("fate-force-weapons"), tuple(pieces), (add,))

    def _companions(self, character: CharacterSetup) -> Pieces:
        add = Deed("add-companion:", self.texts("fate-force-take-companion"), self._pick_companion)
        pieces = tuple(
            Piece(
                f"companion:{each.id}", upper_first(each.label.in_language(self.texts.language)),
                companion_facts(self.texts, each), "", drop=self._drop("companions", str(each.id)),
            )
            for each in character.companions
        )  # fmt: skip
        return Pieces(self.texts("fate-force-companions"), pieces, (add,))

    def _drop(self, key: str, identity: str) -> Deed:
        left = gear_of(self.entry, self.content, key)
        left.remove(identity)

        def act() -> Change:
            return Change("gear", with_gear(self.document, self.thing, self.content, key, left))

        return Deed(f"drop-{key}:{identity}", "×", act, (self.texts("fate-force-leave"),))

    def _pick_weapon(self) -> Picking:
        return Picking(
            self.texts("fate-force-which-weapon"), weapon_offers(self.texts, self.content), self._taker("weapons")
        )

    def _pick_companion(self) -> Picking:
        offers = companion_offers(self.texts, self.content, gear_of(self.entry, self.content, "companions"))
        return Picking(self.texts("fate-force-which-companion"), offers, self._taker("companions"))

    def _taker(self, key: str) -> Callable[[str], Change]:
        def take(identity: str) -> Change:
            gear = [*gear_of(self.entry, self.content, key), identity]
            return Change("gear", with_gear(self.document, self.thing, self.content, key, gear))

        return take
