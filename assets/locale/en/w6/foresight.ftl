# What attacks come to, and who may react.

outcome-wounded = wounded { $share }
foresight-mode = { $weapon }, { $mode }
foresight-reaction = { $actions ->
    [0] for a die
    [one] 1 action left
   *[other] { $actions } actions left
}
parry-vain = No roll can parry with that. Choose it again to spend the action anyway.
foresight-step = { $length } m { $side ->
    [nearer] nearer
    [back] back
    [left] to the left
   *[right] to the right
}: { $then } % to wound instead of { $now }
foresight-invites = Reaction: { $figure }, { $words }
foresight-invited = Reactions: { $number }
