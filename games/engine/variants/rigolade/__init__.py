"""Rigolade avec des chiffres (E. Eisemann, Pelikan 1973): equations on a lattice.

The rules, numbered as in the referee's book
--------------------------------------------
R1   Two to four players. 102 numbers: seven each of 1 to 10, and one each of 12, 14, 15, 16, 18, 20, 21,
     24, 25, 27, 28, 30, 32, 35, 36, 40, 42, 45, 48, 49, 50, 54, 56, 60, 63, 64, 70, 72, 80, 81, 90 and 100.
     80 signs: 25 ×, 25 ÷, 15 + and 15 −. Numbers and signs have a bag each.
R2   The board has 21 × 21 squares. Counting rows and columns from 0: where both are even lies a number; on
     an even line every fourth square from 1 on takes a sign, every fourth from 3 on is a printed ``=``;
     where both are odd nothing is ever laid. See :mod:`.lattice`.
R3   Everybody draws a number, in the open, and keeps it; the highest begins. Those tied for highest draw
     again, up to seven times, and keep that too; tied to the seventh, the lowest seat begins. Racks hold
     seven numbers and four signs.
R4   An equation is number, sign, number, ``=``, number. It fills one slot of five squares, across or down;
     the result is a single number, at the right or at the bottom.
R5   The first equation lies in the middle: in one of the two slots centred on the central square.
R6   Every later equation uses at least one number that lies on the board already. A result may be the first
     number of the next equation: 4 + 4 = 8 + 2 = 10. One equation a turn, apart from R10.
R7   An equation scores its largest number: once for +, twice for −, three times for ×, four times for ÷.
R8   At the end of the turn the rack is filled to seven numbers and four signs, while the bags last.
R9   Instead of an equation a player may give back all numbers, or all signs, draw as many, and pass on;
     also when an equation would be possible. The old tiles go back first.
R10  Who completes an equation by a sign alone scores it and may go on, with a further equation or an
     exchange. Each sign alone gives the right again.
R11  The game ends when one of the bags is empty and (a) a player has no number left, who then adds the
     values of all numbers that the others hold; or (b) nobody can make an equation of the tiles they hold:
     then each loses the values of the numbers they hold. This is looked at after refilling. Two rounds of
     passes (G7) end the game as (b).

Chosen where book and sheet are silent
--------------------------------------
- Kinds of tiles are exchanged only while their bag has some: of an empty bag the same tiles would return.
- Who holds fewer than seven numbers, or four signs, exchanges as many as they hold.
- An exchange after a sign alone (R10) is carried out when nobody can question the turn any more.
- A false equation is taken back together with all that was laid after it in that turn, and an exchange after
  it is off; what was scored before it stays, and can still be doubted.
- When even all tiles outside the board, in racks and bags, would make no equation, the game ends as (b).
- A rival who had accepted a false equation before another one doubted it has overlooked it (G3).
- The tiles of who leaves go back to the bags, after the turn in which they left; who leaves is placed after
  all who stayed.
- A turn that times out after a sign alone ends as though the player had said so; before, it is a pass.

A position as text
------------------
One subject a line, in any order. Only ``rack`` (one line for each seat) is needed; what is left out has the
value shown here::

    rigolade 1
    mode challenge              coach, referee or challenge
    clock none 10               seconds for a turn, seconds to challenge
    set 1*7 12 | +*15 -*15      all tiles; left out: what lies on racks, board and in the bags
    seed "x"
    ply 0
    turn 0 since 0
    passes 0
    scores 0 0
    gone 2                      seats; left out: nobody
    held 1
    window 0 since 5 waiting 1 2 graced
    ended went_out
    rack 1 2 8 | + x            numbers and signs of a seat
    opening 12                  what a seat drew for the first turn, one line for each
    bag 5*2 6 | +*3
    laid i11 across 6x8=48 by 0 ply 1       the board, in the order it was laid; left out: by nobody
    open m11 across 48/6=8 by 1 ply 2 doubted 0     the same, for the turn that is open or in its window
    exchange numbers            asked for after a sign alone

A move as text
--------------
``i11 across 6x8=48`` lays what is missing of that equation in the slot that begins at i11; ``down`` is
the other direction. ``lay i11:6 j11:x`` names the tiles instead, for those that make no equation. Then
``swap numbers``, ``swap signs``, ``end`` (after a sign alone), ``pass``, ``accept``, ``doubt 0`` (the
first equation of the turn), ``leave 1``, and of the house ``timeout``, ``grace``, ``close``, ``hold 1``,
``return 1``.
"""
