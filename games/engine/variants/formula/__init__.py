"""Formula: one formula lies on the table, and everybody changes it with their cards.

The rules, numbered as in the referee's book
--------------------------------------------
F1   Two to five players. 57 cards: five each of 0 to 9, two jokers, and one each of + − × ÷ =, which lie
     open. Seven cards each.
F2   The dealer turns up two cards and lays the ``=`` behind them. The player at the dealer's left begins:
     chooses the operation and lays the answer, of one to three cards. The deal moves on with each round. A
     joker turned up goes under the pile and the next card is turned. If nobody can answer, everybody has
     drawn a card and it goes round again.
F3   Who cannot play, or does not want to, draws a card, and the turn passes.
F4   Afterwards a player may change the formula, laying one to three cards and using what lies there; the
     operation is free. It is always number, operation, number, ``=``, number, and true; divisions are exact
     and no result is below zero. Numbers stay in their places: each is kept, or covered as a whole by own
     cards, or has one of its cards replaced, or gets own cards before or behind it (6 → 64). The new
     formula must read differently from the old one; an equal card may be laid on its like.
F5   Numbers may be made of up to three cards. One of several cards may be covered as a whole, or have one
     of its cards replaced; its cards are not used apart. No number but 0 begins with 0.
F6   A joker is any digit, named by who lays it, and keeps it until it leaves the table; shuffled into the
     pile it is blank again.
F7   After a formula with 0 as a factor, or with 0 divided, every number must be replaced by a different one
     by whoever plays next; for that turn the option "reuse a card" rests.
F8   When the pile is empty, the covered cards are shuffled into a new one. If there are none, the turn just
     passes; when all have passed so, twice in a row (G7), the fewest cards win.
F9   Who first has no card left wins.
F10  Options, alone or together. *Reuse*: at least one card of the table must stay in sight. *Extra card*: the
     winner of a round gets one card more in the next; it does not add up. *Play on* until all are out, for
     the places. *Points*: each formula gives its result; at the end of a round everybody loses the sum of
     the cards they hold, a joker counting 25, and the first out gets 10. Who has reached 250 after a round
     wins, the highest if several have. With *play on* the points stop at the first out; with points,
     numbers have two cards at most.

A false formula (G2) is taken back and ends the turn with one card drawn; no points either way.

Chosen where book and sheet are silent
--------------------------------------
- Own cards may be laid before *and* behind a number in the same turn (6 → 264).
- F7: "replaced" means covered as a whole, so that none of the old cards stays in sight.
- Who is out neither plays nor checks any more. Play goes on while two hold cards; the last one is last.
- Without *play on* the places after the first go by the fewest cards left, as in F8.
- A match without points has as many rounds as the table wants; its score is rounds won, and where these are
  equal the places in all rounds decide. With points, too, there is a largest number of rounds.
- The first dealer is drawn by lot.
- If closing a window ends the round, the next player's move serves as acceptance only.
- A turn that times out is one in which the player did not want to play (F3).
- The cards of who leaves go under the pile; who leaves is placed after all who stayed.
- A rival who had accepted a false formula before another one doubted it has overlooked it (G3).

A position as text
------------------
One subject a line, in any order. Only ``hand`` (one line for each seat) and ``lies`` are needed; what is left
out has the value shown here::

    formula 1
    mode challenge              coach, referee or challenge
    clock none 10               seconds for a turn, seconds to challenge
    operations + - × ÷
    limits 7 3 none             cards dealt, cards in a number, largest number
    match 1 250                 rounds at most, points to reach
    extras reuse extra_card play_on points          left out: none of them
    deck **2 0*5 1*5            all cards; left out: what lies about
    seed "x"
    ply 0
    turn 0 since 0
    passes 0
    scores 0 0
    gone 2                      seats; left out: nobody
    held 1
    window 0 since 5 waiting 1 2 graced
    ended went_out
    dealer 1                    left out: the last seat
    hand 1 2 *
    pile 0*3 1 2
    under *                     drawn when the pile is used up
    covered 4 5
    lies 2 + *4 = 6             a joker as four; before the first answer: 2 ? 4 = ?
    before 2 ? *4 = ? cards 6 hides 5 points 6 doubted 1      the formula that a window may bring back
    out 2                       in the order of going out
    round 1 2 1                 the places of a round that is over, one line for each

A move as text
--------------
The new formula, with ``_`` for each card of the table that stays in sight and ``*7`` for a joker as
seven: ``_ x _ = 8`` makes 2 × 4 = 8 of 2 + 4 = 6, and ``8 x 8 = _4`` makes 8 × 8 = 64. Then ``pass`` (or
``draw``: it is the same), ``accept``, ``doubt 0``, ``leave 1``, and of the house ``timeout``, ``grace``,
``close``, ``hold 1``, ``return 1``.
"""
