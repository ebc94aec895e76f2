### Was Pläne und Angriffe bringen, bevor sie ausgeführt werden.

outcome-stress = Stress { $share }
outcome-consequence = Konsequenz { $share }
outcome-heads = Köpfe verloren { $share }
outcome-pushed = geschoben { $share }
outcome-stays = nicht bewegt { $share }
outcome-fails = misslingt { $share }
outcome-works = gelingt { $share }
