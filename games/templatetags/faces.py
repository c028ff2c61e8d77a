"""`{% face "owl" %}`: the address of the picture of a face, a student's or a bot's."""

from django import template

from games.faces import face_address

register = template.Library()

register.simple_tag(face_address, name="face")
