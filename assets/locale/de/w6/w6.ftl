### Was Kampf W6 erzählt: Ereignisse, Summen, Ablehnungen, Namen seiner Wörter.

## Wörter

system-name = Kampf W6
band-short = kurze Distanz
band-medium = mittlere Distanz
band-long = lange Distanz
band-extreme = extreme Distanz
mode-single = Einzelschuss
mode-semi = Halbautomatik
mode-full = Vollautomatik
stance-standing = stehend
stance-kneeling = kniend
stance-prone = liegend
act-attack = Angriff
act-reload = nachladen
act-use-item = Gegenstand benutzen
act-use-door = Tür öffnen oder schließen
act-stance = Haltung wechseln
act-walk = gehen
act-run = rennen
act-crawl = robben
act-scenario-act = Szenariohandlung
act-buy-action = Aktion kaufen
act-steal-action = Aktion stehlen
count-actions = { $number ->
    [one] 1 Aktion
   *[other] { $number } Aktionen
}
count-metres = { $number } m
count-wounds = { $number ->
    [one] 1 Wunde
   *[other] { $number } Wunden
}
count-hits = { $number ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $number } Treffer
}

## Würfel

dice-initiative = Initiative
dice-hit = Trefferwurf
dice-parry = Parade
dice-cover = Deckungswurf
dice-armour = Rüstungswurf
dice-reroll = Wiederholungswürfel
dice-bonus = Bonuswürfel

## Summen

modifier-base = Grundwert
modifier-skill-melee = Fertigkeit Nahkampf
modifier-skill-shooting = Fertigkeit Schießen
modifier-skill-thrown = Fertigkeit Werfen
modifier-accuracy = Genauigkeit
modifier-fire-mode = Feuermodus
modifier-recoil = Rückstoß des letzten Schusses
modifier-wrong-distance = falsche Distanz für die Waffe
modifier-walking = beim Gehen
modifier-protection = Schutz
modifier-penetration = Durchschlag
sum-w6 = Mindestwurf { $number }
sum-w6-never = Mindestwurf { $number }: Niemand würfelt, denn nichts kann gelingen.
sum-w6-always = Mindestwurf { $number }: Gelingt ohne Wurf.

## Ereignisse

event-fight-began = Der Kampf beginnt.
event-initiative-rolled = { $tie ->
    [yes] { $figure } würfelt { $face } im Stechen.
   *[no] { $figure } würfelt { $face }: Initiative { $total }.
}
event-order-set = Reihenfolge: { $order }
event-round-began = Runde { $game_round } beginnt.
event-turn-began = { $debt ->
    [0] { $figure } ist am Zug: { $left }.
   *[other] { $figure } ist am Zug: { $left }, { $debt } gestohlen.
}
event-act-began = { $figure }: { $name } ({ $price })
event-figure-moved = { $kind ->
    [run] { $figure } rennt { $way }.
    [crawl] { $figure } robbt { $way }.
   *[walk] { $figure } geht { $way }.
}
event-stance-changed = { $stance ->
    [standing] { $figure } steht auf.
    [kneeling] { $figure } kniet sich hin.
   *[prone] { $figure } legt sich hin.
}
event-weapon-reloaded = { $figure } lädt nach ({ $weapon }: { $loaded }).
event-item-used = { $figure } benutzt { $item } und heilt { $wounds } bei { $target }.
event-door-moved = { $figure } { $how ->
    [closed] schließt { $piece }
    [ajar] lehnt { $piece } an
   *[open] öffnet { $piece }
}.
event-attack-declared = { $dice ->
    [0] { $figure } greift { $target } an ({ $with }), kann aber { $target_number } oder mehr nicht würfeln.
    [one] { $figure } greift { $target } an ({ $with }): 1 Würfel, { $target_number }+.
   *[other] { $figure } greift { $target } an ({ $with }): { $dice } Würfel, { $target_number }+.
}
event-hits-rolled = { $thrown ->
    [none] { $told }.
   *[other] { $figure } würfelt { $thrown }: { $told }.
}
event-die-spent = { $kind ->
    [reroll] { $player } setzt einen { $group ->
        [yes] Gruppenwürfel
       *[no] Wiederholungswürfel
    } ein: Aus der { $old } wird eine { $face }.
   *[bonus] { $player } setzt einen { $group ->
        [yes] Gruppenwürfel
       *[no] Bonuswürfel
    } ein: ein Würfel mehr, eine { $face }.
}
answered-bonus = { $figure } nimmt zum { $roll } einen { $group ->
    [yes] Gruppenwürfel
   *[no] Bonuswürfel
} dazu.
answered-reroll = { $figure } würfelt mit einem { $group ->
    [yes] Gruppenwürfel
   *[no] Wiederholungswürfel
} eine { $face } im { $roll } neu.
leave-spend-on-roll = { $player } lässt den Wurf, wie er ist
leave-choose-parry = { $player } pariert nicht
event-parry-rolled = { $thrown ->
    [none] { $figure } versucht zu parieren ({ $means }), kann aber { $target_number } oder mehr nicht würfeln.
   *[other] { $figure } pariert ({ $means }, { $target_number }+) mit { $thrown }: { $parried ->
        [0] nichts pariert
       *[other] { $parried } pariert
    }.
}
event-cover-rolled = { $figure } würfelt { $thrown } auf Deckung ({ $target_number }+): { $saved ->
    [0] nichts aufgehalten
   *[other] { $saved } aufgehalten
}.
event-armour-rolled = { $thrown ->
    [none] { $saved ->
        [0] Die Rüstung von { $figure } hält nichts auf ({ $target_number }+).
       *[other] Die Rüstung von { $figure } hält alles auf ({ $target_number }+).
    }
   *[other] { $figure } würfelt { $thrown } auf Rüstung ({ $target_number }+): { $saved ->
        [0] nichts aufgehalten
       *[other] { $saved } aufgehalten
    }.
}
event-wounds-suffered = { $figure } erleidet { $suffered }: { $total } von { $limit }.
event-recoil-set = { $recoil ->
    [0] { $figure } hält die Waffe ruhig.
   *[other] Rückstoß: +{ $recoil } auf den nächsten Schuss von { $figure }.
}
event-recoil-lapsed = { $figure } hält die Waffe wieder ruhig.
event-reaction-taken = { $figure } reagiert: { $name }.
event-reaction-passed = { $turn ->
    [yes] { $figure } reagiert in diesem Zug nicht.
   *[no] { $figure } reagiert nicht.
}
event-action-bought = { $figure } kauft eine Aktion und hat { $left }.
event-action-stolen = { $at_once ->
    [yes] { $figure } stiehlt eine Aktion von { $victim }.
   *[no] { $figure } stiehlt eine Aktion aus dem nächsten Zug von { $victim }.
}
event-scenario-act-done = { $figure }: { $act }.
event-papers-dropped = { $figure } lässt die Beute fallen.
event-figure-fell = { $hits ->
    [0] { $figure } fällt { $way } und bleibt heil.
   *[other] { $figure } fällt { $way }: { $struck }.
}
event-figure-out = { $figure } ist außer Gefecht.
event-turn-ended = { $actions ->
    [0] { $figure } beendet den Zug.
   *[other] { $figure } beendet den Zug und behält { $left }.
}
event-round-ended = Runde { $game_round } ist vorbei.
event-points-scored = { $points ->
    [one] { $side } hält „{ $source }“ und bekommt einen Punkt (insgesamt { $total }).
   *[other] { $side } hält „{ $source }“ und bekommt { $points } Punkte (insgesamt { $total }).
}
event-player-gave-up = { $player } gibt auf.
event-game-ended = { $won ->
    [none] Niemand gewinnt: { $how }
   *[other] Sieg für { $won }: { $how }
}

## Enden

ending-last-side = Nur eine Seite ist noch im Kampf.
ending-all-out = Die letzten Figuren aller Seiten sind zugleich ausgefallen.
ending-carried-home = Das, worum es ging, ist heimgebracht.
ending-most-points = Nach der letzten Runde entscheiden die Punkte.
ending-points-reached = Eine Seite hat genug Punkte.
ending-most-value = Nach der letzten Runde stehen die stärkeren Figuren.
ending-even = Nach der letzten Runde steht es unentschieden.
briefing-last-side = Die letzte Seite, die noch Figuren im Kampf hat, gewinnt.
briefing-zone-name = „{ $zone }“
briefing-zone = { $count ->
    [one] Steht am Ende einer Runde nur eine Seite in der Zone { $zones }, bekommt sie einen Punkt.
   *[other] Für jede der Zonen { $zones } gibt es am Ende einer Runde einen Punkt, wenn dort nur eine Seite steht.
}
briefing-zone-of = { $count ->
    [one] Nur für { $whose } gibt es in der Zone { $zones } einen Punkt: am Ende einer Runde, wenn dort keine andere Seite steht.
   *[other] Nur für { $whose } gibt es in jeder der Zonen { $zones } einen Punkt: am Ende einer Runde, wenn dort keine andere Seite steht.
}
briefing-act = { $act }{ $round ->
    [1] { "" }
   *[other] {" "}(ab Runde { $round })
}: Wer das tut, kann nicht mehr rennen und gewinnt in einer Eintritts- oder Austrittszone des eigenen Spielers.
briefing-points-to-win = Wer am Ende einer Runde { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} hat und mehr als alle anderen, gewinnt sofort.
briefing-points = Nach Runde { $number } entscheiden die Punkte.
briefing-value = Nach Runde { $number } entscheidet der Wert der Figuren, die noch stehen; ein Unterschied von höchstens { $margin } ist unentschieden.
standing-points = { $side }: { $points }
standing-value = Figuren im Kampf: Wert { $value }
standing-all = Punkte: { $sides }
round-points = Runde { $number }: { $gained }
round-no-points = Runde { $number } ist vorbei.
fate-wounded = { $wounds } von { $limit } Wunden
fate-unhurt = unverletzt

## Warum etwas nicht geht

refusal-already-so = Die Figur ist schon { $stance }.
refusal-beyond-the-way = Der Weg endet nach { $most } m.
refusal-carrier-does-not-run = Wer die Beute trägt, kann nicht rennen.
refusal-empty = { $weapon }: Das Magazin ist leer.
refusal-figure-in-the-way = Eine Figur steht im Weg.
refusal-figure-in-the-way-by = Im Weg: { $object }.
refusal-gave-up = Du hast aufgegeben.
refusal-is-carried = { $figure } trägt es.
refusal-magazine-full = { $weapon }: Das Magazin ist voll.
refusal-needs-stance = Dafür muss die Figur { $stance } sein.
refusal-no-bonus-die = Kein Bonuswürfel ist übrig.
refusal-no-climbing-when-prone = Eine robbende Figur kann nicht klettern.
refusal-no-climbing-when-prone-by = Eine robbende Figur kann nicht klettern; im Weg: { $object }.
refusal-no-fate-die = Kein Schicksalswürfel ist übrig.
refusal-no-magazine = { $weapon } braucht kein Nachladen.
refusal-no-place-chosen = Wähle, wo auf ihrem Weg du die Figur angreifst.
refusal-no-room = Für diese Haltung ist kein Platz.
refusal-no-safe-stand = Am Ende des Wegs steht die Figur nicht sicher.
refusal-no-sight-line = Zum Ziel gibt es keine Sichtlinie.
refusal-no-sight-line-by = Das Ziel ist verdeckt: { $object }.
refusal-no-second-way = Wer geht, kann unterwegs nicht noch einmal gehen, rennen oder robben.
refusal-no-such-act = Diese Handlung gibt es hier nicht.
refusal-no-such-declaration = Das kannst du nicht ansagen.
refusal-no-such-die = Diesen Würfel kannst du nicht verwenden.
refusal-no-such-figure = Diese Figur gibt es nicht.
refusal-no-such-item = Die Figur hat das nicht: { $item }.
refusal-unknown-mode = Einen Feuermodus { $mode } gibt es nicht; zur Wahl stehen { $known }.
refusal-no-such-mode = { $weapon } kann diesen Modus nicht: { $mode }.
refusal-no-such-place = Diese Stelle hat der Weg nicht; die letzte ist { $most }.
refusal-no-such-weapon = Die Figur hat diese Waffe nicht: { $weapon }.
refusal-no-way = Der Weg muss irgendwohin führen.
refusal-none-left = { $weapon }: nichts mehr übrig.
refusal-not-enough-actions = Das kostet { $cost ->
    [one] 1 Aktion
   *[other] { $cost } Aktionen
}, übrig { $left ->
    [one] ist
   *[other] sind
} { $left }.
refusal-not-there = Dafür ist die Figur zu weit weg: höchstens { $most } m.
refusal-no-such-door = Diese Tür gibt es nicht.
refusal-door-opens-so-far = Eine Tür lässt sich um 0 bis { $most } Grad öffnen.
refusal-door-stands-so = So steht { $piece } schon.
refusal-door-not-lying = Eine liegende Figur kann { $piece } nicht öffnen oder schließen.
refusal-door-out-of-reach = { $piece } ist zu weit weg: höchstens { $most } m.
refusal-door-blocked = { $figure } steht der Tür im Weg.
refusal-not-while-walking = Das geht nicht beim Gehen.
refusal-not-wounded = { $figure } ist unverletzt.
refusal-not-your-figure = Das ist keine deiner Figuren.
refusal-nothing-to-do-there = Du hast für unterwegs nichts gewählt.
refusal-nothing-to-steal = { $figure } hat keine Aktion zu verlieren.
refusal-nothing-to-use = { $item } lässt sich nicht benutzen.
refusal-off-the-table = Der Weg führt vom Spielfeld.
refusal-only-attacks-when-down = Eine Figur, die ausfällt, kann nur noch einmal angreifen.
refusal-out-of-action = { $figure } ist außer Gefecht.
refusal-out-of-reach = Das Ziel ist außer Reichweite: höchstens { $most } m.
refusal-own-side = { $figure } ist auf deiner Seite.
refusal-stance-at-the-end = Wer geht, kann die Haltung erst am Ende wechseln.
refusal-too-dear-for-a-reaction = Eine Reaktion kostet 1 Aktion; dies kostet { $cost }.
refusal-too-dear-while-walking = Wer geht, kann nichts tun, was { $cost } Aktionen kostet.
refusal-too-deep = Dort geht es { $drop } m hinab: zu tief zum Hinabsteigen.
refusal-too-early = Nicht vor Runde { $round }.
refusal-too-far = Das Ziel ist { $distance } m entfernt; die Reichweite ist { $most } m.
refusal-too-high = Das ist zu hoch zum Klettern: { $rise } m.
refusal-too-high-by = { $rise } m, zu hoch zum Klettern: { $object }.
refusal-used-up = { $item } ist verbraucht.
refusal-way-too-long = Der Weg kostet { $length } m; die Figur schafft { $most } m.

## Gelände

kind-car = Auto
    .object = ein Auto
kind-pump = Zapfsäule
    .object = eine Zapfsäule
kind-wagon = Lore
    .object = eine Lore
game-report-steps = Meter

wins-carried = { $thing }: { $has ->
        [side] { $side }
       *[nobody] noch niemand
    }
wins-left = Im Kampf: { $sides }

# -- Was eine Figur des Programms in ihrem Zug oder als Reaktion vorhaben kann: warum sie tat, was sie tat.

plan-steady = tun, was auf den ersten Blick am besten ist
plan-bold = angreifen, ohne zu warten
plan-hold = alle Aktionen für Reaktionen aufheben
plan-hide = dorthin gehen, wo weniger Gegner sie sehen
plan-ahead = weiter auf das Ziel zugehen
plan-kneel = knien
plan-lie = sich hinlegen
plan-stand = aufstehen
plan-die = einen Würfel für eine Aktion ausgeben
plan-parry = parieren
stake-points = Im Mittel hat die eigene Seite { $best } statt { $given } Punkte.
review-blind = Bewertet werden Figuren, Wunden, Aktionen, Würfel und Punkte. Wo jemand steht, auch in einem Gebiet, das Punkte bringt, zählt erst, wenn Wunden oder Punkte daraus werden: Was es kostet, Gelände aufzugeben, ist zu niedrig angegeben.
