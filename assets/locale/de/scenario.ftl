### Was ein Szenario mitbringt: Sieg- und Niederlagebedingungen, eigene Aktionen, Gelände, das nachgibt.

## Aktionen des Szenarios

modifier-scenario-action = die Aktion selbst

## Gegenstände am Boden, und was sich auf Zeit ändert

event-attribute-changed = { $figure }: { $attribute } { $change } { $lasting ->
    [turn] bis zum Ende des Spielzugs
    [round] bis zum Ende der Runde
   *[until_ended] für den Rest des Spiels
} ({ $from })

## Aktionen des Szenarios, im Programm gewählt

command-scenario-action = Szenarioaktion

## Der Auftrag: was zu tun ist

briefing-wins = Wie man gewinnt
