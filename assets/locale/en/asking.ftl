### Being asked for interruptions: cards, the stack, the banner, standing orders.

## What is announced, and the stack

stack-more = … and { $number } more below

## Acting in an interruption

command-declared = Do as announced

## A movement that is interrupted

respond-stop = Go no further
    .help = Nothing more is moved; the movement points that are left are lost.
respond-note = What is fixed is carried out after the interruption as far as possible.

## Standing orders

menu-orders = When am I asked? …
sheet-orders = When am I asked? …
    .tip = When the player of this figure is asked whether it interrupts. Only that player gets to see it.

## Keys

key-group-interrupt = interrupting
command-standing-orders = When am I asked?
command-pass-interruption = Play no interruption
command-pass-turn = No more questions in this turn
command-respond = Movement interrupted: react
command-respond-stop = Movement interrupted: go no further
