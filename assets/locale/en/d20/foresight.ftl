# What would come of plans in the d20 fight.

outcome-hurt = hurt { $share }
foresight-opportunity = opportunity attack
foresight-metres = { $number } m
