"""`{% import_map "games" %}`: lets modules import each other by plain names, whatever their hash.

A browser would ask for `games/board.js` as written, but the file is called
`games/board.<hash>.js`, so that it can be cached for ever. The map says which is which.
"""

import json
from functools import lru_cache

from django import template
from django.contrib.staticfiles.finders import get_finders
from django.template.context import Context
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

register = template.Library()


@register.simple_tag(takes_context=True)
def import_map(context: Context, *folders: str) -> SafeString:
    names = [name for folder in folders for name in module_names(folder)]
    text = json.dumps({"imports": {name: static(name) for name in names}})
    return format_html(
        '<script type="importmap" nonce="{}">{}</script>',
        context["request"].csp_nonce,
        # Not HTML: inside a script only the end tag is special.
        mark_safe(text.replace("<", "\\u003c")),  # noqa: S308
    )


@lru_cache
def module_names(folder: str) -> tuple[str, ...]:
    files = (name for finder in get_finders() for name, _ in finder.list([]))
    return tuple(sorted(name for name in files if name.startswith(f"{folder}/") and name.endswith(".js")))
