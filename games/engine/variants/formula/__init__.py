"""Formula: one formula on the table, and everybody changes it with their cards.

The rules
---------
F1   Two to five players. 57 cards: five each of 0 to 9, two jokers, and one each of + − × ÷ =, which lie open.
     Seven cards each.
F2   The dealer turns up two cards and lays the ``=`` behind them. The player at the dealer's left begins: chooses
     the operation and lays the answer, one card or up to three that make a number. The deal moves on with each
     round. A joker turned up goes under the pile and the next card is turned. If nobody can answer, everybody has
     drawn a card and it goes round again.
F3   Who cannot play, or does not want to, draws a card, and the turn passes.
F4   Afterwards a player may change the formula, laying one to three cards and using what lies there; the operation
     is free. It is always number, operation, number, ``=``, number, and true; divisions are exact, nothing is
     below zero. Numbers stay in their places: each is kept, or covered as a whole, or has one of its cards
     replaced, or gets own cards before it, behind it or both (6 → 64). The new formula must read differently from
     the old one; an equal card may be laid on its like.
F5   Numbers may be made of up to three cards. A number of several cards may be covered as a whole, or have one of
     its cards replaced; its cards are not used apart. No number but 0 begins with 0.
F6   A joker is any digit, named by who lays it, and keeps it until it leaves the table; shuffled into the pile it
     is blank again.
F7   After a formula with 0 as a factor, or with 0 divided, every number must be covered by a different one by
     whoever plays next; for that turn the option "reuse a card" rests.
F8   When the pile is empty, the covered cards are shuffled into a new one. If there are none, the turn passes; when
     all have passed so, twice in a row (G7), the fewest cards win.
F9   Who first has no card left wins.
F10  Options: at least one card of the table must be reused; the winner of a round gets one card more in the next
     (it does not add up); play on until all are out, for the places; points. With points each formula gives its
     result; at the end of a round everybody loses the sum of the cards they hold, a joker counting 25, and the
     first out gets 10. Who has reached 250 after a round wins, the highest if several have. With "play on" the
     points stop at the first out; with points, numbers have two cards at most.

A false formula (G2) is taken back and ends the turn with one card drawn; no points either way.

The position as text
--------------------
One line of ``key=value`` pairs, see :mod:`.text`.

A move as text
--------------
The new formula, ``_`` for each card of the table that stays, ``*7`` for a joker as seven:

``_ x _ = 8``     2 + 4 = 6 becomes 2 × 4 = 8
``8 x 8 = _4``    ... or 8 × 8 = 64
``draw``          take a card; ``pass`` when there is none
``accept`` ``doubt 0`` ``leave 1``; the house: ``timeout`` ``grace`` ``close`` ``hold 1`` ``return 1``
"""
