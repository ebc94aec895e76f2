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
dash-far = Noch
event-lost = { $figure } ist nicht mehr zu sehen.
event-found = { $figure } ist zu sehen.
