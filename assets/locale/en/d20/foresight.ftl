# What would come of plans in the d20 fight.

outcome-hurt = hurt { $share }
outcome-prone = prone { $share }
outcome-pushed = pushed { $share }
outcome-held = held { $share }
outcome-choked = choked { $share }
outcome-free = free { $share }
foresight-opportunity = opportunity attack
foresight-metres = { $number } m
