"""The page of one creature: who it is, its values to be changed, what it has, and what it is worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pb12table.files.forms.labels import description_label
from pb12table.forces.members import Keys, printed, value_of
from pb12table.forces.rows import player_row, start, whole_number
from pb12table.forces.sought import SoughtMember
from pb12table.layouts.editing import Document, Thing, with_key
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Counter, Counters, Fields, Page, Part
from pb12table.skirmish.forms.rows import Property
from pb12table.systems.d20.files.content import Content
from pb12table.systems.d20.files.forms import ProfileForm
from pb12table.systems.d20.rules.data import CreatureSetup, Profile
from pb12table.systems.d20.rules.value import creature_value, damage_of_a_turn, hardiness
from pb12table.systems.d20.sheets.carried import Carried
from pb12table.systems.d20.sheets.members import ABILITIES, GEAR, VALUES
from pb12table.systems.d20.sheets.offers import profile_offers
from pb12table.systems.d20.sheets.words import told_of


def figure_page(muster: Muster, figure: str) -> Page:
    """The page of a creature of the document, which need not be one that can be built."""
    return _CreaturePage(muster, Thing("figure", figure)).page()


class _CreaturePage(SoughtMember[Content, CreatureSetup, ProfileForm]):
    gear = GEAR

    def page(self) -> Page:
        who = self.who(lambda: profile_offers(self.texts, self.content))
        whose = Fields({"player": player_row(self.muster, self.thing), "sneaks": self._sneaks()})
        what: list[tuple[Part, ...]] = []
        if self.profile is not None:
            values = self._counters("forces-values", self.profile, VALUES, beside=self.texts("forces-values-hint"))
            begins = Fields({"hit-points-now": self._hit_points(self.profile)})
            what.append((values, begins, self._counters("forces-abilities", self.profile, ABILITIES)))
        if self.built is not None and self.profile is not None:
            what.append(tuple(Carried(self.muster, self.thing, self.profile, self.built).parts()))
        about = "" if self.profile is None else told_of(self.texts, description_label(self.profile.description))
        return Page(about, self._worth(), (((who,), (whose,)), ((start(self.muster, self.thing),),), tuple(what)))

    def _worth(self) -> tuple[tuple[str, bool], ...]:
        """What the creature is worth, and of what that is made.  Section 6 (comparing forces)."""
        if self.built is None:
            return ()
        profile = self.built.profile
        deals = damage_of_a_turn(profile.attacks, profile.features)
        stands = hardiness(profile.hit_points, profile.armour_class)
        told = self.texts("forces-deals-and-stands", deals=round(float(deals), 1), stands=round(float(stands), 1))
        return ((self.texts.number(creature_value(profile)), True), (told, True))

    # -- single rows ----------------------------------------------------------------------------------------------

    def _sneaks(self) -> Property:
        """Whether it may hide before the fight.  D020."""
        texts, now = self.texts, self.entry.get("may_sneak") is True
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

        def put(text: str) -> Document:
            return with_key(self.document, self.thing, "may_sneak", True if text == "yes" else None)

        shown = dict(options)["yes" if now else "no"]
        return Property(texts("forces-may-sneak"), shown, "choice", put, options, texts("forces-may-sneak.tip"))

    def _hit_points(self, profile: ProfileForm) -> Property:
        """With how many hit points it begins, if it is hurt."""
        now = self.entry.get("hit_points")

        def put(text: str) -> Document:
            return with_key(self.document, self.thing, "hit_points", whole_number(text) if text.strip() else None)

        shown = value_of(self.entry, profile, VALUES["hit-points"]) if now is None else now
        return Property(
            self.texts("forces-begins-with-points"), str(shown), "number", put,
            tip=self.texts("forces-begins-with-points.tip"), unset=now is None,
        )  # fmt: skip

    # -- values -------------------------------------------------------------------------------------------------------

    def _counters(self, title: str, profile: ProfileForm, values: Mapping[str, Keys], beside: str = "") -> Counters:
        counters = {key: self._value(profile, key, keys) for key, keys in values.items()}
        return Counters(self.texts(title), counters, beside)

    def _value(self, profile: ProfileForm, key: str, keys: Keys) -> Counter:
        tip = [self.texts("forces-printed-value", value=printed(profile, keys)), *self._effects(key)]
        return self.counter(profile, keys, self._label(key), tip, 1.5 if key == "walk" else 1)

    def _label(self, key: str) -> str:
        text = {"armour-class": "sheet-armour-class", "hit-points": "sheet-hit-points", "walk": "forces-speed"}
        return self.texts(text.get(key, f"ability-{key}" if key in ABILITIES else f"forces-{key}"))

    def _effects(self, key: str) -> list[str]:
        """What one more, or one less, would do to what the creature is worth; nothing for what does not count."""
        if self.built is None or key not in ("armour-class", "hit-points"):
            return []
        profile = self.built.profile
        return self.more_and_less(
            creature_value(profile), lambda change: creature_value(_changed(profile, key, change))
        )


def _changed(profile: Profile, key: str, change: int) -> Profile:
    """The creature with a value one higher or lower."""
    if key == "armour-class":
        return replace(profile, armour_class=max(1, profile.armour_class + change))
    return replace(profile, hit_points=max(1, profile.hit_points + change))
