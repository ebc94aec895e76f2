"""The forces interface of FATE: pages of characters and forces, what can be picked, and sheets of paper."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from html import escape
from itertools import groupby
from typing import Any, Final

from pb12table.files.forms.basics import description_label, label_of
from pb12table.files.scenario import ForceForm
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.members import SoughtFigure
from pb12table.forces.rows import name_row, player_name_row, player_row, start, whole_number
from pb12table.forces.sheets import CARDS, mark
from pb12table.forces.sheets import boxes as sheets_boxes
from pb12table.layouts.editing import Document, Thing, changed, entry_of, in_order, part_of, with_key
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Groups,
    Lines,
    Offer,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
    Property,
)
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.fate.drawn import FateDrawn, traits_of
from pb12table.systems.fate.files.content import Content, companion_of, profile_of, weapon_of
from pb12table.systems.fate.files.forms import (
    CompanionForm,
    Companions,
    MinionForm,
    Minions,
    OptionsForm,
    ProfileForm,
    Profiles,
    WeaponForm,
    Weapons,
)
from pb12table.systems.fate.rules.data import (
    BODY,
    ActorId,
    CharacterSetup,
    Companion,
    ConflictType,
    FigureSetup,
    GroupSetup,
    Initiative,
    Options,
    Profile,
    Setup,
    Severity,
    Track,
    Weapon,
    boxes,
    character_worth,
    group_worth,
    is_unusual_company,
    side_worth,
)
from pb12table.systems.fate.rules.data import (
    boxes as boxes_of,
)
from pb12table.systems.fate.texts import ladder
from pb12table.table.shapes import circumradius
from pb12table.texts.describe import briefing_lines
from pb12table.texts.locale import upper_first


def skill_lines(texts: Phrases, profile: Profile) -> list[tuple[str, str]]:
    """Return the steps of the ladder a character has skills on, best first, each with those skills."""
    ordered = sorted(profile.skills.items(), key=lambda each: -each[1])
    return [
        (f"{ladder(texts, value)} {value}", ", ".join(texts(f"skill-{skill.value}") for skill, _ in same))
        for value, same in groupby(ordered, key=lambda each: each[1])
    ]


def best_skills(texts: Phrases, profile: Profile, most: int = 3) -> str:
    """Return the best skills of a character with their values."""
    ordered = sorted(profile.skills.items(), key=lambda each: -each[1])[:most]
    return ", ".join(f"{texts(f'skill-{skill.value}')} {value}" for skill, value in ordered)


def weapon_facts(texts: Phrases, weapon: Weapon) -> str:
    """Return the skill a weapon is used with, and how far it reaches."""
    skill = texts(f"skill-{weapon.skill.value}")
    parts = [skill, texts("fate-reach", use=weapon.use.value, zones=weapon.farthest)]
    if weapon.thrown:
        parts.append(texts("fate-force-thrown", zones=weapon.thrown))
    if weapon.least:
        parts.append(texts("fate-force-least", zones=weapon.least))
    if weapon.blasts:
        parts.append(texts("fate-force-blasts"))
    return " · ".join(parts)


def companion_facts(texts: Phrases, companion: Companion) -> str:
    """Return how good a companion is, in which conflicts, and at what."""
    kinds = ", ".join(texts(f"fate-force-kind-{kind.value}") for kind in companion.scope)
    parts = [f"{ladder(texts, companion.quality)} {companion.quality}", kinds]
    parts += [f"{texts(f'skill-{skill.value}')} {value}" for skill, value in companion.skilled.items()]
    return " · ".join(parts)


def group_facts(texts: Phrases, group: GroupSetup) -> str:
    """Return how good the minions of a group are, and how many."""
    quality = group.kind.quality
    return texts(
        "fate-force-group", number=len(group.members), quality=quality, word=ladder(texts, quality),
        kind=texts(f"fate-force-kind-{group.kind.kind.value}"),
    )  # fmt: skip


def tracks_words(texts: Phrases, profile: Profile, options: Options) -> str:
    """Return how many boxes, consequences and fate points there are."""
    numbers = {track: boxes(profile, track, options) for track in Track}
    return " · ".join(f"{texts(f'track-{track.value}')} {number}" for track, number in numbers.items())


OWN: Final = ("fate_points", "weapons", "companions", "consequences")
"""What a character may have otherwise than its profile."""


def profile_of_entry(entry: Mapping[str, Any], content: Content) -> ProfileForm | None:
    """Return the profile a character is made from, None if its entry does not name an existing one."""
    named = entry.get("profile")
    return content.profiles.get(named) if isinstance(named, str) else None


def with_profile(document: Document, thing: Thing, profile: str) -> Document:
    """Return the document with a character of another profile, with that profile's points and weapons."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in OWN}, "profile": profile}

    return changed(document, [thing], change)


def gear_of(entry: Mapping[str, Any], content: Content, key: str) -> list[str]:
    """Return a character's weapons or companions; without weapons of its own, those of the profile."""
    own = entry.get(key)
    if isinstance(own, list | tuple):
        return [str(each) for each in own]
    profile = profile_of_entry(entry, content)
    return list(profile.weapons) if profile is not None and key == "weapons" else []


def with_gear(document: Document, thing: Thing, content: Content, key: str, gear: Sequence[str]) -> Document:
    """Return the document with other weapons or companions; the weapons of the profile are not written."""
    profile = profile_of_entry(entry_of(document, thing), content)
    usual = () if key == "companions" or profile is None else profile.weapons
    return with_key(document, thing, key, None if tuple(gear) == tuple(usual) else list(gear))


def with_points(document: Document, thing: Thing, content: Content, points: int) -> Document:
    """Return the document with a number of fate points for a character; those of its profile are not written."""
    profile = profile_of_entry(entry_of(document, thing), content)
    usual = profile is not None and points == profile.fate_points
    return with_key(document, thing, "fate_points", None if usual else points)


Form = ProfileForm | MinionForm | WeaponForm | CompanionForm


def name_of(texts: Phrases, form: Form) -> str:
    """Return the name of something."""
    return upper_first(label_of(form.name).in_language(texts.language))


def told(texts: Phrases, form: ProfileForm | MinionForm) -> str:
    """Return the description of a character or minion, "" for none."""
    found = description_label(form.description)
    return "" if found is None else found.in_language(texts.language)


def worth_of(form: ProfileForm, options: Options) -> int:
    """Return the value of a character of a profile as it is."""
    profile = profile_of(form)
    plain = CharacterSetup(ActorId(form.id), profile.label, PlayerId(""), profile, (), form.fate_points)
    return character_worth(plain, options)


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """Return all profiles in alphabetical order."""
    found = []
    for form in content.profiles.values():
        name, about = name_of(texts, form), told(texts, form)
        worth = texts("fate-force-worth-of", value=worth_of(form, Options()))
        tip = (name, about) if about else (name,)
        found.append(Offer(form.id, name, best_skills(texts, profile_of(form)), worth, tip))
    return _ordered(found)


def weapon_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """Return all weapons; a character may have several of those that go off."""
    return _ordered(
        Offer(form.id, name_of(texts, form), weapon_facts(texts, weapon_of(form)), "", (name_of(texts, form),))
        for form in content.weapons.values()
    )


def companion_offers(texts: Phrases, content: Content, but: Iterable[str]) -> tuple[Offer, ...]:
    """Return all companions except some."""
    left: Mapping[str, CompanionForm] = {key: form for key, form in content.companions.items() if key not in set(but)}
    return _ordered(
        Offer(form.id, name_of(texts, form), companion_facts(texts, companion_of(form)), "", (name_of(texts, form),))
        for form in left.values()
    )


def _ordered(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    found = {offer.value: offer for offer in offers}
    return tuple(found[name] for name, _ in in_order((name, offer.name) for name, offer in found.items()))


def figure_page(muster: Muster, figure: str) -> Page:
    """Return the page of a character of the document, even of one that cannot be built."""
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
        """Return the character's value, and what it would be without companions.  Section 6."""
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
        """Return aspects and stunts."""
        texts = self.texts
        lines = [f"“{label.in_language(texts.language)}”" for label in character.profile.aspects]
        for stunt in character.profile.stunts:
            lines.append(f"{texts(f'stunt-{stunt.value}')}: {texts(f'stunt-{stunt.value}.about')}")
        return Lines(texts("fate-force-own"), tuple(lines), is_list=True)

    # -- what can be changed ---------------------------------------------------------------------------------------

    def _points(self, character: CharacterSetup) -> Counters:
        """Return the fate points, with one less and one more.  FR40."""
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


SWITCHES: Final = ("grit", "even_split", "cover_aspect", "area_attacks", "long_conflict", "duel")
NUMBERS: Final = ("stress_boxes", "exchange_limit", "sprint_difficulty")
_USUAL: Final = OptionsForm()


def worth_lines(texts: Phrases, setup: Setup, player: PlayerId) -> list[str]:
    """Return the value of each character and group of a player, with a hint if minions are with heroes.  F099."""
    found = [
        texts("fate-force-line", name=_name(texts, each.label), value=character_worth(each, setup.options))
        for each in setup.characters
        if each.player == player
    ]
    for group in setup.groups:
        if group.player == player and group.companion is None:
            name = f"{_name(texts, group.label)} ({group_facts(texts, group)})"
            found.append(texts("fate-force-line", name=name, value=group_worth(group)))
    return [*found, *company_hints(texts, setup, player)]


def company_hints(texts: Phrases, setup: Setup, player: PlayerId) -> list[str]:
    """Return hints about minions that heroes lead, and about companions of their opponents.  F099."""
    return [texts("fate-force-unusual")] if is_unusual_company(setup, player) else []


def _name(texts: Phrases, label: Any) -> str:
    return upper_first(str(label.in_language(texts.language)))


def force_worth(setup: Setup, player: PlayerId) -> int:
    """Return the combined value of a player's characters and groups."""
    own = sum(character_worth(each, setup.options) for each in setup.characters if each.player == player)
    groups = [each for each in setup.groups if each.player == player and each.companion is None]
    return own + sum(group_worth(each) for each in groups)


def force_groups(muster: Muster, player: str) -> Groups:
    """Name and side beside what the force is worth, and the sides beside each other."""
    texts, setup = muster.texts, muster.setup
    total = texts("fate-force-total", value=force_worth(setup, PlayerId(player)))
    worth = Lines(texts("fate-force-worth"), (*worth_lines(texts, setup, PlayerId(player)), total), has_result=True)
    sides = Lines(texts("fate-force-sides"), sides_lines(texts, setup), has_result=True)
    return (((_player(muster, player),), (worth, sides)),)


def sides_lines(texts: Phrases, setup: Setup) -> tuple[str, ...]:
    """Return the value of each side, and how they compare.  Section 6: up to 1.15 counts as even."""
    worths = [(side_worth(setup, side.id), _name(texts, side.label)) for side in setup.sides]
    lines = [texts("fate-force-rough")]
    lines += [texts("fate-force-line", name=name, value=value) for value, name in worths]
    ordered = sorted(worths, key=lambda each: -each[0])
    if len(ordered) > 1 and ordered[-1][0]:
        ratio = ordered[0][0] / ordered[-1][0]
        lines.append(texts("fate-force-ratio", name=ordered[0][1], ratio=round(ratio, 2), even=ratio <= EVEN))
    return tuple(lines)


EVEN: Final = 1.15
"""Sides count as even up to so many times the value."""


def _player(muster: Muster, player: str) -> Fields:
    texts, document = muster.texts, muster.document
    entry = player_entry(document, player)
    rows = {"name": player_name_row(muster, player)}
    sides = tuple((str(side["id"]), _side_name(texts, side)) for side in document.get("side") or () if "id" in side)
    if sides and not entry.get("arbiter"):

        def join(text: str) -> Document:
            return with_player_key(document, player, "side", text)

        now = str(entry.get("side", ""))
        rows["side"] = Property(texts("fate-force-side"), dict(sides).get(now, now or "–"), "choice", join, sides)
    return Fields(rows, texts("forces-player"))


def _side_name(texts: Phrases, side: Mapping[str, Any]) -> str:
    name = side.get("name", side["id"])
    return label_of(name).in_language(texts.language) if isinstance(name, str) else str(name.get(texts.language, ""))


def agreed(muster: Muster) -> Fields:
    """Return what is agreed before a conflict.  Section 4.3."""
    texts, document = muster.texts, muster.document
    rules = part_of(document, "rules")

    def put(key: str, value: Any) -> Document:
        kept = {name: old for name, old in rules.items() if name != key}
        found = kept if value == getattr(_USUAL, key) else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def now(key: str) -> Any:
        return rules.get(key, getattr(_USUAL, key))

    def label(key: str) -> str:
        return texts(f"fate-option-{key.replace('_', '-')}")

    def switch(key: str) -> Property:
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        shown = dict(options)["yes" if now(key) else "no"]
        return Property(label(key), shown, "choice", lambda text: put(key, text == "yes"), options)

    def number(key: str) -> Property:
        return Property(label(key), str(now(key)), "number", lambda text: put(key, whole_number(text)))

    def choice(key: str, words: dict[str, str]) -> Property:
        value = str(now(key))
        shown = words.get(value, value)
        return Property(label(key), shown, "choice", lambda text: put(key, text), tuple(words.items()))

    rows = {
        "conflict": choice("conflict", {each.value: texts(f"fate-force-kind-{each.value}") for each in ConflictType}),
        "initiative": choice("initiative", {each.value: texts(f"fate-option-by-{each.value}") for each in Initiative}),
        **{key: number(key) for key in NUMBERS},
        **{key: switch(key) for key in SWITCHES},
    }
    return Fields(rows, texts("forces-agreed-head"))


STYLE: Final = (
    CARDS
    + """\
.skills td { font-size: 8.4pt; padding: .2mm 2mm .2mm 0; } .skills td:first-child { color: #6b635a;
  white-space: nowrap; }
.aspects { margin: 1mm 0; font-style: italic; } .stunts { font-size: 8.4pt; margin: .6mm 0; }
"""
)
INITIALS: Final = 2
"""So many letters of a name stand on a token."""


def _line(name: str, ticks: str) -> str:
    return f'<div class="line">{escape(name)} {ticks}</div>'


def _header(name: str, under: str, worth: str, number: int) -> str:
    initials = "".join(part[0] for part in name.split()[:INITIALS]).upper()
    return (
        f"<header>{mark(number, initials)}<div><b>{escape(name)}</b><br><span>{escape(under)}</span></div>"
        f'<span class="worth">{escape(worth)}</span></header>'
    )


def _character(setup: Setup, texts: Phrases, character: CharacterSetup, number: int) -> str:
    """Return a character's card: skills, aspects, stunts, boxes, consequences, fate points, weapons, companions."""
    language, profile = texts.language, character.profile
    name = upper_first(character.label.in_language(language))
    kind = "" if profile.description is None else profile.description.in_language(language)
    skills = "".join(
        f"<tr><td>{escape(step)}</td><td>{escape(names)}</td></tr>" for step, names in skill_lines(texts, profile)
    )
    aspects = " · ".join(f"“{label.in_language(language)}”" for label in profile.aspects)
    stunts = "".join(
        f'<div class="stunts"><b>{escape(texts(f"stunt-{stunt.value}"))}</b>: '
        f"{escape(texts(f'stunt-{stunt.value}.about'))}</div>"
        for stunt in profile.stunts
    )
    ticks = "".join(
        _line(texts(f"track-{track.value}"), sheets_boxes(boxes_of(profile, track, setup.options))) for track in Track
    )
    ticks += _line(texts("fate-force-points"), sheets_boxes(character.fate_points, "round"))
    severities = [*Severity, *([Severity.SEVERE] * (profile.limit - len(Severity)))]
    wounds = "".join(
        f'<div class="notes">{escape(upper_first(texts(f"severity-{each.value}")))}:</div>' for each in severities
    )
    gear = [(each.label, weapon_facts(texts, each)) for each in character.weapons]
    gear += [(each.label, companion_facts(texts, each)) for each in character.companions]
    rows = "".join(
        f'<div class="line"><b>{escape(upper_first(label.in_language(language)))}</b> {escape(facts)}</div>'
        for label, facts in gear
    )
    worth = texts("fate-force-worth-of", value=character_worth(character, setup.options))
    return (
        f'<article class="sheet">{_header(name, kind, worth, number)}<div class="body">'
        f'<table class="skills">{skills}</table><div class="aspects">{escape(aspects)}</div>{stunts}{ticks}{wounds}'
        f"{rows}</div></article>"
    )


def _group(texts: Phrases, group: GroupSetup, number: int) -> str:
    """Return the card of a group: for each minion as many boxes as its quality.  F084, F088."""
    name = upper_first(group.label.in_language(texts.language))
    worth = texts("fate-force-worth-of", value=group_worth(group))
    ticks = " ".join(sheets_boxes(group.kind.quality) + "&nbsp;" for _ in group.members)
    rows = "".join(
        f'<div class="line"><b>{escape(upper_first(each.label.in_language(texts.language)))}</b> '
        f"{escape(weapon_facts(texts, each))}</div>"
        for each in group.weapons
    )
    return (
        f'<article class="sheet">{_header(name, group_facts(texts, group), worth, number)}'
        f'<div class="body">{_line(texts("track-health"), ticks)}{rows}</div></article>'
    )


class FateForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of FATE; `profile`, `minion`, `companion` and `weapon` are its own content."""

    profile: Profiles = ()
    minion: Minions = ()
    companion: Companions = ()
    weapon: Weapons = ()


class FateForces(ForcesFace):
    """Characters with weapons and companions, and groups of minions."""

    keys = ForceKeys(content=("profile", "minion", "companion", "weapon"))
    form = FateForceForm
    makes_figures = True
    traits_edition = 1
    drawn = FateDrawn()
    even = 1.0 - 1.0 / EVEN
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: FigureSetup | GroupSetup) -> Worth | None:
        """Return the value of a character or group as in section 6, comparing forces; None for a single minion."""
        found = figure if isinstance(figure, GroupSetup) else setup.actor_by_id[figure.actor]
        if isinstance(found, CharacterSetup):
            value = character_worth(found, setup.options)
        elif found is figure:
            value = group_worth(found)
        else:
            return None
        return Worth(value, texts("fate-force-worth-of", value=value))

    def units(self, setup: Setup, player: PlayerId) -> Mapping[str, Sequence[FigureSetup | GroupSetup]]:
        """Return characters and groups of minions; companions count with their partners."""
        figures = [setup.figure_by_id[FigureId(each.id)] for each in setup.characters if each.player == player]
        return {figure.id: (figure,) for figure in figures} | {
            str(group.id): (group,) for group in setup.groups if group.player == player and group.companion is None
        }

    def traits(self, setup: Setup, figure: FigureSetup | GroupSetup) -> Mapping[str, float]:
        """Return what counts in a fight; nothing where words decide, of which drawn fights teach nothing."""
        if setup.options.conflict is not ConflictType.PHYSICAL:
            return {}
        found = figure if isinstance(figure, GroupSetup) else setup.actor_by_id[figure.actor]
        return traits_of(found, setup.options)

    def groups(self, texts: Phrases, setup: Setup, player: PlayerId) -> Sequence[tuple[str, str, GroupSetup]]:
        """Return groups of minions with their heads; companions are listed with their partners."""
        return [
            (upper_first(group.label.in_language(texts.language)), group_facts(texts, group), group)
            for group in setup.groups
            if group.player == player and group.companion is None
        ]

    def worth(self, texts: Phrases, setup: Setup, player: PlayerId) -> Worth:
        own = [each for each in setup.characters if each.player == player]
        groups = [each for each in setup.groups if each.player == player and each.companion is None]
        value, side = force_worth(setup, player), setup.player_by_id[player].side
        minions = sum(len(each.members) for each in groups)
        short = texts("fate-force-short", characters=len(own), minions=minions)
        lines = (texts("fate-force-total", value=value), *company_hints(texts, setup, player))
        return Worth(value, texts.number(value), short=short, lines=lines, plain={"side": side})

    def is_there(self, setup: Setup, player: PlayerId) -> bool:
        return any(figure.player == player for figure in setup.figures)

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        """Return all characters with their best skills, boxes, fate points and value; then the kinds of minions."""
        rows: list[tuple[str, ...]] = []
        plain: list[dict[str, Any]] = []
        for form in sorted(content.profiles.values(), key=lambda each: each.id):
            profile, value = profile_of(form), worth_of(form, Options())
            name = name_of(texts, form)
            tracks = [boxes(profile, track, Options()) for track in Track]
            marks = "/".join(map(str, tracks))
            rows.append(
                (form.id, name, best_skills(texts, profile), marks, str(form.fate_points), texts.number(value))
            )  # fmt: skip
            skills = {skill.value: number for skill, number in profile.skills.items()}
            plain.append(
                {
                    "id": form.id, "name": name, "skills": skills, "fate_points": form.fate_points, "grit": form.grit,
                    "health": tracks[0], "composure": tracks[1], "weapons": list(form.weapons),
                    "stunts": [stunt.value for stunt in form.stunts], "value": value,
                }
            )  # fmt: skip
        for minion in sorted(content.minions.values(), key=lambda each: each.id):
            name, word = name_of(texts, minion), f"{ladder(texts, minion.quality)} {minion.quality}"
            rows.append((minion.id, name, word, str(minion.quality), "–", "–"))
            plain.append(
                {
                    "id": minion.id, "name": name, "quality": minion.quality, "conflict": minion.kind.value,
                    "weapons": list(minion.weapons), "value": None,
                }
            )  # fmt: skip
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("fate-force-column-good-at"),
            texts("fate-force-column-boxes"), texts("fate-force-column-points"), texts("cli-column-value"),
        )  # fmt: skip
        return Listing(headings, tuple(rows), tuple(plain), (4, 5))

    def items(self, texts: Phrases, content: Content) -> Listing:
        """Return all weapons and companions, with what they are good for."""
        rows: list[tuple[str, ...]] = []
        plain: list[dict[str, Any]] = []
        for form in sorted(content.weapons.values(), key=lambda each: each.id):
            weapon, name = weapon_of(form), name_of(texts, form)
            rows.append((form.id, name, texts("fate-force-sort-weapon"), weapon_facts(texts, weapon)))
            plain.append(
                {
                    "id": form.id, "name": name, "sort": "weapon", "skill": form.skill.value, "use": form.use.value,
                    "zones": weapon.farthest, "least": form.least, "blasts": form.blasts,
                }
            )  # fmt: skip
        for each in sorted(content.companions.values(), key=lambda form: form.id):
            companion, name = companion_of(each), name_of(texts, each)
            rows.append((each.id, name, texts("fate-force-sort-companion"), companion_facts(texts, companion)))
            plain.append({"id": each.id, "name": name, "sort": "companion", "quality": companion.quality})
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("fate-force-column-sort"),
            texts("fate-force-column-does"),
        )  # fmt: skip
        return Listing(headings, tuple(rows), tuple(plain))

    def offers(self, muster: Muster) -> Sequence[Offer]:
        return profile_offers(muster.texts, muster.content)

    def figure_page(self, muster: Muster, figure: str) -> Page:
        return figure_page(muster, figure)

    def force_groups(self, muster: Muster, player: str) -> Groups:
        return force_groups(muster, player)

    def agreed(self, muster: Muster) -> Sequence[Part]:
        return (agreed(muster),)

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Content
    ) -> Mapping[str, Collection[str]]:
        profiles = {str(entry.get("profile")) for entry in figures}
        known = [content.profiles[each] for each in profiles if each in content.profiles]
        weapons = {weapon for profile in known for weapon in profile.weapons}
        weapons |= {weapon for entry in figures for weapon in entry.get("weapons") or ()}
        weapons |= {weapon for minion in content.minions.values() for weapon in minion.weapons}
        companions = {each for entry in figures for each in entry.get("companions") or ()}
        return {"profile": profiles, "minion": set(content.minions), "companion": companions, "weapon": weapons}

    def kind(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> str:
        found = setup.actor_by_id[figure.actor]
        label = found.profile.label if isinstance(found, CharacterSetup) else found.kind.label
        return label.in_language(texts.language)

    def radius(self, setup: Setup, figure: FigureSetup) -> float:
        return circumradius(BODY)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        rows: list[tuple[str, ...]] = []
        plain: list[Mapping[str, Any]] = []
        for each in setup.characters:
            if each.player == player:
                name, value = each.label.in_language(texts.language), character_worth(each, setup.options)
                labels = [*(weapon.label for weapon in each.weapons), *(friend.label for friend in each.companions)]
                gear = ", ".join(label.in_language(texts.language) for label in labels)
                rows.append((str(each.id), name, gear, str(each.fate_points), texts.number(value)))
                weapons = [str(found.id) for found in each.weapons]
                plain.append(
                    {
                        "id": each.id, "name": name, "profile": each.profile.id, "weapons": weapons,
                        "companions": [str(found.id) for found in each.companions],
                        "fate_points": each.fate_points, "value": value,
                    }
                )  # fmt: skip
        for group in setup.groups:
            if group.player == player and group.companion is None:
                name, value = group.label.in_language(texts.language), group_worth(group)
                rows.append((str(group.id), name, group_facts(texts, group), "–", texts.number(value)))
                plain.append(
                    {
                        "id": group.id, "name": name, "minion": group.kind.id, "number": len(group.members),
                        "value": value,
                    }
                )  # fmt: skip
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("fate-force-column-gear"),
            texts("fate-force-column-points"), texts("cli-column-value"),
        )  # fmt: skip
        return Listing(headings, tuple(rows), tuple(plain), (3, 4))

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        options = setup.options
        return {
            "conflict": options.conflict.value,
            "initiative": options.initiative.value,
            **{key: getattr(options, key) for key in (*NUMBERS, *SWITCHES)},
        }

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        """Return one force: how it wins, its value, its characters and groups."""
        won = "".join(f"<li>{escape(line)}</li>" for line in briefing_lines(texts, setup))
        rounds = "".join(f'<span class="tick round">{each + 1}</span>' for each in range(setup.options.exchange_limit))
        total = escape(texts("fate-force-total", value=force_worth(setup, player)))
        head = (
            f'<div class="two"><div><h2>{escape(texts("forces-won-head"))}</h2><ul>{won}</ul></div>'
            f"<div><h2>{escape(texts('fate-force-counted'))}</h2>{_line(texts('fate-option-exchange-limit'), rounds)}"
            f'<div class="line">{total}</div></div></div>'
        )
        cards = [_character(setup, texts, each, number) for each in setup.characters if each.player == player]
        cards += [
            _group(texts, each, number) for each in setup.groups if each.player == player and each.companion is None
        ]
        return f"{head}<h2>{escape(texts('fate-force-cards'))}</h2>{''.join(cards)}"


FORCES: Final = FateForces()
