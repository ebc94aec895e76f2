### Ein gespeichertes Spiel ansehen.
watch-hands = Hände
watch-hands-note = was alle halten
watch-hands-secret = Geheim, bis es zu Ende ist.
