# Planning a Move: the card, the signs on the way, the reach.
moving-planning = The way there is being worked out …
moving-would-be-lost = A way is planned: { $go } goes it, { $again } once more gives it up ({ $action }).
moving-would-be-lost-for = A way is planned: { $go } goes it, one more click on { $figure } gives it up.
moving-goes-first = The way is still being worked out and goes first; Esc gives it up.
key-group-path = how the way leads
command-straight-legs = Legs straight or by the cheapest way
command-climb = Climb: hold on to the wall
command-stand-higher = Go to a higher place under the mouse
command-stand-lower = Go to a lower place under the mouse
