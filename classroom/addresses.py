"""Where the site listens, and what to type to get there."""

import errno
import ipaddress
import os
import socket

import psutil

LOCAL = ["localhost", "127.0.0.1", "[::1]"]


class PortTaken(Exception):
    pass


def require_free(host: str, port: int) -> None:
    try:
        with _socket(host) as probe:
            # As uvicorn does: a port that is only cooling down after a stop is free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise PortTaken(_explanation(host, port, error)) from error


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((_reachable(host), port), timeout=0.5):
            return True
    except OSError:
        return False


def invitation(host: str, port: int) -> str:
    names = ["localhost", *(own_addresses() if _is_open(host) else [])]
    lines = [f"  http://{name}:{port}/" for name in names]
    return "\n".join(["", "Ardoise is ready (Ctrl-C stops it):", *lines, ""])


def own_names(host: str) -> list[str]:
    """What browsers may call us: on a school's network, the machine's own names too."""
    if not _is_open(host):
        return [*LOCAL, host]
    name = socket.gethostname().lower()
    return [*LOCAL, name, f"{name}.local", *own_addresses()]


def own_addresses() -> list[str]:
    found = [address for card in psutil.net_if_addrs().values() for address in card]
    addresses = [address.address for address in found if address.family == socket.AF_INET]
    return sorted(address for address in addresses if not ipaddress.ip_address(address).is_loopback)


def _socket(host: str) -> socket.socket:
    return socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)


def _is_open(host: str) -> bool:
    return host in {"0.0.0.0", "::"}  # noqa: S104 - compared with, not listened on


def _reachable(host: str) -> str:
    return "localhost" if _is_open(host) else host


def _explanation(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use. Choose another one, for example: PORT={port + 1} make run"
    return f"Cannot listen on {host}, port {port}: {os.strerror(error.errno or 0)}."
