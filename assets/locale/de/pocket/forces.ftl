### Armeen und Karten von Pocket Tactics, wie sie zusammengestellt werden.

## Armeen

forces-of-limit = von { $limit }
edit-did-army = Armee ändern
pocket-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
pocket-column-faction = Fraktion
pocket-column-number = Anzahl
pocket-army-open = am Tisch gewählt
pocket-army-short = { $faction } · { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
}
pocket-army-agreed = Was eine Armee ausmacht
pocket-army-rule = Alle Einheiten gehören zu einer Fraktion und sind zusammen höchstens { $limit } Punkte wert; jede Karte gibt es höchstens { $copies ->
    [one] einmal
    [2] zweimal
   *[other] { $copies }-mal
}.
pocket-army-set = Das Standard-Set mit jeder Karte einmal ist immer erlaubt.
pocket-army-units = Einheiten
pocket-army-sum = { $units ->
    [0] noch keine
    [one] eine Einheit, { $points } von { $limit } Punkten
   *[other] { $units } Einheiten, { $points } von { $limit } Punkten
}
pocket-army-hint = Zeige auf eine Einheit, um ihre Karte zu lesen.
pocket-army-standard = Standard-Set nehmen
pocket-army-none = Am Tisch wählen
pocket-faction = Fraktion
    .tip = Aus ihr kommen die Einheiten der Armee; wer eine wählt, bekommt ihr Standard-Set. Bleibt sie offen, wählt der Spieler Fraktion und Armee zu Beginn des Spiels.
pocket-card-row = { $label }: { $value }
pocket-option-army-limit = Punkte einer Armee
    .tip = So viele Punkte darf eine Armee höchstens wert sein.
pocket-option-copies = Gleiche Karten
    .tip = So oft darf eine Karte in einer Armee sein.
pocket-option-turn-limit = Züge
    .tip = Nach so vielen Zügen, die aller Spieler zusammengezählt, endet das Spiel.
pocket-option-decides = Danach entscheiden
    .tip = Was zuerst zählt, wenn der letzte Zug gespielt ist oder eine Stellung zu oft wiederkommt; das andere zählt bei Gleichstand.
pocket-agreed-captures = eroberte Punkte
pocket-agreed-features = Merkmale
pocket-option-first = Wer beginnt
    .tip = Wer ohne Würfeln beginnt. Stehen alle Einheiten von Anfang an auf dem Spielfeld, ist das der erste Zug.
pocket-option-first-rolled = die Würfel entscheiden
pocket-option-map = Spielfeld
    .tip = Ein Spielfeld, das schon ausliegt, oder eines, das alle Plättchen für Plättchen bauen.
pocket-agreed-ready = liegt schon aus
pocket-agreed-build = von allen gebaut
pocket-option-central = Zentrales Merkmal
    .tip = Wie das Merkmal in der Mitte bestimmt wird, wenn alle das Spielfeld bauen.
pocket-agreed-choice = gewählt
pocket-agreed-chance = ausgewürfelt
pocket-option-sight = Sicht
    .tip = Auf irgendeinem kürzesten Weg über Plättchen oder auf der geraden Linie zwischen den Mittelpunkten.
pocket-agreed-routes = auf kürzesten Wegen
pocket-agreed-line = auf der geraden Linie
pocket-option-water-test = Wasser
    .tip = Ob vor jedem Angriff auf eine Einheit im Wasser eine Probe nötig ist oder nur im Nahkampf.
pocket-agreed-all = jeder Angriff
pocket-agreed-melee = nur im Nahkampf
pocket-option-flyers = Flieger ziehen, dann Angriff
    .tip = Ob Flieger vor einem Nahkampf ihre Bonusbewegungen nutzen dürfen.
pocket-option-repetition = Vierte Wiederholung beendet
    .tip = Ob das Spiel endet, wenn ein Zug zum vierten Mal mit derselben Stellung beginnt.
forces-no-balance = Sobald zwei Spieler Armeen haben, lässt sich hier deren Wert vergleichen.
forces-balance = { $empty ->
    [yes] { $last } hat noch keine Armee.
   *[no] { $difference ->
        [0] Die Armeen von { $first } und { $last } sind gleich viel wert.
        [one] Die Armee von { $first } ist einen Punkt mehr wert als die von { $last }.
       *[other] Die Armee von { $first } ist { $difference } Punkte mehr wert als die von { $last }.
    }
}
pocket-print-grounds = Was Plättchen und Merkmale tun
pocket-print-pictures = Bilder: Game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0
