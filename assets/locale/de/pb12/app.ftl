### Pb-12 im Fenster: Karten der Fragen, das Datenblatt, Neuigkeiten.

## Fenster und Dialoge

card-commit-cost = Ausführen ({ $cost })

## Vorhang

curtain-why-bid = Das Gebot für die Initiative bleibt geheim, bis alle geboten haben. Die anderen schauen jetzt weg.
round-result = { $gained ->
    [none] Runde { $number } ist vorbei: Niemand hat Siegpunkte erhalten.
   *[some] Runde { $number } ist vorbei: { $gained }
}
standing = Stand: { $players }.
standing-of = { $player } { $points }

## Runde und Spieler

banner-defeated = { $player } ist besiegt
banner-order = Zugfolge: { $players }
round-no-limit-tip = Dieses Spiel hat kein Rundenlimit.
chip-points = { $command } KP · { $victory } SP
chip-next = danach
chip-broken-off = abgebrochen
chip-defeated = besiegt
chip-tip-command = Übrige Kommandopunkte: { $points }
chip-tip-command-for = Für Spielzüge und das Gebot um die Initiative, je einer; für Kommandos und Karten, wie dort steht.
chip-tip-refill = Zu Beginn einer Spielrunde: { $points }
chip-tip-victory = Siegpunkte: { $points }
chip-tip-zone = „{ $zone }“: nach jetzigem Stand { $victory_points }
chip-tip-initiative = Initiative in dieser Runde: { $initiative }
chip-tip-broken-off = Hat in dieser Runde keinen Spielzug mehr.

## Figuren und Datenblatt

sheet-aims-at = Zielt auf: { $target }
sheet-aim-by-command = Fernkampfangriff!: Solange das Kommando läuft, schießen alle, die daran teilnehmen, auf dieses Ziel, auch wenn andere näher sind.
sheet-aimed-at = { $figures } { $count ->
    [one] zielt
   *[other] zielen
} auf diese Figur
    .help = Der nächste Fernkampfangriff von dort darf dieser Figur gelten, auch wenn andere näher sind.
sheet-reach = Rw
sheet-sight = Sw
sheet-half-strength = {" "}+ ½ S
sheet-full-strength = {" "}+ S
sheet-block-damage = { $code }
sheet-block-ranged = R { $factor }: { $modifiers }
sheet-block-melee = Nahkampf: Mindestwurf { $modifier }{ $reach ->
    [0] {""}
   *[other] , Reichweite { SIGNED($reach) }
}
sheet-block-armour = Panzerung { $seen }/{ $unseen }
sheet-block-melee-defence = DN { $value }
sheet-block-ranged-defence = DF { $value }
sheet-block-armour-long = Panzerung { $seen }, { $unseen } bei nicht gesehener Schadensquelle
sheet-block-defence-long = { $name } { $value }
sheet-block-slots = Slots: { $slots }
sheet-block-damage-long = Schaden { $code }, { $mode }
sheet-block-ranged-long = Reichweitenfaktor { $factor }; Mindestwurf von Nah bis Extrem: { $modifiers }
sheet-block-melee-long = Nahkampf: Mindestwurf { $modifier }, Reichweite +{ $reach }
sheet-block-frequency = Frequenz { $multiplier }×/{ $modifier }
sheet-block-multiplier = Jede gelungene Probe zählt { $multiplier }-fach
sheet-block-resources = { $charges ->
    [0] Ressourcenpunkte: { $resources }, keine Ladungen
   *[other] Ressourcencode { $charges }×{ $resources }: Ladungen × Ressourcenpunkte
}
sheet-block-radius = Zielradius { $radius }
sheet-block-deputy = { $others ->
    [yes] würfelt { $check ->
        [panic] Panikproben
       *[nerve] Virtù-Proben
    } anstelle anderer eigener Figuren, mit { $attribute }
   *[no] würfelt eigene { $check ->
        [panic] Panikproben
       *[nerve] Virtù-Proben
    } mit { $attribute }
}
figure-done = fertig
figure-unable = handlungsunfähig
figure-points-left = { $left } von { $most } AP übrig
figure-points-to-come = { $most ->
        [0] keine AP bei der Aktivierung
       *[other] { $most } AP bei der Aktivierung
    }
status-count = { $status } ×{ $count }
sheet-printed = { $name }: gedruckt { $value }
sheet-printed-modifier = { $name }: Wert der steuernden Figur, ohne sie 0; Mindestwurf jeder solchen Probe { $modifier }
sheet-current = jetzt { $value }
sheet-armour-now = jetzt { $value }, wenn die Figur { $seen ->
    [yes] die Schadensquelle sieht
   *[no] die Schadensquelle nicht sieht
}
sheet-word-action-points = Aktionspunkte
sheet-word-movement = Bewegung { $letters }
sheet-word-strength = Stärke { $letters }
sheet-word-toughness = Widerstand { $letters }
sheet-word-initiative = Initiative { $letters }
sheet-word-nerve = Virtù { $letters }
sheet-word-command = Kommando { $letters }
sheet-word-ranged = Schuss { $letters }
sheet-word-melee = Nahkampf { $letters }
sheet-word-tech = Technik { $letters }
sheet-word-armour = Panzerung { $letters }
sheet-word-melee-reach = Reichw./Sicht
sheet-word-slots = Slots
sheet-cell-movement = { $letters }
sheet-cell-strength = { $letters }
sheet-cell-toughness = { $letters }
sheet-cell-initiative = { $letters }
sheet-cell-nerve = { $letters }
sheet-cell-command = { $letters }
sheet-cell-ranged = { $letters }
sheet-cell-melee = { $letters }
sheet-cell-tech = { $letters }
sheet-cell-armour = { $letters }
sheet-damage = Schadenspunkte
sheet-damage-table = Tabelle { $table }
sheet-points-left = { $kind }: noch { $left } von { $most }
sheet-gear = Ausrüstung
sheet-slots = { $free } von { $slots } Slots frei
sheet-resources = { $left }/{ $full } · { $charges ->
    [0] kein Nachladen
    [one] { $charges } Ladung
   *[other] { $charges } Ladungen
}
sheet-block-in-use = Wird eingesetzt
sheet-block-not-in-use = Wird nicht eingesetzt

## Protokoll

log-move = { $figure } bewegt sich { $way } ({ $cost }).
log-move-on = { $figure } bewegt sich weiter, { $way } ({ $cost }).

## Aktionsleiste

cost-command = { $number } KP
cost-none = kostenlos
cost-some-actions = ab 1 AP
cost-action = { $number } AP
cost-free-action = freie Aktion
tile-select-figure = Wähle zuerst eine deiner Figuren aus.
tile-all-done = Keine deiner Figuren kann jetzt einen Spielzug ausführen.
tile-no-entry-zone = In diesem Szenario hast du keine Eintrittszone.
tile-no-ranged-weapon = Keine Fernkampfwaffe wird eingesetzt.
tile-no-melee-weapon = Keine Nahkampfwaffe wird eingesetzt.
tile-no-target = Auf dem Spielfeld ist kein Ziel.
tile-nothing-to-reload = Nichts Eingesetztes braucht Munition.
tile-out-of-reach = Nächster Gegner: { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}, Reichweite { $reach }.
tile-nothing-in-sight = Nichts ist in Sicht.
tile-concentrated = Schon konzentriert.  RU068
tile-nothing-to-re-equip = Die Figur hat nichts zur Auswahl.
answer-list-click = Wähle auf der Tafel; { $back } bricht ab.

## Karten

bid-title = { $player } bietet um die Initiative
bid-explanation = Wie viele deiner { $balance } Kommandopunkte setzt du ein? Jeder erhöht den Initiativewurf um 2. Der höchste wählt zuerst seinen Platz in der Zugfolge; was übrig bleibt, bezahlt Spielzüge.
bid-commit = { $bid } bieten
bid-outside = Du kannst 0 bis { $highest } Kommandopunkte bieten.
roll-on-title = { $player }: nächste Probe würfeln?
roll-on-explanation = { $figure } hat bisher { $successes ->
    [one] einen Erfolg
   *[other] { $successes } Erfolge
} und noch { $left ->
    [one] eine Probe
   *[other] { $left } Proben
}. Eine Probe, die nicht gewürfelt wird, verbraucht keine Munition.
roll-on-no = Hier aufhören
effect-title = { $player } wählt, was zuerst kommt
effect-explanation = Diese Effekte der Statusphase stehen noch aus.
choice-title = { $player } entscheidet
landing-title = { $player }: wo kommt die Figur zu liegen?
landing-explanation = { $figure } fällt, und mehrere Stellen sind gleich nah.
landing-option = Stelle { $number }, Höhe { $height }
turn-title = { $player }, dein Spielzug
turn-all-done = Keine deiner Figuren kann in dieser Runde noch handeln. { $key } bricht ab.
meanwhile-figure = { $figure }: { $what }.
meanwhile-free = { $number ->
    [one] { $number } freier Schadenspunkt verbraucht
   *[other] { $number } freie Schadenspunkte verbraucht
}
turn-choose-first = Noch ist niemand gewählt: { $activate } aktiviert { $figure }, { $next } oder ein Klick wählt eine andere Figur.
turn-explanation = Wähle eine Figur und zieh sie, klicke einen Gegner an oder drücke die Taste einer Aktion.
relocate-title = { $figure } betritt das Spielfeld
relocate-step = { $figure } aufstellen ({ $number } von { $all }){ $last ->
    [yes] {""}: dann kommen alle für { $cost } herein.
   *[no] .
}
relocate-bring = Kommt mit: 1 Kommandopunkt für alle der Gruppe zusammen (R2.2.8).
relocate-explanation = Zeige in deine Eintrittszone und klicke; wer beim Klicken zieht, dreht die Figur.
relocate-pinned = Enter oder ein Klick auf den Geist stellt die Figur auf. Ziehen, Umschalt und Mausrad oder Q und E drehen sie, ein Klick daneben versetzt sie.
action-title = { $player }: { $figure } handelt
action-explanation = { $left ->
    [0] Keine Aktionspunkte sind übrig
    [one] Ein Aktionspunkt ist übrig
   *[other] { $left } Aktionspunkte sind übrig
}{ $others ->
    [0] {""}
    [one] {""}, { $figures } hat { $points }
   *[other] {""}, { $figures } haben { $points }
}. { $then ->
    [owing-own] Wähle eine Aktion.
    [owing-other] Es geht mit einer anderen Figur weiter.
    [follow-up-own] Auf die freie Aktion muss jetzt eine Aktion folgen.
    [follow-up-other] Mach mit der Figur weiter, die auf ihre freie Aktion noch handeln muss.
    [end-turn-own] Enter beendet den Spielzug.
    [end-turn-other] { $still ->
        [free] Eine freie Aktion ist noch möglich; Enter beendet den Spielzug.
        [command] Eine Kommandoaktion ist noch möglich; Enter beendet den Spielzug.
        [both] Eine freie Aktion oder eine Kommandoaktion ist noch möglich; Enter beendet den Spielzug.
       *[nothing] Enter beendet den Spielzug.
    }
    [end-command-own] Enter beendet das Kommando.
    [end-command-other] Enter beendet das Kommando.
    [declared-own] Enter macht weiter wie angesagt.
    [declared-other] Enter macht weiter wie angesagt.
    [hold-other] Mach mit einer anderen Figur weiter; Enter halten beendet den Spielzug.
   *[hold-own] Wähle eine Aktion; Enter halten beendet den Spielzug.
}
action-spent-on = Solche Züge immer beenden
    .help = Sind keine Aktionspunkte übrig, enden deine Spielzüge ab jetzt von selbst, auch wenn noch eine freie Aktion oder ein Kommando möglich ist. Im Menü kannst du dich wieder fragen lassen.
action-spent-question = Spielzug ohne Aktionspunkte beenden?
reload-title = Was wird nachgeladen?
reload-explanation = Eine Ladung wird verbraucht, und die Waffe ist wieder voll.
reload-option = { $block }: { $resources } von { $full }, { $charges ->
    [one] eine Ladung
   *[other] { $charges } Ladungen
}
re-equip-title = { $figure } disponiert um
re-equip-explanation = Wähle, was von jetzt an eingesetzt wird.
re-equip-option = { $block } ({ $slots })
re-equip-slots = Belegte Slots
re-equip-put-down = Ablegen: { $block }
re-equip-pick-up = Aufheben: { $block }
keep-title = { $figure } hat zu wenige Slots
keep-explanation = Wähle, was eingesetzt bleibt; der Rest wird verstaut.
keep-commit = Das behalten
move-title = { $figure } bewegt sich
adjust-title = { $figure } korrigiert den Standort
facing-stepper = Ausrichtung
facing-value = { $degrees }°
turned-first = Ausrichtung bei der nächsten Aktion: { $degrees }°.
attack-turn-aside = Ziele, die die Figur nicht sieht, zählen nicht: { $left } und { $right } drehen sie.
path-points = { $points } BP
ranged-attack-title = { $figure } schießt · Ziel: { $target }
ranged-attack-title-open = { $figure } schießt
melee-attack-title = { $figure } schlägt zu · Ziel: { $target }
melee-attack-title-open = { $figure } schlägt zu
aim-title = { $figure } zielt · Ziel: { $target }
aim-title-open = { $figure } zielt
aim-explanation = Der nächste Fernkampfangriff dieser Runde darf diesem Ziel gelten, auch wenn andere näher sind; wem er auch gilt, damit ist die Zielwahl verbraucht.
attack-distance = { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}{ $has ->
    [yes] , { $category }
   *[no] {""}
}
attack-covered = zu { $share } % verdeckt durch { $blocker }
attack-checks = { $checks ->
    [one] Eine Probe
   *[other] { $checks } Proben
}{ $given_up ->
    [0] {""}
   *[other] , { $given_up } aufgegeben
}{ $lapsed ->
    [0] {""}
   *[other] , { $lapsed ->
        [one] eine weitere verfällt
       *[other] { $lapsed } weitere verfallen
    } mangels Munition
}, je Schaden { $damage }
attack-target-number = Mindestwurf { $target }
attack-no-sight-line = Keine Sichtlinie
attack-fails = Jede Probe misslingt
attack-fails-note = So weit reicht die Waffe nicht.
attack-chances = { $checks ->
    [one] Gelingt zu { $one } %, schaltet das Ziel zu { $out } % aus.
   *[other] Jede Probe gelingt zu { $one } %, mindestens eine zu { $some } %; schaltet das Ziel zu { $out } % aus.
}
attack-label = { $target }+  { $chance }
attack-label-covered = { $target }+  { $chance }  · { $share } % verdeckt
attack-hopeless = Keine Probe kann gelingen.
attack-own-figure = Das ist eine eigene Figur.
attack-would-hit-own = Das ist eine eigene Figur: Noch einmal { $go } greift sie trotzdem an.
attack-harms-nothing = Dort nimmt nichts Schaden: Die Punkte wären vertan.
attack-label-fails = außer Reichweite
attack-hold = Ein Klick hält das Ziel fest.
attack-go-on = Ein weiterer Klick greift an.
attack-would-fail = Das kann nicht gelingen: Noch einmal { $go } verbraucht trotzdem { $points ->
    [one] den Aktionspunkt
   *[other] die { $points } Aktionspunkte
}.
attack-at-figure = eine Figur
attack-at-terrain = Gelände
attack-at-place = eine Stelle
attack-at-terrain-hint = Zeige auf ein Geländestück.
attack-at-place-hint = Zeige auf eine Stelle des Spielfelds.
attack-piece-left = { $piece }: noch { $points ->
    [one] 1 Schadenspunkt
   *[other] { $points } Schadenspunkte
 }.
attack-piece-plain = { $piece }: nimmt keinen Schaden.
attack-chances-terrain = { $checks ->
    [one] Gelingt zu { $one } %, zerstört es zu { $out } %.
   *[other] Jede Probe gelingt zu { $one } %, mindestens eine zu { $some } %; zerstört es zu { $out } %.
 }
attack-chances-nothing = { $checks ->
    [one] Gelingt zu { $one } % und richtet nichts an.
   *[other] Jede Probe gelingt zu { $one } % und richtet nichts an.
}
offer-attack-place = Auf diese Stelle schießen
attack-weapon = Waffe
attack-points = AP
attack-points-value = { $points } von { $left }
attack-ammunition = ({ $left }/{ $full })
attack-frequency = Frequenz
attack-frequency-code = { $multiplier }×/{ $modifier }
attack-frequency-on = { $code }: an
attack-frequency-off = { $code }: aus
attack-give-up = Verzicht
attack-give-up-tip = Jede aufgegebene Probe erleichtert die übrigen um 1. R1.6.8
attack-boost = Durchschlag
attack-boost-tip = Mehr Durchschlagskraft: Jedes +1 erschwert alle Proben um 1. R1.6.14
attack-commit = Angreifen ({ $cost })
bid-note = Eine Zahl ist mit einem Klick oder ihrer Taste sofort geboten. Niemand sieht sie, bevor alle geboten haben.
place-title = { $player } wählt einen Platz in der Zugfolge
place-explanation = Willst du so früh wie möglich dran sein oder so spät wie möglich?
place-first = { $which ->
    [first] Als Erster
   *[other] Früh: Platz { $place }
 }
place-last = { $which ->
    [last] Als Letzter
   *[other] Spät: Platz { $place }
 }
roll-on-yes = Weiter würfeln
roll-on-note = Der Schaden wird nach der letzten Probe gewürfelt.
meanwhile-more = Und { $number ->
    [one] eine weitere Figur
   *[other] { $number } weitere Figuren
}.
attack-at-tip = Figuren, Gelände, das sich einschlagen oder sprengen lässt, oder jeder Punkt in Sicht (R1.6.4, R1.6.15).

## Würfel und Worte über dem Tisch

dice-damage-code = Schaden { $code }
dice-damage-result = Ergebnis { $result }: { $points ->
    [0] kein Schaden
    [one] ein Schadenspunkt
   *[other] { $points } Schadenspunkte
}
dice-initiative-result = Initiative { $initiative }
dice-tie-result = { $face }: Wer höher würfelt, wählt zuerst
dice-initiative = würfelt um die Initiative
float-no-damage = kein Schaden
float-damage = −{ $points }
float-passed = { $face }: gelungen
float-failed = { $face }: misslungen
float-fell = fällt!
float-shoved = beiseitegeschoben!
float-collided = stößt an!

## Ebenen und Maßband

ring-command = Kommando
ring-reach = Reichweite

## Zurücknehmen, Speichern

round-ended-by-itself = { $player } bricht ab: Keine der Figuren kann in dieser Runde noch handeln. { $undo } fragt doch.
turn-ended-by-itself = { $figure } hat nichts mehr zu tun: Der Spielzug ist zu Ende.
points-hold-enter = { $number ->
    [one] Ein Aktionspunkt verfiele ({ $figures })
   *[other] { $number } Aktionspunkte verfielen ({ $figures })
}: Enter halten beendet den Spielzug.
turns-would-lapse = { $number ->
    [one] Eine Figur hätte diese Runde
   *[other] { $number } Figuren hätten diese Runde
} noch einen Spielzug: Noch einmal { $again } bricht ab.
relocate-who = Wähle unten, wer mitkommt.

## Menü eines Spiels

menu-surrender = { $player } kapituliert in der nächsten Statusphase …
surrender-title = Kapitulieren?
surrender-text = { $player } ist in der nächsten Statusphase besiegt. Bis dahin kannst du es im Menü zurücknehmen.
surrender-yes = Kapitulieren
menu-surrender-not = { $player } kapituliert doch nicht
surrender-announced = { $player } wird in der nächsten Statusphase kapitulieren.
surrender-withdrawn = { $player } spielt weiter.

## Schluss

closing-reason = { $reason } · { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
closing-defeat = { $line } ({ $figures })
closing-out = { $number } ausgeschaltet
closing-panicked = { $number } panisch
closing-points-source = { $points } für „{ $source }“
closing-points-defeats = { $points } für { $points ->
    [one] eine Niederlage
   *[other] Niederlagen
}
closing-points-other = { $points } auf andere Weise
closing-points-lost = { $points ->
    [one] ein Punkt mit der Niederlage verloren
   *[other] alle { $points } Punkte mit der Niederlage verloren
}
closing-lost-to-panic = { $number ->
    [one] eine Figur durch Panik verloren
   *[other] { $number } Figuren durch Panik verloren
}

## Hilfe

help-short-action = AP
    .long = Aktionspunkte
help-short-movement = BP
    .long = Bewegungspunkte
help-short-command = KP
    .long = Kommandopunkte
help-short-victory = SP
    .long = Siegpunkte
help-short-reach = Rw
    .long = Nahkampfreichweite
help-short-factor = R
    .long = Reichweitenfaktor, dahinter die Aufschläge von Nah bis Extrem
help-short-damage = 6/2
    .long = Stärke und Durchschlagskraft eines Schadens
help-mark-aim = Zielwahl, in Farbe und Form der Spielermarke; die Linie führt zu der Figur, die zielt
help-round = Alle Spieler bieten geheim Kommandopunkte um die Initiative und würfeln. Wer die höhere Initiative hat, wählt zuerst den ersten oder den letzten freien Platz in der Zugfolge. Dann sind die Spieler abwechselnd am Zug: Jeder Spielzug kostet einen Kommandopunkt und aktiviert eine Figur, die ihre Aktionspunkte für Bewegung, Schüsse, Hiebe und anderes ausgibt. Hat niemand mehr Kommandopunkte, folgt die Statusphase: Panische Figuren versuchen sich zu fangen, und Ausgeschaltete erschrecken ihre Nachbarn. Wer danach keine handlungsfähige Figur auf dem Spielfeld hat, erleidet eine Niederlage.

## Rechtsklick

offer-activate = Aktivieren: { $figure }
offer-relocate-out = Vom Spielfeld verlegen: { $figure }
offer-move = Hierher bewegen
offer-ranged-attack = Schießen, Ziel: { $figure }
offer-melee-attack = Zuschlagen, Ziel: { $figure }
offer-aim = Zielwahl: { $figure }
offer-aim-place = Zielwahl: diese Stelle

## In jedem Spiel

menu-orders = Wann werde ich gefragt? …
command-full-move = Voller Einsatz
command-straight-legs = Strecken gerade oder auf dem billigsten Weg
command-climb = Klettern: sich an der Wand festhalten
help-lines = Eine weiße Linie heißt freie Sicht, eine gelb gestrichelte teils verdeckte Sicht mit Anteil und Stufe, eine rot gepunktete: durch das umrandete Stück versperrt. Ein kleines = heißt: im Rahmen der Messgenauigkeit entschieden. Jede Tönung eines Weges ist ein Aktionspunkt; der dunkle, gestrichelte Teil ist zu weit. Was nur geplant ist, ist durchscheinend. Ein heller Strich im Protokoll markiert alles, was seit deinem letzten Spielzug geschehen ist.
hold-to-end = Halten beendet den Spielzug: Es sind noch Aktionspunkte übrig
setting-ask-checks = Vor weiterer Probe fragen
ask-checks-never = nie
ask-checks-ammunition = nach Erfolg, bei knapper Munition
ask-checks-always = immer

brought-points = Schadenspunkte verbraucht: { $points }
brought-free = { $number } frei
brought-light = { $number } leicht
brought-heavy = { $number } schwer
