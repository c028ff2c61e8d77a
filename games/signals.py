"""What the apps above may listen to; games never imports them."""

from django.dispatch import Signal

# Sent after the commit with `student_ids`, a frozenset: there is something new to count.
# Redis may be down and nobody listening: listeners make good with a sweep of their own.
attempts_recorded = Signal()
