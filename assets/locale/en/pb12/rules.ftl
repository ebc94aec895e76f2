### Words of the rules of Pb-12.

## Game, players, table

-command-point = { $form ->
    [plural] command points
   *[singular] command point
}
-table = table
-turn-order = turn order
-staging-area = staging area
-victory-point = { $form ->
    [plural] victory points
   *[singular] victory point
}

## Damage, actions, building blocks, statuses

-movement-option = { $form ->
    [plural] movement options
   *[singular] movement option
}
-resource-point = { $form ->
    [plural] resource points
   *[singular] resource point
}
-charge-point = { $form ->
    [plural] charge points
   *[singular] charge point
}
-damage-point = { $form ->
    [plural] damage points
   *[singular] damage point
}

## Numbers and lists

count-action-points = { $number } AP
count-movement-points = { $number } BP
count-command-points = { $number ->
    [one] { $number } { -command-point }
   *[other] { $number } { -command-point(form: "plural") }
}
count-damage-points = { $number ->
    [one] { $number } { -damage-point }
   *[other] { $number } { -damage-point(form: "plural") }
}
count-resource-points = { $number ->
    [one] { $number } { -resource-point }
   *[other] { $number } { -resource-point(form: "plural") }
}
count-charge-points = { $number ->
    [one] { $number } { -charge-point }
   *[other] { $number } { -charge-point(form: "plural") }
}
count-victory-points = { $number ->
    [one] { $number } { -victory-point }
   *[other] { $number } { -victory-point(form: "plural") }
}

## Rules

left-out-not-yet = not in this version yet

## Phases and places

phase-logistics = Logistics phase
    .help = All refill their command points. Players with a deck may draw cards.
phase-initiative = Initiative phase
    .help = All bid command points in secret and roll; the highest chooses the first or the last place in the turn order.
phase-turns = Turn phase
    .help = All take turns, one after the other, until nobody has command points left or all have broken off.
phase-status = Status phase
    .help = Statuses take effect: panicked figures try to recover, and those Out of Action frighten everyone nearby.
place-staging = in the { -staging-area }
place-table = on the { -table }
place-removed = removed from the game

## Statuses; `.help` says what the status does

status-distracted = Distracted
    .help = Action points only for Change Status; no command actions.
status-threatened = Threatened
    .help = No Moves and no movement points. All action checks but those of Melee Attacks get target number +4.
status-camouflaged = Camouflaged
    .help = Ranged defence +1, until an opponent comes near enough to notice the figure.
status-delayed = Delayed
    .help = May interrupt: sheds all markers and acts at once with one action point for each. Lost when action points are used.
status-out-of-action = Out of Action
    .help = Replaced by a marker. In the status phase everyone nearby makes a panic check.
status-moved = Moved
    .help = Ranged defence +1 for each marker after the first. Lost as soon as the figure uses action points, by vehicles only with a Move.
status-incapacitated = Incapacitated
    .help = No actions, no action points to spend.
status-lightly-wounded = Lightly Wounded
    .help = One action point less.
status-severely-wounded = Severely Wounded
    .help = One action point less, and every check gets target number +2.
status-panicked = Panicked
    .help = Cannot act. In the status phase a nerve check decides: calm again, or Out of Action.
status-static = Static
    .help = Loses all Moved markers; attack checks against it get target number −1.
status-exhausted = Exhausted
    .help = One action point less. In the status phase a toughness check may end it.

## Turns, actions, movement options; `.help` says what they do

turn-activate = Activate
    .help = One figure receives its action points and acts.
turn-relocate-in = Come in
    .help = Set up one figure from the staging area in an entry zone.
turn-relocate-out = Go off
    .help = Take one figure from an exit zone into the staging area.
turn-wait = Wait
    .help = Let the others go ahead.
turn-break-off = Break off
    .help = The round is over for you: no more turns with any of your figures. Costs nothing.

action-move = Move
    .help = Each action point gives as many movement points as the Movement value. Gives a Moved marker.
action-adjust = Adjust
    .help = One movement point. Free once a round, or for 1 AP.
action-ranged-attack = Ranged Attack
    .help = One check for each action point, with a ranged weapon in use.
action-melee-attack = Melee Attack
    .help = One check for each action point, with a melee weapon in use.
action-aim = Aim
    .help = The next Ranged Attack of this round may choose this target, even if others are nearer.
action-concentrate = Concentrate
    .help = All checks of the next action of this turn get target number −2.
action-re-equip = Re-equip
    .help = Choose again which building blocks are in use.
action-reload = Reload
    .help = One charge point fills up the resource points of a building block.
action-change-status = Change Status
    .help = Take on or shed a selectable status: Distracted and Threatened for 1 AP, Delayed for 2 AP a marker.
action-threaten = Threaten
    .help = Every opponent in reach of a melee weapon and in sight becomes Threatened. Free once a round, or for 1 AP.
action-ram = Ram
    .help = A collision with what the figure touches; a figure that was rammed then moves at random.
action-let-act = Let another figure act
    .help = The turn goes on with another active figure.
action-end-turn = End turn
    .help = No further action in this turn; action points left over are lost.
option-horizontal = Horizontal
    .help = Up to one step on the level.
option-vertical = Vertical
    .help = Up or down by at most the vertical movement, and up to one step across.
option-land = Land
    .help = Straight down by at most the vertical movement.
option-climb = Climb
    .help = Hold on to climbable terrain: a safe stand until the next movement.
option-random = Random movement
    .help = A die decides the direction.
option-stop = Stop
    .help = End the movement; movement points left over are lost.

## Building blocks

strength-mode-none = without strength
strength-mode-half = plus half strength
strength-mode-full = plus full strength
range-near = near
range-short = short
range-medium = medium
range-long = long
range-extreme = extreme
range-beyond-extreme = beyond extreme
range-out-of-range = out of range

## Modifiers, as they stand in a sum

modifier-weapon-damage = weapon damage
modifier-half-strength = half Strength
modifier-full-strength = full Strength
modifier-static-target = target is Static
modifier-concentrated = concentrated
modifier-helping-card = a card played for it
modifier-melee-modifier = melee modifier
modifier-unseen-attacker = target does not see the attacker
modifier-supporter = could also strike the target
modifier-block-defence = defence by gear
modifier-block-armour-seen = armour by gear, source of damage seen
modifier-block-armour-unseen = armour by gear, source of damage not seen
modifier-damage-strength = strength of the damage
modifier-divergence = divergence
modifier-fall-height = steps fallen
modifier-collision-speed = Moved markers in the collision
modifier-capacity-difference = twice the difference in damage capacity
modifier-armour-left = Armour less penetration
modifier-penetration = penetration
modifier-panic-initiative = Initiative
modifier-out-of-action-markers = { $value ->
    [one] one Out of Action marker near
   *[other] Out of Action markers near
}
modifier-chosen-command-points = chosen before the game
modifier-difficult-zone = difficult ground
modifier-dark-zone = darkness
modifier-rough-zone = rough ground
modifier-attribute-action-points = action points
modifier-attribute-movement = Movement
modifier-attribute-vertical-movement = vertical Movement
modifier-attribute-strength = Strength
modifier-attribute-toughness = Toughness
modifier-attribute-initiative = Initiative
modifier-attribute-nerve = Nerve
modifier-attribute-command = Command
modifier-attribute-ranged = Ranged
modifier-attribute-ranged-defence = ranged defence
modifier-attribute-melee = Melee
modifier-attribute-melee-defence = melee defence
modifier-attribute-tech = Tech
modifier-attribute-armour = Armour
modifier-attribute-slots = slots
modifier-attribute-melee-reach = melee reach
modifier-attribute-sight-angle = sight angle
modifier-attribute-damage-table = damage table
modifier-severely-wounded = Severely Wounded
modifier-lightly-wounded = Lightly Wounded
modifier-boost = more penetration
modifier-bundled = checks given up
modifier-range-near = near range
modifier-range-short = short range
modifier-range-medium = medium range
modifier-range-long = long range
modifier-range-extreme = extreme range
modifier-beyond-extreme = beyond extreme range
modifier-ranged-defence = ranged defence of the target
modifier-melee-defence = melee defence of the target
modifier-support = { $count ->
    [one] help from { $count } other figure
   *[other] help from { $count } other figures
}
modifier-covered = { $value ->
    [1] up to a quarter covered
    [2] up to half covered
    [3] up to three quarters covered
   *[other] almost wholly covered
}
modifier-covered-by = { modifier-covered } by { $object }
modifier-hides-a-part = hides a part
modifier-translucent = seen through something
modifier-translucent-by = seen through { $object }
modifier-effect = an effect that is in force
modifier-frequency = higher frequency
# The first marker does not count.
modifier-moved = Moved ×{ $markers }
modifier-armour = Armour
modifier-toughness = Toughness
modifier-command-figure = command figure
modifier-option-horizontal = horizontal option
modifier-option-vertical = vertical option
modifier-option-land = landing
modifier-option-climb = climbing

## Refusals: the one decisive reason

refusal-cannot-act-now = { $figure } cannot act now.
refusal-no-such-target = There is no such target on the table.
refusal-outside-sight-angle = { $target } is outside the sight angle.
refusal-no-sight-line = No sight line to { $target }.
refusal-no-sight-line-by = { $target } is hidden by { $object }.
refusal-nearer-target = Another target is much nearer: this one { $distance } { $distance ->
    [one] step
   *[other] steps
}, at most { $limit }.
refusal-out-of-reach = That place is { $distance } { $distance ->
    [one] step
   *[other] steps
} away, the reach is { $reach }.
refusal-out-of-reach-of = { $target }: { $distance } { $distance ->
    [one] step
   *[other] steps
} away, reach { $reach }.
refusal-weapon-not-in-use = { $block } is not in use for such an attack.
refusal-no-resources = { $block } is empty; reload first.
refusal-used-up = Used up: { $block }. Neither resource points nor charges are left.
refusal-no-frequency = { $block } cannot multiply its checks.
refusal-negative-boost = Penetration cannot be lowered.
refusal-too-many-given-up = { $most ->
    [0] There is no check to give up.
    [one] At most { $most } check can be given up.
   *[other] At most { $most } checks can be given up.
}
refusal-too-far-down = Too far down: at most { $most ->
    [one] { $most } step
   *[other] { $most } steps
} at once.
refusal-longer-than-a-step = Longer than one step: { $length } { $length ->
    [one] step
   *[other] steps
}.
refusal-too-high = Too high: at most { $most ->
    [one] { $most } step
   *[other] { $most } steps
} up or down at once.
refusal-not-enough-movement-points = Not enough movement points: { $cost } needed, { $left } left.
refusal-not-in-the-air = That needs a safe stand first.
refusal-no-room-that-high = There is no room to climb or drop that far here.
refusal-no-room-to-turn = There is no room here to face that way.
refusal-no-room-to-turn-by = There is no room here to face that way; in the way: { $object }.
refusal-no-stand-facing-there = Facing that way the figure would have no safe stand.
refusal-nothing-to-land-on = There is nothing lower to land on here.
refusal-nothing-to-climb = The figure touches nothing here that it could climb.
refusal-behind-a-fall = The route ends before that place: the figure falls.
refusal-no-way = No route leads to that place.
refusal-no-drive = No drive to there was found: straight ahead, in reverse, and turned on the spot. There may be one all the same; options can be chosen one by one.
refusal-edge-of-the-table = The table ends here.
refusal-no-such-declaration = That cannot be declared.
refusal-not-a-number = That is not a number.
refusal-no-command-points = No command point left.
refusal-not-your-figure = { $figure } is not one of your figures.
refusal-not-on-the-table = { $figure } is not on the table.
refusal-no-initiative = { $figure } has no Initiative and cannot be activated directly.
refusal-not-in-exit-zone = { $figure } is in none of your exit zones.
refusal-not-in-staging-area = { $figure } is not in the staging area.
refusal-no-safe-stand = There is no safe stand at that place.
refusal-no-safe-stand-by = There is no room to stand there: { $object } takes it up.
refusal-not-in-entry-zone = That place is not in one of your entry zones.
refusal-at-least-one-action-point = At least one action point is needed.
refusal-not-enough-action-points = { $left ->
    [0] No AP left
   *[other] Only { $left } AP left
 }, { $cost } needed.
refusal-owes-an-action = After a free action an action must follow first.
refusal-not-active = Only an active figure can do that.
refusal-renounced-free-actions = Free actions were given up for the longer Move.
refusal-free-action-used = The free action of this round is used up.
refusal-no-action-beside-it = A free action needs an action just before or after.
refusal-not-all-action-points = The longer Move takes all { $received } AP of this turn.
refusal-no-such-block = The figure has no such building block.
refusal-not-enough-slots = Not enough slots: { $needed } needed, { $slots } there.
refusal-block-not-in-use = { $block } is not in use.
refusal-no-charges = { $block } has no charge left.
refusal-never-reloaded = { $block } cannot be reloaded.
refusal-needs-no-reloading = { $block } needs no reloading.
refusal-not-in-the-game = Already out of the game.
refusal-done = { $figure } is done for this round.
refusal-incapacitated = { $figure } is Incapacitated.

## Dice and checks, by what they are thrown for

dice-nerve-check = nerve check
dice-panic-check = panic check
dice-ranged-check = ranged check
dice-melee-check = melee check
dice-damage-roll = damage roll
dice-random-movement = random movement
dice-initiative-roll = initiative roll
dice-initiative-tie = breaking a tie for initiative

## Effects in the status phase

effect-nerve = { $figure }: nerve check, to get over the panic
effect-markers = { $figure }: panic check, because of Out of Action markers nearby

## Attributes; `.short` is the abbreviation on the data sheet

attribute-action-points = Action points
    .short = AP
    .help = What the figure has to spend on actions in its turn.
attribute-movement = Movement
    .short = B
    .help = Movement points for each action point of a Move; a step on level ground costs one.
attribute-vertical-movement = Vertical movement
    .short = vB
    .help = How many steps the figure gets up or down at once, for 2 movement points.
attribute-strength = Strength
    .short = S
    .help = Makes blows harder: weapons for melee add half of it, or all of it, to the strength of their damage.
attribute-toughness = Toughness
    .short = W
    .help = Lowers the result of every damage roll against the figure.
attribute-initiative = Initiative
    .short = I
    .help = How many steps far the figure perceives and communicates. Lowers the target number of panic checks. With as many Distracted markers the figure can no longer react.
attribute-nerve = Nerve
    .short = V
    .help = For nerve checks such as the panic check: the target number starts at 12 − Nerve.
attribute-command = Command
    .short = K
    .help = While the figure is able to act, its player has this many more command points each round. Times Initiative it is the radius of its command area.
attribute-ranged = Ranged
    .short = F
    .help = For Ranged Attacks: the target number of each check starts at 12 − Ranged.
attribute-ranged-defence = Ranged defence
    .short = DF
    .help = Raises the target number of Ranged Attacks against the figure.
attribute-melee = Melee
    .short = N
    .help = For Melee Attacks: the target number of each check starts at 12 − Melee.
attribute-melee-defence = Melee defence
    .short = DN
    .help = Raises the target number of Melee Attacks against the figure.
attribute-tech = Tech
    .short = T
    .help = For checks with gear, terrain and vehicles: the target number starts at 12 − Tech.
attribute-armour = Armour
    .short = P
    .help = Lowers the result of damage rolls against the figure, as far as the penetration of the damage does not cancel it.
attribute-slots = Slots
    .short = Slots
    .help = How much gear the figure can use at once: the slots of everything in use are added up.
attribute-melee-reach = Melee reach
    .short = Reach
    .help = How many steps away the target of a Melee Attack may be at most.
attribute-sight-angle = Sight angle
    .short = Sight
    .help = How far to each side of its facing the figure sees: 15° for each point.
attribute-damage-table = Damage table
    .short = Table
    .help = How many damage points the result of a damage roll costs: fewest on table I, most on table VI.
damage-points-free = Free damage points
    .short = free
    .help = Used first, and without any effect.
damage-points-light = Light damage points
    .short = light
    .help = Used after the free ones: a figure is Lightly Wounded then, a vehicle Lightly Damaged.
damage-points-heavy = Heavy damage points
    .short = heavy
    .help = Used last: a figure is Severely Wounded then, a vehicle Severely Damaged. Once all are used, one more puts a figure Out of Action and destroys a vehicle.
