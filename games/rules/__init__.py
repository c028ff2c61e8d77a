"""The rules pages: for children in pictures, for teachers in full.

Words stand in the templates of ``games/rules/``, one message for each rule.
Pictures and tables are made here, from the board, the levels and the rulings of
the engine itself, so that they cannot say anything else than what is played.
"""
