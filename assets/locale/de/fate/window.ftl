### Wie FATE im Fenster fragt.

## Handlungen

fate-ask-act = { $actor } ist am Zug: Was nun?
key-group-fate-act = Handeln
command-kind-attack = Angreifen
command-kind-shove = Schieben, werfen
command-kind-hinder = Manöver
command-kind-scene = Szene verändern
command-kind-block = Blocken
command-kind-move = Bewegen
command-kind-use = Etwas benutzen
command-kind-free = Freie Aktionen
command-kind-place = Schritt
command-kind-wait = Verteidigen, warten
command-kind-orders = Vorgaben
command-fate-end-turn = Zug beenden
fate-none-now = Davon gibt es gerade nichts zu tun.
fate-kind-attack = Angreifen
fate-kind-shove = Schieben, werfen
fate-kind-hinder = Manöver
fate-kind-scene = Szene verändern
fate-kind-block = Blocken
fate-kind-move = Bewegen
fate-kind-use = Etwas benutzen
fate-kind-free = Freie Aktionen
fate-kind-place = Schritt
fate-kind-wait = Verteidigen, warten
fate-beside = Außerdem
    .none = sonst nichts
fate-words = Eigene Worte
fate-do-it = Ausführen
fate-where = Wohin
fate-click = in die Zone klicken
fate-step-lines = In ihrer Zone geht eine Figur, wohin sie will.
fate-go-there = Dorthin
fate-percent = { $percent } %
fate-chance = { $percent } %
fate-sum = { $sum } · { $chance }
fate-strength = Stärke { $sum } und vier Würfel
fate-against = gegen { $skill } { $sum } · im Mittel { $mean } Erfolgsgrade · { $spin } % Schwung für die Abwehr
fate-difficulty = gegen { $number } ({ $word })
fate-throw-cost = braucht { $shifts } { $shifts ->
    [one] Erfolgsgrad
   *[other] Erfolgsgrade
}
fate-do-harm = { $target ->
    [none] { "" }
   *[other] { $target }:{" "}
}{ $weapon ->
    [none] { $skill }
   *[other] { $skill } ({ $weapon })
}
fate-do-deceive = { $target ->
    [none] Täuschen
   *[other] { $target } täuschen
}
fate-do-scare = { $target ->
    [none] Einschüchtern
   *[other] { $target } einschüchtern
}
fate-do-charm = { $target ->
    [none] Umgarnen
   *[other] { $target } umgarnen
}
fate-do-push = { $target ->
    [none] Schieben ({ $skill })
   *[other] { $target } schieben ({ $skill })
}
fate-do-blast = { $weapon } werfen: { $zone }
fate-do-lay = { $weapon } hier legen
fate-do-hinder = { $target ->
    [none] Ein Aspekt ({ $skill })
   *[other] Ein Aspekt auf { $target } ({ $skill })
}
fate-do-blind = { $target ->
    [none] Blenden ({ $skill })
   *[other] { $target } blenden ({ $skill })
}
fate-do-disarm = { $target ->
    [none] Entwaffnen: { $weapon } ({ $skill })
   *[other] { $target } entwaffnen: { $weapon } ({ $skill })
}
fate-do-mark = { $target ->
    [none] Zeichnen ({ $skill })
   *[other] { $target } zeichnen ({ $skill })
}
fate-do-pin = { $target ->
    [none] Einklemmen ({ $skill })
   *[other] { $target } einklemmen ({ $skill })
}
fate-do-aim = { $target ->
    [none] Zielen ({ $skill })
   *[other] Auf { $target } zielen ({ $skill })
}
fate-do-add = Ein neuer Aspekt: { $zone } ({ $skill })
fate-do-remove = „{ $name }“ entfernen ({ $skill })
fate-do-block = { $block } ({ $skill })
fate-do-sprint = Rennen: { $zone } ({ $skill })
fate-do-throw = { $target } werfen: { $zone }
fate-do-feature = { $zone ->
    [none] { $feature }
   *[other] { $feature }: { $zone }
}
fate-do-defend = Volle Verteidigung
fate-do-hold = Warten
fate-do-nothing = Nichts
fate-do-both = { $first }, { $second }
fate-do-attach = { $group } führen
fate-do-detach = { $group } entlassen
fate-do-put-down = Hinlegen: { $thing }
fate-do-step = Anderer Platz
fate-do-say = Etwas sagen
fate-do-move = Gehen: { $zone } (ohne Wurf){ $carried ->
    [none] { "" }
   *[other] , mit { $carried } auf den Schultern
}{ $groups ->
    [none] { "" }
   *[other] {" "}mit { $groups }
}
fate-do-draw = Ziehen: { $weapon }
fate-do-rearm = Aufheben: { $weapon }
fate-do-lift = Mitnehmen: { $thing }
fate-headline = { $actor }

## Fragen

fate-yes = Ja
fate-no = Nein
fate-ask-defence = { $actor }: Wie gegen { $attacker } verteidigen?
fate-ask-bid = { $actor }: Noch etwas drauflegen?
fate-group-own = Eigene
fate-group-other = Andere
fate-group-scene = Szene
fate-group-spin = Schwung
fate-group-several = Mehrere
fate-bid-free = { $name } · frei
    .about = Frei{ $sums ->
        [none] { "" }
       *[other] : { $sums }
    }
fate-bid-point = { $name }
    .about = 1 FATE-Punkt{ $sums ->
        [none] { "" }
       *[other] : { $sums }
    }
fate-bid-several = { $number } { $points ->
    [0] frei
    [one] für 1 Punkt
   *[other] für { $points } Punkte
} → { $sums }
fate-bid-more = { $name } +{ $worth }
    .about = { $sums }
fate-bid-less = { $name } −{ $worth }
    .about = { $sums }
fate-bid-difficulty = Schwierigkeit
fate-bid-block = Block von { $actor }
fate-bid-protects = { $actor } schützt
fate-met = gegen { $skill } { $sum }
fate-may-end = { $zone } { $percent } %
fate-pushed = { $against } · { $zones ->
    [none] keine Verbindung ist offen
   *[other] kann enden in { $zones }
}
fate-enough = Nichts mehr
fate-ask-hit = { $actor } steckt einen Treffer von { $hit } ein ({ $track })
fate-take-box = Kästchen { $box } ankreuzen
fate-take = Konsequenz ({ $severity }): { $name }
fate-take-companion = Stattdessen scheidet { $name } aus
fate-take-down = Ausscheiden
fate-ask-offer = Bietet { $actor } an nachzugeben?
fate-fight-on = Weiterkämpfen
fate-ask-outcome = Was wird aus { $actor }?
fate-ask-spin = { $actor } hat mit drei oder mehr Vorsprung abgewehrt: Was nun?
fate-spin-keep = Schwung für die nächste Handlung
fate-spin-overflow = { $shifts } Erfolgsgrade jetzt als Überfluss nutzen
fate-spin-lapse = Verfallen lassen
fate-ask-spend = { $actor }: { $shifts } übrig
fate-lapse = Nichts mehr
fate-ask-landing = { $actor }: Wie weit? ({ $shifts })
fate-ask-push = Wohin wird { $actor } geschoben?
fate-stay = Bleiben
fate-ask-compel = { $actor } will handeln: { $act }. Erzwingen?
fate-compel = „{ $name }“: { $effect }
fate-let-be = Geschehen lassen
fate-ask-compelled = „{ $name }“ wird erzwungen: { $effect }
fate-compel-yes = FATE-Punkt nehmen
fate-compel-no = FATE-Punkt zahlen und ablehnen
fate-ask-order = { $player }, in welcher Reihenfolge handeln deine Leute?
fate-order-place = { $number }.
fate-order-twice = Alle haben genau einen Platz.
fate-ask-split = { $group }: Bleiben alle zusammen?
fate-split-none = Zusammen
fate-split = { $number } Gruppen: { $sizes }
fate-ask-place = { $player }, wo beginnen deine Leute?
fate-ask-full-defence = { $actor }: Volle Verteidigung? Sie gibt +2 bis zum Ende der Runde und kostet den Zug.
fate-for-all-minions = Das gilt diese Runde für alle deine Schergen.
fate-ask-act-held = { $actor }: Jetzt handeln?
fate-ask-stretch = Zieht { $actor } den Konflikt in die Länge?
fate-ask-concession = { $actor } bietet an nachzugeben: { $terms }. Annehmen?
fate-ask-reject = { $actor }: { $terms }. Alle FATE-Punkte für einen anderen Ausgang zahlen?
fate-ask-aspect = Nimmt { $actor } „{ $name }“ an? Ablehnen kostet einen FATE-Punkt.
fate-ask-judge = { $about } ({ $actor }): Lässt du das gelten?
fate-ask-number = { $about } ({ $actor }): Welche Zahl gilt?
fate-ask-object = { $ruling ->
    [yes] { $about } ({ $actor }): Die Spielleitung lässt es gelten. Widersprichst du? Das geht nur einmal.
   *[no] { $about } ({ $actor }): Die Spielleitung lässt es nicht gelten. Widersprichst du? Das geht nur einmal.
}
fate-ask-vote = { $about } ({ $actor }): Jemand widerspricht. Lässt du es gelten?
fate-judged-about = { $text ->
    [none] { $about }
   *[other] „{ $text }“: { $about }
}
fate-ask-anew = Diese Worte passen nicht zu { $actor }. Wähle andere.
fate-ask-terms = { $actor } verlangt andere Bedingungen: { $terms }. Annehmen?
fate-other-terms = Unter anderen Bedingungen: { $terms }
fate-ask-uses = Wofür setzt { $actor } { $shifts } ein?
fate-uses = Zeit { $time } · Güte { $quality } · Heimlichkeit { $notice }
fate-ask-fallen = { $group }: { $number ->
    [one] Wer fällt?
   *[other] Welche { $number } fallen?
}
fate-bid-hamper = „{ $name }“ erzwingen: 1 FATE-Punkt für den Gegner
    .about = Der Gegner bekommt den FATE-Punkt, den du zahlst.
fate-do-send-out = { $name } allein handeln lassen
fate-do-call-back = { $name } zurückholen

## Zeichen

fate-sign-consequence = Konsequenzen
fate-sign-aspect = angehängte Aspekte
fate-sign-defending = volle Verteidigung
fate-sign-waiting = wartet
fate-sign-carrier = trägt etwas
fate-sign-spin = Schwung

## Karten

fate-kind-orders = Vorgaben
fate-orders-lines = Hier sagst du, wann du gefragt wirst. Jeder Schalter gilt, bis du ihn umlegst.
fate-order-bids = Gebote: { $when ->
    [always] immer fragen
    [free] fragen, wo es nichts kostet
   *[never] immer passen
}
fate-order-compels = Erzwingen: { $when ->
    [always] immer fragen
    [free] bei gesetzten Aspekten fragen
   *[never] nie fragen
}
fate-order-defence = Volle Verteidigung von { $actor }: { $when ->
    [always] zu jeder Runde und bei Angriffen fragen
    [attacked] bei Angriffen fragen
   *[never] nie fragen
}
fate-order-minions = Volle Verteidigung und Schwung von { $actor }: { $when ->
    [always] immer fragen
   *[never] nie fragen
}
fate-order-splits = Gruppen teilen: { $when ->
    [always] jede Runde fragen
   *[never] nie fragen
}
fate-move = Dazu bewegen
    .none = bleiben
fate-before = vorher: { $zone }
fate-after = nachher: { $zone }
fate-taking = { $move } mit { $groups }
fate-carry = Auf den Schultern
fate-nobody-carried = niemand
fate-about = Ziel
fate-about-block = Wogegen
fate-sort-protect = jemanden schützen
fate-sort-ways = einen Weg versperren
fate-sort-attack = alle Angriffe
fate-sort-shot = Schüsse und Würfe
fate-sort-hand = Angriffe im Handgemenge
fate-sort-word = Angriffe mit Worten
fate-sort-maneuver = Manöver gegen andere
fate-sort-change = Änderungen der Szene
fate-sort-move = Verlassen der Zone
fate-sort-feature = Benutzen einer Sache
fate-sort-rearm = Aufheben von Waffen
fate-skill = Fertigkeit
fate-usual-skill = { $skill }
fate-unusual-skill = { $skill }, ungewöhnlich: −{ $number }
fate-swap = { $skill } durch „{ $name }“: 1 FATE-Punkt
fate-sticky = Dauerhaft machen
    .about = Mit Schwung oder an einem Ort bleibt ein Aspekt beim Auslösen.
fate-point = 1 FATE-Punkt zahlen
    .about = Macht es um zwei leichter.
fate-named = Name
fate-named-say = Ruf
fate-stands = { $sums } · { $result ->
    [tie] Gleichstand
    [ahead] { $margin ->
            [one] 1 Erfolgsgrad
           *[other] { $margin } Erfolgsgrade
        }
    [run] { $margin } von { $run } Erfolgsgraden für den Lauf
   *[other] misslingt um { $margin }{ $spin ->
            [yes] , die Abwehr gewinnt Schwung
           *[no] { "" }
        }
}
fate-stands-against = gegen euch { $sums }
fate-stands-barred = { $sums } · der Block hält
fate-pass-always = Immer passen
    .about = Nach Geboten wirst du nicht mehr gefragt, bis du es unter „Vorgaben“ änderst.
fate-offer = Anbieten: { $terms }
fate-so-be-it = So sei es: { $name }
fate-placed = Figur
fate-place-lines = Klicke auf den Platz, an dem { $actor } in der eigenen Zone beginnt, oder zieh die Figur dorthin.
fate-begin = Beginnen
fate-worth = Aufrufen für
fate-plus = +{ $bonus }, 1 FATE-Punkt
fate-again = neuen Wurf, 1 FATE-Punkt
fate-order-objects = Einsprüche: { $when ->
    [always] immer fragen
    [free] bei dem fragen, was mich betrifft
   *[never] nie fragen
}
fate-order-falls = Wer fällt: { $when ->
    [always] ich wähle
   *[never] die Nächsten
}

wins-carry = { $name }: { $has ->
        [yes] { $holder }
       *[no] noch niemand
    }
wins-out = { $name }: { $has ->
        [yes] raus
       *[no] im Konflikt
    }
wins-fuse = Lunte: { $has ->
        [yes] brennt
       *[no] brennt nicht
    }
wins-limit = { $side }: durchhalten
wins-leave = { $side }: { $number } von { $of } entkommen
wins-hold = { $name }: { $has ->
        [yes] { $side } allein{ $of ->
            [one] { "" }
           *[other] , { $number } von { $of } Runden
        }
       *[no] { $side } noch nicht allein
    }
wins-held = { $name }: { $has ->
        [yes] { $side } allein{ $of ->
            [one] { "" }
           *[other] , { $number } von { $of } Runden
        }
       *[no] niemand allein
    }
wins-last-side = die letzte Seite gewinnt
