### The window: start, table, cards, dialogs, settings, help.

cli-play-help = Open the window: the start screen, a scenario, or a saved game.
cli-play-scenario-help = Id of a scenario, or the path of its file or of a saved game.
cli-play-load-help = The saved game to continue.

## Window and dialogs

window-title-start = pb12table
window-title = { $scenario } – { $game }
message-title = Note
dialog-problem-title = This file cannot be used
failure-in-dialog = Something went wrong inside the program, and the dialog was closed. Nothing else has changed. You'll find the details in { $file }
failure = Something went wrong inside the program. Your game is saved up to your last decision and you can continue it. You'll find the details in { $file }
close = Close
percent = { $share } %
menu = Menu
card-cancel = Cancel
form-write = Type: { $label }
enter-nothing-chosen = You haven't chosen anything yet: pick something with a letter, a number or a click, then press Enter.
enter-doubtful = This will probably fail, or what comes back will be worse. Press Enter again to do it anyway.
enter-hold-end = You haven't chosen anything yet. Hold Enter, or press { $key }, to end the turn.
form-take = OK
form-take-back = Take back
files-hint = Type the path of the file, or drop the file onto the window.
files-open = Open
files-up = ← The folder above
files-folder = { $name } /
files-more = { $count ->
    [one] One more is not listed.
   *[other] { $count } more are not listed.
}
files-looking = Reading it …

## Names of keys

key-return = Enter
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
key-space = Space
key-ctrl = Ctrl
key-shift = Shift
key-comma = Comma
key-period = Period
key-left = Left arrow
key-right = Right arrow
key-up = Up arrow
key-down = Down arrow
key-delete = Delete
key-home = Home
key-end = End
key-page-down = Page down
key-page-up = Page up

## Start

start-title = pb12table
start-subtitle = Skirmishes on one screen. Choose a scenario.
start-continue = { $name ->
    [none] Continue the game of { $date }, { $time }
   *[other] Continue: { $name }, { $date }, { $time }
}
start-others = { $number ->
    [one] One more game is waiting …
   *[other] { $number } more games are waiting …
}
start-others-title = Continue which game?
start-empty = No scenarios found.
painting-title = Saving a picture
painting-works = Painting the picture. A large one takes a while.
start-opening = reading the rules …
opening-waits = Opening …
start-drawing = drawing the table …
names-hint = Who plays? Leave a line empty to keep the scenario's name; F2 lets the program play.
names-begin = Begin
names-twice = Two of you are called { $name }: give them different names.
names-by-person = a person
names-by-program = { $style ->
    [learner] program, learner
    [steady] program, steady
    [strong] program, strong
    [expert] program, expert
    [careful] program, careful
    [aggressive] program, bold
    [plain] program, plain
    [easy] program, easy
    [medium] program, medium
    [hard] program, hard
   *[other] program
}
names-of-program = { $name } (program)
names-seat-tip = Who plays here (F2): a person at the table, or the program.
names-style-told = { $style ->
    [learner] A learner thinks of its own turn and weighs few plans.
    [steady] A steady player weighs what it gains against what your answer may cost it.
    [strong] A strong player weighs more plans, and what you could do about them.
    [expert] An expert weighs even more, and looks further ahead.
    [careful] A careful player holds what scores and stays in cover.
    [aggressive] A bold player attacks.
    [plain] A plain player acts one figure at a time and looks no further.
    [easy] An easy player looks only as far as its own turn.
    [medium] A medium player looks as far as your answer.
    [hard] A hard player looks several turns ahead.
   *[other] The program plays in a way of its own.
}
players-of-style = { $style ->
    [learner] Learners
    [steady] Steady players
    [strong] Strong players
    [expert] Experts
    [careful] Careful players
    [aggressive] Bold players
    [plain] Plain players
    [easy] Easy players
    [medium] Medium players
    [hard] Hard players
   *[other] Other players ({ $style })
}
names-style-usual = { $told } This is the usual one.
program-thinks = The program is thinking for { $player } …
start-players = { $number } players
start-figures = { $number ->
    [0] no figures yet
   *[other] { $number } figures
}
start-nobody-there = Every player needs at least one figure, and there are none here yet: place some in the editor. You can still look at sight, reach and distances.
start-table = { $width } × { $depth } { $depth ->
    [one] step
   *[other] steps
}
start-minutes = about { $minutes } min
start-even = Wins by program: { $sides }; { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
start-side = { $side } { $share } %
start-every-system = All games
start-no-window = You cannot play games of { $system } in this window, but you can look at sight and routes and run simulations.
start-which-system = Which game is the layout for?
start-which-deployment = Which deployment?
start-drawn = Random game
start-campaigns = Campaigns
start-which-campaign = Which campaign?
start-no-campaign = There is no campaign here.
campaign-line = { $system }: { $name }
start-load = Load game
start-settings = Settings
start-help = Help
start-quit = Quit
start-problems = Broken ({ $number })
start-mend = Mend in the editor
quit-title = Quit?
quit-text = Every game is saved; you can continue at the next start.
quit-yes = Quit

## Curtain

curtain-hand-over = Please hand the screen to
curtain-stay = For the eyes of one player only:
curtain-leave-title = Leave the game?
curtain-leave-text = Everything so far is saved; you can continue from the start screen.
curtain-open = I am { $player }
curtain-back = Back
curtain-undo = Back to { $player }
curtain-why-hidden = You don't all see the same table right now. Everyone else, please look away.
curtain-why-secret = What comes next is for this player's eyes only. Everyone else, please look away.

## Round and players

round-is = { $number ->
    [0] Before round 1
   *[other] Round { $number }
}
round-of = Round { $number } of { $limit }
round-limit-tip = The game ends after round { $limit } at the latest.
round-decides = { $number ->
    [0] As it stands, it is a draw after this round
    [one] As it stands, { $players } wins after this round
   *[other] As it stands, { $players } win after this round
}
round-briefing-tip = Click for the briefing: how to win.
chip-deciding = decides

## Figures and data sheet

figures-of = { $player }
figures-other = Show the next player's figures
sheet-height = height { $height }
sum-rule = { $rule } · { $name }

## Log

log-title = Log
log-to-end = newest
log-struck = This was undone.
moment-notice = This is the table as it was then. Click or press Esc to come back.

## Action bar

tile-place-instead = Right-click the table to shoot at a place instead.
bar-watching = { $key } or a click skips
bar-card = The card above asks for your decision.
bar-moment = You are looking at an earlier moment.
hold-to-end = Hold to end the turn: there is still something to do
overlay-none-here = “{ $overlay }” shows nothing in this game.

## Cards

dice-title = { $player } rolls a die
dice-explanation = Roll a d{ $sides } and type in the result: { $what }{ $has ->
    [subject] {" "}({ $subject })
   *[none] {""}
}.
dice-target-number = { $target } or more succeeds.
dice-faces = A d{ $highest } rolls { $lowest } to { $highest }.
dice-note = Click the number, or type it and press Enter.
meanwhile = Meanwhile – { $happened }
attack-at = Aim at

## Dice and words over the table

dice-check = { $what }, needs { $target }
dice-passed = passed
dice-failed = failed
dice-tie = rolls again to break the tie

## Overlays and ruler

overlay-on = On: { $overlay }
overlay-off = Off: { $overlay }
ruler-label = { $flat } { $flat ->
    [one] step
   *[other] steps
} ({ $cm } cm)
ruler-label-space = { $flat } { $flat ->
    [one] step
   *[other] steps
} in plane, { $space } in space ({ $cm } cm)
ruler-last-leg = last leg { $flat }
ruler-last-leg-space = last leg { $flat } in plane, { $space } in space
ruler-notice = Ruler: click from point to point, or drag. Right-click to start over, Esc to stop.
overlay-on-needs-figure = On: { $overlay }. Select or point at a figure to see its rings.
overlay-on-who-sees-whom = On: { $overlay }. Each half of a line shows what the figure at its end sees.

## Undo, save

undo-nothing = There is nothing to undo.
redo-nothing = There is nothing to redo.
undo-done = Undone.
undo-done-named = Undone: { $what }
redo-done = Redone.
redo-done-named = Redone: { $what }
undo-agree-title = Undo a roll or a secret?
undo-agree-text = Since that moment somebody has rolled a die or revealed a secret. You can undo this only if all players agree.
undo-agree = I agree
undo-keep = Leave everything as it is
save-done = Saved as { $name }, { $time }. { $key } lists your saved games.
save-impossible = This game has no save file.
load-title = Load a game
load-empty = No saved games yet.
load-name = Name …
load-name-title = What is this game called?
load-name-yes = Name it
load-delete = Delete
load-delete-title = Delete for good?
load-delete-text = You cannot bring { $name } back.
load-delete-yes = Delete
load-part-text = The game is sound up to there, and you can play on from there in a new save; the damaged one stays as it is.
load-part-rules-text = Up to there the game is the same, and you can play on from there in a new save; the old one stays as it is.
load-part-yes = Play on from there
replaying-title = Opening the game
replaying-text = Replaying everything up to where you stopped …
load-kept = kept for good, stays as it is
load-elsewhere = being played in another window
rules-changed-title = The rules have changed
open-elsewhere-title = Open elsewhere
open-elsewhere-text = You can play a game in only one window at a time. Here you can watch it up to now.
open-elsewhere-yes = Watch it
save-lost-title = The save file is gone
save-lost-text = The game itself is not lost: it is all still here, and the program can write it to a new file.
save-lost-anew = Write a new file
save-lost-not = Not now
save-anew-done = The whole game is saved again: { $file }
load-playing = being played
load-no-window = { $system }: cannot be played in this window
load-unknown = not a saved game
turn-of-another = It is { $player }'s turn. Press { $key } again if you mean it.
question-to-another = This question is for { $player }. Press { $key } again if you mean it.
load-last-turn = last turn: { $player }
load-continue = Continue
shown-date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
load-yes = Load

## Menu of a game

window-small = This window has only { $width } × { $height } pixels. Everything is there, but small; { $least } × { $most } and more are easy to read. F11 fills the screen.
menu-group-on = Continue
menu-group-here = This game
menu-group-leaving = Leave
menu-group-giving-up = Giving up
menu-resume = Back to the game
menu-briefing = Briefing …
menu-save = Save
menu-load = Load …
menu-settings = Settings …
menu-help = Help …
menu-ask-again = Ask again: { $question }
standing-taken-back = You will be asked again: { $question }
standing-round = Not again this round
    .about = Answers no until the round ends. The menu turns the question back on.
standing-always = Never ask again
    .about = Answers no for the rest of the game. The menu turns the question back on.
menu-give-up = { $player } gives up the game …
menu-by-program = The program plays for { $player }
menu-by-person = A person plays for { $player } again
seat-by-program = From now on the program plays for { $player }.
seat-by-person = From now on somebody at the table plays for { $player } again.
menu-start = To the start screen
menu-quit = Quit
give-up-title = Give up the game?
give-up-text = { $player } loses at once, and all of { $player }'s figures leave the table.
give-up-yes = Give up the game

## A game by chance

drawn-title = Random game
drawn-any = Any
drawn-system = Game
drawn-size = Size
drawn-size-small = Small
drawn-size-middle = Medium
drawn-size-large = Large
drawn-kind = Ground
drawn-aim = Fought for
drawn-aim-ground = The middle
drawn-aim-defeat = The last side standing
drawn-force = { $player }, value { $worth }
drawn-take = Play
drawn-another = Another
drawn-name-small = Skirmish { $seed }
drawn-name-middle = Fight { $seed }
drawn-name-large = Battle { $seed }
drawn-about = Ground and forces are drawn at random. The ground favours neither side, and both forces are worth nearly the same.
drawn-ground = the middle

## Closing

closing-win = { $players } wins
closing-shared = { $players } share the victory
closing-draw = Nobody wins
closing-victory-points = Points
closing-checks = Attacks that hit
closing-damage = Damage dealt
closing-lost = Figures lost
closing-hits = { $hits } of { $attempts }
closing-of = { $lost } of { $force }
closing-look = To the table
closing-again = Play again
closing-turned = Swap sides
closing-evening = After { $games } games: { $score }
closing-evening-won = { $name } { $number }
closing-evening-drawn = drawn { $number }
closing-following = What becomes of them
closing-chapter = Next chapter
following-title = What becomes of them
following-where = Where they go next
following-nowhere = No scenario has a place for anybody of this game.
following-rest = How long they rest
following-evenings = When it goes on
following-apart = Later
following-back-to-back = At once
following-who = Who comes along
following-as-new = as new
following-stays = does not come along
following-take = Play on
rest-none = Not at all
rest-minutes = Minutes
rest-hours = Hours
rest-days = Days
campaign-begin = Begin
campaign-chapters = The chapters
campaign-chapter-title = { $name }: chapter { $number } of { $of }
campaign-gained = What they gained
campaign-stands = { $name }, chapter { $number } of { $of }: { $score }
campaign-edit = Change it
campaign-write-one = Write a campaign …
campaign-which-game = A campaign of which game?
campaign-writing-title = Write a campaign
campaign-field-name = Name
campaign-field-description = What it is about
campaign-empty = Add the scenarios in the order in which they are played.
campaign-add = Add a chapter …
campaign-add-title = Which scenario comes next?
campaign-drop = Take the chapter out
campaign-rest = Rest before: { $rest }
campaign-recruits = Newcomers: { $new ->
    [yes] yes
   *[no] no
}
    .tip = Somebody new comes for whoever is missing
campaign-cast-title = Whom do you want to change?
campaign-cast = Who is who …
    .tip = A figure is the same in two chapters if you say so here; it must have the same profile
campaign-member-title = Who is that?
campaign-new = somebody new
campaign-nobody-like = Nobody of the earlier chapters has the profile of { $figure }, so this is somebody new.
campaign-is = { $part }: { $who }
campaign-sits = At the table, { $part }: { $who }
campaign-gains = { $number ->
    [0] Gains …
    [one] Gains: 1 …
   *[other] Gains: { $number } …
}
campaign-gain-title = What does the chapter bring?
campaign-gain = { $who ->
    [winners] Each winner: { $what }
   *[all] Everybody: { $what }
}
campaign-gain-drop = Take away: { $gain }
campaign-go-on = { $number ->
    [one] One of { $of } goes on: { $names }
   *[other] { $number } of { $of } go on: { $names }
}
campaign-nobody-goes-on = Nobody of the earlier chapters goes on: say who is who.
campaign-too-short = A campaign has at least two chapters.
campaign-into = It will be in { $file }
campaign-write = Save it
campaign-undo = Undo
campaign-leave-title = Leave without saving?
campaign-leave-text = What you have changed in this campaign will be lost.
closing-start = To the start
ended-result = Result
ended-result-note = who has won
ended-start-note = choose another scenario

## Settings and keys

settings-broken = Settings the program cannot read here are back to their defaults.{ $kept ->
    [none] { "" }
   *[other] { " " }The old file is kept as { $kept }.
}
settings-title = Settings
settings-keys = Change keys …
setting-language = Language
setting-interface-scale = Size of the interface
setting-interface-scale-held = Size of the interface (here { $share } %)
setting-theme = Appearance
setting-colour-blind = Colours
setting-effects = Steps, shots and falls
colours-usual = usual
colours-blind = for colour-blind eyes
effects-yes = shown
effects-no = not shown
tiles-more = More ({ $number })
tiles-less = Fewer
setting-dice-speed = Speed of dice and movement
setting-sound = Sounds
setting-sound-missing = Sounds (no device found)
setting-silent = Which sounds
setting-dice = Dice
setting-keys = Keys
language-en = English
language-de = Deutsch
dice-speed-none = at once
dice-speed-fast = fast
dice-speed-normal = normal
dice-speed-slow = slow
sound-none = off
sound-quiet = quiet
sound-normal = normal
sound-loud = loud
sound-sort-dice = dice
sound-sort-fight = fighting
sound-sort-movement = movement
sound-sort-table = cards and tiles
sound-sort-signals = signals
dice-kind-seeded = the program rolls
dice-kind-typed = we roll and type in the result (from the next game on)
keys-title = Keys
keys-row = { $command }  ·  { $group }
keys-press = press a key …
keys-reset = Reset all
keys-taken = This key is already used for: { $command }

## Help

help-title = Help
help-marks-title = Marks on figures
help-table-marks-title = On the table
help-short-title = Abbreviations
help-round-title = A round
help-showing-title = Seeing more or less
help-here = On this screen
help-elsewhere = Elsewhere
help-start-title = Start screen
start-key-return = Enter: Continue the newest game
start-key-others = Ctrl O: Continue another game
start-key-digit = 1 to 9: Play the scenario with this number
start-key-shift = Shift 1 to 9: Look at its table
start-key-ctrl = Ctrl 1 to 9: Edit its table
start-key-arrows = Left, right arrow: Show one game's scenarios
start-key-learn = Ctrl T: Learn a game
start-key-drawn = Ctrl R: A random game
start-key-new = Ctrl N: New layout
start-key-load = F9: Saved games
start-key-settings = F10: Settings
start-key-screen = F11: Full screen or window
start-key-escape = Esc: Quit
help-mouse-title = Mouse
mouse-left = Left click: select, set a waypoint, choose a target, take a place on offer
mouse-right = Right click: what can be done here; cancel
mouse-drag = Left drag: pan the table, or drag the active figure's ghost
mouse-middle = Middle drag: pan
mouse-wheel = Mouse wheel: zoom in on the cursor
mouse-shift-wheel = Shift and mouse wheel: turn the facing
mouse-rule = Click on { $example }: read this rule or ruling; a key shown in a tip opens the one named there
help-lines-title = Lines and colours
help-lines = A white line is free sight, a yellow dashed one partly covered with share and level, a red dotted one blocked by the outlined piece. A small = means that the measuring tolerance decided it. Plans are translucent. A bright bar in the log marks what has happened since your last turn.
key-group-table = always
key-group-turn = choosing a turn
key-group-action = choosing an action
key-group-plan = planning and turning
key-group-attack = attacking

## Commands

command-help = Help
command-save = Save under the date and time
command-load = Load a game
command-full-screen = Full screen or window
command-settings = Settings
command-undo = Undo
command-redo = Redo
command-next-figure = Next figure able to act, or next target
command-previous-figure = Previous figure or target
command-back = Back out
command-commit = Commit; hold to end the turn
command-zoom-in = Zoom in
command-zoom-out = Zoom out
command-zoom-fit = Show the whole table
command-pan-left = Pan left
command-pan-right = Pan right
command-pan-up = Pan up
command-pan-down = Pan down
command-fold-left = Figure list
command-fold-right = Data sheet
command-fold-log = Log
command-show-table = While held: see the table alone. A drag pans, a click shows a data sheet, nothing is chosen
command-more-tiles = Show all actions, or the usual ones
command-fold-card = Decision card
card-fold = Fold the card ({ $key }); its keys still work
card-unfold = Unfold the card ({ $key })
command-show-sight = Sight of a figure
command-show-all-sight = Who sees whom
command-show-ranges = Weapon ranges, and how far the figure can go
command-show-command = Radii: command, communication, features
command-show-squares = Squares
command-show-zones = Zones
command-show-heights = Heights
command-briefing = Briefing: what you have to do
command-ruler = Ruler
command-show-names = Names
command-show-foresight = What may happen at a place
command-activate = Activate the selected figure
command-relocate-in = Bring a figure onto the table
command-relocate-out = Take a figure off the table
command-wait = Wait
command-break-off = Break off for this round
command-move = Move
command-adjust = Adjust
command-ranged-attack = Ranged attack
command-melee-attack = Melee attack
command-aim = Aim
command-concentrate = Concentrate
command-reload = Reload
command-re-equip = Re-equip
command-end-turn = End the turn
command-attack-at = Attack a figure, terrain or a place
command-aim-higher = Aim at a higher place under the mouse
command-aim-lower = Aim at a lower place under the mouse
command-command = Command action
command-end-command = End the command action
command-appoint-leader = Appoint a leader
command-turn-left = Turn left
command-turn-right = Turn right
command-take-back = Undo the last waypoint
command-next-weapon = Next weapon
command-less-points = Fewer action points
command-more-points = More action points
command-frequency = Use the frequency
command-give-up-more = Give up one more check
command-give-up-less = Give up one check fewer
command-boost-more = More penetration
command-boost-less = Less penetration

## Rules and rulings

rule-page-all = Rules and rulings
rule-page-all-heading = The rules in the order of the rulebook, then the rulings: what we decided where the rulebook is silent or unclear
rule-page-back = Back
rule-page-keys = Keys
rule-page-search = Search: a word, a number, a German term
rule-page-found = { $number ->
    [0] Nothing found
    [one] One found
   *[other] { $number } found
}

## In every game

respond-stop = Stop here
    .help = The figure stops; it loses its remaining movement points.
target-bare-point = a point on the table
draw-stepper = Cards
# Planning a Move: the card, the signs on the way, the reach.
moving-planning = Finding a route …
moving-would-be-lost = You have planned a route: { $go } takes it, { $again } once more drops it ({ $action }).
moving-would-be-lost-for = You have planned a route: { $go } takes it, one more click on { $figure } drops it.
moving-goes-first = The route is still being worked out and comes first; Esc drops it.
briefing-wins = How to win
kind-vehicle = vehicle
    .object = the vehicle

## Setting up

command-set-up = Set up the rest automatically
menu-set-up = Set up automatically
set-up-rest = Set up the rest
set-up-nothing = Everything is set up already.
set-up-done = Everything is set up. { $key } undoes it.
names-set-up = Set up
names-set-up-table = at the table
names-set-up-itself = automatic
names-set-up-tip = At the table, you take turns choosing and placing; with “automatic” the program does it all for you, up to the first turn.
names-map = Map no. { $seed }
names-map-tip = The same number makes the same map; click to enter another.
names-force-open = Army: chosen at the table
names-force = Army: { $force }
names-force-tip = Which army { $player } leads; click to choose one, also from those you have saved.
names-which-force = Which army does { $player } lead?
names-force-none = Chosen at the table
names-forces = Forces
names-forces-usual = Those of the scenario
names-forces-own = Put together by you
names-forces-tip = Put together the forces for this game (F4): figures, gear and values, up to the limit if there is one. The scenario stays as it is.
names-forces-not-saved = What you put together here is for this game alone. Save a force to keep it, or change the scenario in the editor.
names-pictures = Your own
names-pictures-chosen = { $count ->
    [0] The usual figures
    [one] One of your own
   *[other] { $count } of your own
}
names-pictures-tip = Give players and figures pictures of your own (F3), such as a photo of the miniature or a coat of arms, and figures a name and a cloth.
names-pictures-title = Figures of your own
names-pictures-hint = Enter chooses a picture for the marked line, Delete takes it away. You can also drop a file onto the window.
names-pictures-which = Which picture stands for { $name }?
names-pictures-reading = The program is reading { $name } …
names-pictures-usual = the usual figure
names-pictures-usual-mark = the usual mark
names-pictures-away = Takes the picture away
names-pictures-sound = Can stand on a token
names-pictures-no-file = There is no picture in this folder; pictures end in { $known }.
names-own-rename = Name
names-own-cloth = Cloth
names-own-name = What do you call { $name }? Nothing: as usual.
names-own-twice = Somebody is called { $name } already: choose another name.
names-own-yes = Name
names-cloth-which = Which cloth does { $name } wear?
names-cloth-usual = The usual one
cloth-linen = Linen
cloth-moss = Moss green
cloth-rose = Rose
cloth-sky = Sky blue
cloth-lilac = Lilac
cloth-straw = Straw yellow
cloth-clay = Clay brown
cloth-mint = Mint green
cloth-snow = White
cloth-slate = Grey

## Tutorials

lesson-where = { $name } · { $step } of { $steps }
lesson-next = Continue (Enter)
    .short = Continue
lesson-show = Show me
    .short = Show me
lesson-again = This step again
    .short = Again
lesson-leave = Leave; continue later
    .short = Leave
lesson-to-start = To the start screen
    .short = Start
lesson-play-on = Play on
    .short = Play on
lesson-over = Ready to play
    .text = You know enough for a first evening. Play on if you like: the program plays for everyone else.
lesson-not-yet = Later: first do what the box on the left says.
lesson-read-first = First do what the box on the left says.
lesson-left-title = Continue the tutorial?
lesson-left-text = You left it at step { $step }. You can continue there or start over.
lesson-go-on = Continue
lesson-anew = Start over
start-tutorial = Learn a game in ten minutes
start-which-tutorial = What would you like to learn?
start-tutorial-line = { $system }: { $name }, { $minutes } minutes
start-tutorial-left = { $line } (left at step { $step })
help-tutorial = Tutorial

## At first sight: what a figure is good and bad at

strength-shoots-well = shoots well
strength-shoots-badly = shoots badly
strength-strikes-well = strikes well
strength-strikes-badly = strikes badly
strength-throws-well = throws well
strength-quick = quick
strength-slow = slow
strength-nimble = nimble
strength-clumsy = clumsy
strength-brave = brave
strength-timid = timid
strength-tough = tough
strength-frail = frail
strength-armoured = armoured
strength-leads = leads
strength-handy = handy
strength-attacks-hard = attacks hard
strength-attacks-weakly = attacks weakly
strength-holds-out = hard to beat
strength-falls-easily = easily beaten
strength-from-afar = strikes from afar
strength-flies = flies

## A game at a glance

overview-begin = Begin
overview-nobody = You don't know of anybody yet.

## What happens and what is refused in games that say nothing of their own about it

event-round-began = Round { $game_round }
event-turn-began = { $player } has the turn.
event-die-rolled = { $figure } rolls { $face }.
event-walked = { $figure } walks.
refusal-go-no-room = There is no room to stand there.
refusal-go-too-far = No way of at most { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} leads there.
