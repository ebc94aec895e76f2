### Gefragt werden, ob man unterbricht: Karten, der Stapel, das Band, ständige Befehle.

## Was angesagt ist, und der Stapel

stack-more = … und { $number } weitere darunter

## In einer Unterbrechung handeln

command-declared = Wie angesagt

## Eine Bewegung wird unterbrochen

respond-stop = Nicht weiter
    .help = Es geht nicht weiter; die restlichen Bewegungspunkte verfallen.
respond-note = Was festliegt, wird nach der Unterbrechung so weit wie möglich ausgeführt.

## Ständige Befehle

menu-orders = Wann werde ich gefragt? …
sheet-orders = Wann werde ich gefragt? …
    .tip = Wann gefragt wird, ob diese Figur unterbricht. Das sieht nur, wer sie führt.

## Tasten

key-group-interrupt = Unterbrechen
command-standing-orders = Wann werde ich gefragt?
command-pass-interruption = Keine Unterbrechung spielen
command-pass-turn = In diesem Spielzug nicht mehr fragen
command-respond = Bewegung unterbrochen: reagieren
command-respond-stop = Bewegung unterbrochen: nicht weiter
