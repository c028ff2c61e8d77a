import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Watermark',
            fields=[
                ('student', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, primary_key=True, related_name='watermark', serialize=False, to=settings.AUTH_USER_MODEL)),
                ('last_attempt_id', models.BigIntegerField(default=0)),
                ('compiled_at', models.DateTimeField(auto_now=True)),
            ],
        ),
        migrations.CreateModel(
            name='Tally',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('day', models.DateField()),
                ('operation', models.CharField(max_length=5)),
                ('source', models.CharField(choices=[('play', 'a claim in a game'), ('check', "a check of somebody else's claim")], max_length=6)),
                ('right', models.PositiveIntegerField()),
                ('wrong', models.PositiveIntegerField()),
                ('overlooked', models.PositiveIntegerField()),
                ('hinted', models.PositiveIntegerField()),
                ('left_out', models.PositiveIntegerField()),
                ('times', models.JSONField()),
                ('student', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='tallies', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'constraints': [models.UniqueConstraint(fields=('student', 'day', 'operation', 'source'), name='tally_once_a_day'), models.CheckConstraint(condition=models.Q(('overlooked__lte', models.F('wrong'))), name='tally_overlooked_is_wrong')],
            },
        ),
    ]
