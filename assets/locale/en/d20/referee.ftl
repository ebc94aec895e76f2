### What a referee script may say wrongly of the d20 fight.

referee-no-such-act = there is no { $id } here; there are { $known }
referee-whole-order = the order names each creature of the fight once: { $known }
referee-not-carried = the creature has no { $id }; it has { $known }
