### The sub-commands sight, odds, simulate and replay.
refusal-no-weapon-in-use = { $figure } has no weapon { $weapon } in use; there are { $known }.
