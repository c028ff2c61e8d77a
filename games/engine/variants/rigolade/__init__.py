"""Rigolade avec des chiffres (E. Eisemann, Pelikan 1973): equations on a lattice.

The rules
---------
R1   Two to four players. 102 numbers: seven each of 1 to 10, and one each of 12 14 15 16 18 20 21 24 25 27 28
     30 32 35 36 40 42 45 48 49 50 54 56 60 63 64 70 72 80 81 90 100. 80 signs: 25 ×, 25 ÷, 15 + and 15 −.
     Numbers and signs have a bag each.
R2   The board has 21 × 21 squares. Counting rows and columns from 0: where both are even lies a number; on an
     even line, every fourth square beginning with 1 takes a sign, every fourth beginning with 3 is a printed
     ``=``; where both are odd nothing is ever laid.
R3   Everybody draws a number and keeps it; the highest begins. Who ties for the highest draws one more each,
     kept too; tied to the seventh, the lowest seat begins. Racks hold 7 numbers and 4 signs.
R4   An equation is number, sign, number, ``=``, number. It fills one slot of five squares, across or down; the
     result is a single number, at the right or at the bottom.
R5   The first equation lies in the middle: in one of the two slots that have the central square as their middle.
R6   Every later equation uses at least one number that lies on the board already. A result may be the first
     number of the next equation: 4 + 4 = 8 + 2 = 10. One equation a turn, apart from R10.
R7   An equation scores its largest number, once for +, twice for −, three times for ×, four times for ÷.
R8   At the end of the turn the rack is filled to 7 numbers and 4 signs, while the bags last.
R9   Instead of an equation a player may give back all numbers, or all signs, draw as many, and pass on. The old
     tiles go back first. Not when the bag of that kind is empty: the same tiles would come back.
R10  Who completes an equation by a sign alone scores it and may go on: with a further equation, or an exchange.
     Each sign alone gives the right again.
R11  The game ends when one of the bags is empty and (a) a player has no number left, who adds the values of all
     numbers that the others hold; or (b) nobody can make an equation with the tiles held: each loses the values
     of the numbers they hold. Looked at after refilling. Two rounds of passes (G7) end it as (b); so does a
     board on which no tile outside it, held or in a bag, could ever make an equation.

A false equation (G2) is taken back and ends the turn, together with what was laid after it in that turn; what was
scored before it stays. No points either way.

The position as text
--------------------
One line of ``key=value`` pairs, see :mod:`.text`.

A move as text
--------------
``i11 across 6x8=48``   the equation in the slot that begins at i11 (``down`` for the other direction)
``swap numbers``        give back all numbers (``swap signs``)
``end``                 enough, after a sign alone
``pass`` ``accept`` ``doubt 0`` ``leave 1``; the house: ``timeout`` ``grace`` ``close`` ``hold 1`` ``return 1``
"""
