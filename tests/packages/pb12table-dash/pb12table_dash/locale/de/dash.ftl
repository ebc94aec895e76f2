event-round-began = Runde { $game_round }
event-turn-began = { $player } ist am Zug.
event-threw = { $figure } wirft { $face }.
event-ran = { $figure } läuft.
dice-dash = für den Lauf
dash-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
dash-again-title = { $player }: noch einmal werfen?
dash-keep = Damit laufen
dash-again = Noch einmal werfen
dash-run-title = { $player }: höchstens { $steps } Schritte laufen
dash-run = Dorthin laufen
dash-briefing = Wer zuerst östlich von { $line } Schritten steht, gewinnt.
dash-draw = Niemand liegt vorn.
dash-won = { $player } liegt vorn.
refusal-dash-too-far = Das ist weiter als { $steps } Schritte.
refusal-dash-no-room = Dort kann niemand stehen.
option-dash = Laufen
path-found = { $name } kommt über { $bp } Meter nach { $x }; { $y }.
path-option = { $name } nach { $x }; { $y }: { $bp } Meter, zusammen { $spent }
layout-unit-metres = { $value } Meter
layout-finding-crossing = Der kürzeste Weg hinüber führt von { $start } nach { $end }: { $cost } Meter.
dash-far = Noch
