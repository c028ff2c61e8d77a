"""Equable: lay equations that cross, as words do elsewhere.

The rules, numbered as in the referee's book
--------------------------------------------
E1   Two to four players. 80 digits, 35 operators (+ - × ÷, the fraction bar ``/``, the decimal point ``.``),
     and 20 ``=`` that lie open for all.
E2   Digits 0 to 9: 10 12 10 9 9 7 7 6 6 4. Operators: + 9, - 8, × 7, ÷ 5, bar 3, point 3.
E3   A tile is worth the points printed on it: 0 and 1: 1, 2: 2, 3 and 4: 3, 5 and 6: 4, 7 and 8: 5, 9: 8;
     + 2, - 3, × 4, ÷ 5, bar 8, point 10, = 1.
E4   A rack has 7 digits and 2 operators. One ``=`` at most is taken in a turn.
E5   Each draws a digit, in the open; the highest begins, ties draw again. These tiles go back.
E6   The board has 17 × 17 squares: B and R double and treble a tile, G and Y an equation; see :mod:`.board`.
E7   The first equation covers the star, and its points are doubled. The star counts for nobody else.
E8   Later, a new tile touches a standing one. All new tiles lie in one line without a gap, and every line of
     two or more tiles that they make or lengthen is a true equation.
E9   Lines are read from left to right and from top to bottom, × and ÷ before + and -, and exactly.
E10  An equation is two or more expressions joined by ``=``, all equal. An expression is numbers joined by
     signs: none at its ends, no two side by side. What divides by zero is never true.
E11  Numbers are digits, leading zeros allowed; decimals with digits on both sides of the point; fractions
     with no zero below; mixed numbers, whose fraction is less than 1. The bar binds before × and ÷. Digits
     before a bar are one number unless the player says where the whole ends. Later plays may read them anew.
E12  Instead of laying, a player passes, or exchanges tiles for as many of the same kinds: back first, then
     drawn. For the end of the game that is as good as a pass.
E13  Each equation made or lengthened scores its tiles, with B and R, then times 2 for each G and 3 for each Y
     under it, whoever laid the tiles. Where premium squares count once, only those under new tiles count.
E14  A zero is idle in a line if all numbers there are the same without it. A play that adds only idle zeros
     to equations scores these zeros alone. A zero that is idle in an old line and in the new one is a mere
     link: the old line does not score. One that matters in the new line makes both score.
E15  Who lengthens an equation in its own line gets 20 more, once a play, but not for idle zeros alone.
E16  A player may take tiles of one expression beside an ``=`` off and lay others there, never the same
     symbol, no ``=``; the expression may grow at its outer end. Everything stays true. The changed equation
     scores, without the 20; what it crosses does not. The old tiles go back to the bag before the new ones
     are drawn.
E17  In challenge mode the first doubt of a play decides. A false play is taken back, its turn and points are
     lost, and who doubted gets 50. Who doubted a true one loses as many points as it scored. In referee mode
     a false play is taken back at once and nobody gets the 50.
E18  All tiles of a full rack in one play: "Equable", 150 more, which the star does not double.
E19  The end: the digits of the bag are used up and nobody can add to the board, or for two rounds nobody has
     laid a tile. Who laid last gets the points of all tiles on the racks and in the bag.
E20  Options of the sheet: fewer ``=``, racks of 9 and 3, a clock.
E21  The multiplication table and the hints on divisibility may be allowed; see :mod:`.help`.

Chosen where book and sheet are silent
--------------------------------------
- Replacements are nearly always possible and leave the board as full as before, so that a game in which they
  count as "possible equations" would never end. They do not count for "nobody can add" (E19), and when all
  plays of five rounds only replaced tiles, the game is over.
- A tile that replaces another lies on a used square: where premium squares count once, it does not count.
- A single tile that changes two equations at once scores in the better one.
- A tile by which a changed expression grows (E16) may also lengthen an equation it crosses, which scores as
  in any other play. Grown, the expression is still the first or last of its line: two equations of a line are
  not joined while one of them is changed.
- A line without an ``=``, or with something that is no number (``3/0``, ``1.2/5``), is not allowed; a
  division by zero with ÷ is a false claim, as any wrong sum is.
- Limits of a level (G8) are looked at before the truth: ``9 + 9 = 28`` is not allowed where 20 is the largest
  number, and is never counted as false. They hold for every number and every step.
- The tables of levels 2 and 3: a product has a factor among them; a quotient is whole, and it or the divisor
  is among them. At level 2 they are 0, 1, 2, 5 and 10.
- A doubt is about the whole play. Whatever comes of it, the time to challenge is over.
- Who had accepted a false play before somebody else doubted it has overlooked it, too.
- Tiles of a kind that the bag has none of cannot be exchanged.
- The tiles of who leaves go back to the bag, after the turn in which they left.
- Tied seven times for the first turn, the lowest seat begins.

A position as text
------------------
One subject a line, in any order, the board last. Only ``rack`` (one line for each seat) is needed; what is
left out has the value shown here::

    equable 1
    mode challenge              coach, referee or challenge
    clock none 10               seconds for a turn, seconds to challenge
    set 0*10 1*12 + =*20        the whole set; left out: all tiles there are
    full 7 2                    digits and operators of a full rack
    numbers none below_zero     the largest number; or from_zero
    tables 2 5 10               left out: all
    with premium_once help_page left out: without
    seed "x"
    ply 0
    turn 0 since 0
    passes 0
    scores 0 0
    gone 2                      seats; left out: nobody
    held 1
    window 0 since 5 waiting 1 2 graced
    ended passes
    equals 20                   the open supply
    last 1                      who laid last; left out: nobody
    replacements 0              plays in a row that only replaced tiles
    rack 1 2 8 +
    rack 3 4 4 ×
    opening 7                   what a seat drew for the first turn, one line for each
    bag 5*2 6 -
    laid i8 0 1                 square, seat and ply of a tile; left out: laid by nobody
    play lay 7@i9 i9>1 points 18 lengthened 20 equable 0
    taken 6 i9 0 1              what the play in question took off
    board
    _ _ 7 + 1 = 8 _

A move as text
--------------
``f9> 7+1=2×4`` lays tiles from f9 to the right, ``f9v`` downwards. Standing tiles are written like the others
or in brackets, ``d9> 5-(28÷7=4)-3``; another symbol than the one that stands there replaces it. For × and ÷
one may type x, * and :. The whole of a mixed number ends at an apostrophe, ``c9> 8:5=1'3/5``, or is named by
the square of its bar, the line and its digits, ``i9>1``. ``lay 7@f9 +@g9`` names tile by tile. Then
``swap 3 7 +``, ``pass``, ``accept``, ``doubt``, ``leave 1``, and of the house ``timeout``, ``grace``,
``close``, ``hold 1``, ``return 1``.
"""
