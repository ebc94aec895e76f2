### Chapter 2: command actions and command groups.

## The command actions

command-goes-on = { $name } goes on{ $aim ->
    [shared] {""}, all at { $target }
   *[free] {""}
}; { $number ->
    [0] nobody owes anything now.
   *[other] still to do their part: { $figures }.
 }

## What happened

event-command-given = { $figure } calls { $name } ({ $cost }): { $figures }{ $aimed ->
    [no] { "" }
   *[yes] ; target: { $target }
}{ $groups ->
    [0] { "" }
   *[other] ; dissolved meanwhile: { $dissolved_groups }
}
event-command-ended = { $name } is over.

## Questions

take-over-note = If it fails, all of them panic.

## Refusals

refusal-command-runs = A command action is going on already.
