"""People and classes."""

from classroom.models.classroom import Classroom, Membership, SignInMethod
from classroom.models.sign_in import WrongSignIn
from classroom.models.table import Table
from classroom.models.user import Role, User

__all__ = ["Classroom", "Membership", "Role", "SignInMethod", "Table", "User", "WrongSignIn"]
