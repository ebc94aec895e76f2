### Vehicles.

## Problems with files

problem-no-vehicle = { $id } is not a vehicle of this scenario.
problem-vehicle-waits = { $id } waits in the staging area, so nobody can begin aboard it.
problem-carried-in-a-circle = this figure would be carried by itself.
problem-foreign-carrier = { $id } belongs to another player; only that player’s figures can be fixed to it.
problem-outside-passenger-area = a fixed figure has its place in a passenger area of { $id }.
problem-above-model = this would be higher than the model, which has { $height } { $height ->
    [one] step
   *[other] steps
}.
problem-below-floor = a part of a vehicle begins at its floor ({ $height } { $height ->
    [one] step
   *[other] steps
}) or above it.

## Actions and movement options

action-steer = Steer
    .help = Activate the vehicle at whose steering point the figure stands: it receives as many AP as the figure spends on it.
action-slow-down = Slow Down
    .help = The vehicle loses one Moved marker.
option-turn = Turn
    .help = A vehicle turns by up to 45°. More turns than AP in one Move: an accident check.
option-reverse = Reverse
    .help = A vehicle moves up to one step back.

## Statuses

status-out-of-control = Out of Control
    .help = For each marker Tech and Movement −1, and all checks of passengers get target number +1. In the status phase a tech check brings control back, or one more marker.
status-lightly-damaged = Lightly Damaged
    .help = Steering uses one action point more.
status-severely-damaged = Severely Damaged
    .help = For each marker all checks of the vehicle get target number +1; steering uses one action point more.
status-destroyed = Destroyed
    .help = Now the vehicle is only terrain.

## The log

event-vehicle-steered = { $figure } steers, { $vehicle } receives { $action_points } AP.
event-control-gained = { $player } now controls: { $vehicle }
event-vehicle-turned = { $figure } turns { $faces } ({ $movement_points } BP).
event-vehicle-destroyed = { $figure } is destroyed and stays as a wreck.

## Throws, and effects in the status phase

dice-accident-check = accident check
dice-passenger-check = passenger check
dice-tech-check = tech check
effect-control = Tech check, control back: { $figure }
effect-passenger = Passenger check: { $figure }

## Sums

modifier-steering-figure = steering figure
modifier-steering-figure-by = by { $object }
modifier-vehicle-modifier = modifier of the vehicle
modifier-vehicle-initiative = initiative of the vehicle
modifier-moved-vehicle = Moved markers
modifier-out-of-control = Out of Control
modifier-dark-once = darkness counts once
modifier-dark-once-by = darkness counts once (also on { $object })
modifier-aboard-moved = the vehicle is moving
modifier-aboard-out-of-control = the vehicle is Out of Control
modifier-passenger-initiative = Initiative
modifier-aboard = passenger
modifier-aboard-by = passenger of { $object }
modifier-severely-damaged = Severely Damaged
modifier-option-turn = turn
modifier-option-reverse = reverse

## Refusals

refusal-no-such-vehicle = There is no such vehicle on the table.
refusal-vehicles-do-not-steer = A vehicle does not steer another.
refusal-half-off-the-vehicle = There is no room there: half of the figure would still stick in { $obstacle }.
refusal-not-at-a-steering-point = { $figure }: not at a steering point.
refusal-steered-already = Activated already: { $figure }.
refusal-only-for-vehicles = Only vehicles can do that.
refusal-no-free-facing = { $figure } cannot face freely, only turn.
refusal-nothing-to-lose = { $figure } has no Moved marker.
refusal-foreign-passenger = { $figure } is aboard and belongs to another player.
refusal-turned-too-far = Turned too far: { $most }° at once at most.
refusal-not-forward = { $figure } moves straight ahead only.
refusal-not-backward = { $figure } moves straight back only.
refusal-fixed = { $figure } is fixed and stays in place.

## Wrecks, and vehicles in the way

wreck-name = wreck: { $name }
wreck-object = the wreck of { $name }

## Steering and driving in the app

steer-title = Steer
steer-explanation = The vehicle is activated and receives the AP you spend on it; then it acts.
steer-with = { $vehicle } gets { $points } AP · costs { $cost }
drive-explanation = A click or Enter plans the drive to a place with all its turns; then Enter or a click on the ghost drives it.
drive-go = Enter or a click on the ghost drives it; a further click or a turn goes on from there.
drive-straight-note = The vehicle turns towards the place and drives straight on, whatever is in the way; close behind it, it backs up. Shift does the same for one click.
drive-turns = { $turns ->
    [0] no turn
    [one] one turn
   *[other] { $turns } turns
}
drive-with = { $number } AP · { $points } BP
drive-points-note = Moves with just so many AP. With more than the drive takes you can turn more often without an accident check, and drive on afterwards.
drive-accident = { $turns } turns for { $number } AP: an accident check follows at the end of the move. More AP avert it.
drive-accident-running = With more turns than the move has AP, an accident check follows.
drive-cost = { $points } BP
drive-ahead = A step ahead
drive-back = A step back
drive-land = Land up to { $drop } lower
drive-up = Up { $rise }, a step ahead
drive-down = Down { $rise }, a step ahead
place-wreck = destroyed, a wreck
