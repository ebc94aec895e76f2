### What the tutorial of Pocket Tactics says: a title and a text for each step, by the ids in its file.

lesson-first-fight-welcome = The ford
    .text =
        Two cities, and a village in the middle of the river. You win by holding all three features at once (P053), or when the other player has no unit left to act with (P052).

        Everything follows the real rules. You can leave at any time and continue later.
lesson-first-fight-set-up = The first units
    .text = Three of your units start on or next to your city; you take turns placing them. Put the swordsman on the front bright tile, the captain in the city and the archer next to it; choose the unit on the card at the bottom.
lesson-first-fight-move = One thing per turn
    .text = A turn is one move, one attack, or one deployment (P018). Move the swordsman into the village: click him, then the bright tile. Now you control the village.
lesson-first-fight-attack = An attack
    .text = The otterling is next to the village. Attack it with the swordsman: both roll their red dice against the other's green dice, from the highest down (P037).
lesson-first-fight-reroll = Again!
    .text = Three against five: not enough. But the village is the swordsman's favoured terrain, which gives him a reroll (P036). Reroll one of your red dice, then pass.
lesson-first-fight-well-done = Well done
    .text = Six over five: the otterling is yours. Hold the village, take the city beyond, and bring in more units next to features that you control (P024).
