from django.test import Client


def test_it_says_the_worker_is_missing(db: None, client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.json() == {"database": True, "redis": True, "worker": False}
    assert answer.status_code == 503
