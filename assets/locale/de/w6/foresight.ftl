# Worauf Angriffe hinauslaufen und wer reagieren kann.

outcome-wounded = verwundet { $share }
foresight-mode = { $weapon }, { $mode }
foresight-reaction = Reaktion, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
