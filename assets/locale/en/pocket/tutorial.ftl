### What the tutorial of Pocket Tactics says: a title and a text for each step, by the ids in its file.

lesson-first-fight-welcome = The ford
    .text =
        Two cities, and a village in the middle of the river. You win by holding all three features at once (P053), or by leaving the other player no unit to act with (P052).

        Everything follows the real rules. You can leave at any time and go on later.
lesson-first-fight-set-up = The first units
    .text = Three units begin on or beside your city, by turns with the other player. Put the swordsman on the front bright place, the captain into the city and the archer beside it; the card at the bottom chooses the unit.
lesson-first-fight-move = A turn is one thing
    .text = A turn is one move, one attack, or one deployment (P018). Move the swordsman into the village: click him, then the bright tile. You control the village then.
lesson-first-fight-attack = An attack
    .text = The otterling stands beside the village. Attack it with the swordsman: both throw their red dice against the green dice of the other, from the highest down (P037).
lesson-first-fight-reroll = Again!
    .text = Three against five: not enough. But the village is the swordsman's favoured terrain, and that is a reroll (P036). Throw one of your red dice again, then pass.
lesson-first-fight-well-done = Well done
    .text = Six over five: the otterling is yours. Hold the village, take the city beyond, and bring in more units beside features that you control (P024).
