"""The rules of the games: pure Python, no Django, no clock, no input or output, no float.

Start reading at :mod:`games.engine.core`, the contract.
"""
