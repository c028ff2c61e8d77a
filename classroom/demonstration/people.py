"""The demonstration's teacher, class and students, made to agree with what is kept."""

from classroom import services
from classroom.cards import hash_secret, is_secret_of
from classroom.demonstration.kept import Kept
from classroom.faces import Face
from classroom.models import Classroom, Role, User

EMAIL = "alice@ardoise.example"
CLASS_NAME = "CE2 – Les Hiboux"


def teacher() -> User | None:
    return User.objects.filter(email=EMAIL).first()


def settle_teacher(kept: Kept) -> User:
    alice = teacher() or User.objects.create_teacher(email=EMAIL, name="Alice", password=kept.password)
    if not alice.check_password(kept.password):
        alice.set_password(kept.password)
        alice.save(update_fields=["password"])
    return alice


def settle_class(alice: User) -> Classroom:
    found = Classroom.objects.filter(teachers=alice, name=CLASS_NAME).first()
    new = Classroom(name=CLASS_NAME, school_level="CE2")
    return found or services.open_classroom(classroom=new, teacher=alice)


def settle_students(classroom: Classroom, kept: Kept) -> list[User]:
    """In the order of the kept cards; each with a face of their own."""
    faces = dict(zip(kept.cards, Face, strict=False))
    return [_settle_student(classroom, name, secret, faces[name]) for name, secret in kept.cards.items()]


def _settle_student(classroom: Classroom, name: str, secret: str, face: Face) -> User:
    defaults = {"role": Role.STUDENT, "face": face, "password": hash_secret(secret)}
    student, is_new = User.objects.get_or_create(
        classroom=classroom, name=name, archived_at=None, defaults=defaults
    )
    if not is_new and not is_secret_of(student, secret):
        student.password = hash_secret(secret)
        student.save(update_fields=["password"])
    return student
