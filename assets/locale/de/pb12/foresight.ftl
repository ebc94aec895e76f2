# Worauf Angriffe hinauslaufen und was Pläne kosten.

outcome-light = leicht { $share }
outcome-heavy = schwer { $share }
foresight-means = { $weapon }, { $points } AP
foresight-concentrated = { $means } (konz.)
foresight-delayed = Verzögert, { $points } AP
foresight-markers = { $status } ×{ $markers }
