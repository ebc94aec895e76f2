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
option-dash = Run
path-found = { $name } gets to { $x }, { $y } over { $bp } metres.
path-option = { $name } to { $x }, { $y }: { $bp } metres, { $spent } in all
layout-unit-metres = { $value } metres
layout-finding-crossing = The shortest way across leads from { $start } to { $end }: { $cost } metres.
dash-far = To run
