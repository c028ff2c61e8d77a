"""The one settings module; whatever differs between schools comes from the environment."""

from typing import Any

from celery.schedules import crontab
from csp.constants import NONCE, NONE, SELF
from django.utils.translation import gettext_lazy as _

from classroom import embedded, environment, logs

BASE_DIR = environment.ROOT
VAR = environment.var_folder()

# Safety

DEBUG = environment.flag("DEBUG", default=False)
SECRET_KEY = environment.text("SECRET_KEY", "") or environment.kept_secret(VAR / "secret-key")
ALLOWED_HOSTS = environment.words("ALLOWED_HOSTS", ["localhost", "127.0.0.1", "[::1]"])

# HTTPS is the proxy's business: say ARDOISE_HTTPS=yes once one is in front of the site.
HTTPS = environment.flag("ARDOISE_HTTPS", default=False)
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SECURE_HSTS_SECONDS = 365 * 24 * 3600 if HTTPS else 0
# What a school's other sites do is not for this one to decide.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
X_FRAME_OPTIONS = "DENY"

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF, NONCE],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}

# Parts

INSTALLED_APPS = [
    "classroom",
    "curriculum",
    "games",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "csp",
    "django_htmx",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "classroom.static_files.StaticFilesMiddleware",
    "csp.middleware.CSPMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "classroom.middleware.accounts_are_for_teachers",
    "django_htmx.middleware.HtmxMiddleware",
]

ROOT_URLCONF = "classroom.urls"
ASGI_APPLICATION = "classroom.asgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "csp.context_processors.nonce",
                "classroom.appearance.appearance",
            ],
        },
    }
]

# Database, Redis

DATABASE_URL = environment.text("DATABASE_URL", embedded.database_url(VAR))
REDIS_URL = environment.redis_address(environment.text("REDIS_URL", embedded.redis_url(VAR)))

_database: dict[str, Any] = environment.database(DATABASE_URL)
# A pool instead of CONN_MAX_AGE: under ASGI every request has a thread of its own,
# and a connection kept for a thread would never be used again.
_database["OPTIONS"]["pool"] = {
    "min_size": 0,
    "max_size": environment.number("ARDOISE_DATABASE_CONNECTIONS", 10, lowest=2, highest=200),
    "timeout": 5,
}
DATABASES = {"default": {"ENGINE": "django.db.backends.postgresql", **_database}}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Sign-in leans on the cache (attempt limits) and on sessions, and must work while Redis is down.
CACHES = {"default": {"BACKEND": "django.core.cache.backends.db.DatabaseCache", "LOCATION": "cache"}}
SESSION_ENGINE = "django.contrib.sessions.backends.db"

CHANNEL_LAYERS = {
    "default": {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": [REDIS_URL]},
    }
}

# Jobs

CELERY_BROKER_URL = environment.broker(REDIS_URL)
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_DEFAULT_QUEUE = "default"
CELERY_TASK_ROUTES = {"games.tasks.*": {"queue": "bots"}, "curriculum.tasks.*": {"queue": "stats"}}
CELERY_TASK_ACKS_LATE = CELERY_TASK_REJECT_ON_WORKER_LOST = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
# Without its connection a job cannot be acknowledged: it would run to its end and then again.
CELERY_WORKER_CANCEL_LONG_RUNNING_TASKS_ON_CONNECTION_LOSS = True
CELERY_WORKER_SOFT_SHUTDOWN_TIMEOUT = 3
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
# A job must end before Redis hands it to somebody else.
CELERY_TASK_TIME_LIMIT = 90
CELERY_BROKER_TRANSPORT_OPTIONS = {
    "visibility_timeout": 120,
    # A killed worker's jobs come back a second after that, not a minute.
    "unacked_restore_interval": 1,
    "unacked_restore_throttle": 1,
    "socket_timeout": 0.5,
    "socket_connect_timeout": 0.5,
}
# A view that enqueues a job must not hang with Redis.
CELERY_TASK_PUBLISH_RETRY_POLICY = {
    "max_retries": 1,
    "interval_start": 0,
    "interval_step": 0,
    "interval_max": 0,
}
CELERY_BEAT_SCHEDULE: dict[str, dict[str, Any]] = {
    "matches": {"task": "games.tasks.sweep", "schedule": 10.0, "options": {"expires": 10}},
    "statistics": {"task": "curriculum.tasks.sweep", "schedule": 60.0, "options": {"expires": 60}},
    "statistics check": {
        "task": "curriculum.tasks.check_yesterday",
        "schedule": crontab(hour="2", minute="0"),
    },
}
# How long a bot waits before it moves, so that a child sees its own move first.
BOT_PAUSE_MS = environment.number("ARDOISE_BOT_PAUSE_MS", 1200, lowest=0, highest=60_000)

# People

AUTH_USER_MODEL = "classroom.User"
AUTHENTICATION_BACKENDS = [
    "allauth.account.auth_backends.AuthenticationBackend",
    "classroom.backends.StudentBackend",
    "classroom.backends.WatchBackend",
]
PASSWORD_HASHERS = [
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
    "classroom.cards.CardHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = LOGOUT_REDIRECT_URL = "/"
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_SIGNUP_FORM_CLASS = "classroom.forms.SignupForm"
# Limits count by account. A school shares one address, and its teachers sign up in one meeting.
ACCOUNT_RATE_LIMITS = {
    "login": None,
    "login_failed": "5/5m/key",
    "signup": None,
    "reset_password": "5/m/key",
    "reset_password_from_key": None,
}

EMAIL_HOST = environment.text("EMAIL_HOST", "")
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if EMAIL_HOST else 'console'}.EmailBackend"
DEFAULT_FROM_EMAIL = environment.text("EMAIL_FROM", "ardoise@localhost")
# Without a mail server nobody could ever follow the link.
ACCOUNT_EMAIL_VERIFICATION = "mandatory" if EMAIL_HOST else "none"

# Languages and files

LANGUAGE_CODE = "en"
LANGUAGES = [("en", _("English")), ("fr", _("French"))]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_TZ = True
TIME_ZONE = environment.text("ARDOISE_TIME_ZONE", "Europe/Paris")

STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# Logs

logs.configure_structlog()
LOGGING = logs.logging_config(
    form=environment.choice("ARDOISE_LOGS", "json", frozenset({"json", "text"})),
    level=environment.choice("ARDOISE_LOG_LEVEL", "INFO", frozenset({"DEBUG", "INFO", "WARNING", "ERROR"})),
)
