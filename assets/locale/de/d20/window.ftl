### Der W20-Kampf im Fenster: Bögen, Marken, Fragen, Hilfe.

## Der Tisch und die Bögen

start-table = { $width } × { $depth } m
look-level = Deckung
look-level-value = { $level ->
    [0] keine
    [1] halb
    [2] ¾
   *[3] voll
}
ruler-label = { $flat } m ({ $cm } cm)
ruler-label-space = { $flat } m in der Ebene, { $space } m im Raum ({ $cm } cm)
closing-damage = Schaden ausgeteilt
game-report-dealt = Schaden ausgeteilt
key-group-step = im Zug
key-group-react = bei einer Reaktion
key-group-interrupt = beim Reagieren
order-not-yet = Vor dem Kampf
chip-rank = Initiative { $total }
chip-unseen = nicht zu sehen
chip-fallen = raus
chip-reaction-used = Reaktion verbraucht
chip-reaction-none = keine Reaktion
chip-reaction-free = Reaktion frei
float-hit = getroffen
float-miss = verfehlt
float-critical = kritisch!
float-save-made = geschafft
float-save-failed = misslungen
float-noticed = bemerkt!
float-lost = nicht mehr zu sehen
fact-reach = Reichweite { $reach } m
fact-range = { $most } m
fact-near = in Reichweite
fact-far = große Reichweite
fact-beyond = zu weit
sheet-armour-class = Rüstungsklasse
    .short = RK
sheet-passive = passive Wahrnehmung
    .short = Wahrn.
sheet-hit-points = Trefferpunkte
sheet-hidden = versteckt vor
sheet-left = Bewegung { $how }
sheet-used = verbraucht
sheet-none = keine
sheet-free = frei
sheet-attacks-left = noch { $number } von { $of } Angriffen
sheet-action = Aktion
sheet-bonus = Bonusaktion
sheet-interaction = Freie Interaktion
sheet-reaction = Reaktion
sheet-attacks = Angriffe
sheet-features = Merkmale und Gegenstände
sheet-in-hand = in der Hand
sheet-attack = { SIGNED($bonus) }, { $damage }, { $reach }
sign-hidden = vor mindestens einem Feind versteckt
sign-surprised = überrascht
sign-prone = liegt
sign-grappled = gepackt
sign-invisible = unsichtbar
sign-incapacitated = kampfunfähig
sign-unconscious = bewusstlos
sign-dying = stirbt
sign-passed = Todesrettungswürfe geschafft
sign-failed = Todesrettungswürfe misslungen
sign-stable = stabil
sign-dodging = weicht aus
sign-ready = wartet auf etwas
sign-aloft = Meter über dem Boden
sign-breath = Züge, die der Atem reicht
sign-reaction-used = Reaktion verbraucht

## Was man tut

command-step-move = Bewegen
command-step-end-turn = Zug beenden
command-jump = Springen
command-attack = Angreifen
command-dash = Spurten
    .help = In diesem Zug zählt jede Bewegungsrate doppelt.
command-disengage = Lösen
    .help = In diesem Zug löst Bewegung keine Gelegenheitsangriffe aus.
command-dodge = Ausweichen
    .help = Angriffe von denen, die man sieht, haben bis zum nächsten Zug Nachteil.
command-hide = Verstecken
command-help-ally = Helfen
command-ready = Vorbereiten
command-search = Suchen
command-use-object = Gegenstand benutzen
command-stand-up = Aufstehen
command-drop-prone = Hinwerfen
command-choke = Würgen
command-shove = Umstoßen
command-shove-away = Wegstoßen
command-grapple = Packen
command-escape = Befreien
command-let-go = Loslassen
command-stabilise = Stabilisieren
command-shout = Rufen
command-use-item = Mitgeführtes benutzen
command-pass-interruption = Nicht reagieren
command-pass-always = Nie bei dieser Kreatur
command-react-always = Immer bei dieser Kreatur
takes-action = ●
takes-bonus = ▲
takes-interaction = ◆
budget-action = { takes-action } { sheet-action }
budget-bonus = { takes-bonus } { sheet-bonus }
budget-interaction = { takes-interaction } { sheet-interaction }

## Fragen

ask-step = { $figure } ist am Zug
ask-opportunity = { $figure }: { $other } verlässt die Reichweite. Angreifen?
ask-guard = { $figure }: { $ally } vor { $other } schützen?
ask-ready = { $other } hat getan, worauf { $figure } gewartet hat. Reagieren?
ask-next-tie = Gleichstand: Klick an, wer zuerst kommt
ask-next-group = Klick an, wer als Nächstes kommt
next-unset = noch niemand
ask-judge-surprise = Kann { $figure } überrascht werden?
ask-judge-object = Kostet es { $figure } eine Aktion, { $thing } zu benutzen?
ask-sneakers = Wer schleicht?
ask-places = Stell deine Kreaturen auf
react-opportunity = Angreifen
react-guard = Schützen
judge-yes = Ja
judge-no = Nein
sneakers-about = Jede würfelt verdeckt auf Heimlichkeit; das Programm ermittelt, wer sie bemerkt.
sneakers-done = Fertig
places-about = { $number ->
    [0] Du hast noch niemanden umgestellt. Zieh eine Kreatur an einen Ort in der Eintrittszone, oder wähle sie und klick den Ort an.
    [one] Du hast 1 Kreatur umgestellt.
   *[other] Du hast { $number } Kreaturen umgestellt.
}
places-turn = Drehen
places-done = Bereit
step-way = Weg
step-height = Höhe
    .shown = { $height } m
step-move-fly = Fliegen
step-move-swim = Schwimmen
step-move-climb = Klettern
step-shove = Stoßen
step-how = Wie
step-target = Ziel
step-weapon = Mit
step-thrown = { $weapon }, geworfen
step-where = Wo
step-place = ein Ort
step-at = Angriff auf
step-at-foe = einen Gegner
step-at-place = einen Ort
step-guess = Du greifst einen Ort an: Ein verstecktes Ziel dort wird getroffen oder verfehlt, mehr erfährst du nicht.
step-contest = gegen { $figure }: { $won } % Aussicht auf Erfolg
step-cover = { $share } % verdeckt: { $cover }
step-chances = { $hit } % Treffer · { $critical } % kritisch · im Schnitt { $mean } Schaden · { $down } % bringt das Ziel zu Boden
step-attacks-left = Noch { $number } von { $of } Angriffen
step-nobody-to-attack = Von hier kannst du niemanden angreifen, nur einen Ort.
step-provokes = Das provoziert einen Angriff von { $figures }.
step-burst = Im Wirkungsbereich: { $figures }
step-burst-nobody = Im Wirkungsbereich steht niemand.
step-search-point = ein Ort auf dem Tisch
step-point-at = Zeige auf einen Ort auf dem Tisch.
step-trigger = Wenn
step-then = Dann
step-whose = Wessen
step-any-foe = ein beliebiger Feind
step-use = Benutzen: { $thing }
step-uses = { $name } ({ $number })
step-draw = Ziehen: { $weapon }
step-drop = Fallen lassen: { $weapon }
step-way-nothing = klicke, wohin es geht, bis { $most } m
step-way-too-far = Zu weit: Der Weg endet { $metres } m vor dem Ziel.
step-no-way = Dorthin führt kein Weg: Dieser endet { $metres } m davor.
step-way-stays = Der geplante Weg bleibt. { $reason }
step-way-cost = { $cost } von { $most } m
step-way-left = noch { $left } m
note-chance = { $hit } %
note-provokes = provoziert { $figure }
note-spent = { $figure } hat schon reagiert
roll-attack = Angriff
roll-armour-class = Rüstungsklasse
roll-even = ein W20
roll-advantage = zwei W20, der höhere zählt
roll-disadvantage = zwei W20, der niedrigere zählt
throw-damage = { $damage } Schaden
throw-death = { $passed } geschafft, { $failed } misslungen
budget-speed = Bewegung { $how }
budget-metres = { $left } / { $whole } m
budget-spent = verbraucht
budget-none = keine
budget-there = frei
budget-attacks = { $number ->
    [one] 1 Angriff
   *[other] { $number } Angriffe
}

## Was man ungefragt sagt

asks-always = immer
asks-ask = fragen
asks-never = nie
menu-opportunity = { $figure }, Gelegenheitsangriffe: { $asks }
menu-guard = { $figure }, Schützen: { $asks }
menu-ready = { $figure }, Vorbereitetes: { $asks }
menu-asked-shows = { $said } (am gemeinsamen Bildschirm verrät schon die Frage, dass jemand in der Nähe ist)

## Erste Schritte

hint-d20-turn = Ein Zug
    .text = Bewege dich und handle in beliebiger Reihenfolge, auch in Teilen. { $move } plant einen Weg, { $attack } einen Angriff; { $end } beendet den Zug. Die Tafel zeigt, was noch übrig ist.
hint-d20-provoke = Rot auf dem Weg
    .text = Dort verlässt du die Reichweite eines Feindes, und er darf zuschlagen. Lösen ({ $disengage }) verhindert das in diesem Zug.
hint-d20-advantage = Zwei Würfel
    .text = Die Tafel nennt alles, was für und gegen einen Angriff spricht. Je eines davon genügt, damit sich beides aufhebt.
hint-d20-hide = Außer Sicht
    .text = Hinter Deckung oder im Nebel kann sich eine Kreatur vor allen verstecken ({ $hide }), die sie nicht bemerken. Ein Angriff verrät sie.
hint-d20-idle = Nichts zu tun?
    .text = Ausweichen ({ $dodge }) macht eine Kreatur schwer zu treffen, Vorbereiten ({ $ready }) lässt sie auf etwas warten.
hint-d20-reaction = Eine Reaktion
    .text = Jede Kreatur hat bis zu ihrem nächsten Zug eine Reaktion. Die unteren Knöpfe geben von nun an dieselbe Antwort, ohne zu fragen.

## Hilfe

help-round = Die Kreaturen handeln einzeln in der Reihenfolge der Leiste oben, die den ganzen Kampf über bleibt. In ihrem Zug bewegt sich jede bis zu ihrer Bewegungsrate, gern in Teilen, und hat eine Aktion. Wer die Reichweite eines Feindes verlässt, reizt ihn zum Angriff. Für einen Angriff würfelt man mit einem W20 gegen die Rüstungsklasse des Ziels; Deckung macht es schwerer, bei Vorteil und Nachteil sind es zwei Würfel. Alle sehen nur, was die eigenen Kreaturen bemerken: Eine versteckte Kreatur ist dort gezeichnet, wo man sie zuletzt gesehen hat.

wins-away = { $side }: { $number } von { $of } entkommen
wins-used = { $side }: { $thing }, { $done ->
        [yes] benutzt
       *[no] noch nicht benutzt
    }
wins-last-side = die letzte Seite gewinnt
