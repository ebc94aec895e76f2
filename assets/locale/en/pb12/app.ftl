### Pb-12 in the window: cards of questions, the data sheet, news.

## Window and dialogs

card-commit-cost = Do it ({ $cost })

## Curtain

curtain-why-bid = The bid for initiative is secret until all have made theirs. The others look away now.
round-result = { $gained ->
    [none] Round { $number } is over: nobody received victory points.
   *[some] Round { $number } is over: { $gained }
}
standing = Standing: { $players }.
standing-of = { $player } { $points }

## Round and players

banner-defeated = { $player } is defeated
banner-order = Turn order: { $players }
round-no-limit-tip = This game has no round limit.
chip-points = { $command } CP · { $victory } VP
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

## Figures and data sheet

sheet-aims-at = Aims at: { $target }
sheet-aim-by-command = Ranged Attack!: while the command goes on, all who take part in it shoot at this target, even where others are nearer.
sheet-aimed-at = { $figures } { $count ->
    [one] aims
   *[other] aim
} at this figure
    .help = The next Ranged Attack from there may be made against this figure even where others are nearer.
sheet-reach = Reach
sheet-sight = See
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
    } in place of your other figures, with { $attribute }
   *[no] makes its own { $check ->
        [panic] panic checks
       *[nerve] nerve checks
    } with { $attribute }
}
figure-done = done
figure-unable = cannot act
figure-points-left = { $left } of { $most } AP left
figure-points-to-come = { $most ->
        [0] no AP when activated
       *[other] { $most } AP when activated
    }
status-count = { $status } ×{ $count }
sheet-printed = { $name }: { $value } printed
sheet-printed-modifier = { $name }: the value of the steering figure, 0 without one; target number of each such check { $modifier }
sheet-current = now { $value }
sheet-armour-now = now { $value } when the figure { $seen ->
    [yes] sees the source of damage
   *[no] does not see the source of damage
}
sheet-word-action-points = Action points
sheet-word-movement = Move { $letters }
sheet-word-strength = Strength { $letters }
sheet-word-toughness = Toughness { $letters }
sheet-word-initiative = Initiative { $letters }
sheet-word-nerve = Nerve { $letters }
sheet-word-command = Command { $letters }
sheet-word-ranged = Shooting { $letters }
sheet-word-melee = Melee { $letters }
sheet-word-tech = Tech { $letters }
sheet-word-armour = Armour { $letters }
sheet-word-melee-reach = Reach/sight
sheet-word-slots = Slots
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
sheet-block-in-use = In use
sheet-block-not-in-use = Not in use

## Log

log-move = { $figure } moves { $way } ({ $cost }).
log-move-on = { $figure } moves on { $way } ({ $cost }).

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
tile-no-target = There is no target on the table.
tile-nothing-to-reload = Nothing in use takes ammunition.
tile-out-of-reach = Nearest opponent: { $distance } { $distance ->
    [one] step
   *[other] steps
}, reach { $reach }.
tile-nothing-in-sight = Nothing is in sight.
tile-concentrated = Already concentrated.  RU068
tile-nothing-to-re-equip = The figure has nothing to choose from.
answer-list-click = Choose on the card; { $back } cancels.

## Cards

bid-title = { $player } bids for initiative
bid-explanation = How many of your { $balance } command points do you spend? Each adds 2 to your initiative die. The highest chooses a place in the turn order first; what is left pays for turns.
bid-commit = Bid { $bid }
bid-outside = You can bid 0 to { $highest } command points.
roll-on-title = { $player }: roll the next check?
roll-on-explanation = { $figure } has { $successes ->
    [one] one success
   *[other] { $successes } successes
} so far and { $left ->
    [one] one check
   *[other] { $left } checks
} left. A check you do not roll uses no ammunition.
roll-on-no = Stop here
effect-title = { $player } chooses what comes first
effect-explanation = These effects of the status phase are waiting.
choice-title = { $player } decides
landing-title = { $player }: where does the figure come to rest?
landing-explanation = { $figure } falls, and several places are equally near.
landing-option = Place { $number }, height { $height }
turn-title = { $player }, your turn
turn-all-done = None of your figures can act any more in this round. { $key } breaks off.
meanwhile-figure = { $figure }: { $what }.
meanwhile-free = { $number ->
    [one] { $number } free damage point used
   *[other] { $number } free damage points used
}
turn-choose-first = Nobody is chosen yet: { $activate } activates { $figure }, { $next } or a click chooses another figure.
turn-explanation = Choose a figure and drag it, click a foe, or press the key of an action.
relocate-title = { $figure } enters the table
relocate-step = Put down { $figure } ({ $number } of { $all }){ $last ->
    [yes] {""}: then all come in for { $cost }.
   *[no] .
}
relocate-bring = Comes along: 1 command point for all of the group together (R2.2.8).
relocate-explanation = Point into your entry zone and click; drag while clicking to turn the figure.
relocate-pinned = Enter or a click on the ghost sets the figure up. Dragging, Shift and wheel or Q and E turn it, a click next to it moves it.
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
    [declared-own] Enter goes on as declared.
    [declared-other] Enter goes on as declared.
    [hold-other] Go on with another figure; hold Enter to end the turn.
   *[hold-own] Choose an action; hold Enter to end the turn.
}
action-spent-on = Always end such turns
    .help = When no action points are left, your turns end by themselves from now on, even if a free action or a command could still follow. The menu asks you again.
action-spent-question = End a turn without action points?
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
attack-turn-aside = A figure out of sight does not count: { $left } and { $right } turn the figure.
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
attack-fails-note = The weapon does not reach that far.
attack-chances = { $checks ->
    [one] Succeeds in { $one } % of rolls, puts the target out in { $out } %.
   *[other] Each check succeeds in { $one } %, at least one in { $some } %; puts the target out in { $out } %.
}
attack-label = { $target }+  { $chance }
attack-label-covered = { $target }+  { $chance }  · { $share } % covered
attack-hopeless = No check can succeed.
attack-own-figure = This is one of your own figures.
attack-would-hit-own = This is one of your own figures: { $go } once more attacks it all the same.
attack-harms-nothing = Nothing there can take damage: you would spend the points for nothing.
attack-label-fails = out of range
attack-hold = A click holds the target.
attack-go-on = Another click attacks.
attack-would-fail = That cannot succeed: { $go } once more spends { $points ->
    [one] the action point
   *[other] the { $points } action points
} all the same.
attack-at-figure = a figure
attack-at-terrain = terrain
attack-at-place = a place
attack-at-terrain-hint = Point at a piece of terrain.
attack-at-place-hint = Point at a place on the table.
attack-piece-left = { $piece } can take { $points ->
    [one] 1 more damage point
   *[other] { $points } more damage points
 }.
attack-piece-plain = Nothing harms { $piece }.
attack-chances-terrain = { $checks ->
    [one] Succeeds in { $one } % of rolls, brings it down in { $out } %.
   *[other] Each check succeeds in { $one } %, at least one in { $some } %; brings it down in { $out } %.
 }
attack-chances-nothing = { $checks ->
    [one] Succeeds in { $one } % of rolls, and does no harm.
   *[other] Each check succeeds in { $one } %, and does no harm.
}
offer-attack-place = Shoot at this place
attack-weapon = Weapon
attack-points = AP
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
bid-note = A number, clicked or typed, is bid at once. Nobody sees it before all have bid.
place-title = { $player } chooses a place in the turn order
place-explanation = Do you want to act as early as possible, or as late as possible?
place-first = { $which ->
    [first] Go first
   *[other] Go early: place { $place }
 }
place-last = { $which ->
    [last] Go last
   *[other] Go late: place { $place }
 }
roll-on-yes = Roll on
roll-on-note = Damage is rolled after the last check.
meanwhile-more = And { $number ->
    [one] one more figure
   *[other] { $number } more figures
}.
attack-at-tip = Figures, terrain that can be hacked down or blown up, or any point in sight (R1.6.4, R1.6.15).

## Dice and words over the table

dice-damage-code = damage { $code }
dice-damage-result = result { $result }: { $points ->
    [0] no damage
    [one] one damage point
   *[other] { $points } damage points
}
dice-initiative-result = initiative { $initiative }
dice-tie-result = { $face }: the higher roll chooses first
dice-initiative = rolls for initiative
float-no-damage = no damage
float-damage = −{ $points }
float-passed = { $face }: passed
float-failed = { $face }: failed
float-fell = falls!
float-shoved = shoved aside!
float-collided = collides!

## Overlays and ruler

ring-command = command
ring-reach = reach

## Undo, save

round-ended-by-itself = { $player } breaks off: none of the figures can act any more in this round. { $undo } asks after all.
turn-ended-by-itself = { $figure } has nothing left to do: the turn is over.
points-hold-enter = { $number ->
    [one] An action point of { $figures } would lapse
   *[other] { $number } action points of { $figures } would lapse
}: hold Enter to end the turn.
turns-would-lapse = { $number ->
    [one] One figure could still have a turn
   *[other] { $number } figures could still have a turn
} this round: { $again } once more breaks off.
relocate-who = Choose below who comes along.

## Menu of a game

menu-surrender = { $player } surrenders in the next status phase …
surrender-title = Surrender?
surrender-text = { $player } will be defeated in the next status phase. Until then you can take it back in the menu.
surrender-yes = Surrender
menu-surrender-not = { $player } does not surrender after all
surrender-announced = { $player } will surrender in the next status phase.
surrender-withdrawn = { $player } plays on.

## Closing

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
closing-points-other = { $points } by other means
closing-points-lost = { $points ->
    [one] one point lost with the defeat
   *[other] all { $points } points lost with the defeat
}
closing-lost-to-panic = { $number ->
    [one] one figure lost to panic
   *[other] { $number } figures lost to panic
}

## Help

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
help-mark-aim = An Aim, in the colour and shape of the player; the line leads to the figure that aims
help-round = All players bid command points for initiative in secret and roll. The higher initiative chooses the first or the last place in the turn order. Then the players take turns: each turn costs one command point and activates one figure, which spends its action points on moving, shooting, striking and more. When nobody has command points left, the status phase follows: panicked figures try to recover, and fallen ones frighten those nearby. A player who then has no figure able to act on the table is defeated.

## Right click

offer-activate = Activate { $figure }
offer-relocate-out = Take { $figure } off the table
offer-move = Move here
offer-ranged-attack = Shoot at { $figure }
offer-melee-attack = Strike at { $figure }
offer-aim = Aim at { $figure }
offer-aim-place = Aim at this place

## In every game

menu-orders = When am I asked? …
command-full-move = Full move bonus
command-straight-legs = Legs straight or by the cheapest route
command-climb = Climb: hold on to the wall
help-lines = A white line means free sight, a yellow dashed one partly covered sight with its share and level, a red dotted one sight blocked by the outlined piece. A small = means that it was decided within the measuring tolerance. Each tint of a route is one action point; the dark dashed part is too far. Whatever is only planned is translucent. A bright stroke in the log marks what has happened since your last turn.
hold-to-end = Hold to end the turn: action points are left
setting-ask-checks = Ask before a further check
ask-checks-never = never
ask-checks-ammunition = after a success, if ammunition is limited
ask-checks-always = always

brought-points = damage points used: { $points }
brought-free = { $number } free
brought-light = { $number } light
brought-heavy = { $number } heavy
