# What attacks come to, and what plans cost.

outcome-light = light { $share }
outcome-heavy = heavy { $share }
foresight-means = { $weapon }, { $points } AP
foresight-concentrated = { $means }, concentrated
foresight-delayed = Delayed, { $points } AP
foresight-markers = { $status } ×{ $markers }
