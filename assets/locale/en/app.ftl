### The window: start, table, cards, dialogs, settings, help.

cli-play-help = Open the window: the start screen, a scenario, or a saved game.
cli-play-scenario-help = Id of a scenario, or the path of its file or of a saved game.
cli-play-load-help = A saved game to go on with.

## Window and dialogs

window-title-start = Pb-12 table
window-title = { $scenario } – Pb-12 table
curtain-window-title = Pb-12 table
message-title = Note
dialog-problem-title = This file cannot be used
failure-in-dialog = Something went wrong inside the program, and the dialog was closed. Everything else is as it was. Details are in { $file }
failure = Something went wrong inside the program. Your game is saved up to your last decision and can be continued. Details are in { $file }
close = Close
percent = { $share } %
menu = Menu
card-cancel = Cancel
form-write = Write: { $label }
form-take = Take it
card-commit-cost = Do it ({ $cost })

## Names of keys

key-return = Enter
key-escape = Esc
key-backspace = Backspace
key-tab = Tab
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

start-title = Pb-12 table
start-subtitle = Skirmishes on one screen. Choose a scenario.
start-continue = { $name ->
    [none] Continue the game of { $date }, { $time }
   *[other] Continue: { $name }, { $date }, { $time }
}
start-empty = No scenario was found.
painting-title = Making a picture
painting-works = The picture is being painted. A large one takes a while.
start-opening = reading the rules …
start-drawing = drawing the table …
names-hint = Who plays? An empty line keeps the scenario's name; F2 lets the program play.
names-begin = Begin
names-twice = Two of you are called { $name }: give them different names.
names-by-person = a person
names-by-program = { $style ->
    [careful] program, careful
   *[aggressive] program, bold
}
names-of-program = { $name } (program)
names-seat-tip = Who plays (F2): somebody at the table, or the program. Careful, it holds what brings points and keeps under cover; bold, it attacks.
program-thinks = The program is thinking for { $player } …
start-players = { $number } players
start-figures = { $number ->
    [0] no figures yet
   *[other] { $number } figures
}
start-nobody-there = A game needs a figure of each player, and nobody stands here yet: place figures in the editor. Sight, reach and distances are shown without.
start-table = { $width } × { $depth } { $depth ->
    [one] step
   *[other] steps
}
start-minutes = about { $minutes } min
start-load = Load game
start-settings = Settings
start-help = Help
start-quit = Quit
start-problems = Broken files ({ $number })
quit-title = Quit?
quit-text = Every game is saved and can be continued at the next start.
quit-yes = Quit

## Curtain

curtain-hand-over = Please hand the screen to
curtain-stay = For the eyes of one player only:
curtain-leave-title = Leave the game?
curtain-leave-text = What has been decided is saved, and can be continued from the start screen.
curtain-open = I am { $player }
curtain-back = Back
curtain-why-secret = Only the player who is asked may see what comes now. The others look away.
curtain-why-bid = The bid for initiative is secret until all have made theirs. The others look away now.
round-result = { $gained ->
    [none] Round { $number } is over: nobody received victory points.
   *[some] Round { $number } is over: { $gained }
}
standing = Standing: { $players }.
standing-of = { $player } { $points }

## Round and players

round-is = Round { $number }
round-of = Round { $number } of { $limit }
round-limit-tip = The game ends after round { $limit } at the latest.
round-briefing-tip = A click shows the briefing: how it is won.
round-no-limit-tip = This game has no round limit.
chip-points = { $command } CP · { $victory } VP
chip-deciding = decides
chip-next = next
chip-broken-off = has broken off
chip-defeated = defeated
chip-tip-command = Command points left: { $points }
chip-tip-command-for = For turns and for the bid for initiative, one point each; for commands and cards, as they say.
chip-tip-refill = At the start of a round: { $points }
chip-tip-victory = Victory points: { $points }
chip-tip-zone = “{ $zone }”: { $victory_points } as things stand
chip-tip-initiative = Initiative this round: { $initiative }
chip-tip-broken-off = Takes no more turns this round.
banner-defeated = { $player } is defeated
banner-order = Turn order: { $players }

## Figures and data sheet

figures-of = { $player }
figures-other = Show the next player's figures
figure-done = done
figure-unable = cannot act
figure-points-left = { $left } of { $most } AP left
figure-points-to-come = { $most ->
        [0] no AP when activated
       *[other] { $most } AP when activated
    }
status-count = { $status } ×{ $count }
sheet-nobody = Point at a figure or select one to see its data sheet.
sheet-aims-at = Aims at: { $target }
sheet-aim-by-command = Ranged Attack!: while the command goes on, all who take part in it shoot at this target, even where others are nearer.
sheet-aimed-at = { $figures } { $count ->
    [one] aims
   *[other] aim
} at this figure
    .help = The next Ranged Attack from there may be made against this figure even where others are nearer.
sheet-height = height { $height }
sheet-printed = { $name }: { $value } printed
sheet-printed-modifier = { $name }: that of who steers, 0 without; target number of each such check { $modifier }
sheet-current = now { $value }
sum-rule = { $rule } · { $name }
sheet-armour-now = now { $value } when the figure { $seen ->
    [yes] sees the source of damage
   *[no] does not see the source of damage
}
sheet-reach = Reach
sheet-sight = See
sheet-cell-movement = Move { $letters }
sheet-cell-strength = Str. { $letters }
sheet-cell-toughness = Tough { $letters }
sheet-cell-initiative = Init. { $letters }
sheet-cell-nerve = Nerve { $letters }
sheet-cell-command = Cmd { $letters }
sheet-cell-ranged = Shot { $letters }
sheet-cell-melee = Mel. { $letters }
sheet-cell-tech = Tech { $letters }
sheet-cell-armour = Arm. { $letters }
sheet-damage = Damage points
sheet-damage-table = Damage table { $table }
sheet-points-left = { $kind }: { $left } of { $most } left
sheet-gear = Gear
sheet-slots = { $free } of { $slots } slots free
sheet-resources = { $left }/{ $full } · { $charges ->
    [0] no reload
    [one] { $charges } charge
   *[other] { $charges } charges
}
sheet-half-strength = {" "}+ ½ S
sheet-full-strength = {" "}+ S
sheet-block-damage = { $code }
sheet-block-ranged = R { $factor }: { $modifiers }
sheet-block-melee = melee: target number { $modifier }{ $reach ->
    [0] {""}
   *[other] , reach { SIGNED($reach) }
}
sheet-block-armour = armour { $seen }/{ $unseen }
sheet-block-melee-defence = DN { $value }
sheet-block-ranged-defence = DF { $value }
sheet-block-armour-long = Armour { $seen }, { $unseen } when the source of damage is not seen
sheet-block-defence-long = { $name } { $value }
sheet-block-slots = Slots: { $slots }
sheet-block-in-use = In use
sheet-block-not-in-use = Not in use
sheet-block-damage-long = Damage { $code }, { $mode }
sheet-block-ranged-long = Range factor { $factor }; target number near to extreme: { $modifiers }
sheet-block-melee-long = Melee: target number { $modifier }, reach +{ $reach }
sheet-block-frequency = Frequency { $multiplier }×/{ $modifier }
sheet-block-multiplier = Each passed check counts { $multiplier } times
sheet-block-resources = { $charges ->
    [0] Resource points: { $resources }, no charges
   *[other] Resource code { $charges }×{ $resources }: charges × resource points
}
sheet-block-radius = target radius { $radius }
sheet-block-deputy = { $others ->
    [yes] makes { $check ->
        [panic] panic checks
       *[nerve] nerve checks
    } in place of other own figures, with { $attribute }
   *[no] makes its own { $check ->
        [panic] panic checks
       *[nerve] nerve checks
    } with { $attribute }
}

## Log

log-title = Log
log-move = { $figure } moves { $way } ({ $cost }).
log-move-on = { $figure } moves on { $way } ({ $cost }).
log-to-end = newest
log-struck = This was taken back.
moment-notice = The table as it was then. Click or press Esc to come back.

## Action bar

cost-command = { $number } CP
cost-none = no cost
cost-some-actions = 1 AP or more
cost-action = { $number } AP
cost-free-action = free action
tile-select-figure = Select one of your figures first.
tile-all-done = None of your figures can take a turn now.
tile-no-entry-zone = You have no entry zone in this scenario.
tile-no-ranged-weapon = No ranged weapon is in use.
tile-no-melee-weapon = No melee weapon is in use.
tile-place-instead = A right click on the table shoots at that place.
tile-no-target = There is no target on the table.
tile-nothing-to-reload = Nothing in use takes ammunition.
tile-out-of-reach = Nearest opponent: { $distance } { $distance ->
    [one] step
   *[other] steps
}, reach { $reach }.
tile-nothing-in-sight = Nothing is in sight.
tile-concentrated = Concentrated already.  RU068
tile-nothing-to-re-equip = The figure has nothing to choose from.
bar-watching = { $key } or a click skips
bar-card = Decide on the card above.
answer-list-click = Choose on the card; { $back } cancels.
bar-moment = A moment of the past is shown.
hold-to-end = Hold to end the turn: action points are left

## Cards

bid-title = { $player } bids for initiative
bid-explanation = How many of your { $balance } command points do you spend? Each adds 2 to your initiative die. The highest chooses a place in the turn order first; what is left pays for turns.
bid-stepper = Bid
bid-value = { $bid } CP: die +{ $bonus }
bid-commit = Bid
bid-note = Nobody sees the number before all have bid.
place-title = { $player } chooses a place in the turn order
place-explanation = Take the first or the last place that is still free.
place-first = First free place ({ $place })
place-last = Last free place ({ $place })
roll-on-title = { $player }: roll the next check?
roll-on-explanation = { $figure } has { $successes ->
    [one] one success
   *[other] { $successes } successes
} so far and { $left ->
    [one] one check
   *[other] { $left } checks
} left. A check that is not rolled uses no ammunition.
roll-on-yes = Roll on
roll-on-no = Stop here
roll-on-note = Damage is rolled after the last check.
effect-title = { $player } chooses what comes first
effect-explanation = These effects of the status phase are waiting.
choice-title = { $player } decides
dice-title = { $player } throws a die
dice-explanation = Throw a d{ $sides } and type in what it shows: { $what }{ $has ->
    [subject] {" "}({ $subject })
   *[none] {""}
}.
dice-target-number = It must show { $target } or more.
dice-faces = A d{ $highest } shows { $lowest } to { $highest }.
dice-note = Click the number, or type it and press Enter.
landing-title = { $player }: where does the figure come to rest?
landing-explanation = { $figure } falls, and several places are equally near.
landing-option = Place { $number }, height { $height }
turn-title = { $player }, your turn
turn-all-done = None of your figures can act any more in this round. { $key } breaks off.
meanwhile = Meanwhile – { $happened }
meanwhile-figure = { $figure }: { $what }.
meanwhile-free = { $number ->
    [one] { $number } free damage point used
   *[other] { $number } free damage points used
}
meanwhile-more = And { $number ->
    [one] one figure
   *[other] { $number } figures
} more.
turn-explanation = Select a figure and activate it, or choose another kind of turn below.
relocate-title = { $figure } enters the table
relocate-step = Put down { $figure } ({ $number } of { $all }){ $last ->
    [yes] {""}: then all come in for { $cost }.
   *[no] .
}
relocate-bring = Comes along: 1 command point for all of the group together (R2.2.8).
relocate-explanation = Point into your entry zone and click; drag while clicking to turn the figure.
relocate-pinned = Enter or a click on the ghost sets the figure up. Dragging, Shift and wheel or Q and E turn it, a click beside it moves it.
action-title = { $player }: { $figure } acts
action-explanation = { $left ->
    [0] No action points are left
    [one] One action point is left
   *[other] { $left } action points are left
}{ $others ->
    [0] {""}
    [one] {""}, { $figures } has { $points }
   *[other] {""}, { $figures } have { $points }
}. { $then ->
    [owing-own] Choose an action.
    [owing-other] Go on with another figure.
    [follow-up-own] An action must come next, after the free action.
    [follow-up-other] Go on with another figure, which must act after its free action.
    [end-turn-own] Enter ends the turn.
    [end-turn-other] { $still ->
        [free] A free action is still possible; Enter ends the turn.
        [command] A command action is still possible; Enter ends the turn.
        [both] A free action or a command action is still possible; Enter ends the turn.
       *[nothing] Enter ends the turn.
    }
    [end-command-own] Enter ends the command.
    [end-command-other] Enter ends the command.
    [hold-other] Go on with another figure; hold Enter to end the turn.
   *[hold-own] Choose an action; hold Enter to end the turn.
}
reload-title = What is reloaded?
reload-explanation = A charge is used up and the weapon is full again.
reload-option = { $block }: { $resources } of { $full }, { $charges ->
    [one] one charge
   *[other] { $charges } charges
}
re-equip-title = { $figure } changes gear
re-equip-explanation = Choose what is in use from now on.
re-equip-option = { $block } ({ $slots })
re-equip-slots = Slots taken
re-equip-put-down = Put down: { $block }
re-equip-pick-up = Pick up: { $block }
keep-title = { $figure } has too few slots
keep-explanation = Choose what stays in use; the rest is stowed away.
keep-commit = Keep these
move-title = { $figure } moves
adjust-title = { $figure } adjusts its position
facing-stepper = Facing
facing-value = { $degrees }°
turned-first = Facing at the next action: { $degrees }°.
attack-turn-aside = Who is out of sight does not count: { $left } and { $right } turn the figure.
path-points = { $points } BP
ranged-attack-title = { $figure } shoots at { $target }
ranged-attack-title-open = { $figure } shoots
melee-attack-title = { $figure } strikes at { $target }
melee-attack-title-open = { $figure } strikes
aim-title = { $figure } aims at { $target }
aim-title-open = { $figure } aims
aim-explanation = The next Ranged Attack this round may go at this target even if others are nearer; whatever it goes at, the aim is used up.
attack-distance = { $distance } { $distance ->
    [one] step
   *[other] steps
}{ $has ->
    [yes] , { $category }
   *[no] {""}
}
attack-covered = { $share } % covered by { $blocker }
attack-checks = { $checks ->
    [one] One check
   *[other] { $checks } checks
}{ $given_up ->
    [0] {""}
   *[other] , { $given_up } given up
}{ $lapsed ->
    [0] {""}
   *[other] , { $lapsed ->
        [one] one more lapses
       *[other] { $lapsed } more lapse
    } for want of ammunition
}, damage { $damage } each
attack-target-number = Target number { $target }
attack-no-sight-line = No sight line
attack-fails = Every check fails
attack-fails-note = The weapon has no modifier for this distance.
attack-chances = { $checks ->
    [one] Succeeds in { $one } % of throws, puts the target out in { $out } %.
   *[other] Each check succeeds in { $one } %, at least one in { $some } %; puts the target out in { $out } %.
}
attack-label = { $target }+  { $chance }
attack-label-covered = { $target }+  { $chance }  · { $share } % covered
attack-hopeless = No check of this attack can succeed.
attack-own-figure = This is one of your own figures.
attack-would-hit-own = This is one of your own figures: { $go } once more attacks it all the same.
attack-harms-nothing = Nothing there can be harmed: the points would be spent for nothing.
attack-label-fails = out of range
attack-hold = A click holds the target.
attack-go-on = Another click attacks.
attack-would-fail = That cannot succeed: { $go } once more spends { $points ->
    [one] the action point
   *[other] the { $points } action points
} all the same.
attack-at = Aimed at
attack-at-figure = a figure
attack-at-terrain = terrain
attack-at-place = a place
attack-at-terrain-hint = Point at a piece of terrain.
attack-at-place-hint = Point at a place on the table.
attack-at-tip = Figures, terrain that can be hacked down or blown up, or any point in sight (R1.6.4, R1.6.15).
attack-piece-left = { $piece } can take { $points ->
    [one] 1 more damage point
   *[other] { $points } more damage points
 }.
attack-piece-plain = Nothing harms { $piece }.
attack-chances-terrain = { $checks ->
    [one] Succeeds in { $one } % of throws, brings it down in { $out } %.
   *[other] Each check succeeds in { $one } %, at least one in { $some } %; brings it down in { $out } %.
 }
attack-chances-nothing = { $checks ->
    [one] Succeeds in { $one } % of throws, and does no harm.
   *[other] Each check succeeds in { $one } %, and does no harm.
}
offer-attack-place = Shoot at this place
attack-weapon = Weapon
attack-points = Action points
attack-points-value = { $points } of { $left }
attack-ammunition = ({ $left }/{ $full })
attack-frequency = Frequency
attack-frequency-code = { $multiplier }×/{ $modifier }
attack-frequency-on = { $code }: on
attack-frequency-off = { $code }: off
attack-give-up = Give up checks
attack-give-up-tip = Each check given up makes the others easier by 1. R1.6.8
attack-boost = Penetration
attack-boost-tip = More penetration: each +1 makes every check harder by 1. R1.6.14
attack-commit = Attack ({ $cost })

## Dice and words over the table

dice-check = { $what }, needs { $target }
dice-passed = passed
dice-failed = failed
dice-damage = damage { $code }
dice-damage-result = result { $result }: { $points ->
    [0] no damage
    [one] one damage point
   *[other] { $points } damage points
}
dice-initiative = rolls for initiative
dice-initiative-result = initiative { $initiative }
dice-tie = rolls again to break the tie
dice-tie-result = { $face }: the higher roll chooses first
float-no-damage = no damage
float-damage = −{ $points }
float-passed = { $face }: passed
float-failed = { $face }: failed
float-fell = falls!
float-shoved = shoved aside!
float-collided = collides!

## Overlays and ruler

overlay-on = On: { $overlay }
overlay-off = Off: { $overlay }
ring-reach = reach
ring-command = command
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
ruler-notice = Ruler: click points on the table, or drag it out. Right click starts over, Esc ends.
overlay-on-needs-figure = On: { $overlay }. Select a figure or point at one to see its rings.
overlay-on-who-sees-whom = On: { $overlay }. Each half of a line shows what the figure at its end sees.

## Undo, save

undo-nothing = There is nothing to undo.
redo-nothing = There is nothing to redo.
undo-done = Undone.
undo-done-named = Undone: { $what }
redo-done = Redone.
redo-done-named = Redone: { $what }
undo-agree-title = Take back dice or secrets?
undo-agree-text = Since the moment this goes back to, a die has been thrown or a secret revealed. It can be taken back only if all players agree.
undo-agree = I agree
undo-keep = Leave it as it is
save-done = Kept: { $name }, { $time }. You find it with { $key } in the list of saved games.
save-impossible = This game has no save file.
load-title = Load a game
load-empty = There are no saved games yet.
load-name = Name …
load-name-title = What is this game called?
load-name-yes = Name it
load-delete = Delete
load-delete-title = Delete for good?
load-delete-text = { $name } cannot be brought back.
load-delete-yes = Delete
load-part-text = Up to there the game can still be played. It goes on in a save of its own; the damaged one stays as it is.
load-part-rules-text = Up to there the game is the same and can be played on. It goes on in a save of its own; the old one stays as it is.
load-part-yes = Go on from there
replaying-title = Opening the game
replaying-text = It is played up to where it stands …
load-kept = kept, stays as it is
load-elsewhere = being played in another window
rules-changed-title = The rules have changed
open-elsewhere-title = Open elsewhere
open-elsewhere-text = It can be played in only one window at a time. Here you can watch it as far as it has come.
open-elsewhere-yes = Watch it
save-lost-title = The save is lost
save-lost-text = Nothing of the game is lost: all of it is still here, and can be written into a new save.
save-lost-anew = Write it anew
save-lost-not = Not now
save-anew-done = The whole game is saved again: { $file }
load-playing = being played
load-unknown = not a saved game
turn-ended-by-itself = The turn with { $figure } is over: nothing was left to do in it.
turn-of-another = It is the turn of { $player } now. Press { $key } once more if that is meant.
question-to-another = { $player } is asked now. Press { $key } once more if that is meant.
points-would-lapse = { $number ->
    [one] An action point would lapse
   *[other] { $number } action points would lapse
}: { $again } once more ends the turn.
points-hold-enter = { $number ->
    [one] An action point of { $figures } would lapse
   *[other] { $number } action points of { $figures } would lapse
}: hold Enter to end the turn.
turns-would-lapse = { $number ->
    [one] One figure could still have a turn
   *[other] { $number } figures could still have a turn
} this round: { $again } once more breaks off.
relocate-who = Choose below who comes along.
load-course = { $player ->
    [none] Round { $round }
   *[other] Round { $round }, last turn: { $player }
}
load-over = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $result }
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

menu-resume = Back to the game
menu-briefing = Briefing …
menu-save = Save
menu-load = Load …
menu-settings = Settings …
menu-help = Help …
menu-surrender = { $player } surrenders in the next status phase
menu-surrender-not = { $player } does not surrender after all
menu-give-up = { $player } gives up now …
menu-by-program = The program plays for { $player }
menu-by-person = Somebody plays for { $player } again
seat-by-program = From now on the program plays for { $player }.
seat-by-person = { $player } is played by somebody at the table again.
menu-start = To the start screen
menu-quit = Quit
surrender-announced = { $player } will surrender in the next status phase.
surrender-withdrawn = { $player } plays on.
give-up-title = Give up?
give-up-text = { $player } is defeated at once, and all of { $player }'s figures leave the table.
give-up-yes = Give up

## Closing

closing-win = { $players } wins
closing-shared = { $players } share the win
closing-several = The win is shared
closing-draw = Nobody wins
closing-reason = { $reason } · { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
closing-defeat = { $line } ({ $figures })
closing-out = { $number } out of action
closing-panicked = { $number } panicked
closing-points-source = { $points } for “{ $source }”
closing-points-defeats = { $points } for { $points ->
    [one] a defeat
   *[other] defeats
}
closing-points-other = { $points } in other ways
closing-points-lost = { $points ->
    [one] one point lost with the defeat
   *[other] all { $points } points lost with the defeat
}
closing-lost-to-panic = { $number ->
    [one] one figure lost to panic
   *[other] { $number } figures lost to panic
}
closing-victory-points = Victory points
closing-checks = Attack checks
closing-damage = Damage dealt
closing-lost = Figures lost
closing-hits = { $hits } of { $attempts }
closing-of = { $lost } of { $force }
closing-look = To the table
closing-again = Play again
closing-start = To the start
ended-result = Result
ended-result-note = who has won
ended-start-note = choose another scenario

## Settings and keys

settings-broken = What cannot be read here is as it was at first.{ $kept ->
    [none] { "" }
   *[other] { " " }The file as it was is kept as { $kept }.
}
settings-title = Settings
settings-keys = Change keys …
setting-language = Language
setting-interface-scale = Size of the interface
setting-interface-scale-held = Size of the interface (here { $share } %)
setting-dice-speed = Speed of dice and movement
setting-sound = Sounds
setting-sound-missing = Sounds (no device found)
setting-dice = Dice
setting-ask-checks = Ask before a further check
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
dice-kind-seeded = the program rolls
dice-kind-typed = we roll and type (from the next game on)
ask-checks-never = never
ask-checks-ammunition = after a success, if ammunition is limited
ask-checks-always = always
keys-title = Keys
keys-row = { $command }  ·  { $group }
keys-press = press a key …
keys-reset = All as built in
keys-taken = This key is already used for: { $command }

## Help

help-title = Help
help-marks-title = Marks of the statuses
help-table-marks-title = On the table
help-mark-aim = An Aim, in the colour and shape of the player; the line leads to the figure that aims
help-short-title = Abbreviations
help-short-action = AP
    .long = Action points
help-short-movement = BP
    .long = Movement points
help-short-command = CP
    .long = Command points
help-short-victory = VP
    .long = Victory points
help-short-reach = Reach
    .long = Melee reach
help-short-factor = R
    .long = Range factor, then what is added from near to extreme
help-short-damage = 6/2
    .long = Strength and penetration of damage
help-round-title = A round
help-round = All players bid command points for initiative in secret and roll. The higher initiative chooses the first or the last place in the turn order. Then the players take turns: each turn costs one command point and activates one figure, which spends its action points on moving, shooting, striking and more. When nobody has command points left, the status phase follows: panicked figures try to recover, and fallen ones frighten those nearby. A player who then has no figure able to act on the table is defeated.
help-showing-title = Seeing more or less
help-mouse-title = Mouse
mouse-left = Left click: select, set a waypoint, choose a target, take an offered place
mouse-right = Right click: what can be done here; cancel
mouse-drag = Left drag: pan the table, or drag the active figure's ghost
mouse-middle = Middle drag or Space drag: pan
mouse-wheel = Mouse wheel: zoom to the cursor
mouse-shift-wheel = Shift and mouse wheel: turn the facing
mouse-rule = Click on an id (R1.4.24, RU012): what this rule or ruling says; a key shown in a tip opens the one named there
help-lines-title = Lines and colours
help-lines = A white line is free sight, a yellow dashed one partly covered with share and level, a red dotted one blocked by the outlined piece. A small = means that it was decided within the measuring tolerance. Each tint of a path is one action point; the dark dashed part is too far. Whatever is only planned is translucent. A bright stroke in the log stands beside what has happened since one's last turn.
key-group-table = always
key-group-turn = choosing a turn
key-group-action = choosing an action
key-group-plan = planning and turning
key-group-attack = attacking

## Commands

command-help = Help
command-save = Save under a name with date and time
command-load = Load a game
command-full-screen = Full screen or window
command-settings = Settings
command-undo = Undo
command-redo = Redo
command-next-figure = Next figure that can act, or next target
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
command-fold-card = Card of the decision
card-fold = Fold the card ({ $key }); its keys go on working
card-unfold = Unfold the card ({ $key })
card-move = Drag the title to move it; a double click lets it find its place again
command-show-sight = Sight of a figure
command-show-all-sight = Who sees whom
command-show-ranges = Ranges of weapons, and how far it can go
command-show-command = Command and communication
command-show-zones = Zones
command-show-heights = Heights
command-briefing = Briefing: what is to be done
command-ruler = Ruler
command-show-names = Names
command-activate = Activate the selected figure
command-relocate-in = Bring a figure onto the table
command-relocate-out = Take a figure off the table
command-wait = Wait
command-break-off = Break off the round
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
command-take-back = Take the last waypoint back
command-full-move = Full move bonus
command-next-weapon = Next weapon
command-less-points = Fewer action points
command-more-points = More action points
command-frequency = Use the frequency
command-give-up-more = Give up one more check
command-give-up-less = Give up one check fewer
command-boost-more = More penetration
command-boost-less = Less penetration

## Right click

offer-activate = Activate { $figure }
offer-relocate-out = Take { $figure } off the table
offer-move = Move here
offer-ranged-attack = Shoot at { $figure }
offer-melee-attack = Strike at { $figure }
offer-aim = Aim at { $figure }
offer-aim-place = Aim at this place

## Rules and rulings

rule-page-all = Rules and rulings
rule-page-all-heading = The rules in the order of the rulebook, then the rulings: what holds where it is silent or unclear
rule-page-back = Back
rule-page-keys = Keys
