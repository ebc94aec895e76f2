### Das Fenster: Start, Tisch, Karten, Dialoge, Einstellungen, Hilfe.

cli-play-help = Öffnet das Fenster: den Startbildschirm, ein Szenario oder ein gespeichertes Spiel.
cli-play-scenario-help = Kennung eines Szenarios oder Pfad seiner Datei oder eines Spielstands.
cli-play-load-help = Ein gespeichertes Spiel, das weitergehen soll.

## Fenster und Dialoge

window-title-start = Pb-12-Tisch
window-title = { $scenario } – Pb-12-Tisch
curtain-window-title = Pb-12-Tisch
message-title = Hinweis
dialog-problem-title = Diese Datei lässt sich nicht verwenden
failure-in-dialog = Im Programm ist etwas schiefgegangen, und der Dialog wurde geschlossen. Alles andere ist, wie es war. Einzelheiten stehen in { $file }
failure = Im Programm ist etwas schiefgegangen. Das Spiel ist bis zur letzten Entscheidung gespeichert und kann fortgesetzt werden. Einzelheiten stehen in { $file }
close = Schließen
percent = { $share } %
menu = Menü
card-cancel = Zurück
form-write = Schreiben: { $label }
form-take = Übernehmen
card-commit-cost = Ausführen ({ $cost })

## Namen von Tasten

key-return = Enter
key-escape = Esc
key-backspace = Rücktaste
key-tab = Tab
key-ctrl = Strg
key-shift = Umschalt
key-comma = Komma
key-period = Punkt
key-left = Pfeil links
key-right = Pfeil rechts
key-up = Pfeil hoch
key-down = Pfeil runter
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-down = Bild ab
key-page-up = Bild auf

## Start

start-title = Pb-12-Tisch
start-subtitle = Gefechte auf einem Bildschirm. Wählt ein Szenario.
start-continue = { $name ->
    [none] Spiel vom { $date }, { $time } fortsetzen
   *[other] Fortsetzen: { $name }, { $date }, { $time }
}
start-empty = Es wurde kein Szenario gefunden.
painting-title = Bild machen
painting-works = Das Bild wird gezeichnet. Ein großes braucht eine Weile.
start-opening = die Regeln werden gelesen …
start-drawing = der Tisch wird gezeichnet …
names-hint = Wer spielt? Ein leeres Feld lässt den Namen des Szenarios stehen; mit F2 spielt das Programm.
names-begin = Beginnen
names-twice = Zwei von euch heißen { $name }: Gebt ihnen verschiedene Namen.
names-by-person = ein Mensch
names-by-program = { $style ->
    [careful] Programm, umsichtig
   *[aggressive] Programm, kühn
}
names-of-program = { $name } (Programm)
names-seat-tip = Wer spielt (F2): jemand am Tisch oder das Programm. Umsichtig hält es, was Punkte bringt, und bleibt in Deckung; kühn greift es an.
program-thinks = Das Programm denkt für { $player } nach …
start-players = { $number } Spieler
start-figures = { $number ->
    [0] noch keine Figuren
   *[other] { $number } Figuren
}
start-nobody-there = Ein Spiel braucht von jedem Spieler eine Figur, und hier steht noch niemand: Figuren stellt ihr im Editor auf. Sichtlinien, Bewegungsweiten und Entfernungen gibt es auch ohne.
start-table = { $width } × { $depth } { $depth ->
    [one] Schritt
   *[other] Schritte
}
start-minutes = etwa { $minutes } min
start-load = Spiel laden
start-settings = Einstellungen
start-help = Hilfe
start-quit = Beenden
start-problems = Fehlerhafte Dateien ({ $number })
quit-title = Beenden?
quit-text = Jedes Spiel ist gespeichert und kann beim nächsten Start fortgesetzt werden.
quit-yes = Beenden

## Vorhang

curtain-hand-over = Der Bildschirm geht bitte an
curtain-stay = Das sieht sich nur eine Person an:
curtain-leave-title = Das Spiel verlassen?
curtain-leave-text = Was entschieden wurde, ist gespeichert und lässt sich vom Startbildschirm aus fortsetzen.
curtain-open = Ich bin { $player }
curtain-back = Zurück
curtain-why-secret = Was jetzt kommt, darf nur sehen, wer gefragt wird. Die anderen sehen jetzt weg.
curtain-why-bid = Das Gebot für die Initiative bleibt geheim, bis alle geboten haben. Die anderen sehen jetzt weg.
round-result = { $gained ->
    [none] Runde { $number } ist vorbei: Niemand hat Siegpunkte erhalten.
   *[some] Runde { $number } ist vorbei: { $gained }
}
standing = Stand: { $players }.
standing-of = { $player } { $points }

## Runde und Spieler

round-is = Runde { $number }
round-of = Runde { $number } von { $limit }
round-limit-tip = Das Spiel endet spätestens nach Runde { $limit }.
round-briefing-tip = Ein Klick zeigt den Auftrag: wie man gewinnt.
round-no-limit-tip = Dieses Spiel hat kein Rundenlimit.
chip-points = { $command } KP · { $victory } SP
chip-deciding = entscheidet
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
banner-defeated = { $player } ist besiegt
banner-order = Zugfolge: { $players }

## Figuren und Datenblatt

figures-of = { $player }
figures-other = Figuren des nächsten Spielers zeigen
figure-done = fertig
figure-unable = handlungsunfähig
figure-points-left = { $left } von { $most } AP übrig
figure-points-to-come = { $most ->
        [0] keine AP bei der Aktivierung
       *[other] { $most } AP bei der Aktivierung
    }
status-count = { $status } ×{ $count }
sheet-nobody = Zeige auf eine Figur oder wähle eine aus, um ihr Datenblatt zu sehen.
sheet-aims-at = Zielt auf: { $target }
sheet-aim-by-command = Fernkampfangriff!: Solange das Kommando läuft, schießen alle, die daran teilnehmen, auf dieses Ziel, auch wenn andere näher sind.
sheet-aimed-at = { $figures } { $count ->
    [one] zielt
   *[other] zielen
} auf diese Figur
    .help = Der nächste Fernkampfangriff von dort darf dieser Figur gelten, auch wenn andere näher sind.
sheet-height = Höhe { $height }
sheet-printed = { $name }: gedruckt { $value }
sheet-printed-modifier = { $name }: Wert der steuernden Figur, ohne sie 0; Mindestwurf jeder solchen Probe { $modifier }
sheet-current = jetzt { $value }
sum-rule = { $rule } · { $name }
sheet-armour-now = jetzt { $value }, wenn die Figur { $seen ->
    [yes] die Schadensquelle sieht
   *[no] die Schadensquelle nicht sieht
}
sheet-reach = Rw
sheet-sight = Sw
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
sheet-block-in-use = Wird eingesetzt
sheet-block-not-in-use = Wird nicht eingesetzt
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

## Protokoll

log-title = Protokoll
log-move = { $figure } bewegt sich { $way } ({ $cost }).
log-move-on = { $figure } bewegt sich weiter, { $way } ({ $cost }).
log-to-end = Neuestes
log-struck = Das wurde zurückgenommen.
moment-notice = Der Tisch, wie er damals war. Klick oder Esc führt zurück.

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
tile-place-instead = Ein Rechtsklick auf das Spielfeld schießt auf diese Stelle.
tile-no-target = Auf dem Spielfeld ist kein Ziel.
tile-nothing-to-reload = Nichts davon lässt sich nachladen.
tile-out-of-reach = Nächster Gegner: { $distance } { $distance ->
    [one] Schritt
   *[other] Schritte
}, Reichweite { $reach }.
tile-nothing-in-sight = Nichts ist in Sicht.
tile-concentrated = Schon konzentriert.  RU068
tile-nothing-to-re-equip = Die Figur hat nichts zur Auswahl.
bar-watching = { $key } oder ein Klick überspringt
bar-card = Entscheide auf der Tafel darüber.
answer-list-click = Wähle auf der Tafel; { $back } bricht ab.
bar-moment = Gezeigt wird ein vergangener Augenblick.
hold-to-end = Halten beendet den Spielzug: Es sind noch Aktionspunkte übrig

## Karten

bid-title = { $player } bietet um die Initiative
bid-explanation = Wie viele deiner { $balance } Kommandopunkte setzt du ein? Jeder erhöht den Initiativewurf um 2. Der höchste wählt zuerst seinen Platz in der Zugfolge; was übrig bleibt, bezahlt Spielzüge.
bid-stepper = Gebot
bid-value = { $bid } KP: Wurf +{ $bonus }
bid-commit = Bieten
bid-note = Niemand sieht die Zahl, bevor alle geboten haben.
place-title = { $player } wählt einen Platz in der Zugfolge
place-explanation = Nimm den ersten oder den letzten Platz, der noch frei ist.
place-first = Erster freier Platz ({ $place })
place-last = Letzter freier Platz ({ $place })
roll-on-title = { $player }: nächste Probe würfeln?
roll-on-explanation = { $figure } hat bisher { $successes ->
    [one] einen Erfolg
   *[other] { $successes } Erfolge
} und noch { $left ->
    [one] eine Probe
   *[other] { $left } Proben
}. Eine Probe, die nicht gewürfelt wird, verbraucht keine Munition.
roll-on-yes = Weiter würfeln
roll-on-no = Hier aufhören
roll-on-note = Der Schaden wird nach der letzten Probe gewürfelt.
effect-title = { $player } wählt, was zuerst kommt
effect-explanation = Diese Effekte der Statusphase stehen noch aus.
choice-title = { $player } entscheidet
dice-title = { $player } würfelt
dice-explanation = Wirf einen W{ $sides } und gib ein, was er zeigt: { $what }{ $has ->
    [subject] {" "}({ $subject })
   *[none] {""}
}.
dice-target-number = Er muss mindestens { $target } zeigen.
dice-faces = Ein W{ $highest } zeigt { $lowest } bis { $highest }.
dice-note = Klicke die Zahl an oder tippe sie ein und drücke Enter.
landing-title = { $player }: wo kommt die Figur zu liegen?
landing-explanation = { $figure } fällt, und mehrere Stellen sind gleich nah.
landing-option = Stelle { $number }, Höhe { $height }
turn-title = { $player }, dein Spielzug
turn-all-done = Keine deiner Figuren kann in dieser Runde noch handeln. { $key } bricht ab.
meanwhile = Inzwischen – { $happened }
meanwhile-figure = { $figure }: { $what }.
meanwhile-free = { $number ->
    [one] { $number } freier Schadenspunkt verbraucht
   *[other] { $number } freie Schadenspunkte verbraucht
}
meanwhile-more = Und { $number ->
    [one] eine weitere Figur
   *[other] { $number } weitere Figuren
}.
turn-explanation = Wähle eine Figur aus und aktiviere sie, oder nimm unten einen anderen Spielzug.
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
    [hold-other] Mach mit einer anderen Figur weiter; Enter halten beendet den Spielzug.
   *[hold-own] Wähle eine Aktion; Enter halten beendet den Spielzug.
}
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
attack-turn-aside = Wen die Figur nicht sieht, der zählt nicht: { $left } und { $right } drehen sie.
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
attack-fails-note = Die Waffe hat für diese Entfernung keinen Modifikator.
attack-chances = { $checks ->
    [one] Gelingt zu { $one } %, schaltet das Ziel zu { $out } % aus.
   *[other] Jede Probe gelingt zu { $one } %, mindestens eine zu { $some } %; schaltet das Ziel zu { $out } % aus.
}
attack-label = { $target }+  { $chance }
attack-label-covered = { $target }+  { $chance }  · { $share } % verdeckt
attack-hopeless = Keine Probe dieses Angriffs kann gelingen.
attack-own-figure = Das ist eine eigene Figur.
attack-would-hit-own = Das ist eine eigene Figur: noch einmal { $go } greift sie trotzdem an.
attack-harms-nothing = Dort nimmt nichts Schaden: die Punkte wären vertan.
attack-label-fails = außer Reichweite
attack-hold = Ein Klick hält das Ziel fest.
attack-go-on = Ein weiterer Klick greift an.
attack-would-fail = Das kann nicht gelingen: noch einmal { $go } verbraucht trotzdem { $points ->
    [one] den Aktionspunkt
   *[other] die { $points } Aktionspunkte
}.
attack-at = Gezielt auf
attack-at-figure = eine Figur
attack-at-terrain = Gelände
attack-at-place = eine Stelle
attack-at-terrain-hint = Zeige auf ein Geländestück.
attack-at-place-hint = Zeige auf eine Stelle des Spielfelds.
attack-at-tip = Figuren, Gelände, das sich einschlagen oder sprengen lässt, oder jeder Punkt in Sicht (R1.6.4, R1.6.15).
attack-piece-left = { $piece }: noch { $points ->
    [one] 1 Schadenspunkt
   *[other] { $points } Schadenspunkte
 }.
attack-piece-plain = { $piece }: nimmt keinen Schaden.
attack-chances-terrain = { $checks ->
    [one] Gelingt in { $one } % der Würfe, zerstört es in { $out } %.
   *[other] Jede Probe gelingt in { $one } %, mindestens eine in { $some } %; zerstört es in { $out } %.
 }
attack-chances-nothing = { $checks ->
    [one] Gelingt zu { $one } % und richtet nichts an.
   *[other] Jede Probe gelingt zu { $one } % und richtet nichts an.
}
offer-attack-place = Auf diese Stelle schießen
attack-weapon = Waffe
attack-points = Aktionspunkte
attack-points-value = { $points } von { $left }
attack-ammunition = ({ $left }/{ $full })
attack-frequency = Frequenz
attack-frequency-code = { $multiplier }×/{ $modifier }
attack-frequency-on = { $code }: an
attack-frequency-off = { $code }: aus
attack-give-up = Proben aufgeben
attack-give-up-tip = Jede aufgegebene Probe erleichtert die übrigen um 1. R1.6.8
attack-boost = Durchschlag
attack-boost-tip = Mehr Durchschlagskraft: Jedes +1 erschwert alle Proben um 1. R1.6.14
attack-commit = Angreifen ({ $cost })

## Würfel und Worte über dem Tisch

dice-check = { $what }, braucht { $target }
dice-passed = gelungen
dice-failed = misslungen
dice-damage = Schaden { $code }
dice-damage-result = Ergebnis { $result }: { $points ->
    [0] kein Schaden
    [one] ein Schadenspunkt
   *[other] { $points } Schadenspunkte
}
dice-initiative = würfelt um die Initiative
dice-initiative-result = Initiative { $initiative }
dice-tie = würfelt bei Gleichstand noch einmal
dice-tie-result = { $face }: Wer höher wirft, wählt zuerst
float-no-damage = kein Schaden
float-damage = −{ $points }
float-passed = { $face }: gelungen
float-failed = { $face }: misslungen
float-fell = fällt!
float-shoved = beiseitegeschoben!
float-collided = stößt an!

## Ebenen und Maßband

overlay-on = Ein: { $overlay }
overlay-off = Aus: { $overlay }
ring-reach = Reichweite
ring-command = Kommando
ruler-label = { $flat } { $flat ->
    [one] Schritt
   *[other] Schritte
} ({ $cm } cm)
ruler-label-space = { $flat } { $flat ->
    [one] Schritt
   *[other] Schritte
} in der Ebene, { $space } im Raum ({ $cm } cm)
ruler-last-leg = letztes Stück { $flat }
ruler-last-leg-space = letztes Stück { $flat } in der Ebene, { $space } im Raum
ruler-notice = Maßband: Klicke Punkte auf dem Tisch an oder zieh es aus. Rechtsklick beginnt neu, Esc beendet.
overlay-on-needs-figure = Ein: { $overlay }. Wähle eine Figur oder zeige auf eine, um ihre Ringe zu sehen.
overlay-on-who-sees-whom = Ein: { $overlay }. Jede Hälfte einer Linie zeigt, was die Figur an ihrem Ende sieht.

## Zurücknehmen, Speichern

undo-nothing = Es gibt nichts zurückzunehmen.
redo-nothing = Es gibt nichts zu wiederholen.
undo-done = Zurückgenommen.
undo-done-named = Zurückgenommen: { $what }
redo-done = Wiederholt.
redo-done-named = Wiederholt: { $what }
undo-agree-title = Würfel oder Geheimes zurücknehmen?
undo-agree-text = Seit dem Augenblick, zu dem es zurückgeht, wurde gewürfelt oder Geheimes aufgedeckt. Das lässt sich nur zurücknehmen, wenn alle Spieler zustimmen.
undo-agree = Ich stimme zu
undo-keep = Alles lassen, wie es ist
save-done = Aufgehoben: { $name }, { $time } Uhr. Du findest es mit { $key } unter „Spiel laden“.
save-impossible = Dieses Spiel hat keine Speicherdatei.
load-title = Spiel laden
load-empty = Es gibt noch keine gespeicherten Spiele.
load-name = Benennen …
load-name-title = Wie heißt dieses Spiel?
load-name-yes = Benennen
load-delete = Löschen
load-delete-title = Endgültig löschen?
load-delete-text = { $name } lässt sich nicht zurückholen.
load-delete-yes = Löschen
load-part-text = Bis dorthin lässt sich das Spiel noch spielen. Es geht in einem eigenen Spielstand weiter; der beschädigte bleibt, wie er ist.
load-part-rules-text = Bis dorthin ist das Spiel dasselbe und lässt sich weiterspielen. Es geht in einem eigenen Spielstand weiter; der alte bleibt, wie er ist.
load-part-yes = Von dort weiterspielen
replaying-title = Das Spiel wird geöffnet
replaying-text = Es wird nachgespielt, bis es da ist, wo es steht …
load-kept = aufgehoben, bleibt unverändert
load-elsewhere = läuft in einem anderen Fenster
rules-changed-title = Die Regeln haben sich geändert
open-elsewhere-title = Anderswo geöffnet
open-elsewhere-text = Spielen lässt es sich immer nur in einem Fenster. Hier kannst du ansehen, wie weit es gekommen ist.
open-elsewhere-yes = Ansehen
save-lost-title = Der Spielstand ist verloren
save-lost-text = Vom Spiel ist nichts verloren: Es ist noch ganz da und lässt sich in einen neuen Spielstand schreiben.
save-lost-anew = Neu schreiben
save-lost-not = Jetzt nicht
save-anew-done = Das ganze Spiel ist wieder gespeichert: { $file }
load-playing = läuft gerade
load-unknown = kein gespeichertes Spiel
turn-ended-by-itself = Der Spielzug mit { $figure } ist zu Ende: Es war nichts mehr zu tun.
turn-of-another = Jetzt ist { $player } am Zug. Ist das gemeint, dann noch einmal { $key }.
question-to-another = Jetzt ist { $player } gefragt. Ist das gemeint, dann noch einmal { $key }.
points-would-lapse = { $number ->
    [one] Ein Aktionspunkt verfiele
   *[other] { $number } Aktionspunkte verfielen
}: noch einmal { $again } beendet den Spielzug.
points-hold-enter = { $number ->
    [one] Ein Aktionspunkt verfiele ({ $figures })
   *[other] { $number } Aktionspunkte verfielen ({ $figures })
}: Enter halten beendet den Spielzug.
turns-would-lapse = { $number ->
    [one] Eine Figur hätte diese Runde
   *[other] { $number } Figuren hätten diese Runde
} noch einen Spielzug: noch einmal { $again } bricht ab.
relocate-who = Wähle unten, wer mitkommt.
load-course = { $player ->
    [none] Runde { $round }
   *[other] Runde { $round }, zuletzt am Zug: { $player }
}
load-over = { $rounds ->
    [one] Eine Runde
   *[other] { $rounds } Runden
}, { $result }
shown-date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
load-yes = Laden

## Menü eines Spiels

menu-resume = Zurück zum Spiel
menu-briefing = Auftrag …
menu-save = Speichern
menu-load = Laden …
menu-settings = Einstellungen …
menu-help = Hilfe …
menu-surrender = { $player } kapituliert in der nächsten Statusphase
menu-surrender-not = { $player } kapituliert doch nicht
menu-give-up = { $player } gibt jetzt auf …
menu-by-program = Das Programm spielt für { $player }
menu-by-person = Für { $player } spielt wieder jemand
seat-by-program = Von jetzt an spielt das Programm für { $player }.
seat-by-person = Für { $player } spielt wieder jemand am Tisch.
menu-start = Zum Startbildschirm
menu-quit = Beenden
surrender-announced = { $player } wird in der nächsten Statusphase kapitulieren.
surrender-withdrawn = { $player } spielt weiter.
give-up-title = Aufgeben?
give-up-text = { $player } ist sofort besiegt, und alle eigenen Figuren verlassen das Spielfeld.
give-up-yes = Aufgeben

## Schluss

closing-win = { $players } gewinnt
closing-shared = { $players } teilen sich den Sieg
closing-several = Geteilter Sieg
closing-draw = Niemand gewinnt
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
closing-victory-points = Siegpunkte
closing-checks = Angriffsproben
closing-damage = Schaden
closing-lost = Verluste
closing-hits = { $hits } von { $attempts }
closing-of = { $lost } von { $force }
closing-look = Zum Tisch
closing-again = Noch einmal
closing-start = Zum Start
ended-result = Ergebnis
ended-result-note = wer gewonnen hat
ended-start-note = ein anderes Szenario wählen

## Einstellungen und Tasten

settings-broken = Was hier nicht lesbar ist, gilt wie von Anfang an.{ $kept ->
    [none] { "" }
   *[other] { " " }Die Datei, wie sie war, ist als { $kept } aufgehoben.
}
settings-title = Einstellungen
settings-keys = Tasten ändern …
setting-language = Sprache
setting-interface-scale = Größe der Oberfläche
setting-interface-scale-held = Größe der Oberfläche (hier { $share } %)
setting-dice-speed = Tempo von Würfeln und Bewegung
setting-sound = Geräusche
setting-sound-missing = Geräusche (kein Gerät da)
setting-dice = Würfel
setting-ask-checks = Vor weiterer Probe fragen
setting-keys = Tasten
language-en = English
language-de = Deutsch
dice-speed-none = sofort
dice-speed-fast = schnell
dice-speed-normal = normal
dice-speed-slow = langsam
sound-none = aus
sound-quiet = leise
sound-normal = normal
sound-loud = laut
dice-kind-seeded = das Programm würfelt
dice-kind-typed = wir würfeln selbst (ab dem nächsten Spiel)
ask-checks-never = nie
ask-checks-ammunition = nach Erfolg, bei knapper Munition
ask-checks-always = immer
keys-title = Tasten
keys-row = { $command }  ·  { $group }
keys-press = Taste drücken …
keys-reset = Alle wie eingebaut
keys-taken = Diese Taste ist schon vergeben: { $command }

## Hilfe

help-title = Hilfe
help-marks-title = Marken der Status
help-table-marks-title = Auf dem Spielfeld
help-mark-aim = Zielwahl, in Farbe und Form der Spielermarke; die Linie führt zu der Figur, die zielt
help-short-title = Abkürzungen
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
help-round-title = Eine Spielrunde
help-round = Alle Spieler bieten geheim Kommandopunkte um die Initiative und würfeln. Wer die höhere Initiative hat, wählt zuerst den ersten oder den letzten freien Platz in der Zugfolge. Dann sind die Spieler abwechselnd am Zug: Jeder Spielzug kostet einen Kommandopunkt und aktiviert eine Figur, die ihre Aktionspunkte für Bewegung, Schüsse, Hiebe und anderes ausgibt. Hat niemand mehr Kommandopunkte, folgt die Statusphase: Panische Figuren versuchen sich zu fangen, und Ausgeschaltete erschrecken ihre Nachbarn. Wer danach keine handlungsfähige Figur auf dem Spielfeld hat, erleidet eine Niederlage.
help-showing-title = Mehr oder weniger sehen
help-mouse-title = Maus
mouse-left = Linksklick: auswählen, Wegpunkt setzen, Ziel wählen, angebotene Stelle nehmen
mouse-right = Rechtsklick: was sich hier tun lässt; abbrechen
mouse-drag = Mit links ziehen: den Tisch verschieben oder den Geist der aktiven Figur ziehen
mouse-middle = Mit Mitte oder Leertaste ziehen: verschieben
mouse-wheel = Mausrad: zum Mauszeiger hin vergrößern
mouse-shift-wheel = Umschalt und Mausrad: Ausrichtung drehen
mouse-rule = Klick auf eine Kennung (R1.4.24, RU012): was diese Regel oder Festlegung sagt; eine Taste in einem Hinweis öffnet die dort genannte
help-lines-title = Linien und Farben
help-lines = Eine weiße Linie ist freie Sicht, eine gelb gestrichelte teilweise verdeckt mit Anteil und Stufe, eine rot gepunktete versperrt durch das umrandete Stück. Ein kleines = heißt: im Rahmen der Messgenauigkeit entschieden. Jede Tönung eines Weges ist ein Aktionspunkt; der dunkle, gestrichelte Teil ist zu weit. Was nur geplant ist, ist durchscheinend. Ein heller Strich im Protokoll steht neben allem, was seit dem eigenen letzten Spielzug geschehen ist.
key-group-table = immer
key-group-turn = Spielzug wählen
key-group-action = Aktion wählen
key-group-plan = Planen und Drehen
key-group-attack = Angreifen

## Befehle

command-help = Hilfe
command-save = Unter Datum und Uhrzeit speichern
command-load = Spiel laden
command-full-screen = Vollbild oder Fenster
command-settings = Einstellungen
command-undo = Zurücknehmen
command-redo = Wiederholen
command-next-figure = Nächste Figur, die handeln kann, oder nächstes Ziel
command-previous-figure = Vorige Figur oder voriges Ziel
command-back = Zurück
command-commit = Ausführen; halten beendet den Spielzug
command-zoom-in = Vergrößern
command-zoom-out = Verkleinern
command-zoom-fit = Ganzen Tisch zeigen
command-pan-left = Nach links schieben
command-pan-right = Nach rechts schieben
command-pan-up = Nach oben schieben
command-pan-down = Nach unten schieben
command-fold-left = Figurenliste
command-fold-right = Datenblatt
command-fold-log = Protokoll
command-fold-card = Tafel der Entscheidung
card-fold = Tafel einklappen ({ $key }); ihre Tasten gelten weiter
card-unfold = Tafel ausklappen ({ $key })
card-move = Am Titel lässt sie sich verschieben; ein Doppelklick lässt sie wieder selbst ihren Platz suchen
command-show-sight = Sicht einer Figur
command-show-all-sight = Wer sieht wen
command-show-ranges = Reichweiten der Waffen, und wie weit die Figur kommt
command-show-command = Kommando und Kommunikation
command-show-zones = Gebiete
command-show-heights = Höhen
command-briefing = Auftrag: was zu tun ist
command-ruler = Maßband
command-show-names = Namen
command-activate = Ausgewählte Figur aktivieren
command-relocate-in = Figur auf das Spielfeld verlegen
command-relocate-out = Figur vom Spielfeld verlegen
command-wait = Abwarten
command-break-off = Runde abbrechen
command-move = Bewegung
command-adjust = Korrekturbewegung
command-ranged-attack = Fernkampfangriff
command-melee-attack = Nahkampfangriff
command-aim = Zielwahl
command-concentrate = Konzentrieren
command-reload = Nachladen
command-re-equip = Umdisponieren
command-end-turn = Spielzug beenden
command-attack-at = Figur, Gelände oder Stelle angreifen
command-aim-higher = Höhere Stelle unter der Maus als Ziel
command-aim-lower = Tiefere Stelle unter der Maus als Ziel
command-command = Kommandoaktion
command-end-command = Kommandoaktion beenden
command-appoint-leader = Kommandoführer wählen
command-turn-left = Nach links drehen
command-turn-right = Nach rechts drehen
command-take-back = Letzten Wegpunkt zurücknehmen
command-full-move = Voller Einsatz
command-next-weapon = Nächste Waffe
command-less-points = Weniger Aktionspunkte
command-more-points = Mehr Aktionspunkte
command-frequency = Frequenz nutzen
command-give-up-more = Eine Probe mehr aufgeben
command-give-up-less = Eine Probe weniger aufgeben
command-boost-more = Mehr Durchschlagskraft
command-boost-less = Weniger Durchschlagskraft

## Rechtsklick

offer-activate = Aktivieren: { $figure }
offer-relocate-out = Vom Spielfeld verlegen: { $figure }
offer-move = Hierher bewegen
offer-ranged-attack = Schießen, Ziel: { $figure }
offer-melee-attack = Zuschlagen, Ziel: { $figure }
offer-aim = Zielwahl: { $figure }
offer-aim-place = Zielwahl: diese Stelle

## Regeln und Festlegungen

rule-page-all = Regeln und Festlegungen
rule-page-all-heading = Die Regeln in der Reihenfolge des Regelbuchs, dann die Festlegungen: was gilt, wo es schweigt oder unklar ist
rule-page-back = Zurück
rule-page-keys = Tasten
