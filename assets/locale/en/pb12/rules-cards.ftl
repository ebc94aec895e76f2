### What the rules say of cards, see rules-basics.ftl.

## Cards

rule-r5-0-1 = Players can use cards as well as figures if all agree.
rule-r5-0-2 = Each card lowers the value limit of its player (R1.2.3) by the per mille printed on it. All know the sum, nobody else the cards.
rule-r5-0-3 = All cards of a player form a deck, shuffled, face down. The cards drawn are the hand, which only its player sees.
rule-r5-0-4 = In the logistics phase, players may draw cards for 1 CP each.
rule-r5-0-5 = Cards are discarded when they are played, or when their player wants to. A discarded card no longer does anything.
rule-r5-0-6 = To play a card, its player shows it and pays its command points before it takes effect. With too few of them it has no effect.
rule-r5-0-7 = Each card says when it can be played. "Action" means when a figure could take an action; that figure pays the AP it may cost.
rule-r5-0-8 = "After-roll" cards are played right after a die is rolled. If several follow one roll, all take effect.
rule-r5-0-9 = "Turn" cards are played instead of a turn (R1.3.7).
rule-r5-0-10 = "Status phase" cards are played in the status phase, as they say.
rule-r5-0-11 = "Interruption" cards are played as an interruption (R4.0.3).
rule-r5-0-12 = A card shows its name, when it can be played, what it lowers the limit by, and what it does.
