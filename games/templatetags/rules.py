"""The parts of a rules page: `{% rule "M9" %}…{% endrule %}`, `{% says %}`, `{% ours %}`, `{% picture %}`."""

import re

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from games.rules.picture import Picture
from games.rules.svg import svg

register = template.Library()


SIGN_IN_A_SUM = re.compile(r"(?<=\d) ([+−×÷=]) (?=\d)")


@register.simple_block_tag
def says(content: str) -> SafeString:
    """A paragraph in which no line breaks inside a sum."""
    return format_html("<p>{}</p>", unbroken(content))


def unbroken(text: str) -> SafeString:
    return SafeString(SIGN_IN_A_SUM.sub("\u00a0\\1\u00a0", text))


@register.simple_block_tag
def rule(content: str, number: str) -> SafeString:
    """One rule of the full sheet, to be linked to by its number."""
    return format_html(
        '<li class="rule" id="{0}"><a class="rule-number" href="#{0}">{0}</a><div>{1}</div></li>',
        number,
        content,
    )


@register.simple_block_tag
def ours(content: str) -> SafeString:
    """What the rule sheet leaves open and was settled here."""
    mark = format_html('<span class="ours-mark">{}</span>', _("our choice"))
    return format_html('<p class="ours">{} {}</p>', mark, unbroken(content))


@register.simple_block_tag
def picture(content: str, drawn: Picture) -> SafeString:
    """A picture; what stands between the tags says what is to be seen on it."""
    return svg(drawn, content.strip())
