# Wie Kämpfe ausgehen.

outcome-falls = Ziel fällt { $share }
outcome-both = beide fallen { $share }
outcome-lost = Angreifer fällt { $share }
outcome-neither = keiner fällt { $share }
foresight-tile = Nach einer Bewegung von { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}: das Ziel fällt zu { $falls } % (jetzt { $fell }), der Angreifer zu { $lost } % (jetzt { $was })
outcome-stays = Ziel bleibt { $share }
