import django.contrib.postgres.fields
import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models

import games.models.exact


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Match",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("variant", models.SlugField(max_length=30, verbose_name="game")),
                ("variant_version", models.PositiveSmallIntegerField(verbose_name="version of the rules")),
                ("level", models.PositiveSmallIntegerField(verbose_name="level")),
                ("options", models.JSONField(verbose_name="options")),
                ("seed", models.CharField(max_length=64, verbose_name="seed")),
                ("division", models.CharField(default="÷", max_length=1, verbose_name="division sign")),
                ("decimal", models.CharField(default=".", max_length=1, verbose_name="decimal sign")),
                (
                    "opened_at",
                    models.DateTimeField(default=django.utils.timezone.now, verbose_name="opened at"),
                ),
                ("snapshot", models.JSONField(verbose_name="position")),
                ("version", models.PositiveIntegerField(default=0, verbose_name="number of moves")),
                (
                    "to_move",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.PositiveSmallIntegerField(), size=None, verbose_name="seats to move"
                    ),
                ),
                (
                    "moved_at",
                    models.DateTimeField(default=django.utils.timezone.now, verbose_name="last move at"),
                ),
                ("due_at", models.DateTimeField(null=True, verbose_name="bot or clock due at")),
                ("finished_at", models.DateTimeField(null=True, verbose_name="finished at")),
                ("result", models.JSONField(null=True, verbose_name="result")),
                (
                    "opened_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="opened by",
                    ),
                ),
            ],
            options={
                "verbose_name": "match",
                "verbose_name_plural": "matches",
                "permissions": [("watch_match", "Can watch a match without a seat in it")],
            },
        ),
        migrations.CreateModel(
            name="Move",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("ply", models.PositiveIntegerField(verbose_name="number in the match")),
                (
                    "seat",
                    models.PositiveSmallIntegerField(
                        help_text="Empty: the house.", null=True, verbose_name="seat"
                    ),
                ),
                ("move", models.JSONField(verbose_name="move")),
                ("news", models.JSONField(verbose_name="news")),
                (
                    "client_id",
                    models.CharField(max_length=40, null=True, verbose_name="name given by the browser"),
                ),
                ("search_ms", models.PositiveIntegerField(null=True, verbose_name="search time in ms")),
                ("answer_ms", models.PositiveIntegerField(null=True, verbose_name="answer time in ms")),
                ("played_at", models.DateTimeField(verbose_name="played at")),
                (
                    "match",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="moves",
                        to="games.match",
                    ),
                ),
            ],
            options={
                "verbose_name": "move",
                "verbose_name_plural": "moves",
                "ordering": ["match", "ply"],
            },
        ),
        migrations.CreateModel(
            name="Attempt",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("ply", models.PositiveIntegerField(verbose_name="number of the move")),
                ("seat", models.PositiveSmallIntegerField(verbose_name="seat")),
                ("variant", models.CharField(max_length=30, verbose_name="game")),
                ("level", models.PositiveSmallIntegerField(verbose_name="level")),
                (
                    "source",
                    models.CharField(
                        choices=[
                            ("play", "a claim in a game"),
                            ("check", "a check of somebody else's claim"),
                        ],
                        max_length=6,
                        verbose_name="source",
                    ),
                ),
                (
                    "kind",
                    models.CharField(
                        choices=[("claim", "claim"), ("challenge", "challenge"), ("oversight", "oversight")],
                        max_length=9,
                        verbose_name="kind",
                    ),
                ),
                ("expression", models.TextField(verbose_name="expression")),
                (
                    "operation",
                    models.CharField(
                        blank=True,
                        help_text="Empty: not a sum of two numbers.",
                        max_length=1,
                        verbose_name="operation",
                    ),
                ),
                (
                    "operands",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=games.models.exact.ExactField(), size=None, verbose_name="numbers in it"
                    ),
                ),
                ("claimed", games.models.exact.ExactField(null=True, verbose_name="claimed")),
                (
                    "value",
                    games.models.exact.ExactField(
                        help_text="Empty: it has none, as in 7 ÷ 0.", null=True, verbose_name="true value"
                    ),
                ),
                ("correct", models.BooleanField(verbose_name="correct")),
                (
                    "error_kinds",
                    django.contrib.postgres.fields.ArrayField(
                        base_field=models.CharField(max_length=30),
                        default=list,
                        size=None,
                        verbose_name="kinds of error",
                    ),
                ),
                ("search_ms", models.PositiveIntegerField(null=True, verbose_name="search time in ms")),
                ("answer_ms", models.PositiveIntegerField(null=True, verbose_name="answer time in ms")),
                ("hints_used", models.PositiveSmallIntegerField(default=0, verbose_name="hints used")),
                (
                    "client_id",
                    models.CharField(max_length=40, null=True, verbose_name="name given by the browser"),
                ),
                ("happened_at", models.DateTimeField(verbose_name="happened at")),
                (
                    "student",
                    models.ForeignKey(
                        db_index=False,
                        help_text="Empty: a bot.",
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="attempts",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="student",
                    ),
                ),
                (
                    "match",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="attempts",
                        to="games.match",
                    ),
                ),
                (
                    "move",
                    models.ForeignKey(
                        help_text="Empty: the move was turned down.",
                        null=True,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="attempts",
                        to="games.move",
                        verbose_name="move",
                    ),
                ),
            ],
            options={
                "verbose_name": "attempt",
                "verbose_name_plural": "attempts",
            },
        ),
        migrations.CreateModel(
            name="Seat",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("index", models.PositiveSmallIntegerField(verbose_name="place")),
                ("bot", models.SlugField(db_index=False, max_length=30, null=True, verbose_name="bot")),
                (
                    "match",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="seats",
                        to="games.match",
                    ),
                ),
                (
                    "student",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="seats",
                        to=settings.AUTH_USER_MODEL,
                        verbose_name="student",
                    ),
                ),
            ],
            options={
                "verbose_name": "seat",
                "verbose_name_plural": "seats",
                "ordering": ["match", "index"],
            },
        ),
        migrations.AddIndex(
            model_name="match",
            index=models.Index(
                condition=models.Q(("due_at__isnull", False)), fields=["due_at"], name="match_due"
            ),
        ),
        migrations.AddConstraint(
            model_name="match",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("finished_at__isnull", True), ("result__isnull", True)),
                    models.Q(
                        ("due_at__isnull", True), ("finished_at__isnull", False), ("result__isnull", False)
                    ),
                    _connector="OR",
                ),
                name="match_finished_with_result",
            ),
        ),
        migrations.AddConstraint(
            model_name="match",
            constraint=models.CheckConstraint(
                condition=models.Q(("decimal__in", [".", ","]), ("division__in", ["÷", ":"])),
                name="match_notation_known",
            ),
        ),
        migrations.AddConstraint(
            model_name="move",
            constraint=models.UniqueConstraint(fields=("match", "ply"), name="move_once_in_a_match"),
        ),
        migrations.AddConstraint(
            model_name="move",
            constraint=models.UniqueConstraint(fields=("match", "seat", "client_id"), name="move_named_once"),
        ),
        migrations.AddConstraint(
            model_name="move",
            constraint=models.CheckConstraint(condition=models.Q(("ply__gte", 1)), name="move_ply_from_one"),
        ),
        migrations.AddIndex(
            model_name="attempt",
            index=models.Index(fields=["student", "id"], name="attempt_of_student"),
        ),
        migrations.AddIndex(
            model_name="attempt",
            index=models.Index(fields=["match", "ply"], name="attempt_at_ply"),
        ),
        migrations.AddConstraint(
            model_name="attempt",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("kind", "claim"), ("source", "play")),
                    models.Q(models.Q(("kind", "claim"), _negated=True), ("source", "check")),
                    _connector="OR",
                ),
                name="attempt_claims_are_play",
            ),
        ),
        migrations.AddConstraint(
            model_name="attempt",
            constraint=models.CheckConstraint(
                condition=models.Q(("correct", False), ("error_kinds", []), _connector="OR"),
                name="attempt_right_has_no_error",
            ),
        ),
        migrations.AddConstraint(
            model_name="attempt",
            constraint=models.CheckConstraint(
                condition=models.Q(("value__regex", "^-?[0-9]+(/[1-9][0-9]*)?$")), name="attempt_value_exact"
            ),
        ),
        migrations.AddConstraint(
            model_name="attempt",
            constraint=models.CheckConstraint(
                condition=models.Q(("claimed__regex", "^-?[0-9]+(/[1-9][0-9]*)?$")),
                name="attempt_claimed_exact",
            ),
        ),
        migrations.AddConstraint(
            model_name="seat",
            constraint=models.UniqueConstraint(fields=("match", "index"), name="seat_once_in_a_match"),
        ),
        migrations.AddConstraint(
            model_name="seat",
            constraint=models.UniqueConstraint(fields=("match", "student"), name="student_once_in_a_match"),
        ),
        migrations.AddConstraint(
            model_name="seat",
            constraint=models.CheckConstraint(
                condition=models.Q(
                    models.Q(("bot__isnull", True), ("student__isnull", False)),
                    models.Q(("bot__isnull", False), ("student__isnull", True)),
                    _connector="OR",
                ),
                name="seat_for_a_student_or_a_bot",
            ),
        ),
    ]
