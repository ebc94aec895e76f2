"""What the program opens, each loaded when it is first entered: the start screen needs none of it.

A room needs nearly all that the program has, and the start screen hardly any of it: loading all of it first would be
most of what people wait for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pygame

from pb12table.files.places import forces_folder
from pb12table.systems import known
from pb12table.texts.locale import Texts

if TYPE_CHECKING:
    from pb12table.app.game.screen import GameScreen
    from pb12table.app.play.controller import Controller
    from pb12table.app.play.games import Arrangement, Draft
    from pb12table.app.play.lesson import Lesson
    from pb12table.app.screens.base import Desk
    from pb12table.app.watching import Take, Then, WatchScreen
    from pb12table.files.campaigns import Campaign
    from pb12table.files.problems import FileProblem
    from pb12table.files.saves.loading import LoadedSave
    from pb12table.files.saves.save import SaveFile
    from pb12table.files.scenario import Scenario, ScenarioSummary
    from pb12table.kernel.dice import DiceSource
    from pb12table.kernel.game import LogLine
    from pb12table.kernel.session import Session
    from pb12table.window.kit.keys import Settings
    from pb12table.window.screens.base import Screen


# -- the start screen -----------------------------------------------------------------------------------------


def start_picture(size: tuple[int, int], edition: int) -> pygame.Surface:
    """Return the picture of the start screen; see `start_art`."""
    from pb12table.app.screens import start_art

    return start_art.start_picture(size, edition)


def table_preview(path: Path, size: tuple[int, int], texts: Texts) -> pygame.Surface:
    """Return the same as `export.table_preview`."""
    from pb12table.app import export as preview

    return preview.table_preview(path, size, texts)


def emblem_of(system: str) -> str:
    """Return the silhouette that stands for a rule system."""
    from pb12table.window.play.face import window_of

    return window_of(system).emblem


def faulty_forces() -> list[FileProblem]:
    """Return what is wrong with the user's own forces; how they are put together is loaded only if there are any."""
    folders = {system: forces_folder(system) for system in known.SYSTEMS if known.has_forces(system)}
    made = [system for system, folder in folders.items() if folder.is_dir() and any(folder.iterdir())]
    if not made:
        return []
    from pb12table.files.scenario import scan_forces

    return [problem for system in made for problem in scan_forces(system)[1]]


def open_names(desk: Desk, scenario: ScenarioSummary, deployment: str = "") -> None:
    """Ask who plays before a game of a scenario begins; of several deployments, first on which."""
    from pb12table.app.screens.overview import PlayerNames, arranging_of, briefing_of, sides_of
    from pb12table.files.scenario import AT
    from pb12table.window.screens.dialogs import PickOne

    if len(scenario.deployments) > 1 and not deployment:
        options = [(key, label.in_language(desk.texts.language)) for key, label in scenario.deployments]
        title = desk.texts("start-which-deployment")
        desk.open(PickOne(desk, title, options, lambda key: open_names(desk, scenario, key)))
        return
    path = f"{scenario.path}{AT}{deployment}" if deployment else str(scenario.path)
    name = scenario.name.in_language(desk.texts.language)
    told, may = briefing_of(desk.texts, path), arranging_of(desk.texts, path)
    begin, sides = partial(desk.play, path), sides_of(desk.texts, path)
    gather = partial(open_gathering, desk) if known.has_forces(scenario.system) else None
    desk.open(PlayerNames(desk, name, scenario.players, begin, told, scenario.system, may, sides, gather))


def open_gathering(
    desk: Desk, scenario: Scenario, document: Mapping[str, Any], on_done: Callable[[Mapping[str, Any]], None]
) -> None:
    """Put together the forces of a game before it begins; nothing is written.  Raises FileProblem."""
    from pb12table.app.editor.workbench import Workbench
    from pb12table.app.forces.screen import ForcesScreen
    from pb12table.files.content import usable_content
    from pb12table.files.scenario import forces_face

    bench = Workbench(dict(document), usable_content(scenario.setup.system)[0], scenario.path, keeps_drafts=False)
    face = forces_face(scenario.setup.system, scenario.path)

    def press(command: str) -> None:
        if command == "edit-play":
            desk.leave(screen)
        else:
            desk.say(desk.texts("names-forces-not-saved"))

    def done() -> None:
        desk.set_title(scenario.setup.name.in_language(desk.texts.language), scenario.setup.system)
        bench.close()
        on_done(bench.document)

    screen = ForcesScreen(desk, bench, face, press, on_close=done)
    desk.open(screen)


def open_game_by_chance(desk: Desk, system: str) -> None:
    """Draw a game by chance, of a system first if it can be, and ask who plays it."""
    from pb12table.app.screens.by_chance import GameByChance

    desk.open(GameByChance(desk, system, lambda scenario: open_names(desk, scenario.summary)))


def open_following(desk: Desk, controller: Controller) -> None:
    """Choose what follows on a game that is over, and ask who plays it.  Raises FileProblem."""
    from pb12table.app.screens.following import open_following as opened

    opened(desk, controller, lambda scenario: open_names(desk, scenario.summary))


def offer_campaigns(desk: Desk, system: str) -> None:
    """Begin the campaign that is picked, of a system or of all, or write one; what is wrong with the file of another is
    told.
    """
    from pb12table.files.campaigns import scan_campaigns
    from pb12table.texts.names import system_name
    from pb12table.window.screens.dialogs import PickOne

    campaigns, problems = scan_campaigns(system)
    texts = desk.texts

    def begin(number: str) -> None:
        if number == WRITE:
            write_campaign(desk, system)
        else:
            show_campaign(desk, campaigns[int(number)])

    names = [(system_name(texts, each.system), each.name.in_language(texts.language)) for each in campaigns]
    options = [(str(number), texts("campaign-line", system=of, name=name)) for number, (of, name) in enumerate(names)]
    if systems_with_campaigns(system):
        options.append((WRITE, texts("campaign-write-one")))
        desk.open(PickOne(desk, texts("start-which-campaign"), options, begin))
    else:
        desk.say(texts("start-no-campaign"))
    for problem in problems:
        desk.say_problem(problem)


WRITE: Final = "write"
"""What is picked among the campaigns to write one."""


def systems_with_campaigns(system: str) -> list[str]:
    """Return the systems whose figures go on after a game: all, or a system if it is one of them."""
    return [each for each in ((system,) if system else known.SYSTEMS) if known.content(each).rests]


def show_campaign(desk: Desk, campaign: Campaign) -> None:
    """Show a campaign before it begins; one of the user's own can be changed."""
    from pb12table.app.campaigns.writing import WritingScreen
    from pb12table.app.screens.following import CampaignScreen
    from pb12table.files.campaigns import own_campaign

    def edit() -> None:
        desk.open(WritingScreen(desk, campaign.system, partial(show_campaign, desk), campaign))

    is_own = campaign.path == own_campaign(campaign.system, campaign.path.stem)
    begin = partial(_begin_scenario, desk)
    desk.open(CampaignScreen(desk, campaign, begin, edit if is_own else None))


def _begin_scenario(desk: Desk, scenario: Scenario) -> None:
    open_names(desk, scenario.summary)


def write_campaign(desk: Desk, system: str) -> None:
    """Write a campaign of a system; of which one, is asked where several have campaigns."""
    from pb12table.app.campaigns.writing import WritingScreen
    from pb12table.texts.names import system_name
    from pb12table.window.screens.dialogs import PickOne

    texts, found = desk.texts, systems_with_campaigns(system)

    def begin(which: str) -> None:
        desk.open(WritingScreen(desk, which, partial(show_campaign, desk)))

    if len(found) == 1:
        begin(found[0])
    else:
        options = [(each, system_name(texts, each)) for each in found]
        desk.open(PickOne(desk, texts("campaign-which-game"), options, begin))


def open_packs(desk: Desk, on_change: Callable[[], None]) -> None:
    """Show what packs are installed; `on_change` hears when others are."""
    from pb12table.app.packs.installed import PacksScreen

    desk.open(PacksScreen(desk, on_change))


def begin_kernels(texts: Texts) -> None:
    """Have the kernels compiled beside the frames; what goes wrong is one sentence on the error stream."""
    from pb12table.console.output import complain
    from pb12table.files import places
    from pb12table.texts.locale import trouble_line

    places.begin_kernels(lambda trouble: complain(trouble_line(texts, trouble)))


# -- looking and building -------------------------------------------------------------------------------------


def looking(desk: Desk, scenario: Scenario) -> Screen:
    """Return the screen of a scenario's layout without a match."""
    from pb12table.app.look.screen import LookScreen

    return LookScreen(desk, known.system(scenario.setup.system).new_game(scenario.setup), scenario.id)


def open_editor(desk: Desk, document: dict[str, Any], path: Path, clear: Callable[[], None]) -> None:
    """Open a document on the bench once that is `clear`; unsaved work on it is offered.  Raises FileProblem."""
    from pb12table.app.editor.screen import EditScreen
    from pb12table.app.editor.workbench import Workbench
    from pb12table.app.play.games import draft_of, question_about
    from pb12table.files.content import known_system, usable_content

    bench = Workbench(document, usable_content(known_system(document))[0], path)
    clear()
    screen = EditScreen(desk, bench)
    desk.open(screen)
    draft = draft_of(path)
    if draft is None:
        return
    if draft.document == document:
        bench.drafts.discard(path)
    else:
        desk.ask(*question_about(draft, desk.texts), lambda: screen.go_on_with(draft))


def open_draft(desk: Desk, draft: Draft, clear: Callable[[], None]) -> None:
    """Open a layout with what was not saved of it once the bench is `clear`; raises FileProblem."""
    from pb12table.app.editor.filing.filing import empty_layout
    from pb12table.app.editor.screen import EditScreen
    from pb12table.app.editor.workbench import Workbench
    from pb12table.files.content import known_system, usable_content
    from pb12table.files.reading import read_toml

    bare = empty_layout(desk.texts("edit-new-name"), of_system=known_system(draft.document))
    saved = read_toml(draft.layout) if draft.layout.is_file() else bare
    screen = EditScreen(desk, Workbench(saved, usable_content(known_system(saved))[0], draft.layout))
    clear()
    desk.open(screen)
    screen.go_on_with(draft)


def open_new_layout(desk: Desk, system: str) -> None:
    """Open a bare layout of a rule system."""
    from pb12table.app.editor.filing.filing import empty_layout, new_layout_path

    desk.edit_document(empty_layout(desk.texts("edit-new-name"), of_system=system), new_layout_path(system))


# -- playing --------------------------------------------------------------------------------------------------


def arranged(scenario: str, wish: Arrangement | None) -> tuple[Scenario, bool]:
    """Return a scenario unchanged or as requested, and whether it is set up by itself; raises FileProblem."""
    from pb12table.app.play.games import AS_IT_IS
    from pb12table.app.play.games import arranged as as_wished
    from pb12table.files.scenario import load_scenario

    wish = wish or AS_IT_IS
    return as_wished(load_scenario(scenario), wish), wish.by_itself


def begun(scenario: Scenario, settings: Settings) -> tuple[Controller, SaveFile]:
    """Return a game of a scenario, and its save; raises FileProblem."""
    from pb12table.app.play.games import begun as begun_anew

    return begun_anew(scenario, settings)


def seat_again(controller: Controller, scenario: str, settings: Settings, turned: bool) -> None:
    """Let the people of a game sit down for the next one as `play.evening.seat_again` does."""
    from pb12table.app.play import evening

    evening.seat_again(controller, scenario, settings, turned=turned)


def once_more(controller: Controller, scenario: str) -> Scenario:
    """Return the scenario of a game as it was arranged; raises FileProblem."""
    from pb12table.app.play import evening

    return evening.once_more(controller, scenario)


def note_end(texts: Texts, controller: Controller, scenario: str | None) -> None:
    """Remember how a game has ended as `play.evening.note_end` does."""
    from pb12table.app.play import evening

    evening.note_end(texts, controller, scenario)


def gone_on_with(
    loaded: LoadedSave, session: Session[Any], settings: Settings, lesson: Lesson | None = None
) -> tuple[Controller, SaveFile]:
    """Return a loaded game whose session stands at its end, and its save; raises FileProblem."""
    from pb12table.app.play.games import gone_on_with as gone_on

    return gone_on(loaded, session, settings, None if lesson is None else lesson.course.answer)


def playing(desk: Desk, controller: Controller, scenario: str | None, lesson: Lesson | None = None) -> GameScreen:
    """Return the screen of a game, with or without a lesson; its scenario can be played again."""
    from pb12table.app.game.screen import GameScreen

    return GameScreen(desk, controller, scenario, lesson)


def open_overview(game: Screen) -> None:
    """Show a game that has just begun at a glance, before its first question."""
    from pb12table.app.game.screen import GameScreen

    if isinstance(game, GameScreen):
        game.commands.brief(begins=True)


def ended(
    desk: Desk, controller: Controller, scenario: str | None, show: Callable[[LogLine], None] | None = None
) -> Screen:
    """Return the screen that shows how a game ended."""
    from pb12table.app.screens.closing import Closing

    return Closing(desk, controller, scenario, show)


# -- learning -------------------------------------------------------------------------------------------------


def offer_tutorials(desk: Desk, system: str) -> None:
    """Offer tutorials as `play.beginning.offer_tutorials` does."""
    from pb12table.app.play import beginning

    beginning.offer_tutorials(desk, system)


def open_tutorial(desk: Desk, tutorial: Path, anew: bool, clear: Callable[[Path], None]) -> None:
    """Open a tutorial as `play.beginning.open_tutorial` does."""
    from pb12table.app.play import beginning

    beginning.open_tutorial(desk, tutorial, anew, clear)


def lesson_of(save: Path, session: Session[Any]) -> Lesson | None:
    """Return the lesson that continues in a save; None for any other game."""
    from pb12table.app.play import beginning

    return beginning.lesson_of(save, session)


# -- saves ----------------------------------------------------------------------------------------------------


def saves(desk: Desk, current: Path | None) -> Screen:
    """Return the screen with the list of saved games."""
    from pb12table.app.screens.load import LoadScreen

    return LoadScreen(desk, current)


def offer_unfinished(desk: Desk, waiting: Sequence[Path]) -> None:
    """Offer to continue one of several games, as `load.offer_unfinished` does."""
    from pb12table.app.screens import load

    load.offer_unfinished(desk, waiting)


def offer_to_watch(desk: Desk, save: Path) -> None:
    """Offer to watch as `replaying.offer_to_watch` does."""
    from pb12table.app import watching as replaying

    replaying.offer_to_watch(desk, save)


def open_save(
    desk: Desk,
    save: Path,
    offer: str,
    throws: Callable[[LoadedSave], DiceSource],
    take: Take,
    watch: Take | None = None,
) -> None:
    """Open a save as `replaying.open_save` does."""
    from pb12table.app import watching as replaying

    replaying.open_save(desk, save, offer, throws, take, watch)


def played_to_end(desk: Desk, loaded: LoadedSave, dice: DiceSource, then: Then) -> None:
    """Play to the end as `replaying.played_to_end` does; report what goes wrong in a dialog."""
    from pb12table.app import watching as replaying

    replaying.played_to_end(desk, loaded, dice, then, desk.say_problem)


def watching(desk: Desk, session: Session[Any], settings: Settings, loaded: LoadedSave) -> WatchScreen:
    """Return the screen of a loaded game, watched from its beginning."""
    from pb12table.app.watching import Viewing, WatchScreen

    return WatchScreen(desk, Viewing(session, settings, loaded.seatings), loaded)


def open_review(desk: Desk, session: Session[Any], loaded: LoadedSave) -> None:
    """Go through a loaded game as `review.screen.open_review` does."""
    from pb12table.app.review import screen

    screen.open_review(desk, session, loaded)


# -- pages ----------------------------------------------------------------------------------------------------


def settings_page(desk: Desk, played: str) -> Screen:
    """Return the screen of the settings, with those of the system that is played."""
    from pb12table.app.screens.settings_screen import SettingsScreen

    return SettingsScreen(desk, played)


def help_page(desk: Desk, first: Sequence[str], system: str) -> Screen:
    """Return the screen with the list of keys, those of some groups first."""
    from pb12table.app.screens.help import Help

    return Help(desk, first, system)


def open_handbook(desk: Desk, page: str) -> None:
    """Open the chapter of the handbook that tells more about a page; where there is no handbook, that is told."""
    from pb12table.app.screens.handbook import PAGES, HandbookPage
    from pb12table.window.screens.base import attempt

    attempt(desk, lambda: desk.open(HandbookPage(desk, PAGES[page])))


def open_rules(desk: Desk, rules: Sequence[str], system: str, top: Screen | None) -> None:
    """Open the page of the first of some rules, or turn to it where one is open (`top`); of none the list of all."""
    from pb12table.app.screens.help import RulePage
    from pb12table.texts.rule_list import check_texts
    from pb12table.window.screens.base import attempt

    if isinstance(top, RulePage) and rules:
        top.turn_to(rules[0])
        return
    page = RulePage(desk, rules, system)
    desk.open(page)
    attempt(desk, lambda: check_texts(page.system))
