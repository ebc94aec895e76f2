### Das Fenster: Start, Tisch, Karten, Dialoge, Einstellungen, Hilfe.

cli-play-help = Öffnet das Fenster: den Startbildschirm, ein Szenario oder ein gespeichertes Spiel.
cli-play-scenario-help = Kennung eines Szenarios oder Pfad seiner Datei oder eines Spielstands.
cli-play-load-help = Der Spielstand, der fortgesetzt wird.

## Fenster und Dialoge

window-title-start = pb12table
window-title = { $scenario } – { $game }
message-title = Hinweis
dialog-problem-title = Diese Datei lässt sich nicht verwenden
failure-in-dialog = Im Programm ist etwas schiefgegangen, und der Dialog wurde geschlossen. Sonst hat sich nichts geändert. Einzelheiten stehen in { $file }
failure = Im Programm ist etwas schiefgegangen. Das Spiel ist bis zu eurer letzten Entscheidung gespeichert und lässt sich fortsetzen. Einzelheiten stehen in { $file }
close = Schließen
percent = { $share } %
menu = Menü
card-cancel = Zurück
form-write = Eintippen: { $label }
enter-nothing-chosen = Noch ist nichts gewählt: Wähle mit Buchstabe, Ziffer oder Klick, dann drücke Enter.
enter-doubtful = Das misslingt wohl, oder der Gegenschlag wiegt schwerer. Wer es trotzdem will, drückt noch einmal Enter.
enter-hold-end = Noch ist nichts gewählt. Halte Enter oder drücke { $key }, um den Zug zu beenden.
form-take = OK
form-take-back = Zurücknehmen
files-hint = Tippe den Pfad der Datei ein oder zieh die Datei auf das Fenster.
files-open = Öffnen
files-up = ← Der Ordner darüber
files-folder = { $name } /
files-more = { $count ->
    [one] Eine weitere ist nicht aufgeführt.
   *[other] { $count } weitere sind nicht aufgeführt.
}
files-looking = Wird gelesen …

## Namen von Tasten

key-return = Enter
key-escape = Esc
key-backspace = Rücktaste
key-tab = Tab
key-space = Leertaste
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

start-title = pb12table
start-subtitle = Gefechte auf einem Bildschirm. Wählt ein Szenario.
start-continue = { $name ->
    [none] Spiel vom { $date }, { $time } fortsetzen
   *[other] Fortsetzen: { $name }, { $date }, { $time }
}
start-others = { $number ->
    [one] Noch ein Spiel wartet …
   *[other] Noch { $number } Spiele warten …
}
start-others-title = Welches Spiel fortsetzen?
start-empty = Keine Szenarien gefunden.
painting-title = Bild speichern
painting-works = Das Bild wird gezeichnet. Bei einem großen dauert das eine Weile.
start-opening = die Regeln werden gelesen …
opening-waits = Wird geöffnet …
start-drawing = der Tisch wird gezeichnet …
names-hint = Wer spielt? Ein leeres Feld lässt den Namen des Szenarios stehen; mit F2 spielt das Programm.
names-begin = Beginnen
names-twice = Zwei von euch heißen { $name }: Gebt ihnen verschiedene Namen.
names-by-person = ein Mensch
names-by-program = { $style ->
    [learner] Programm, lernend
    [steady] Programm, besonnen
    [strong] Programm, stark
    [expert] Programm, meisterlich
    [careful] Programm, umsichtig
    [aggressive] Programm, kühn
    [plain] Programm, einfach
    [easy] Programm, leicht
    [medium] Programm, mittel
    [hard] Programm, schwer
   *[other] Programm
}
names-of-program = { $name } (Programm)
names-seat-tip = Wer hier spielt (F2): ein Mensch am Tisch oder das Programm.
names-style-told = { $style ->
    [learner] Lernend denkt es nur an seinen eigenen Zug und wägt wenige Pläne ab.
    [steady] Besonnen wägt es ab, was es gewinnt und was eure Antwort es kosten kann.
    [strong] Stark wägt es mehr Pläne ab, und was ihr dagegen tun könnt.
    [expert] Meisterlich wägt es noch mehr ab und blickt weiter voraus.
    [careful] Umsichtig hält es, was Punkte bringt, und bleibt in Deckung.
    [aggressive] Kühn greift es an.
    [plain] Einfach handelt es Figur für Figur und blickt nicht weiter.
    [easy] Leicht blickt es nur bis zum Ende seines eigenen Zugs.
    [medium] Mittel blickt es bis zu eurer Antwort.
    [hard] Schwer blickt es mehrere Züge voraus.
   *[other] Das Programm spielt auf seine eigene Art.
}
players-of-style = { $style ->
    [learner] Lernende
    [steady] Besonnene
    [strong] Starke
    [expert] Meisterliche
    [careful] Umsichtige
    [aggressive] Kühne
    [plain] Einfache
    [easy] Leichte
    [medium] Mittlere
    [hard] Schwere
   *[other] Andere ({ $style })
}
names-style-usual = { $told } So spielt es, wenn ihr nichts anderes wählt.
program-thinks = Das Programm denkt für { $player } nach …
start-players = { $number } Spieler
start-figures = { $number ->
    [0] noch keine Figuren
   *[other] { $number } Figuren
}
start-nobody-there = Jeder Spieler braucht mindestens eine Figur, und hier steht noch keine: Stellt welche im Editor auf. Sicht, Reichweiten und Entfernungen könnt ihr euch auch so ansehen.
start-table = { $width } × { $depth } { $depth ->
    [one] Schritt
   *[other] Schritte
}
start-minutes = etwa { $minutes } min
start-even = Siege der Programme: { $sides }; { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
start-side = { $side } { $share } %
start-every-system = Alle Spiele
start-no-window = Spiele mit { $system } lassen sich in diesem Fenster nicht spielen; Sicht, Wege und Simulationen gibt es trotzdem.
start-which-system = Für welches Spiel ist das Spielfeld?
start-which-deployment = Welche Aufstellung?
start-drawn = Zufallsspiel
start-campaigns = Kampagnen
start-which-campaign = Welche Kampagne?
start-no-campaign = Hier gibt es keine Kampagne.
campaign-line = { $system }: { $name }
start-load = Spiel laden
start-settings = Einstellungen
start-help = Hilfe
start-quit = Beenden
start-problems = Fehlerhaft ({ $number })
start-mend = Im Editor beheben
quit-title = Beenden?
quit-text = Alle Spiele sind gespeichert; beim nächsten Start könnt ihr weiterspielen.
quit-yes = Beenden

## Vorhang

curtain-hand-over = Bitte den Bildschirm weitergeben an
curtain-stay = Nur für die Augen von
curtain-leave-title = Das Spiel verlassen?
curtain-leave-text = Bis hierher ist alles gespeichert; vom Startbildschirm aus könnt ihr weiterspielen.
curtain-open = Ich bin { $player }
curtain-back = Zurück
curtain-undo = Zurück zu { $player }
curtain-why-hidden = Gerade sehen nicht alle denselben Tisch. Alle anderen sehen jetzt bitte weg.
curtain-why-secret = Was jetzt kommt, ist nur für eine Person bestimmt. Alle anderen sehen jetzt bitte weg.

## Runde und Spieler

round-is = { $number ->
    [0] Vor Runde 1
   *[other] Runde { $number }
}
round-of = Runde { $number } von { $limit }
round-limit-tip = Das Spiel endet spätestens nach Runde { $limit }.
round-decides = { $number ->
    [0] Stand jetzt endet es nach dieser Runde unentschieden
    [one] Stand jetzt siegt { $players } nach dieser Runde
   *[other] Stand jetzt siegen { $players } nach dieser Runde
}
round-briefing-tip = Ein Klick zeigt den Auftrag: wie man gewinnt.
chip-deciding = entscheidet

## Figuren und Datenblatt

figures-of = { $player }
figures-other = Figuren des nächsten Spielers zeigen
sheet-height = Höhe { $height }
sum-rule = { $rule } · { $name }

## Protokoll

log-title = Protokoll
log-to-end = Neuestes
log-struck = Das wurde zurückgenommen.
moment-notice = So sah der Tisch damals aus. Ein Klick oder Esc führt zurück.

## Aktionsleiste

tile-place-instead = Ein Rechtsklick auf den Tisch schießt stattdessen auf diese Stelle.
bar-watching = { $key } oder ein Klick überspringt
bar-card = Die Tafel darüber fragt nach deiner Entscheidung.
bar-moment = Du siehst einen früheren Augenblick.
hold-to-end = Halten beendet den Spielzug: Es gibt noch etwas zu tun
overlay-none-here = „{ $overlay }“ zeigt in diesem Spiel nichts.

## Karten

dice-title = { $player } würfelt
dice-explanation = Wirf einen W{ $sides } und gib das Ergebnis ein: { $what }{ $has ->
    [subject] {" "}({ $subject })
   *[none] {""}
}.
dice-target-number = Ab { $target } gelingt es.
dice-faces = Ein W{ $highest } zeigt { $lowest } bis { $highest }.
dice-note = Klicke die Zahl an oder tippe sie ein und drücke Enter.
meanwhile = Inzwischen – { $happened }
attack-at = Ziel

## Würfel und Worte über dem Tisch

dice-check = { $what }, braucht { $target }
dice-passed = gelungen
dice-failed = misslungen
dice-tie = würfelt bei Gleichstand noch einmal

## Ebenen und Maßband

overlay-on = Ein: { $overlay }
overlay-off = Aus: { $overlay }
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
ruler-notice = Maßband: Klicke von Punkt zu Punkt oder ziehe. Ein Rechtsklick beginnt neu, Esc beendet.
overlay-on-needs-figure = Ein: { $overlay }. Wähle eine Figur oder zeige auf eine, dann siehst du ihre Ringe.
overlay-on-who-sees-whom = Ein: { $overlay }. Jede Hälfte einer Linie zeigt, was die Figur an ihrem Ende sieht.

## Zurücknehmen, Speichern

undo-nothing = Es gibt nichts zurückzunehmen.
redo-nothing = Es gibt nichts wiederherzustellen.
undo-done = Zurückgenommen.
undo-done-named = Zurückgenommen: { $what }
redo-done = Wiederhergestellt.
redo-done-named = Wiederhergestellt: { $what }
undo-agree-title = Wurf oder Geheimes zurücknehmen?
undo-agree-text = Seit jenem Augenblick hat jemand gewürfelt oder Geheimes aufgedeckt. Zurücknehmen dürft ihr das nur, wenn alle zustimmen.
undo-agree = Ich stimme zu
undo-keep = Alles lassen, wie es ist
save-done = Gespeichert: { $name }, { $time } Uhr. Du findest das Spiel mit { $key } unter „Spiel laden“.
save-impossible = Dieses Spiel hat keine Speicherdatei.
load-title = Spiel laden
load-empty = Noch keine gespeicherten Spiele.
load-name = Benennen …
load-name-title = Wie heißt dieses Spiel?
load-name-yes = Benennen
load-delete = Löschen
load-delete-title = Endgültig löschen?
load-delete-text = { $name } lässt sich nicht zurückholen.
load-delete-yes = Löschen
load-part-text = Bis dorthin ist das Spiel heil, und von dort könnt ihr in einem neuen Spielstand weiterspielen; der beschädigte bleibt, wie er ist.
load-part-rules-text = Bis dorthin ist das Spiel dasselbe, und von dort könnt ihr in einem neuen Spielstand weiterspielen; der alte bleibt, wie er ist.
load-part-yes = Von dort weiterspielen
replaying-title = Das Spiel wird geöffnet
replaying-text = Es wird bis dorthin nachgespielt, wo ihr aufgehört habt …
load-kept = dauerhaft gespeichert, bleibt unverändert
load-elsewhere = läuft in einem anderen Fenster
rules-changed-title = Die Regeln haben sich geändert
open-elsewhere-title = Anderswo geöffnet
open-elsewhere-text = Ein Spiel lässt sich immer nur in einem Fenster spielen. Hier kannst du ansehen, wie weit es gekommen ist.
open-elsewhere-yes = Ansehen
save-lost-title = Die Speicherdatei ist weg
save-lost-text = Vom Spiel ist nichts verloren: Es ist noch ganz da, und das Programm kann es in eine neue Datei schreiben.
save-lost-anew = Neue Datei schreiben
save-lost-not = Jetzt nicht
save-anew-done = Das ganze Spiel ist wieder gespeichert: { $file }
load-playing = läuft gerade
load-no-window = { $system }: in diesem Fenster nicht spielbar
load-unknown = kein gespeichertes Spiel
turn-of-another = Jetzt ist { $player } am Zug. Drücke noch einmal { $key }, wenn du das meinst.
question-to-another = Diese Frage geht an { $player }. Drücke noch einmal { $key }, wenn du das meinst.
load-last-turn = zuletzt am Zug: { $player }
load-continue = Fortsetzen
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

window-small = Dieses Fenster hat nur { $width } × { $height } Pixel. Alles ist da, aber klein; ab { $least } × { $most } ist es gut zu lesen. F11 füllt den Bildschirm.
menu-group-on = Weiter
menu-group-here = Dieses Spiel
menu-group-leaving = Verlassen
menu-group-giving-up = Aufgeben
menu-resume = Zurück zum Spiel
menu-briefing = Auftrag …
menu-save = Speichern
menu-load = Laden …
menu-settings = Einstellungen …
menu-help = Hilfe …
menu-ask-again = Wieder fragen: { $question }
standing-taken-back = Du wirst wieder gefragt: { $question }
standing-round = Diese Runde nicht mehr
    .about = Sagt bis zum Ende der Runde nein. Im Menü kannst du dich wieder fragen lassen.
standing-always = Nie wieder fragen
    .about = Sagt für den Rest der Partie nein. Im Menü kannst du dich wieder fragen lassen.
menu-give-up = { $player } gibt das Spiel auf …
menu-by-program = Das Programm spielt für { $player }
menu-by-person = Für { $player } spielt wieder ein Mensch
seat-by-program = Von jetzt an spielt das Programm für { $player }.
seat-by-person = Von jetzt an spielt für { $player } wieder jemand am Tisch.
menu-start = Zum Startbildschirm
menu-quit = Beenden
give-up-title = Das Spiel aufgeben?
give-up-text = { $player } verliert sofort, und alle Figuren von { $player } verlassen das Spielfeld.
give-up-yes = Spiel aufgeben

## Ein Zufallsspiel

drawn-title = Zufallsspiel
drawn-any = Beliebig
drawn-system = Spiel
drawn-size = Größe
drawn-size-small = Klein
drawn-size-middle = Mittel
drawn-size-large = Groß
drawn-kind = Gelände
drawn-aim = Gekämpft wird um
drawn-aim-ground = Die Mitte
drawn-aim-defeat = Den Sieg allein
drawn-force = { $player }, Wert { $worth }
drawn-take = Spielen
drawn-another = Ein anderes
drawn-name-small = Scharmützel { $seed }
drawn-name-middle = Gefecht { $seed }
drawn-name-large = Schlacht { $seed }
drawn-about = Gelände und Truppen sind ausgelost. Das Gelände bevorzugt keine Seite, und beide Truppen sind fast gleich viel wert.
drawn-ground = die Mitte

## Schluss

closing-win = { $players } gewinnt
closing-shared = { $players } teilen sich den Sieg
closing-draw = Niemand gewinnt
closing-victory-points = Punkte
closing-checks = Treffer
closing-damage = Schaden
closing-lost = Verluste
closing-hits = { $hits } von { $attempts }
closing-of = { $lost } von { $force }
closing-look = Zum Tisch
closing-again = Noch einmal
closing-turned = Seiten tauschen
closing-evening = Nach { $games } Partien: { $score }
closing-evening-won = { $name } { $number }
closing-evening-drawn = unentschieden { $number }
closing-following = Was aus ihnen wird
closing-chapter = Nächstes Kapitel
following-title = Was aus ihnen wird
following-where = Wohin es geht
following-nowhere = In keinem Szenario gibt es einen Platz für jemanden aus diesem Spiel.
following-rest = Wie lange sie rasten
following-evenings = Wann es weitergeht
following-apart = Später
following-back-to-back = Sofort
following-who = Wer mitkommt
following-as-new = wie neu
following-stays = kommt nicht mit
following-take = Weiterspielen
rest-none = Gar nicht
rest-minutes = Minuten
rest-hours = Stunden
rest-days = Tage
campaign-begin = Beginnen
campaign-chapters = Die Kapitel
campaign-chapter-title = { $name }: Kapitel { $number } von { $of }
campaign-gained = Was sie gewonnen haben
campaign-stands = { $name }, Kapitel { $number } von { $of }: { $score }
campaign-edit = Ändern
campaign-write-one = Eine Kampagne schreiben …
campaign-which-game = Eine Kampagne für welches Spiel?
campaign-writing-title = Eine Kampagne schreiben
campaign-field-name = Name
campaign-field-description = Worum es geht
campaign-empty = Füge die Szenarien hinzu, in der Reihenfolge, in der man sie spielt.
campaign-add = Kapitel hinzufügen …
campaign-add-title = Welches Szenario kommt als nächstes?
campaign-drop = Das Kapitel herausnehmen
campaign-rest = Rast davor: { $rest }
campaign-recruits = Neue: { $new ->
    [yes] ja
   *[no] nein
}
    .tip = Für wen fehlt, kommt jemand Neues
campaign-cast-title = Wen willst du ändern?
campaign-cast = Wer ist wer …
    .tip = Eine Figur ist in zwei Kapiteln dieselbe, wenn du es hier sagst; sie braucht dasselbe Profil
campaign-member-title = Wer ist das?
campaign-new = jemand Neues
campaign-nobody-like = Aus den früheren Kapiteln hat niemand das Profil von { $figure }; das ist also jemand Neues.
campaign-is = { $part }: { $who }
campaign-sits = Am Tisch, { $part }: { $who }
campaign-gains = { $number ->
    [0] Gewinn …
    [one] Gewinn: 1 …
   *[other] Gewinn: { $number } …
}
campaign-gain-title = Was bringt das Kapitel?
campaign-gain = { $who ->
    [winners] Wer gewinnt: { $what }
   *[all] Alle: { $what }
}
campaign-gain-drop = Streichen: { $gain }
campaign-go-on = { $number ->
    [one] Von { $of } macht einer weiter: { $names }
   *[other] Von { $of } machen { $number } weiter: { $names }
}
campaign-nobody-goes-on = Aus den früheren Kapiteln macht niemand weiter: Sag, wer wer ist.
campaign-too-short = Eine Kampagne hat mindestens zwei Kapitel.
campaign-into = Sie kommt nach { $file }
campaign-write = Speichern
campaign-undo = Zurücknehmen
campaign-leave-title = Gehen, ohne zu speichern?
campaign-leave-text = Was du an dieser Kampagne geändert hast, geht verloren.
closing-start = Zum Start
ended-result = Ergebnis
ended-result-note = wer gewonnen hat
ended-start-note = ein anderes Szenario wählen

## Einstellungen und Tasten

settings-broken = Was das Programm hier nicht lesen kann, steht wieder auf der Voreinstellung.{ $kept ->
    [none] { "" }
   *[other] { " " }Die alte Datei liegt noch als { $kept } da.
}
settings-title = Einstellungen
settings-keys = Tasten ändern …
setting-language = Sprache
setting-interface-scale = Größe der Bedienelemente
setting-interface-scale-held = Größe der Bedienelemente (hier { $share } %)
setting-theme = Aussehen
setting-colour-blind = Farben
setting-effects = Schritte, Schüsse und Stürze
colours-usual = übliche
colours-blind = für Farbenfehlsichtige
effects-yes = zeigen
effects-no = nicht zeigen
tiles-more = Mehr ({ $number })
tiles-less = Weniger
setting-dice-speed = Tempo von Würfeln und Bewegung
setting-sound = Geräusche
setting-sound-missing = Geräusche (kein Gerät da)
setting-silent = Diese Geräusche
setting-dice = Würfel
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
sound-sort-dice = Würfel
sound-sort-fight = Kämpfe
sound-sort-movement = Bewegung
sound-sort-table = Karten und Plättchen
sound-sort-signals = Signale
dice-kind-seeded = das Programm würfelt
dice-kind-typed = wir würfeln selbst (ab dem nächsten Spiel)
keys-title = Tasten
keys-row = { $command }  ·  { $group }
keys-press = Taste drücken …
keys-reset = Alle zurücksetzen
keys-taken = Diese Taste ist schon vergeben: { $command }

## Hilfe

help-title = Hilfe
help-marks-title = Zeichen an Figuren
help-table-marks-title = Auf dem Spielfeld
help-short-title = Abkürzungen
help-round-title = Eine Spielrunde
help-showing-title = Mehr oder weniger sehen
help-here = Auf diesem Bildschirm
help-elsewhere = Anderswo
help-start-title = Startbildschirm
start-key-return = Enter: Das neueste Spiel fortsetzen
start-key-others = Strg O: Ein anderes Spiel fortsetzen
start-key-digit = 1 bis 9: Das Szenario mit dieser Nummer spielen
start-key-shift = Umschalt 1 bis 9: Seinen Tisch ansehen
start-key-ctrl = Strg 1 bis 9: Seinen Tisch bearbeiten
start-key-arrows = Pfeil links, rechts: Szenarien nur eines Spiels zeigen
start-key-learn = Strg T: Ein Spiel lernen
start-key-drawn = Strg R: Ein Zufallsspiel
start-key-new = Strg N: Neues Spielfeld
start-key-load = F9: Gespeicherte Spiele
start-key-settings = F10: Einstellungen
start-key-screen = F11: Vollbild oder Fenster
start-key-escape = Esc: Beenden
help-mouse-title = Maus
mouse-left = Linksklick: auswählen, Wegpunkt setzen, Ziel wählen, angebotene Stelle nehmen
mouse-right = Rechtsklick: was sich hier tun lässt; abbrechen
mouse-drag = Mit links ziehen: den Tisch verschieben oder den Geist der aktiven Figur ziehen
mouse-middle = Mit der mittleren Taste ziehen: verschieben
mouse-wheel = Mausrad: auf den Mauszeiger zu vergrößern
mouse-shift-wheel = Umschalt und Mausrad: Ausrichtung drehen
mouse-rule = Klick auf { $example }: diese Regel oder Festlegung lesen; eine Taste in einem Hinweis öffnet die dort genannte
help-lines-title = Linien und Farben
help-lines = Eine weiße Linie ist freie Sicht, eine gelb gestrichelte teilweise verdeckt mit Anteil und Stufe, eine rot gepunktete versperrt durch das umrandete Stück. Ein kleines = heißt: im Rahmen der Messgenauigkeit entschieden. Was nur geplant ist, ist durchscheinend. Ein heller Strich im Protokoll steht neben allem, was seit dem eigenen letzten Spielzug geschehen ist.
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
command-redo = Wiederherstellen
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
command-show-table = Gehalten: nur den Tisch sehen. Ziehen verschiebt, ein Klick zeigt ein Datenblatt, gewählt wird nichts
command-more-tiles = Alle Aktionen zeigen oder nur die üblichen
command-fold-card = Entscheidungstafel
card-fold = Tafel einklappen ({ $key }); ihre Tasten wirken weiter
card-unfold = Tafel ausklappen ({ $key })
command-show-sight = Sicht einer Figur
command-show-all-sight = Wer sieht wen
command-show-ranges = Reichweiten der Waffen, und wie weit die Figur kommt
command-show-command = Radien: Kommando, Kommunikation, Fähigkeiten
command-show-squares = Felder
command-show-zones = Gebiete
command-show-heights = Höhen
command-briefing = Auftrag: was zu tun ist
command-ruler = Maßband
command-show-names = Namen
command-show-foresight = Was an einer Stelle geschehen kann
command-activate = Ausgewählte Figur aktivieren
command-relocate-in = Figur auf das Spielfeld verlegen
command-relocate-out = Figur vom Spielfeld verlegen
command-wait = Abwarten
command-break-off = Für diese Runde abbrechen
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
command-next-weapon = Nächste Waffe
command-less-points = Weniger Aktionspunkte
command-more-points = Mehr Aktionspunkte
command-frequency = Frequenz nutzen
command-give-up-more = Eine Probe mehr aufgeben
command-give-up-less = Eine Probe weniger aufgeben
command-boost-more = Mehr Durchschlagskraft
command-boost-less = Weniger Durchschlagskraft

## Regeln und Festlegungen

rule-page-all = Regeln und Festlegungen
rule-page-all-heading = Die Regeln in der Reihenfolge des Regelbuchs, danach die Festlegungen: was gilt, wo das Regelbuch schweigt oder unklar ist
rule-page-back = Zurück
rule-page-keys = Tasten
rule-page-search = Suche: ein Wort, eine Zahl, ein englischer Name
rule-page-found = { $number ->
    [0] Nichts gefunden
    [one] Eine gefunden
   *[other] { $number } gefunden
}

## In jedem Spiel

respond-stop = Hier stehen bleiben
    .help = Die Figur bleibt stehen; ihre restlichen Bewegungspunkte verfallen.
target-bare-point = ein Punkt auf dem Spielfeld
draw-stepper = Karten
# Eine Bewegung planen: die Karte, die Zeichen am Weg, die Reichweite.
moving-planning = Der Weg dorthin wird gesucht …
moving-would-be-lost = Ein Weg ist geplant: { $go } geht ihn, noch einmal { $again } verwirft ihn ({ $action }).
moving-would-be-lost-for = Ein Weg ist geplant: { $go } geht ihn, noch ein Klick auf { $figure } verwirft ihn.
moving-goes-first = Der Weg wird noch gesucht und kommt zuerst; Esc verwirft ihn.
briefing-wins = So gewinnt man
kind-vehicle = Vehikel
    .object = das Vehikel

## Aufbauen

command-set-up = Den Rest automatisch aufbauen
menu-set-up = Automatisch aufbauen
set-up-rest = Rest aufbauen
set-up-nothing = Es ist schon alles aufgebaut.
set-up-done = Alles ist aufgebaut. { $key } nimmt es zurück.
names-set-up = Aufbau
names-set-up-table = am Tisch
names-set-up-itself = automatisch
names-set-up-tip = Am Tisch wählt und legt ihr reihum; automatisch macht das Programm das alles bis zum ersten Zug.
names-map = Spielfeld Nr. { $seed }
names-map-tip = Dieselbe Zahl ergibt dasselbe Spielfeld; ein Klick fragt nach einer anderen.
names-force-open = Armee: am Tisch gewählt
names-force = Armee: { $force }
names-force-tip = Welche Armee { $player } führt; ein Klick zeigt alle, auch deine gespeicherten.
names-which-force = Welche Armee führt { $player }?
names-force-none = Am Tisch gewählt
names-forces = Einsatzgruppen
names-forces-usual = Die des Szenarios
names-forces-own = Von dir zusammengestellt
names-forces-tip = Stell die Einsatzgruppen für dieses Spiel zusammen (F4): Figuren, Ausrüstung und Werte, bis zur Grenze, wenn es eine gibt. Das Szenario bleibt, wie es ist.
names-forces-not-saved = Was du hier zusammenstellst, gilt nur für dieses Spiel. Speichere eine Einsatzgruppe, um sie zu behalten, oder ändere das Szenario im Editor.
names-pictures = Eigenes
names-pictures-chosen = { $count ->
    [0] Die üblichen Figuren
    [one] Eine eigene
   *[other] { $count } eigene
}
names-pictures-tip = Gib Mitspielern und Figuren eigene Bilder (F3), etwa ein Foto der Miniatur oder ein Wappen, und Figuren Namen und Tuch.
names-pictures-title = Eigene Figuren
names-pictures-hint = Enter wählt ein Bild für die markierte Zeile, Entf nimmt es weg. Du kannst auch eine Datei auf das Fenster ziehen.
names-pictures-which = Welches Bild steht für { $name }?
names-pictures-reading = Das Programm liest { $name } …
names-pictures-usual = die übliche Figur
names-pictures-usual-mark = das übliche Zeichen
names-pictures-away = Nimmt das Bild weg
names-pictures-sound = Lässt sich als Spielfigur verwenden
names-pictures-no-file = In diesem Ordner liegt kein Bild; Bilder enden auf { $known }.
names-own-rename = Name
names-own-cloth = Tuch
names-own-name = Wie heißt { $name } bei dir? Ohne Eingabe: wie üblich.
names-own-twice = { $name } heißt schon jemand: Wähle einen anderen Namen.
names-own-yes = Benennen
names-cloth-which = Welches Tuch trägt { $name }?
names-cloth-usual = Das übliche
cloth-linen = Leinen
cloth-moss = Moosgrün
cloth-rose = Rosé
cloth-sky = Himmelblau
cloth-lilac = Flieder
cloth-straw = Strohgelb
cloth-clay = Lehmbraun
cloth-mint = Minzgrün
cloth-snow = Weiß
cloth-slate = Grau

## Einführungen

lesson-where = { $name } · { $step } von { $steps }
lesson-next = Weiter (Enter)
    .short = Weiter
lesson-show = Zeig es mir
    .short = Zeig es
lesson-again = Diesen Schritt noch einmal
    .short = Neu
lesson-leave = Verlassen; später weiter
    .short = Verlassen
lesson-to-start = Zum Start
    .short = Zum Start
lesson-play-on = Weiterspielen
    .short = Weiter
lesson-over = Das war’s
    .text = Mehr braucht es nicht für den ersten Abend. Spiel weiter, wenn du magst: Für die anderen spielt das Programm.
lesson-not-yet = Später: Erst tu, was im Kasten links steht.
lesson-read-first = Erst tu, was im Kasten links steht.
lesson-left-title = Mit der Einführung weitermachen?
lesson-left-text = Du hast sie bei Schritt { $step } verlassen. Du kannst dort weitermachen oder von vorn beginnen.
lesson-go-on = Weiter
lesson-anew = Von vorn
start-tutorial = Ein Spiel in zehn Minuten lernen
start-which-tutorial = Was möchtest du lernen?
start-tutorial-line = { $system }: { $name }, { $minutes } Minuten
start-tutorial-left = { $line } (verlassen bei Schritt { $step })
help-tutorial = Einführung

## Auf den ersten Blick: was eine Figur gut und schlecht kann

strength-shoots-well = schießt gut
strength-shoots-badly = schießt schlecht
strength-strikes-well = gut im Nahkampf
strength-strikes-badly = schlecht im Nahkampf
strength-throws-well = wirft gut
strength-quick = schnell
strength-slow = langsam
strength-nimble = gewandt
strength-clumsy = unbeholfen
strength-brave = mutig
strength-timid = ängstlich
strength-tough = zäh
strength-frail = zerbrechlich
strength-armoured = gepanzert
strength-leads = führt
strength-handy = geschickt
strength-attacks-hard = greift hart an
strength-attacks-weakly = greift schwach an
strength-holds-out = schwer zu schlagen
strength-falls-easily = leicht zu schlagen
strength-from-afar = trifft aus der Ferne
strength-flies = fliegt

## Ein Spiel auf einen Blick

overview-begin = Los geht’s
overview-nobody = Du kennst noch niemanden.

## Was geschieht und was nicht geht, wo ein Spiel nichts Eigenes dazu sagt

event-round-began = Runde { $game_round }
event-turn-began = { $player } ist am Zug.
event-die-rolled = { $figure } würfelt { $face }.
event-walked = { $figure } geht.
refusal-go-no-room = Dort ist kein Platz zum Stehen.
refusal-go-too-far = Dorthin führt kein Weg von höchstens { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}.
