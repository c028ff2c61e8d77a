"""The five difficulties by name."""

from django.utils.translation import gettext_lazy as _

LEVELS = {
    1: _("1 · Discover"),
    2: _("2 · Practise"),
    3: _("3 · Grow"),
    4: _("4 · By the rule sheet"),
    5: _("5 · Expert"),
}
