"""Class codes: six characters that a child copies from the blackboard."""

import secrets

# Without 0 O, 1 I L, 2 Z, 5 S, 8 B, U V: no two look alike in chalk.
ALPHABET = "34679ACDEFGHJKMNPQRTWXY"
CODE_LENGTH = 6


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(typed: str) -> str:
    """What was meant: case, spaces and dashes do not matter."""
    return "".join(character for character in typed.upper() if character.isalnum())
