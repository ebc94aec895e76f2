### Schauen: was eine Figur oder ein Geist sieht, mit und ohne Spiel.

## Was unter der Maus liegt

spot-aimed-at = { $figures } { $count ->
    [one] zielt
   *[other] zielen
} hierher
