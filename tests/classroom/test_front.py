from http import HTTPStatus

import pytest
from django.test import Client

from classroom.models import User


def test_the_front_page_has_two_doors(client: Client, db: None) -> None:
    page = client.get("/").text
    assert "I play" in page
    assert "I teach" in page


def test_whoever_is_inside_is_shown_to_their_room(as_alice: Client, as_bob: Client) -> None:
    assert as_alice.get("/").headers["Location"] == "/classes/"
    assert as_bob.get("/").headers["Location"] == "/play/"


def test_a_chosen_theme_is_kept(client: Client, db: None) -> None:
    client.post("/appearance/", {"theme": "slate"})
    assert 'class="theme-slate"' in client.get("/").text


@pytest.mark.parametrize("theme", ["", "<script>", "x" * 10_000])
def test_an_unknown_theme_is_the_device_s_own(client: Client, db: None, theme: str) -> None:
    client.post("/appearance/", {"theme": theme})
    client.cookies["theme"] = theme
    assert 'class="theme-auto"' in client.get("/").text


def test_choosing_a_theme_leads_back_to_the_same_page_only(client: Client, db: None) -> None:
    def after(referer: str) -> str:
        return client.post("/appearance/", {"theme": "slate"}, headers={"Referer": referer}).headers[
            "Location"
        ]

    assert after("http://testserver/join/") == "http://testserver/join/"
    assert after("https://elsewhere.example/") == "/"


def test_the_language_can_be_switched(client: Client, db: None) -> None:
    client.post("/language/setlang/", {"language": "fr"})
    assert '<html lang="fr"' in client.get("/").text


def test_a_page_that_is_not_there_says_so_kindly(client: Client, db: None) -> None:
    page = client.get("/nowhere/")
    assert page.status_code == HTTPStatus.NOT_FOUND
    assert "There is nothing here" in page.text


def test_a_form_without_its_token_says_so_kindly(alice: User) -> None:
    client = Client(enforce_csrf_checks=True)
    page = client.post("/join/", {"code": "ABCDEF"})
    assert page.status_code == HTTPStatus.FORBIDDEN
    assert "open for too long" in page.text


def test_no_page_asks_another_host_for_anything(client: Client, db: None) -> None:
    for address in ("/", "/join/", "/accounts/login/", "/accounts/signup/"):
        page = client.get(address).text
        assert 'src="http' not in page
        assert 'href="http' not in page
