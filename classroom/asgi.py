"""The web application: pages over HTTP, tables over WebSocket."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "classroom.settings")
pages = get_asgi_application()

# The models these import exist only once Django is set up.
from channels.auth import AuthMiddlewareStack  # noqa: E402
from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402

from games.routing import websocket_urlpatterns  # noqa: E402

# The stubs ask for patterns of ASGI applications, which `path()` is not typed to give.
tables = AllowedHostsOriginValidator(AuthMiddlewareStack(URLRouter(websocket_urlpatterns)))  # type: ignore[arg-type]
application = ProtocolTypeRouter({"http": pages, "websocket": tables})
