### Was FATE erzählt: Ereignisse, Summen, Ablehnungen, Namen seiner Wörter.

## Wörter

system-name = FATE
skill-alertness = Aufmerksamkeit
skill-art = Kunst
skill-athletics = Athletik
skill-burglary = Einbruch
skill-deceit = Täuschung
skill-empathy = Empathie
skill-endurance = Ausdauer
skill-engineering = Technik
skill-fists = Fäuste
skill-guns = Schusswaffen
skill-intimidation = Einschüchtern
skill-leadership = Führung
skill-might = Kraft
skill-rapport = Charme
skill-resolve = Entschlossenheit
skill-stealth = Heimlichkeit
skill-weapons = Waffen
ladder-minus-2 = Schrecklich
ladder-minus-1 = Schlecht
ladder-0 = Mäßig
ladder-1 = Durchschnittlich
ladder-2 = Ordentlich
ladder-3 = Gut
ladder-4 = Großartig
ladder-5 = Hervorragend
ladder-6 = Fantastisch
ladder-7 = Episch
ladder-8 = Legendär
ladder-above = mehr als legendär
ladder-below = weniger als schrecklich
severity-mild = gering
severity-moderate = mittel
severity-severe = schwer
track-health = Gesundheit
track-composure = Haltung
outcome-knocked-out = bewusstlos
outcome-captured = gefangen
outcome-flees = flieht
outcome-dead = tot
outcome-disgraced = blamiert
outcome-silenced = mundtot
outcome-leaves = zieht sich zurück
consequence-winded = Außer Atem
consequence-cut-arm = Schnitt am Arm
consequence-limping = Hinkt
consequence-dazed = Benommen
consequence-shaken = Erschüttert
consequence-rattled = Durcheinander
consequence-laughed-at = Ausgelacht
consequence-lost-for-words = Sprachlos
consequence-doubted = Unglaubwürdig
consequence-seething = Kocht vor Wut
aspect-off-balance = Aus dem Gleichgewicht
aspect-cornered = In die Ecke gedrängt
aspect-distracted = Abgelenkt
aspect-slippery-ground = Rutschiger Boden
aspect-smoke = Rauch
aspect-tangled-ropes = Verhedderte Taue
about-aspect = der Name eines Aspekts
about-consequence = der Name einer Konsequenz
about-outcome = was aus jemandem wird
about-compel = ein Erzwingen
about-invoke = wozu ein Aspekt gut ist
about-swap = eine ungewöhnliche Fertigkeit
about-combine = kombinierte Fertigkeiten
about-sticky = ein dauerhafter Aspekt
about-free-act = eine freie Aktion
about-offer = ein vernünftiges Angebot zum Nachgeben
about-concession = Bedingungen des Nachgebens
about-difficulty = wie schwer es ist
about-block-penalty = der Preis eines Blocks
about-unusual = eine dafür ungewöhnliche Fertigkeit
aspect-dazzled = Vom Licht geblendet
aspect-wrong-footed = Auf dem falschen Fuß
aspect-overturned-tables = Umgestürzte Tische
aspect-darkness = Dunkelheit
aspect-crowd = Gedränge
aspect-on-the-spot = In Erklärungsnot
aspect-contradicted = In Widersprüche verwickelt
aspect-flustered = Verlegen
aspect-off-guard = Überrumpelt
aspect-whispers = Überall Getuschel
aspect-all-eyes-here = Alle Blicke hierher
aspect-awkward-silence = Peinliche Stille
aspect-embarrassing-question = Eine peinliche Frage
aspect-laughter = Gelächter
aspect-look-out = Achtung!
aspect-behind-you = Hinter dir!
aspect-give-up = Gib auf!
aspect-an-opening = Eine Blöße
aspect-out-of-step = Aus dem Tritt
aspect-on-scene = die Szene
deed-attack = anzugreifen
deed-shot = zu schießen oder zu werfen
deed-hand = im Handgemenge anzugreifen
deed-word = mit Worten anzugreifen
deed-maneuver = Manöver gegen andere zu versuchen
deed-change = die Szene zu verändern
deed-move = die Zone zu verlassen
deed-feature = „{ $feature }“ zu benutzen
deed-rearm = Waffen aufzuheben
block-protect = schützt { $target }
    .do = { $target } schützen
block-passage = versperrt den Weg nach { $zone }
    .do = Den Weg nach { $zone } versperren
block-exits = versperrt alle Ausgänge
    .do = Alle Ausgänge versperren
block-deed = hindert { $target } daran, { $deed }
    .do = { $target } daran hindern, { $deed }
block-deeds = hindert alle Gegner hier daran, { $deed }
    .do = Alle Gegner hier daran hindern, { $deed }
blocked-protect = ein schützender Block
blocked-passage = ein Block auf einem Weg
blocked-exits = ein Block auf allen Ausgängen
blocked-deed = ein Block gegen einen Gegner
blocked-deeds = ein Block gegen alle Gegner
count-shifts = { $number ->
    [0] kein Erfolgsgrad
    [one] 1 Erfolgsgrad
   *[other] { $number } Erfolgsgrade
}

## Würfel

dice-attack = Angriff
dice-defence = Verteidigung
dice-maneuver = Manöver
dice-move = Bewegung
dice-feature = Benutzen
dice-sprint = Sprint
dice-throw = Wurf
dice-block = Block
dice-blast = Explosion
dice-contest = Wettstreit
dice-rearm = Aufheben

## Summen

modifier-skill = Fertigkeit
modifier-combined = zusammen mit
modifier-heads = helfende Köpfe
modifier-full-defence = volle Verteidigung
modifier-in-cover = In Deckung
modifier-parry-artist = Paradekünstler
modifier-hindered = durch einen Aspekt behindert
modifier-aspect = Aspekt
modifier-spin = Schwung
modifier-slippery = aalglatt
modifier-wide-block = breiter Block
modifier-unusual = ungewöhnliche Fertigkeit
modifier-move = Bewegung nebenbei
modifier-draw = zieht eine Waffe
modifier-rearm = hebt eine Waffe auf
modifier-lift = hebt etwas auf
modifier-side-feature = benutzt etwas
sum-fate = Summe { $sum }
dice-shown = Würfel { $faces }

## Ereignisse

event-conflict-began = Der Konflikt beginnt. Aspekte der Szene: { $told }.
event-order-set = Reihenfolge: { $told }.
event-group-split = { $group } teilt sich in { $number } Gruppen.
event-exchange-began = Runde { $exchange } beginnt.
event-became-long = Der Konflikt zieht sich: Ab jetzt begrenzt Ausdauer jeden Wurf.
event-turn-began = { $held ->
    [yes] { $actor } handelt jetzt.
   *[no] { $actor } ist an der Reihe.
}
event-turn-ended = { $actor } beendet den Zug.
event-exchange-ended = Runde { $exchange } ist vorbei.
event-zone-held = { $zone }: { $side } allein am Ende { $exchanges ->
    [one] einer Runde
   *[other] von { $exchanges } Runden hintereinander
}. { $needed } sind nötig.
event-act-declared = { $actor } { $told }.
event-said-freely = { $actor }: „{ $text }“
event-fudge-rolled = { $again ->
    [yes] { $actor } würfelt noch einmal { $thrown }: { $effort } ({ $word }).
   *[no] { $actor } würfelt { $thrown }: { $effort } ({ $word }).
}
event-aspect-tagged = { $reroll ->
    [yes] { $actor } ruft „{ $name }“ auf und würfelt neu.
   *[no] { $free ->
            [yes] { $actor } löst „{ $name }“ aus: jetzt { $effort }.
           *[no] { $actor } ruft „{ $name }“ auf: jetzt { $effort }.
        }
}
event-point-moved = { $gains ->
    [yes] { $actor } gewinnt einen FATE-Punkt und hat jetzt { $points }.
   *[no] { $actor } zahlt { $paid ->
            [one] einen FATE-Punkt
           *[other] { $paid } FATE-Punkte
        } und hat noch { $points }.
}
event-compelled = { $accepted ->
    [yes] { $payer } erzwingt „{ $name }“: { $told }.
   *[no] { $actor } lässt sich nicht von „{ $name }“ zwingen.
}
compel-hinder = { $actor } wird behindert
compel-redirect = { $actor } wendet sich gegen { $target }
compel-hold-back = { $actor } muss etwas anderes tun
event-attack-resolved = { $result ->
    [hit] { $actor } trifft { $target }, { $effort } gegen { $defence }: { $told }.
    [tie] { $actor } und { $target } haben beide { $effort }: Nichts geschieht.
   *[miss] { $actor } scheitert an { $target }, { $effort } gegen { $defence }.
}
event-act-resolved = { $stopped ->
    [yes] Ein Block hält { $actor } auf, { $effort } gegen { $difficulty }.
   *[no] { $success ->
            [yes] { $actor } schafft es, { $effort } gegen { $difficulty }.
           *[no] { $actor } scheitert, { $effort } gegen { $difficulty }.
        }
}
event-stress-marked = { $actor } kreuzt Kästchen { $box } an ({ $word }).
event-consequence-taken = { $actor } erleidet eine Konsequenz ({ $word }): „{ $name }“.
event-companion-lost = { $actor } verliert { $companion } als Begleitung.
event-concession-offered = { $actor } bietet an nachzugeben: { $told }.
event-concession-answered = { $accepted ->
    [yes] Mit { $actor } gibt es eine Einigung.
   *[no] Mit { $actor } gibt es keine Einigung.
}
event-taken-out = { $actor } scheidet aus.
event-outcome-named = { $own ->
    [yes] { $actor } erkauft einen anderen Ausgang: { $told }.
   *[no] { $actor }: { $told }.
}
event-aspect-placed = { $sticky ->
    [yes] Ein dauerhafter Aspekt: „{ $name }“ ({ $where }).
   *[no] Ein neuer Aspekt: „{ $name }“ ({ $where }).
}
event-aspect-refused = { $actor } lässt sich „{ $name }“ nicht anhängen.
event-aspect-ended = „{ $name }“ ist vorbei.
event-block-set = { $actor } { $told } (Block { $strength }).
event-block-ended = { $actor } blockt nicht mehr.
event-weapon-drawn = { $actor } zieht eine Waffe: { $weapon }.
event-disarmed = { $actor } lässt eine Waffe fallen: { $weapon }.
event-rearmed = { $actor } hebt eine Waffe auf: { $weapon }.
event-figure-moved = { $how ->
    [step] { $figure } wechselt in der Zone „{ $zone }“ den Platz.
    [pushed] { $figure } wird in die Zone „{ $zone }“ geschoben.
    [thrown] { $figure } wird in die Zone „{ $zone }“ geworfen.
    [sprint] { $figure } rennt in die Zone „{ $zone }“.
   *[other] { $figure } geht in die Zone „{ $zone }“.
}
event-group-lost-members = { $number ->
    [0] { $group } hält stand.
    [one] { $group } verliert 1 Kopf.
   *[other] { $group } verliert { $number } Köpfe.
}
event-attachment-changed = { $leader ->
    [none] { $group } ist auf sich gestellt.
   *[other] { $group } folgt { $leader }.
}
leave-add-to-roll = { $player } lässt den Wurf, wie er ist
leave-add-spin = { $player } nutzt keinen Schwung
leave-defend-fully = { $player } verzichtet auf volle Verteidigung
leave-offer-compel = { $player } lässt es geschehen
leave-offer-concession = { $player } kämpft weiter
leave-spend-shifts = { $player } macht nichts mehr aus dem Überfluss
event-spin-gained = { $actor } gewinnt Schwung ({ $value }) für die nächste Handlung.
event-spin-used = { $actor } nutzt Schwung ({ $text }) beim Wurf von { $roller }: { SIGNED($value) }.
event-spin-lapsed = Der Schwung von { $actor } verfällt.
event-overflow-gained = { $actor } hat Überfluss: { $told }.
event-fuse-lit = { $actor } zündet in der Zone „{ $zone }“ eine Lunte an; sie brennt bis zum Ende der Runde { $exchange }.
event-fuse-out = { $actor } löscht die Lunte.
event-zone-blasted = In der Zone „{ $zone }“ kommt es zur Explosion: { $effort }.
event-link-opened = Die Verbindung zwischen { $first } und { $second } ist offen.
event-thing-taken = { $actor } hebt auf: { $thing }.
event-thing-dropped = { $actor } lässt zurück: { $thing }.
event-fully-defending = { $actor } verteidigt sich nur noch.
event-held-back = { $actor } wartet.
event-hold-lapsed = { $actor } hat vergeblich gewartet.
event-left-conflict = { $how ->
    [conceded] { $actor } gibt nach und scheidet aus.
   *[other] { $actor } verlässt den Konflikt.
}
event-judged = { $ruling ->
    [yes] Die Spielleitung ist einverstanden.
   *[no] Die Spielleitung ist nicht einverstanden.
}
event-groups-joined = { $group } und andere ihrer Art sind jetzt eine Gruppe.
event-shifts-used = { $actor } setzt Erfolgsgrade ein: { $time } für die Zeit, { $quality } für die Güte, { $notice } für die Heimlichkeit; { $left } bleiben übrig.
event-contested = { $won ->
    [none] { $effort } gegen { $against }: niemand liegt vorn.
   *[other] { $effort } gegen { $against }: { $won } liegt vorn.
}
event-companion-moved = { $how ->
    [alone] { $companion } handelt jetzt allein.
    [left] { $companion } kommt { $actor } nicht hinterher.
   *[back] { $companion } ist wieder bei { $actor }.
}
event-concession-countered = { $by } verlangt andere Bedingungen: { $told }.
event-number-judged = Die Spielleitung sagt { $number } ({ $word }): { $told }.
event-objected = { $player } widerspricht: { $told }.
event-group-spoke = { $overruled ->
    [yes] Die Gruppe sieht es anders: { $told }.
   *[no] Die Gruppe lässt es stehen: { $told }.
}
event-player-gave-up = { $player } gibt auf.
event-conflict-ended = { $won ->
    [none] Niemand gewinnt: { $how }
   *[other] Sieg für { $won }: { $how }
}

act-attack = greift { $target } mit { $skill }{ $weapon ->
    [none] { "" }
   *[other] {" "}({ $weapon })
} an
act-push = versucht { $target } zu schieben ({ $skill })
act-blast = wirft in die Zone „{ $target }“: { $weapon }
act-lay = legt hier ab: { $weapon }
act-aspect = versucht ein Manöver gegen { $target } mit { $skill }: „{ $text }“
act-blind = versucht { $target } zu blenden
act-disarm = versucht { $target } zu entwaffnen
act-mark = versucht { $target } zu zeichnen
act-pin = versucht { $target } einzuklemmen
act-aim = zielt auf { $target }
act-add-aspect = verändert die Szene mit { $skill }: „{ $text }“
act-remove-aspect = arbeitet gegen „{ $text }“ mit { $skill }
act-made = { $told }, { $made }
fate-made-by = mit: { $weapon }
fate-made-hand = mit der Hand
fate-made-thrown = geworfen
fate-made-words = mit Worten
act-block-protect = schützt { $target } mit { $skill }
act-block-passage = versperrt mit { $skill } den Weg nach { $target }
act-block-exits = versperrt mit { $skill } alle Ausgänge
act-block-deed = kommt { $target } mit { $skill } in die Quere
act-block-deeds = kommt allen Gegnern hier mit { $skill } in die Quere
act-sprint = rennt los in die Zone „{ $target }“
act-throw = wirft { $target } mit { $skill }
act-feature = versucht „{ $target }“ mit { $skill }
act-rearm = kämpft mit { $skill } um eine Waffe am Boden

## Enden

ending-last-side = nur eine Seite ist übrig.
ending-all-out = alle Seiten sind zugleich ausgeschieden.
ending-even = niemand hat rechtzeitig ein Ziel erreicht.
ending-goal-carry = die Beute ist in Sicherheit.
ending-goal-out = die entscheidende Person ist ausgeschieden.
ending-goal-fuse = die Lunte ist abgebrannt.
ending-goal-limit = die Zeit ist um.
ending-goal-hold = die Zone ist gehalten.
ending-goal-leave = genug sind entkommen.
briefing-last-side = Die letzte Seite im Konflikt gewinnt.
briefing-carry = { $side }: Ihr gewinnt, wenn ihr dies hinaustragt: { $thing }.
briefing-out = { $side }: Ihr gewinnt, wenn { $actor } ausgeschieden ist{ $fuse ->
    [yes] { " " }und keine Lunte brennt
   *[no] { "" }
}.
briefing-fuse = { $side }: Ihr gewinnt, wenn die Lunte abbrennt.
briefing-limit = { $side }: Ihr gewinnt nach Runde { $number }.
briefing-hold = { $side }: Ihr gewinnt, wenn am Ende { $number ->
    [one] einer Runde
   *[other] von { $number } Runden hintereinander
} nur ihr in „{ $zone }“ seid.
briefing-leave = { $side }: Ihr gewinnt, wenn { $number } von euch entkommen sind.
briefing-draw = Nach Runde { $number } ist es unentschieden.
fate-consequences = { $number ->
    [0] unverletzt
    [one] 1 Konsequenz
   *[other] { $number } Konsequenzen
}
fate-gone = { $outcome }
strength-defends-well = schwer zu treffen
strength-defends-badly = leicht zu treffen
strength-alert = wachsam
strength-drowsy = handelt spät
strength-scares-well = furchterregend
strength-lucky = vom Schicksal begünstigt

## Der Tisch

order-before = Vor der ersten Runde
round-of = Runde { $number } von { $limit }
round-decides = { $number ->
    [0] Stand jetzt endet es nach dieser Runde unentschieden
    [one] Stand jetzt siegt { $players } nach dieser Runde
   *[other] Stand jetzt siegen { $players } nach dieser Runde
}
round-is = { $number ->
    [0] Vor Runde 1
   *[other] Runde { $number }
}
start-even = Siege der Programme: { $sides }; { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
fate-out = raus
fate-cover = in Deckung
fate-no-cover = keine Deckung
fate-heads = { $number ->
    [one] 1 Kopf
   *[other] { $number } Köpfe
}
fate-heads-lost = { $number ->
    [one] 1 Kopf weniger
   *[other] { $number } Köpfe weniger
}
fate-points = { $number ->
    [one] 1 FATE-Punkt
   *[other] { $number } FATE-Punkte
}
fate-follows = folgt { $leader }
fate-waits = wartet
fate-box = Kästchen { $number }
fate-zone = Zone: { $zone }
fate-zone-aspect = „{ $name }“
fate-zone-link = nach { $zone }: { $kind ->
    [Weg] Grenze { $border }
   *[other] { $kind }, Grenze { $border }
}
fate-border-ways = nach { $zone } { $there }, zurück { $back }
fate-quality = Qualität
fate-head-count = Köpfe
fate-bonus = Bonus
fate-foremost = Stress des Vordersten
fate-consequences-head = Konsequenzen
fate-aspects-head = Aspekte
fate-free-tag = einmal frei für { $side }
fate-weapons-head = Waffen
fate-companions-head = Kameraden
fate-reach = { $use ->
    [hand] { $zones ->
            [0] eigene Zone
           *[other] eigene Zone, geworfen { $zones }
        }
    [throw] geworfen, bis { $zones ->
            [one] 1 Zone
           *[other] { $zones } Zonen
        }
   *[shot] Schuss, bis { $zones } Zonen
}
fate-lies = liegt hier: { $zone }
fate-not-in-hand = nicht in der Hand

fate-skills-head = Fertigkeiten
fate-stunts-head = Kniffe
fate-scene-head = Die Szene
fate-none = keine Aspekte
fate-fuses-head = Lunten
fate-blocks-head = Blocks
fate-spin-head = Schwung
fate-spin-about = Für einen Wurf der nächsten Handlung.
fate-track-about = Ein Treffer kreuzt das Kästchen seiner Zahl an oder das nächste freie darüber.
fate-fuse = geht am Ende von Runde { $exchange } mit { $effort } hoch
fate-way-barred = nach { $zone } versperrt: { $strength }
fate-blocked = { $block }: { $strength }
fate-by = { $told } ({ $actor })
fate-debris = Trümmer ({ $ends })
fate-block-until-turn = Hält, bis wieder handelt, wer ihn gesetzt hat.
fate-block-until-exchange = Hält bis zum Ende der Runde.
fate-lasting-aspect = Ein dauerhafter Aspekt: Er bleibt, wenn er ausgelöst wird.
fate-fleeting-aspect = Ein schwacher Aspekt: weg, sobald er einmal ausgelöst ist.
fate-no-way = kein Weg
fate-zones-away = { $number ->
    [0] hier
    [one] 1 Zone entfernt
   *[other] { $number } Zonen entfernt
}
fate-zone-feature = { $feature } ({ $skills }, { $difficulty })
fate-reach-left = { $reach } · noch { $number }
link-way = Weg
link-gate = Tor
link-door = Tür
link-window = Fenster
link-ladder = Leiter
link-stairs = Treppe
link-hatch = Luke
link-climb = Kletterstelle
stunt-hard-as-nails = Zäh wie Leder
    .about = Hält eine vierte Konsequenz aus.
stunt-parry-artist = Paradekünstler
    .about = +1 auf die Abwehr mit Waffen gegen Angriffe aus derselben Zone.
stunt-patient-aim = Geduldiges Zielen
    .about = Das Ziel bleibt anvisiert, auch wenn es sich bewegt, solange es zu sehen ist.
stunt-bomb-maker = Bombenbauer
    .about = Wirft Bomben mit Technik.
stunt-cold-stare = Kalter Blick
    .about = Schüchtert aus einer Zone Entfernung ein.
stunt-thrower = Werfer
    .about = Andere zu werfen kostet einen Erfolgsgrad weniger.
stunt-slippery = Aalglatt
    .about = +1, um an einem Block vorbeizukommen.
stunt-quick-healer = Schnellheiler
    .about = Konsequenzen heilen eine Stufe schneller.
stunt-reader-of-duels = Duellkenner
    .about = Schwung zählt 2.

## Warum etwas nicht geht

refusal-aim-not-agreed = Das ist für diesen Konflikt nicht vereinbart.
refusal-attached-already = Diese Gruppe folgt schon jemandem.
refusal-blasts-zones = Eine Bombe wirft man in eine Zone, nicht auf eine Person.
refusal-block-no-deed = Sag, was der Block verhindern soll.
refusal-block-one-feature = Ein Block gegen das Benutzen nennt genau eine Sache, jeder andere keine.
refusal-block-no-foe = Diesen Gegner gibt es hier nicht.
refusal-block-no-friend = Hier gibt es keinen solchen Freund zu schützen.
refusal-block-no-link = Keine offene Verbindung führt dorthin.
refusal-block-other-zone = Schützen kann man nur in derselben Zone.
refusal-block-too-far = Der Gegner ist in keiner Zone, in die eine Waffe in der Hand reicht.
refusal-cannot-carry = Tragen kann man nur Freunde in derselben Zone.
refusal-dropped-act = Ein Erzwingen verhindert diese Handlung in diesem Zug: Wähle eine andere.
refusal-feature-elsewhere = Das ist in einer anderen Zone.
refusal-gave-up = Du hast aufgegeben.
refusal-gone-before = Vorher wäre die Figur schon aus dem Konflikt.
refusal-held-already = Die Figur hat schon gewartet.
refusal-in-hand-already = Das ist schon in der Hand.
refusal-lasting-aspect = Diesen Aspekt entfernt kein Manöver.
refusal-lay-here = Eine Bombe legt man in der eigenen Zone.
refusal-leads-nobody = Nur Charaktere führen Gruppen.
refusal-moved-already = Im Zug kann man sich nur einmal bewegen.
refusal-must-accept = Ohne FATE-Punkte lässt sich das nicht ablehnen.
refusal-no-area-attacks = Angriffe auf Zonen sind nicht vereinbart.
refusal-no-bomb = Diese Bombe gibt es nicht.
refusal-no-box-left = Für diesen Treffer ist kein Kästchen frei.
refusal-no-consequence-left = Keine Konsequenz ist mehr frei.
refusal-no-link = Keine offene Verbindung führt dorthin.
refusal-no-other-target = Das ist kein anderes erlaubtes Ziel.
refusal-no-place = Dort kann die Figur nicht stehen.
refusal-no-points = Dafür ist kein FATE-Punkt übrig.
refusal-no-room = In der Zone „{ $zone }“ ist kein Platz.
refusal-no-scene-aspect = Dafür braucht es einen Aspekt der Szene oder dieser Zone.
refusal-no-sight = Vom Ziel ist nichts zu sehen.
refusal-no-such-aspect = Diesen Aspekt gibt es hier nicht.
refusal-no-such-bid = Das lässt sich zu diesem Wurf nicht hinzufügen.
refusal-no-such-companion = Diesen Kameraden gibt es hier nicht.
refusal-no-such-declaration = Das lässt sich nicht ansagen.
refusal-no-such-effect = So wirkt kein Erzwingen.
refusal-no-such-feature = So etwas gibt es hier nicht.
refusal-no-such-group = Diese Gruppe gibt es hier nicht.
refusal-no-such-thing = Das gibt es hier nicht zu nehmen.
refusal-no-such-use = Dafür lassen sich hier keine Erfolgsgrade einsetzen.
refusal-name-a-rival = Hier will es noch jemand: Nenne einen Rivalen in dieser Zone.
refusal-needs-no-roll = Dafür wird nicht gewürfelt: Es ist eine freie Aktion oder geht nebenbei.
refusal-kept-from-it = Ein Block steht im Weg: Vorbei geht es nur mit einem Wurf.
refusal-open-already = Das ist schon offen.
refusal-undirected = Niemand ist zu sehen, der Anweisungen gibt: Es bleibt nur Verteidigen, Warten oder Gehen.
refusal-not-independent = Dieser Kamerad handelt nicht allein.
refusal-no-such-weapon = Diese Waffe gibt es nicht.
refusal-no-such-zone = Diese Zone gibt es nicht.
refusal-no-weapon = Wähl eine Waffe.
refusal-no-weapon-there = Das Ziel hat keine solche Waffe in der Hand.
refusal-no-words = Schreib ein paar Worte.
refusal-not-attached = Diese Gruppe folgt dieser Figur nicht.
refusal-not-beaten = Ein Kästchen oder eine Konsequenz ist noch frei.
refusal-not-carried = Das trägt die Figur nicht.
refusal-not-combined = Ohne Spielleitung werden Fertigkeiten nur kombiniert, wo das Szenario es sagt.
refusal-weapon-elsewhere = Sie liegt in der Zone „{ $zone }“ und lässt sich nur dort aufheben.
refusal-not-disarmed = Diese Waffe ist nicht verloren.
refusal-not-in-hand = Diese Waffe ist nicht in der Hand: Zieh sie nebenbei.
refusal-not-these = Um diese geht es hier nicht.
refusal-not-your-figure = Das ist keine deiner Figuren.
refusal-not-yours = Das ist Sache anderer.
refusal-once-a-turn = Eine Gruppe lässt sich im Zug nur einmal anschließen und einmal entlassen.
refusal-other-zone = Das Ziel ist in einer anderen Zone.
refusal-out-of-range = { $zones ->
    [-1] Dorthin führt keine Verbindung.
    [0] Das Ziel ist in derselben Zone, und das ist zu nah.
    [one] Das Ziel ist 1 Zone entfernt; die Waffe reicht { $most }.
   *[other] Das Ziel ist { $zones } Zonen entfernt; die Waffe reicht { $most }.
}
refusal-own-side = Das ist deine eigene Seite.
refusal-passage-blocked = Der Weg ist versperrt: Hindurch geht es nur mit einem Wurf.
refusal-places-do-not-fit = Es braucht { $needed } Plätze.
refusal-push-skill = Zum Schieben brauchst du Fäuste oder Kraft.
refusal-target-gone = Das Ziel ist nicht mehr im Konflikt.
refusal-thing-carried = Das trägt schon jemand.
refusal-thing-elsewhere = Das liegt in einer anderen Zone.
refusal-throw-what = Wirf entweder eine Person oder einen Gegenstand.
refusal-too-early = Nicht vor Runde { $exchange }.
refusal-too-few-shifts = Das braucht { $needed }; es sind { $shifts }.
refusal-too-many-free-acts = Ein Zug hat { $most } freie Aktionen.
refusal-uneven-split = Die Gruppen müssen möglichst gleich groß sein.
refusal-unfit-words = Höchstens { $most } Zeichen in einer Zeile.
refusal-weapon-lost = Diese Waffe liegt am Boden: Heb sie auf.
refusal-wrong-skill = Diese Fertigkeit taugt dafür nicht.

## Gelände

kind-footing = Kransockel
kind-chest = Fässer
kind-house = Haus
kind-dome = Kuppel
kind-parapet = Brüstung
kind-vent = Lüftungsschacht

## Regeln, die nicht gespielt werden

left-out-word-of-mouth = außerhalb eines Konflikts: Es wird erzählt, und was daraus wird, trägt die Spielleitung ein
left-out-by-hand = außerhalb eines Konflikts: Die Spielleitung trägt nur den Aspekt ein, den es bringt
left-out-other-chapter = in anderen Kapiteln des Buchs

brought-consequence = „{ $words }“ ({ $severity })

# -- Worauf eine Tat des Programms aus sein kann: warum es getan hat, was es tat.

plan-unnerve = die Fassung angreifen
plan-clear = einen Aspekt entfernen
plan-approach = an den Ort gehen, an den es die Figur zieht
plan-take = einen Gegenstand aufnehmen
plan-ready = sich bereit machen
plan-bomb = eine Bombe unter die Gegner werfen
plan-hamper = einen Gegner behindern
plan-scene = der Szene einen Aspekt geben
plan-block = einen Block setzen
plan-run = rennen
plan-feature = nutzen, was der Ort bietet
plan-rearm = die Waffe wieder aufnehmen
plan-defend = sich nur verteidigen
plan-enough = nichts mehr hinzufügen
plan-aspect = einen Aspekt nutzen
plan-compel = einen Aspekt des Gegners erzwingen
plan-spin = Schwung nutzen
