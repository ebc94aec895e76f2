# What would come of a plan: the plate beside a ghost, and the lines on the card of an attack.

foresight-seen = Sees { $seen ->
    [0] no opponent
    [one] 1 opponent
   *[other] { $seen } opponents
}, seen by { $watchers ->
    [0] none
   *[other] { $watchers }
}
foresight-spent = Costs { $what }
foresight-unsure = A die falls on the way: this is how far it is certain.
foresight-attack = Attack: { $figure }, { $means }
foresight-reply = Answer: { $figure }, { $means }
foresight-invites = In between: { $figure }, { $words }
foresight-outcomes = { $outcomes } %
foresight-no-attack = No attack from there.
foresight-nobody-answers = Nobody could answer.
foresight-more = and { $number } more
foresight-answers = Answers: { $number }
foresight-invited = In between: { $number }
foresight-answer = { $figure } could answer, { $means }: { $outcomes }
foresight-answer-open = { $figure } could answer: …
foresight-no-answer = { $figure } could not answer from there.
form-vain = no help
outcome-nothing = unhurt { $share }
outcome-out = out { $share }
foresight-pose = Foes that see { $figure }: { $before } now, { $after } then.
foresight-more-cover = More cover from { $figures }.
foresight-less-cover = Less cover from { $figures }.
