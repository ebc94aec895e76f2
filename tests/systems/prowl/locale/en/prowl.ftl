event-round-began = Round { $game_round }
event-turn-began = { $player } has the turn.
event-threw = { $figure } throws { $face }.
event-ran = { $figure } runs.
dice-dash = for the dash
dash-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
dash-again-title = { $player }: throw once more?
dash-keep = Run with that
dash-again = Throw once more
dash-run-title = { $player }: run at most { $steps } steps
dash-run = Run there
dash-briefing = The first to stand east of { $line } steps wins.
dash-draw = Nobody is ahead.
dash-won = { $player } is ahead.
refusal-dash-too-far = That is farther than { $steps } steps.
refusal-dash-no-room = There is no room to stand.
dash-far = To run
event-lost = { $figure } is lost from sight.
event-found = { $figure } is seen.
