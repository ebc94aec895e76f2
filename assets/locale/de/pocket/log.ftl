### Eine Zeile für jedes Ereignis von Pocket Tactics.

event-start-rolled = { $tie ->
    [yes] { $results }; { $players } würfeln noch einmal.
   *[no] { $results }. { $winner } beginnt.
}
pocket-roll = { $player } { $face }
event-direction-chosen = { $player } lässt { $way } spielen.
pocket-clockwise = im Uhrzeigersinn
pocket-counter-clockwise = gegen den Uhrzeigersinn
event-army-chosen = { $player } führt { $faction }: { $cards }.
event-tiles-chosen = { $player } legt { $tiles } in den Beutel.
event-feature-chosen = { $central ->
    [chance] Der Würfel macht { $kind } zum zentralen Merkmal.
    [choice] { $player } macht { $kind } zum zentralen Merkmal.
   *[own] { $player } nimmt { $kind } als eigenes Merkmal.
}
event-tile-drawn = { $player } zieht { $terrain }; { $left ->
    [0] der Beutel ist leer.
    [one] ein Plättchen ist noch da.
   *[other] { $left } Plättchen sind noch da.
}
event-tile-placed = { $feature ->
    [no] { $player } legt { $terrain } an.
   *[other] { $terrain } liegt in der Mitte, darauf { $feature }.
}
event-feature-placed = { $player } setzt { $kind }.
event-unit-placed = { $unit } beginnt auf dem Spielfeld{ $where }.
event-turn-began = Zug { $turn }: { $player }
event-unit-moved = { $over ->
    [yes] { $unit } springt { $way }{ $where }.
   *[no] { $unit } zieht { $way }{ $where }.
}
event-hazard-tested = { $kind ->
    [water] { $unit } macht die Wasserprobe: { $results }, { $passed ->
        [yes] bestanden.
       *[no] nicht bestanden.
    }
    [swamp] { $unit } braucht im Sumpf eine Fünf: { $results }, { $passed ->
        [yes] gelungen.
       *[no] misslungen.
    }
    [hex-off] { $unit } braucht zum Verhexen eine Fünf: { $results }, { $passed ->
        [yes] es wirkt.
       *[no] es verpufft.
    }
   *[hex-def] { $unit } braucht gegen die Hexerei eine Fünf: { $results }, { $passed ->
        [yes] gelungen.
       *[no] misslungen.
    }
}
event-unit-drowned = { $unit } ertrinkt.
event-attack-declared = { $manner ->
    [ranged] { $unit } schießt auf { $target }.
    [magic] { $unit } greift { $target } mit Magie an.
    [ranged-magic] { $unit } wirkt Magie auf { $target }.
   *[melee] { $unit } greift { $target } an.
}
event-dice-thrown = { $unit }: Rot { $off }, Grün { $defence }. { $target }: Rot { $target_off }, Grün { $target_defence }.
event-bonus-used = { $unit } hebt { $colour } { $before } auf { $after } ({ $source }).
event-die-rerolled = { $unit } würfelt { $colour } { $before } neu: { $after }.
pocket-colour-off = Rot
pocket-colour-def = Grün
pocket-no-dice = keine
leave-use-bonus = { $player } setzt keinen Bonus ein
leave-use-reroll = { $player } würfelt nichts neu
leave-continue-move = { $player } zieht nicht weiter
event-fight-decided = { $outcome ->
    [both] { $unit } und { $target } besiegen einander.
    [target] { $unit } gewinnt den Kampf.
    [unit] { $target } gewinnt den Kampf.
   *[none] Niemand fällt.
}
event-unit-defeated = { $captor } erobert { $unit }.
event-unit-advanced = { $unit } rückt { $way } ein{ $where }.
event-unit-deployed = { $unit } kommt aus der Reserve{ $where }.
event-unit-retreated = { $unit } geht durch ein Merkmal zurück in die Reserve.
event-control-changed = { $held ->
    [yes] { $player } kontrolliert das Merkmal { $kind }.
   *[no] Niemand kontrolliert jetzt das Merkmal { $kind }.
}
event-special-used = { $unit } verhext { $target }.
event-position-repeated = { $occurrence ->
    [3] Diese Stellung gab es nun zum dritten Mal; beim vierten Mal endet das Spiel.
   *[other] Diese Stellung gab es nun zum vierten Mal: Das Spiel endet.
}
event-player-out = { $gave_up ->
    [yes] { $player } gibt auf.
   *[no] { $player } ist besiegt.
}
event-game-ended = Das Spiel ist aus.
pocket-compared = { $red } gegen { $green }: { $result }
pocket-pairs-off = Rot { $red }
pocket-pairs-def = Grün { $green }
pocket-defeats = besiegt
pocket-is-safe = sicher
pocket-side = { $unit } gegen { $other }

## Wie es ausging

pocket-result-features = Alle Merkmale sind in einer Hand.
pocket-result-beaten = Sonst hat niemand mehr eine Einheit auf dem Spielfeld.
pocket-result-captures = Alle Züge sind gespielt: mehr Punkte erobert.
pocket-result-controlled = { $decides ->
    [features] Alle Züge sind gespielt: mehr Merkmale in der Hand.
   *[captures] Alle Züge sind gespielt: gleich viel erobert, aber mehr Merkmale.
}
pocket-result-nobody = Die letzten Einheiten sind zugleich gefallen.
pocket-result-draw = Niemand liegt vorn.
pocket-briefing-features = Wer alle Merkmale kontrolliert, gewinnt sofort: Auf jedem genügt eine Einheit.
pocket-briefing-beaten = Du gewinnst auch, wenn sonst niemand mehr eine Einheit auf dem Spielfeld hat.
pocket-briefing-limit = Nach { $turns } Zügen, alle zusammengezählt, { $decides ->
    [features] gewinnt, wer mehr Merkmale hält; bei Gleichstand entscheiden die eroberten Punkte.
   *[captures] entscheiden die eroberten Punkte.
}
pocket-briefing-repetition = { $decides ->
    [features] Dasselbe gilt, wenn ein Zug zum vierten Mal mit derselben Stellung beginnt.
   *[captures] Sie entscheiden auch, wenn ein Zug zum vierten Mal mit derselben Stellung beginnt.
}
pocket-briefing-first = { $player } beginnt.
pocket-standing = { $player }: { $points } erobert, { $features ->
    [one] ein Merkmal
   *[other] { $features } Merkmale
}

## Warum etwas besser gewesen wäre

stake-features = Im Mittel hält das { $best } statt { $given } Merkmale.
stake-way = Im Mittel ist die nächste freie Einheit { $best } statt { $given } Plättchen vom nächsten Merkmal entfernt.
stake-rerolls = Im Mittel haben die eigenen Einheiten { $best } statt { $given } Neuwürfe durch Verbündete daneben und das Gelände.
stake-reserve = Im Mittel bleiben { $best } statt { $given } Karten in der Reserve.
stake-promise = Im Mittel verspricht der beste eigene Angriff in Reichweite { $best } statt { $given } Punkte.
stake-risk = Im Mittel verspricht der beste Angriff der Gegner { $best } statt { $given } Punkte.

## Würfel

dice-start = wer anfängt
dice-central = das zentrale Merkmal
dice-draw = ein Plättchen aus dem Beutel
dice-water = das Wasser
dice-swamp = der Sumpf
dice-attack-off = Rot des Angreifers
dice-attack-def = Grün des Angreifers
dice-target-off = Rot des Ziels
dice-target-def = Grün des Ziels
dice-reroll = Neuwurf
dice-hex-off = die Hexerei
dice-hex-def = gegen die Hexerei

## Summen

modifier-pocket-support = Verbündete daneben
modifier-pocket-rally = angespornt
modifier-pocket-favoured = bevorzugtes Terrain
modifier-pocket-ground = das Gelände
modifier-pocket-bonus-off = auf Rot
modifier-pocket-bonus-def = auf Grün
modifier-pocket-bonus-any = auf Rot oder Grün

## Was aus den Einheiten wurde

pocket-fate-map = auf dem Spielfeld
pocket-fate-reserve = in der Reserve
pocket-fate-captured = erobert von { $player }
pocket-fate-gone = mit dem Spieler ausgeschieden

## Wohin

pocket-where-told = {" "}({ $ground })
pocket-where-placed = {" "}({ $ground }, { $place })
pocket-from-middle = { $tiles ->
    [0] in der Mitte
    [one] von der Mitte ein Feld { $way }
   *[other] von der Mitte { $tiles } Felder { $way }
}
pocket-way-n = nach Norden
pocket-way-ne = nach Nordosten
pocket-way-e = nach Osten
pocket-way-se = nach Südosten
pocket-way-s = nach Süden
pocket-way-sw = nach Südwesten
pocket-way-w = nach Westen
pocket-way-nw = nach Nordwesten
