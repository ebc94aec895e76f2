### Schauen: was eine Figur oder ein Geist sieht, mit und ohne Spiel.

## Was unter der Maus liegt

spot-aimed-at = { $figures } { $count ->
    [one] zielt
   *[other] zielen
} hierher

## Der Bildschirm

look-no-action-points = { $figure } hat keine Aktionspunkte (AP 0) und kommt im eigenen Spielzug nirgendwohin.

## Wer auf wen schaut

look-too-little = Vom Ziel ist weniger als 1 % im Sichtwinkel und unverdeckt: zu wenig für eine Sichtlinie (RU011).
look-too-little-ahead = Mit Sichtwinkel 0 sieht die Figur nur eine Linie genau nach vorn. Das ist weniger als 1 % des Ziels: zu wenig für eine Sichtlinie (RU011).
look-in-reach = in Reichweite
look-impossible = (nicht möglich)
look-out-of-reach = außer Reichweite
look-hint-better = Rückt { $observer } { $length } { $length ->
    [one] Schritt
   *[other] Schritte
} nach { $side ->
    [left] links
   *[right] rechts
} (von sich aus): { $level ->
    [0] freie Sicht auf das Ziel.
   *[other] Sichtschutz des Ziels nur noch { $level }.
}
look-hint-better-turned = Rückt { $observer } { $length } { $length ->
    [one] Schritt
   *[other] Schritte
} nach { $side ->
    [left] links
   *[right] rechts
} (von sich aus) und wendet sich dem Ziel zu: { $level ->
    [0] freie Sicht.
   *[other] Sichtschutz des Ziels { $level }.
}
look-hint-safer = Rückt das Ziel, { $target }, { $length } { $length ->
    [one] Schritt
   *[other] Schritte
} nach { $side ->
    [left] links
   *[right] rechts
} (gesehen von „{ $observer }“ aus): Sichtschutz { $level }.
look-hint-hides = Rückt das Ziel, { $target }, { $length } { $length ->
    [one] Schritt
   *[other] Schritte
} nach { $side ->
    [left] links
   *[right] rechts
} (gesehen von „{ $observer }“ aus): außer Sicht.
look-hint-turn = Dreht sich { $figure } um { $degrees }° nach { $side ->
    [left] links
   *[right] rechts
}: Sichtlinie zum Ziel.
look-hint-turn-back = Dreht sich das Ziel, { $figure }, um { $degrees }° nach { $side ->
    [left] links
   *[right] rechts
}: Sichtlinie zurück.
look-hint-keeps = Das Ziel bleibt im Sichtwinkel, solange sich { $figure } höchstens { $left }° nach links oder { $right }° nach rechts dreht.
look-hint-label = Stufe { $level }

## Ringe

look-ring = { $name }: { $radius }
look-ring-communication = Kommunikation
look-ring-perception = Wahrnehmung
look-ring-command = Kommando
look-ring-weapon = { $weapon }, { $name }: { $radius }
