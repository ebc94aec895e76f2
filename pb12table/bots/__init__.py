"""Players that answer requests by themselves; they see no more than a person in their place.

`bot` says what one is; `random_bot` and `curious_bot` know no rules; `registry` finds those of a system by name, `play`
lets them play whole games; `ways` is a map for bots of how far it is on foot from anywhere to somewhere, over a
`ground` that walkers of a build share; `glimpses` and `lookout` tell at a first glance what terrain hides;
`turns` is the general search: whole lines of play, played on by the rules in games that may be the real one;
`looking_ahead` searches positions of which a system itself tells what may come.
"""
