# What would come of a plan: the plate beside a ghost, and the lines on the card of an attack.

foresight-seen = Sees { $seen ->
    [0] no opponent
    [one] 1 opponent
   *[other] { $seen } opponents
}, is seen by { $watchers ->
    [0] none
   *[other] { $watchers }
}
foresight-spent = Costs { $what }
foresight-spent-until-dice = Costs { $what } up to the first dice
foresight-unsure = Dice are rolled on the way; nothing after that is certain.
foresight-attack = Attack: { $figure }, { $means }
foresight-reply = Reply: { $figure }, { $means }
foresight-invites = On the way: { $figure }, { $words }
foresight-outcomes = { $outcomes } %
foresight-no-attack = No attack from there.
foresight-nobody-answers = Nobody could reply.
foresight-more = and { $number } more
foresight-answers = Replies: { $number }
foresight-invited = On the way: { $number }
foresight-answer = { $figure } could reply, { $means }: { $outcomes }
foresight-answer-open = { $figure } could reply: …
foresight-no-answer = { $figure } could not reply from there.
form-vain = does not help
outcome-nothing = unhurt { $share }
outcome-out = out { $share }
foresight-pose = Foes that see { $figure }: { $before } now, { $after } then.
foresight-more-cover = More cover from { $figures }.
foresight-less-cover = Less cover from { $figures }.
