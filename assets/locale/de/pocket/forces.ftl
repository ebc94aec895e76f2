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
pocket-army-agreed = Eine Armee
pocket-army-rule = Alle Einheiten sind von einer Fraktion und zusammen höchstens { $limit } Punkte wert; jede Karte höchstens { $copies ->
    [one] einmal
    [2] zweimal
   *[other] { $copies }-mal
}.
pocket-army-set = Das Standard-Set, jede Karte einmal, ist immer erlaubt.
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
    .tip = Aus wessen Einheiten die Armee besteht; wer eine wählt, bekommt ihr Standard-Set. Bleibt sie offen, werden Fraktion und Armee zu Beginn des Spiels gewählt.
pocket-card-row = { $label }: { $value }
pocket-option-army-limit = Punkte einer Armee
    .tip = Mehr darf eine Armee nicht wert sein.
pocket-option-copies = Gleiche Karten
    .tip = So oft ist eine Karte höchstens in einer Armee.
pocket-option-turn-limit = Züge
    .tip = Nach so vielen Zügen aller zusammen entscheiden die eroberten Punkte.
pocket-option-map = Karte
    .tip = Eine Karte, die daliegt, oder eine, die Plättchen um Plättchen entsteht.
pocket-agreed-ready = wie sie daliegt
pocket-agreed-build = von allen gebaut
pocket-option-central = Zentrales Merkmal
    .tip = Wie das Merkmal in der Mitte gefunden wird, wo die Karte gebaut wird.
pocket-agreed-choice = gewählt
pocket-agreed-chance = ausgewürfelt
pocket-option-sight = Sicht
    .tip = Auf irgendeinem kürzesten Weg über Plättchen oder auf der geraden Linie zwischen den Mitten.
pocket-agreed-routes = auf kürzesten Wegen
pocket-agreed-line = auf der geraden Linie
pocket-option-water-test = Wasser
    .tip = Ob vor einem Angriff auf eine Einheit im Wasser alle testen, auch aus der Ferne, oder nur im Nahkampf.
pocket-agreed-all = alle Angreifer testen
pocket-agreed-melee = nur im Nahkampf
pocket-option-flyers = Flieger ziehen, dann Angriff
    .tip = Ob Flieger vor einem Nahkampf ihre Bonusbewegungen nutzen dürfen.
pocket-option-repetition = Vierte Wiederholung beendet
    .tip = Ob das Spiel endet, wenn ein Zug zum vierten Mal mit derselben Stellung beginnt.
forces-no-balance = Sobald zwei Armeen da sind, wird hier verglichen, was sie wert sind.
forces-balance = { $empty ->
    [yes] { $last } hat noch keine Armee.
   *[no] { $difference ->
        [0] { $first } und { $last } führen gleich viele Punkte.
        [one] { $first } führt einen Punkt mehr als { $last }.
       *[other] { $first } führt { $difference } Punkte mehr als { $last }.
    }
}
pocket-print-grounds = Was Plättchen und Merkmale tun
pocket-print-pictures = Bilder: Game-icons.net von Lorc, Delapouite und anderen, CC BY 3.0
