# Wie Kämpfe ausgehen.

outcome-falls = Ziel fällt { $share }
outcome-both = beide fallen { $share }
outcome-lost = Angreifer fällt { $share }
outcome-neither = keiner { $share }
