### Die Unterbefehle sight, odds, simulate und replay.
refusal-no-weapon-in-use = { $figure } hat keine Waffe { $weapon } in Gebrauch; es gibt { $known }.
