# Was von Plänen im d20-Kampf zu erwarten wäre.

outcome-hurt = verletzt { $share }
outcome-prone = liegt { $share }
outcome-pushed = weggestoßen { $share }
outcome-held = gepackt { $share }
outcome-choked = gewürgt { $share }
outcome-free = frei { $share }
foresight-opportunity = Gelegenheitsangriff
foresight-metres = { $number } m
