# How fights come out.

outcome-falls = target falls { $share }
outcome-both = both fall { $share }
outcome-lost = attacker falls { $share }
outcome-neither = neither { $share }
