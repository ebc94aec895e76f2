### What plans and attacks come to, before they are carried out.

outcome-stress = stress { $share }
outcome-consequence = consequence { $share }
outcome-heads = heads lost { $share }
outcome-pushed = pushed { $share }
outcome-stays = not moved { $share }
outcome-fails = fails { $share }
outcome-works = succeeds { $share }
