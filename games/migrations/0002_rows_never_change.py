"""Moves are the truth of a match and attempts the facts of every statistic: neither may be edited."""

from django.db import migrations

FUNCTION = """
CREATE FUNCTION games_row_never_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'rows of % never change', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$
"""
TRIGGER = """
CREATE TRIGGER never_changes BEFORE UPDATE ON {table}
FOR EACH ROW EXECUTE FUNCTION games_row_never_changes()
"""


def never_changes(table: str) -> migrations.RunSQL:
    return migrations.RunSQL(TRIGGER.format(table=table), f"DROP TRIGGER never_changes ON {table}")


class Migration(migrations.Migration):
    dependencies = [("games", "0001_initial")]

    operations = [
        migrations.RunSQL(FUNCTION, "DROP FUNCTION games_row_never_changes()"),
        never_changes("games_move"),
        never_changes("games_attempt"),
    ]
