system-name = My game

## What happens; the key is "event-" and the name of the event's class, and many events have general texts already

event-walked = { $figure } runs.
event-goal-reached = { $player } is in the goal.
dice-my-game = for the run

## What is asked; the key is "ask-" and the name of the question's class, and its answers follow

ask-roll-again = { $player }: { $rolled ->
    [one] { $rolled } step
   *[other] { $rolled } steps
} rolled. Roll once more?
ask-roll-again-no = Run that far
ask-roll-again-yes = Roll once more
ask-run-to = { $player }: run at most { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
ask-run-to-yes = Run there

## How a game is won; a line of the briefing is a sentence, and the reasons are those of the ending

briefing =
    The first to stand in a goal wins.
    After round { $rounds } the player nearest to a goal wins.
my-game-left = To the goal
won-goal = { $player } has reached the goal.
won-limit = { $player } came nearest to the goal.
drawn-limit = Nobody is nearer than the others.
ending-goal = in the goal
ending-limit = last round
