### Karten: Stapel, Hände, Ausspielen und Ablegen.

## Ereignisse

dice-shuffle = Mischen
