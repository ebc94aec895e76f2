system-name = My game

## What happens; the key is "event-" and the name of the event's class

event-round-began = Round { $game_round }
event-turn-began = { $player } has the turn.
event-rolled = { $figure } rolls { $face }.
event-ran = { $figure } runs.
dice-my-game = for the run
my-game-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}

## What is asked

my-game-again-title = { $player }: { $steps } rolled. Roll once more?
my-game-keep = Run { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
my-game-again = Roll once more
my-game-run-title = { $player }: run at most { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
my-game-run = Run there

## What is refused; the key is "refusal-" and the reason

refusal-my-game-too-far = That is farther than { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}.
refusal-my-game-no-room = Nobody has room to stand there.

## How a game is won

my-game-briefing = The first to stand in a goal wins.
my-game-briefing-end = After round { $rounds } the player nearest to a goal wins.
my-game-left = To the goal
my-game-won-goal = { $player } has reached the goal.
my-game-won-limit = { $player } came nearest to the goal.
my-game-draw = Nobody is nearer than the others.
problem-my-game-no-goal = there is no goal; draw an exit zone.
ending-goal = in the goal
ending-limit = last round
