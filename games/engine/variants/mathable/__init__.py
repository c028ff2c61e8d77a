"""Mathable: lay a number where two neighbours make it.

The rules, numbered as in the referee's book
--------------------------------------------
M1   Two to four players; whoever has most points at the end wins.
M2   106 tokens: one 0, seven each of 1 to 10, and one each of 11 to 21, 24, 25, 27, 28, 30, 32, 35, 36,
     40, 42, 45, 48, 49, 50, 54, 56, 60, 63, 64, 70, 72, 80, 81 and 90.
M3   The board has 14 × 14 squares. Some treble or double what is scored there, some ask for one operation.
     The numbers 1 to 4 printed in the middle count as tokens. See :mod:`.board`.
M4   Each player draws a token, in the open, and keeps it; the highest begins. Those tied for highest draw
     again, up to seven times, and keep that too; tied to the seventh, the lowest seat begins. Then all fill
     up to 7, the beginner first.
M5   In a turn a player places tokens one by one, as many as they can and want.
M6   A token goes on an empty square when, in some direction, the next two squares both hold numbers and one
     operation makes the token of them, in either order. Division is exact and never by 0.
M7   Never diagonally, and never between the two numbers.
M8   A token is worth its number.
M9   A square with a sign takes only equations with that sign.
M10  A token on a square with a sign gives the right to draw one more, at once or never, while the bag lasts.
M11  A token scores once for each equation the player claims: one for each direction at most. Where two
     operations fit, either is right. What is not claimed does not score.
M12  2x and 3x multiply all that the token scores.
M13  Who began the turn with 7 tokens or more and plays every one of them, those drawn on the way included,
     gets 50 points more.
M14  At the end of the turn the rack is filled to 7 while the bag lasts; a rack above 7 draws nothing.
M15  Instead of placing, a player may exchange tokens, as many as the bag holds at most: new ones are drawn
     first, then the old ones go back. Or pass.
M16  A placed token is not taken back.
M17  In challenge mode rivals may doubt a token once the turn has ended. If its claim is false, it and all
     placed after it return to the rack, their points are lost, and the extra tokens drawn with it and after
     it go back to the bag. Earlier tokens may still be doubted. A mistaken doubt costs nothing.
M18  The end: the bag is empty and somebody has no token; or no token fits anywhere (with an empty bag only
     the racks count); or everybody passed twice in a row.
M19  Then each player loses the sum of the tokens left on their rack.
M20  The rule sheet's example replays move by move: 39 points, then 121.
M21  Two liveries of the board are a matter of display only.

Chosen where book and sheet are silent
--------------------------------------
- The tokens of who leaves go back to the bag, after the turn in which they left; who leaves is placed after
  all who stayed.
- In referee mode a false claim is treated as though challenged at once: the token returns, the turn ends,
  the points scored before it stay (M17).
- An empty rack ends the turn by itself, unless an extra token may still be drawn.
- A turn that times out after a token was placed ends as though the player had said so; before, it is a pass.

A position as text
------------------
One subject a line, in any order, the board last. Only ``rack`` (one line for each seat) is needed; what is
left out has the value shown here::

    mathable 1
    mode challenge              coach, referee or challenge
    operations + - × ÷
    clock none 10               seconds for a turn, seconds to challenge
    tokens 0 1*7 12             the whole set; left out: what lies on racks, board and in the bag
    seed "x"
    ply 0
    turn 0 since 0
    passes 0
    scores 0 0
    gone 2                      seats; left out: nobody
    held 1
    window 0 since 5 waiting 1 2 graced
    ended went_out
    began 7                     tokens on the rack when the turn began; left out: as many as are there
    draw                        the extra token may be drawn now
    rack 1 2 8
    rack 3 4 4
    opening 12                  what a seat drew for the first turn, one line for each
    bag 5*2 6
    step 12 i8 left:× points 12 drew 11 doubted 1 2
    laid 0 i8:1 h6:2            a seat, its tokens on the board and their plies; left out: laid by nobody
    board
    . . . 12 .

A move as text
--------------
``12 i8 3x4`` places 12 on i8 because 3 × 4 is 12; ``8 h9 6+2 2x4`` claims two equations; ``left:x`` stands
for "the two numbers to the left, times" where the numbers alone would not be clear. Then ``draw``, ``end``,
``pass``, ``swap 17 42``, ``accept``, ``doubt 0`` (the first token of the turn), ``leave 1``, and of the house
``timeout``, ``grace``, ``close``, ``hold 1``, ``return 1``.
"""
