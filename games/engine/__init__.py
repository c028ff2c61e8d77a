"""The games themselves: rules, bots and arithmetic in plain Python.

Nothing in here knows of Django, a clock, a file or a network. Numbers are
``int`` and ``Fraction``; there is no float, because 0.1 + 0.2 must be 0.3 in a
game about arithmetic. Start with :mod:`games.engine.core`.
"""
