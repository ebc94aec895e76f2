### What the tutorial of FATE says: a title and a text for each step, by the ids in its file.

lesson-first-exchange-welcome = Zones and words
    .text =
        The place is divided into zones: everyone within one can reach everyone else (F011). The cards name them and say how far they are from the chosen figure; a passage shows what it adds on the way (F037).

        Words count as much as numbers: the aspects of the scene are listed at the lower left (F010). Everything follows the real rules. You can leave at any time and go on later.
lesson-first-exchange-attack = An attack
    .text = Ilka has a rifle that reaches three zones (F012). Attack the guards in the lane: both sides roll four dice with minus, blank and plus faces, and add a skill (F002).
lesson-first-exchange-bid = After the dice
    .text = A tie does nothing. Now both sides are asked whether they add something (FR25): the large numbers are the sums, and each aspect says what it would make of them. Invoke “Foggy quay” for a fate point (F107), then add nothing more.
lesson-first-exchange-change = An aspect of your own
    .text = Each shift above the defence was stress. It is Marit's turn: change the scene with a new aspect on the quay (F068). Choose a ready-made name or write one, then do it; add nothing to the roll.
lesson-first-exchange-well-done = Well done
    .text = The card of the quay bears your aspect now, and its next tag is free for your side (F070). The sheet shows marked boxes and consequences (F048, F051), and each line of the log what its sum is made of. Under “Standing orders” you say when you want to be asked.
