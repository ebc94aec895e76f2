# Was von Plänen im d20-Kampf zu erwarten wäre.

outcome-hurt = verletzt { $share }
foresight-opportunity = Gelegenheitsangriff
foresight-metres = { $number } m
