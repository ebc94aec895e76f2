# Worauf Angriffe hinauslaufen und wer reagieren kann.

outcome-wounded = verwundet { $share }
foresight-mode = { $weapon }, { $mode }
foresight-reaction = { $actions ->
    [0] für einen Würfel
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
parry-vain = Damit kann kein Wurf parieren. Wähle es noch einmal, um die Aktion trotzdem auszugeben.
foresight-step = { $length } m { $side ->
    [nearer] näher
    [back] zurück
    [left] nach links
   *[right] nach rechts
}: { $then } % für eine Wunde statt { $now }
foresight-invites = Reaktion: { $figure }, { $words }
foresight-invited = Reaktionen: { $number }
