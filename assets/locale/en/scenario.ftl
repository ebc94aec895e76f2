### What a scenario brings: victory and defeat conditions, its own actions, terrain that gives way.

## Actions of the scenario

modifier-scenario-action = the action itself

## Items on the ground, and what changes for a while

event-attribute-changed = { $figure }: { $attribute } { $change } { $lasting ->
    [turn] until the end of the turn
    [round] until the end of the round
   *[until_ended] for the rest of the game
} ({ $from })

## Actions of the scenario, chosen in the app

command-scenario-action = Scenario action

## The briefing: what is to be done

briefing-wins = How it is won
