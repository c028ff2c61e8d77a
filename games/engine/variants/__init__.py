"""The games, a package each; its docstring is its numbered rule sheet.

Rules that hold in all of them
------------------------------
G1   A player says what they computed. The claim is kept, right or wrong, with the time it took.
G2   A table has one of three modes. *Coach*: a false claim is explained at once, the tiles come back, nothing
     is lost. *Referee*: it is explained at once and costs what the game's own challenge rule says.
     *Challenge*: it stands until a rival doubts it. The time for that begins when the player ends the turn;
     it is over when every rival has accepted (the next player's own move counts as that) or after some
     seconds (10 as a rule), and the next player cannot act before the others have had 5. Refill, bonuses
     and the end of the game wait for it. A doubt names one claim; each rival may doubt each claim once; the
     first one counts. What is not allowed is not false: a tile not held, a square that is taken, the wrong
     sign. It is refused with the reason, free of cost in every mode. One false equation makes a whole claim
     false.
G3   No false claim is lost: those nobody noticed, doubts that were right, doubts that were wrong and doubts
     that a rival could have had are all kept.
G4   Nothing hidden leaks. A player sees the board, the points, how many tiles others and the bag have, and
     their own rack. The draw for the first turn is public.
G5   Seed, options and actions give back every position. What the clock does is an action, too.
G6   Two to four seats (Formula: five), students and bots in any mix. With fewer than two left a match stops
     unfinished, its claims kept. Equal totals share a place.
G7   A pass is chosen, or the clock ran out. A turn lost by a false claim is none, an exchange is none. A game
     that nobody plays on ends after two passes in a row by everybody.
G8   A level sets tiles and operations, and here and there the largest number. What breaks such a limit is
     not allowed at that table; it is never counted as false arithmetic.
"""
