"""A class to look around in: invented children, real games.

Every figure on its pages comes from games that the engine played through the
door, with moves and mistakes of players of different skill.
"""
