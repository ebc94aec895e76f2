### Wie FATE im Fenster fragt.

## Handlungen

fate-ask-act = Was tut { $actor }?
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
fate-beside = Davor
fate-nothing-beside = nichts
fate-words = In Worten
fate-own-words = Mit eigenen Worten
fate-do-it = So sei es
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
fate-do-harm = { $target }: { $weapon ->
    [none] { $skill }
   *[other] { $skill } ({ $weapon })
}
fate-do-deceive = { $target } täuschen
fate-do-scare = { $target } einschüchtern
fate-do-charm = { $target } umgarnen
fate-do-push = { $target } schieben ({ $skill })
fate-do-blast = { $weapon } werfen: { $zone }
fate-do-lay = { $weapon } hier legen
fate-do-hinder = Ein Aspekt auf { $target } ({ $skill })
fate-do-blind = { $target } blenden ({ $skill })
fate-do-disarm = { $target } entwaffnen: { $weapon } ({ $skill })
fate-do-mark = { $target } zeichnen ({ $skill })
fate-do-pin = { $target } einklemmen ({ $skill })
fate-do-aim = Auf { $target } zielen ({ $skill })
fate-do-add = Ein neuer Aspekt: { $zone } ({ $skill })
fate-do-remove = „{ $name }“ entfernen ({ $skill })
fate-do-block = Block: { $block } ({ $skill })
fate-do-sprint = Rennen: { $zone }
fate-do-throw = { $target } werfen: { $zone }
fate-do-feature = { $zone ->
    [none] { $feature }
   *[other] { $feature }: { $zone }
}
fate-do-defend = Volle Verteidigung
fate-do-hold = Warten
fate-do-nothing = Nichts
fate-do-attach = { $group } führen
fate-do-detach = { $group } entlassen
fate-do-put-down = Hinlegen: { $thing }
fate-do-step = Anderer Platz
fate-do-say = Etwas sagen
fate-do-move = Gehen: { $zone }
fate-do-draw = Ziehen: { $weapon }
fate-do-rearm = Aufheben: { $weapon }
fate-do-lift = Mitnehmen: { $thing }
fate-headline = { $actor }

## Fragen

fate-yes = Ja
fate-no = Nein
fate-ask-defence = Womit verteidigt sich { $actor } gegen { $attacker }?
fate-ask-bid = Legt { $actor } noch etwas drauf?
fate-bid-free = „{ $name }“ auslösen: frei
fate-bid-point = „{ $name }“ aufrufen: 1 FATE-Punkt
fate-bid-reroll = „{ $name }“ aufrufen und neu würfeln: 1 FATE-Punkt
fate-bid-more = Schwung für { $actor }
fate-bid-less = Schwung gegen { $actor }
fate-bid-difficulty = Schwierigkeit
fate-bid-block = Block von { $actor }
fate-enough = Nichts mehr
fate-ask-hit = { $actor } erleidet { $hit } ({ $track })
fate-take-box = Kästchen { $box } ankreuzen
fate-take = Konsequenz ({ $severity }): { $name }
fate-take-companion = Stattdessen scheidet { $name } aus
fate-take-down = Ausscheiden
fate-ask-offer = Bietet { $actor } an nachzugeben?
fate-fight-on = Weiterkämpfen
fate-ask-outcome = Was wird aus { $actor }?
fate-ask-spin = { $actor } hat um drei oder mehr abgewehrt
fate-spin-keep = Schwung für die nächste Handlung
fate-spin-overflow = { $shifts } als Überfluss jetzt nutzen
fate-spin-lapse = Verfallen lassen
fate-ask-spend = { $actor } hat übrig: { $shifts }
fate-lapse = Nichts mehr
fate-ask-landing = Wie weit kommt { $actor }? ({ $shifts })
fate-ask-push = Wohin wird { $actor } geschoben?
fate-stay = Bleiben
fate-ask-compel = { $actor } will handeln ({ $act }). Erzwingen?
fate-compel = „{ $name }“: { $effect }
fate-let-be = Geschehen lassen
fate-ask-compelled = „{ $name }“ wird erzwungen: { $effect }
fate-compel-yes = FATE-Punkt nehmen
fate-compel-no = FATE-Punkt zahlen und ablehnen
fate-ask-order = In welcher Reihenfolge handeln deine, { $player }?
fate-order-place = { $number }.
fate-order-twice = Alle haben genau einen Platz.
fate-ask-split = Bleibt { $group } zusammen?
fate-split-none = Zusammen
fate-split = { $number } Gruppen: { $sizes }
fate-ask-place = Wo beginnen deine, { $player }?
fate-begin-so = Wo sie stehen
fate-ask-full-defence = Verteidigt sich { $actor } nur noch?
fate-ask-act-held = Handelt { $actor } jetzt?
fate-ask-stretch = Zieht { $actor } den Konflikt in die Länge?
fate-ask-concession = { $actor } bietet an nachzugeben: { $terms }. Annehmen?
fate-ask-reject = { $actor }: { $terms }. Alle FATE-Punkte für einen anderen Ausgang zahlen?
fate-ask-aspect = Nimmt { $actor } „{ $name }“ an? Nein kostet einen FATE-Punkt.
fate-ask-judge = { $about } – darf das sein? ({ $actor })
fate-ask-number = { $about } – welche Zahl? ({ $actor })
fate-ask-object = { $ruling ->
    [yes] { $about } ({ $actor }): das darf sein. Widersprichst du? Einmal darfst du es.
   *[no] { $about } ({ $actor }): das darf nicht sein. Widersprichst du? Einmal darfst du es.
}
fate-ask-vote = { $about } ({ $actor }): es gibt Widerspruch. Darf es sein?
fate-about = { $text ->
    [none] { $about }
   *[other] „{ $text }“: { $about }
}
fate-ask-anew = Diese Wörter passen nicht zu { $actor }. Welche dann?
fate-ask-terms = { $actor } verlangt andere Bedingungen: { $terms }. Annehmen?
fate-other-terms = Unter anderen Bedingungen: { $terms }
fate-ask-uses = Wofür setzt { $actor } { $shifts } ein?
fate-uses = Zeit { $time } · Güte { $quality } · Heimlichkeit { $notice }
fate-ask-fallen = { $group }: welche { $number } fallen?
fate-bid-hamper = „{ $name }“ erzwingen: 1 FATE-Punkt für den Gegner
fate-split-now = Wie sie sind
fate-quick = Name
fate-do-send-out = { $name } allein handeln lassen
fate-do-call-back = { $name } zurückholen
fate-asks-always = Du wirst vor jedem Gebot gefragt.
fate-asks-free = Du wirst gefragt, wo es nichts kostet.
fate-asks-never = Du wirst nicht nach Geboten gefragt.

## Zeichen

fate-sign-consequence = Konsequenzen
fate-sign-aspect = angehängte Aspekte
fate-sign-defending = volle Verteidigung
fate-sign-waiting = wartet
fate-sign-carrier = trägt etwas
fate-sign-spin = Schwung
