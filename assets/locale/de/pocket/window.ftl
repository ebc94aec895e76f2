### Fragen von Pocket Tactics, seine Leiste, Listen und Karten.

pocket-direction-title = { $player }: In welcher Richtung wird gespielt?
pocket-army-title = { $player } stellt eine Armee auf
pocket-army-lines = Das Standard-Set hat jede Karte einmal. Andere Armeen halten die Punktgrenze ein.
pocket-army-points = Punkte
pocket-of = { $count } von { $most }
pocket-army-commit = Diese Armee nehmen
pocket-card = { $card } ({ $points })
pocket-tiles-title = { $player } füllt den Beutel
pocket-tiles-lines = Alle Plättchen kommen in einen Beutel, und ihr zieht sie einzeln.
pocket-tiles-count = Plättchen
pocket-tiles-commit = In den Beutel
pocket-feature-central = { $player } wählt das Merkmal in der Mitte
pocket-feature-own = { $player } wählt ein Merkmal für den Anfang
pocket-place-tile-title = { $player } legt ein Plättchen: { $terrain }
pocket-place-tile-lines = Klick auf eine Stelle neben den anderen Plättchen, noch ein Klick legt das Plättchen.
pocket-place-feature-title = { $player } setzt das eigene Merkmal: { $terrain }
pocket-place-feature-lines = Es muss so weit wie möglich weg von allen Merkmalen sein: Klick auf ein helles Feld, noch ein Klick setzt es.
pocket-lay = Hier anlegen
pocket-place-unit-title = { $player } stellt eine Einheit auf
pocket-place-unit-lines = { $left ->
    [one] Noch eine darf auf deinem Merkmal oder daneben beginnen.
   *[other] Noch { $left } dürfen auf deinem Merkmal oder daneben beginnen.
}
pocket-put = Hier aufstellen
pocket-stop-placing = Keine weiteren
pocket-action-title = { $player }: eine Aktion
pocket-nothing-to-do = Du kannst nichts tun.
pocket-choose-where = { $unit }: Klick auf ein helles Feld oder einen Gegner, noch ein Klick führt es aus.
pocket-move-ends = { $count ->
    [one] Eine Bewegung kann auf einem Feld enden.
   *[other] Eine Bewegung kann auf { $count } Feldern enden; eine Zahl sagt, nach wie vielen einzelnen Schritten.
}
pocket-where = Wo
pocket-where-open = ein helles Feld
pocket-an-open-place = ein freier Platz
pocket-percent = { $percent } %
pocket-attack-note = { $falls } % / { $lost } %
pocket-attack-notes = Zahlen an einem Gegner: wie oft er fällt / wie oft deine Einheit fällt, mit Boni und Gefahren.
pocket-move-shares = Prozente auf einem Feld: wie oft die Einheit dort lebend ankommt.
pocket-dice = Rot { $off }, Grün { $defence }
pocket-trait-fast = schnell { $value }
pocket-trait-flying = fliegend { $value }
pocket-trait-ranged = Fernangriff { $value }
pocket-do-move = Hierher ziehen
pocket-do-hop = Hierher springen
pocket-do-melee = Angreifen
pocket-do-melee-magic = Mit Magie angreifen
pocket-do-ranged = Schießen
pocket-do-ranged-magic = Magie wirken
pocket-do-hex = Verhexen
pocket-do-retreat = In die Reserve
pocket-retreats = { $unit } verlässt das Spielfeld und geht in die Reserve{ $leaves ->
    [yes] ; das Merkmal { $feature } ist damit aufgegeben
   *[no] {""}
}. Noch einmal dasselbe, und es geschieht.
pocket-do-deploy = Hier stationieren
pocket-about-move = { $unit } zieht hierher.
pocket-about-hop = { $unit } springt hierher.
pocket-about-hex = { $unit } braucht eine Fünf; dann braucht auch das Ziel eine.
pocket-about-deploy = { $unit } kommt aus der Reserve.
pocket-odds-raw = Ohne Boni: { $target } fällt zu { $falls } %, { $unit } zu { $lost } %.  PR36
pocket-attack-rerolls = Danach kommen Neuwürfe ({ $unit }: { $own }, { $target }: { $other }).
pocket-first-hazard = Zuerst muss die Einheit die Gefahr des Feldes bestehen: { $percent } %. Insgesamt, mit Boni: { $target } fällt zu { $falls } %, { $unit } zu { $lost } %.
pocket-continue-title = { $unit } darf weiterziehen
pocket-continue-lines = { $left ->
    [one] Noch ein Schritt.
   *[other] Noch { $left } Schritte.
}
pocket-stop-moving = Hier bleiben
pocket-bonus-title = { $unit }: Welcher Würfel bekommt einen Bonus?
pocket-bonus-lines = Klick auf einen Würfel: Daneben steht, was er dann zeigt, hell, wenn es den Vergleich dreht. Beide Seiten wechseln sich ab; wer passt, legt keinen Bonus mehr.
pocket-bonus-left = { $count ->
    [one] Noch ein Bonus
   *[other] Noch { $count } Boni
}
pocket-which-bonus = Bonus
pocket-bonus-of = { $bonus } ({ $source })
pocket-raised-to = → { $after }
pocket-reroll-title = { $unit }: Welchen Würfel neu werfen?
pocket-reroll-lines = Klick auf einen Würfel: Daneben steht, wie oft es gut ausgeht: Bei Rot fällt der Gegner, bei Grün steht deine Einheit.
pocket-reroll-lines-yet = Klick auf einen Würfel: Daneben steht, wie oft es gut ausgeht, solange die Gegenseite ({ $other }) nicht neu wirft; ihr { $count ->
    [one] bleibt ein Neuwurf
   *[other] bleiben { $count } Neuwürfe
}.
pocket-reroll-left = { $count ->
    [one] Noch ein Neuwurf
   *[other] Noch { $count } Neuwürfe
}
pocket-pass = So lassen
pocket-raise = { $bonus }: { $before } auf { $after }: { $outcome }
pocket-throw-again-off = { $before } neu werfen: { $other } fällt zu { $percent } %
pocket-throw-again-def = { $before } neu werfen: { $unit } steht zu { $percent } %
pocket-falls = { $unit } fällt
pocket-stays = { $unit } steht
pocket-would-both = beide fallen
pocket-would-target = { $target } fällt
pocket-would-unit = { $unit } fällt
pocket-would-none = niemand fällt
pocket-passed = gelungen
pocket-failed = misslungen
pocket-does-nothing = offenes Gelände
pocket-in-bag = Im Beutel ({ $count })
pocket-can-run = zieht bis zu { $tiles ->
    [one] ein Feld
   *[other] { $tiles } Felder
} weit
pocket-can-fly = fliegt bis zu { $tiles ->
    [one] ein Feld
   *[other] { $tiles } Felder
} weit, auch über Gegner
pocket-can-shoot = schießt bis zu { $tiles ->
    [one] ein Feld
   *[other] { $tiles } Felder
} weit
pocket-can-cast = wirkt Magie bis zu { $tiles ->
    [one] ein Feld
   *[other] { $tiles } Felder
} weit
pocket-does-water = Einheiten ertrinken bei 1 bis 3
pocket-does-swamp = Einheiten müssen auf Grün eine Fünf würfeln
pocket-does-block = versperrt die Sicht
pocket-does-end = beendet die Bewegung
pocket-does-off = +{ $value } Rot
pocket-does-def = +{ $value } Grün
pocket-does-reroll = { $count ->
    [one] ein Neuwurf
   *[other] { $count } Neuwürfe
}

## Leiste, Listen und Bögen

pocket-turn-of = Zug { $number } von { $limit }
round-decides = { $number ->
    [0] Die letzten Züge: Stand jetzt unentschieden
    [one] Die letzten Züge: Stand jetzt siegt { $players }
   *[other] Die letzten Züge: Stand jetzt siegen { $players }
}
pocket-phase-roll = Wer anfängt
pocket-phase-armies = Armeen
pocket-phase-tiles = Der Beutel
pocket-phase-features = Merkmale
pocket-phase-build = Spielfeld bauen
pocket-phase-place-features = Eigene Merkmale
pocket-phase-deploy = Erste Einheiten
pocket-chip-line = Reserve: { $reserve } · Punkte: { $points }
pocket-chip-features = { $features ->
    [one] ein Merkmal
   *[other] { $features } Merkmale
}
pocket-chip-reserve = In Reserve: { $units }
pocket-chip-captured = Erobert: { $units }
pocket-in-reserve = Reserve
pocket-sheet-off = Rot
pocket-sheet-def = Grün
pocket-sheet-points = Punkte
pocket-sheet-moves = Schritte
pocket-sheet-reach = Reichweite
pocket-sheet-types = Typen
pocket-sheet-bonuses = Boni
pocket-sheet-favoured = Bevorzugt
pocket-sheet-ability = Fähigkeit
pocket-sheet-reroll = Neuwurf: { $reason }
pocket-sheet-place = Steht auf
pocket-bonus-off = +{ $value } Rot
pocket-bonus-def = +{ $value } Grün
pocket-bonus-any = +{ $value } Rot oder Grün
pocket-ability-bane = { $pool ->
    [off] +{ $value } Rot
    [def] +{ $value } Grün
   *[any] +{ $value } Rot oder Grün
} gegen { $type }
pocket-ability-ward = { $pool ->
    [off] +{ $value } Rot
    [def] +{ $value } Grün
   *[any] +{ $value } Rot oder Grün
} gegen Magie
pocket-ability-rally = Verbündete daneben haben einen Neuwurf mehr
pocket-ability-hex = verhext bis zu { $reach ->
    [one] ein Feld
   *[other] { $reach } Felder
} weit: 5 auf Rot trifft, 5 auf Grün rettet
pocket-against-human = Menschen
pocket-against-soldier = Soldaten
pocket-against-rider = Reiter
pocket-against-beast = Tiere
pocket-against-troll = Trolle
pocket-against-magic = Magie
pocket-against-bird = Vögel
pocket-type-human = Mensch
pocket-type-soldier = Soldat
pocket-type-rider = Reiter
pocket-type-beast = Tier
pocket-type-troll = Troll
pocket-type-magic = Magie
pocket-type-bird = Vogel
pocket-word-captured = erobert
pocket-word-drowned = ertrunken
pocket-tile-does = { $tile }: { $does }

## Keys

command-leave-it = Passen oder aufhören
command-go-in = In die Reserve gehen
key-group-tiles = Einheiten und Würfel

## Help

help-round = Alle ziehen reihum, und ein Zug ist genau eine Sache: eine Einheit bewegen, angreifen, eine aus der Reserve neben einem eigenen Merkmal stationieren, eine in ein Merkmal hineingehen lassen oder die Funktion einer Karte nutzen. Im Kampf würfeln beide Seiten alles: Rot gegen das Grün des anderen, das höchste Paar zuerst; das erste ungleiche Paar entscheidet. Abwechselnd legen beide Boni, danach werfen sie abwechselnd Würfel neu. Wer alle Merkmale hält, gewinnt sofort, ebenso wer als Letzter auf dem Spielfeld steht.

pocket-setting-up = Aufbau
start-table = ein Spielfeld aus Plättchen
start-figures = { $number ->
    [0] Einheiten nach Wahl
   *[other] { $number } Einheiten
}

## Werte von Plättchen und Besonderheiten im Editor

edit-kind-stock = Im Set eines Spielers
edit-kind-hazard = Gefahr
edit-value-water = Wasser: ertrinkt bei 1 bis 3
edit-value-swamp = Sumpf: grüne Würfel müssen eine Fünf zeigen
edit-kind-ends-move = Beendet die Bewegung
edit-kind-bonuses = Boni
edit-value-off = Neben den roten Würfeln
edit-value-def = Neben den grünen Würfeln
edit-value-any = Unter beiden
edit-kind-rerolls = Neuwürfe

pocket-wins = { $player }: { $number } von { $of } Merkmalen
