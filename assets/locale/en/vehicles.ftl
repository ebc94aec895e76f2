# Vehicles.

## Actions and movement options

option-turn = Turn
    .help = A vehicle turns by up to 45°. More turns than AP in one Move: an accident check.
option-reverse = Reverse
    .help = A vehicle moves up to one step back.

## Statuses

status-lightly-damaged = Lightly Damaged
    .help = Steering uses one action point more.
status-severely-damaged = Severely Damaged
    .help = For each marker all checks of the vehicle get target number +1; steering uses one action point more.
status-destroyed = Destroyed
    .help = The vehicle is nothing but terrain.

## Sums

modifier-aboard = passenger
modifier-aboard-by = passenger of { $object }
modifier-severely-damaged = Severely Damaged
modifier-option-turn = turn
modifier-option-reverse = reverse

## Refusals

refusal-fixed = { $figure } is fixed and stays in place.

## Wrecks, and vehicles in the way

kind-vehicle = vehicle
    .object = the vehicle

## Steering and driving in the app

command-steer = Steer
command-slow-down = Slow Down
place-wreck = destroyed, a wreck
