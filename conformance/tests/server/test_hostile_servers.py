"""Servers that answer no request to its end, or none that was asked for: no verdict, said at once, and never a hang."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from agf_conformance.cli.main import main

KEY = "agk_" + "k" * 43


@contextmanager
def listening(answer: Callable[[socket.socket], None]) -> Iterator[str]:
    """Serve connections by a function that writes what it likes."""
    over = threading.Event()

    def serve(connection: socket.socket) -> None:
        with connection:
            try:
                connection.recv(65536)
                answer(connection)
            except OSError:
                return

    def accept() -> None:
        while not over.is_set():
            try:
                connection, _ = door.accept()
            except OSError:
                return
            threading.Thread(target=serve, args=(connection,), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as door:
        threading.Thread(target=accept, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            over.set()


def endless_hints(connection: socket.socket) -> None:
    while True:
        connection.sendall(b"HTTP/1.1 103 Early Hints\r\n\r\n")
        time.sleep(0.01)


def elsewhere(connection: socket.socket) -> None:
    connection.sendall(b"HTTP/1.1 307 T\r\nLocation: https://example.com/x\r\nContent-Length: 0\r\n\r\n")


def silent(_: socket.socket) -> None:
    return


def test_a_server_that_only_announces_answers_is_given_up(capsys, monkeypatch) -> None:
    monkeypatch.setattr("agf_conformance.server.running.SURVEY_S", 0.3)
    monkeypatch.setattr("agf_conformance.server.running.GRACE_S", 0.2)
    codes: list[int] = []
    with listening(endless_hints) as url:
        words = ["server", "--url", url, "--key", KEY, "--timeout", "0.3"]
        thread = threading.Thread(target=lambda: codes.append(main(words)), daemon=True)
        thread.start()
        thread.join(30)
        assert codes == [3]
    assert "no answer within" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (elsewhere, "307, which leads to https://example.com/x"),
        (silent, "without sending a response. Is it running"),
    ],
)
def test_what_a_server_did_instead_is_said(answer, said, capsys) -> None:
    with listening(answer) as url:
        assert main(["server", "--url", url, "--key", KEY]) == 3
    assert said in capsys.readouterr().out


def test_a_certificate_that_nobody_knows_is_no_matter_of_whether_the_server_runs() -> None:
    from agf_conformance.server.declared import remedy_for

    failed = "GET /: no answer: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate"
    assert "SSL_CERT_FILE" in remedy_for(failed)
    assert "Is it running" in remedy_for("GET /: no answer: connection refused")
