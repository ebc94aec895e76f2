# How fights come out.

outcome-falls = target falls { $share }
outcome-both = both fall { $share }
outcome-lost = attacker falls { $share }
outcome-neither = neither falls { $share }
foresight-tile = After a move of { $steps ->
    [one] one step
   *[other] { $steps } steps
}: the target falls { $falls } % (now { $fell }), the attacker { $lost } % (now { $was })
outcome-stays = target stays { $share }
