# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.agf_document import AgfDocument
from ...models.agf_provenance_mode import AgfProvenanceMode
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    agent_id: str,
    *,
    subject: str | Unset = UNSET,
    provenance_mode: AgfProvenanceMode | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(if_none_match, Unset):
        headers["If-None-Match"] = if_none_match

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    params: dict[str, Any] = {}

    params["subject"] = subject

    json_provenance_mode: str | Unset = UNSET
    if not isinstance(provenance_mode, Unset):
        json_provenance_mode = provenance_mode

    params["provenance_mode"] = json_provenance_mode

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/agents/{agent_id}/export".format(
            agent_id=quote(str(agent_id), safe=""),
        ),
        "params": params,
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AgfDocument | Any | Problem | None:
    if response.status_code == 200:
        response_200 = AgfDocument.from_dict(response.json())

        return response_200

    if response.status_code == 304:
        response_304 = cast(Any, None)
        return response_304

    if 400 <= response.status_code <= 499:
        response_4xx = Problem.from_dict(response.json())

        return response_4xx

    if 500 <= response.status_code <= 599:
        response_5xx = Problem.from_dict(response.json())

        return response_5xx

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[AgfDocument | Any | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    subject: str | Unset = UNSET,
    provenance_mode: AgfProvenanceMode | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[AgfDocument | Any | Problem]:
    """Export the genome as an AGF file

     The answer's bytes are the file. The org, team and learned layers; the personal layer only of the
    subject that asks. Never observations, outcomes, ids of people or of executions.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        provenance_mode (AgfProvenanceMode | Unset): Whether genes carry pseudonymous references.
            With "none" every provenance list is empty.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AgfDocument | Any | Problem]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        subject=subject,
        provenance_mode=provenance_mode,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    subject: str | Unset = UNSET,
    provenance_mode: AgfProvenanceMode | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> AgfDocument | Any | Problem | None:
    """Export the genome as an AGF file

     The answer's bytes are the file. The org, team and learned layers; the personal layer only of the
    subject that asks. Never observations, outcomes, ids of people or of executions.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        provenance_mode (AgfProvenanceMode | Unset): Whether genes carry pseudonymous references.
            With "none" every provenance list is empty.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AgfDocument | Any | Problem
    """

    return sync_detailed(
        agent_id=agent_id,
        client=client,
        subject=subject,
        provenance_mode=provenance_mode,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    subject: str | Unset = UNSET,
    provenance_mode: AgfProvenanceMode | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[AgfDocument | Any | Problem]:
    """Export the genome as an AGF file

     The answer's bytes are the file. The org, team and learned layers; the personal layer only of the
    subject that asks. Never observations, outcomes, ids of people or of executions.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        provenance_mode (AgfProvenanceMode | Unset): Whether genes carry pseudonymous references.
            With "none" every provenance list is empty.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AgfDocument | Any | Problem]
    """

    kwargs = _get_kwargs(
        agent_id=agent_id,
        subject=subject,
        provenance_mode=provenance_mode,
        if_none_match=if_none_match,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    agent_id: str,
    *,
    client: AuthenticatedClient,
    subject: str | Unset = UNSET,
    provenance_mode: AgfProvenanceMode | Unset = UNSET,
    if_none_match: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> AgfDocument | Any | Problem | None:
    """Export the genome as an AGF file

     The answer's bytes are the file. The org, team and learned layers; the personal layer only of the
    subject that asks. Never observations, outcomes, ids of people or of executions.

    Args:
        agent_id (str): The agent's id, which is its slug in AGF files.
        subject (str | Unset): The platform's own id of the person who asks. Leave it out where
            nobody's personal genes are meant.
        provenance_mode (AgfProvenanceMode | Unset): Whether genes carry pseudonymous references.
            With "none" every provenance list is empty.
        if_none_match (str | Unset): ETags of answers that the client has; 304 says that one of
            them still holds.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AgfDocument | Any | Problem
    """

    return (
        await asyncio_detailed(
            agent_id=agent_id,
            client=client,
            subject=subject,
            provenance_mode=provenance_mode,
            if_none_match=if_none_match,
            x_request_id=x_request_id,
        )
    ).parsed
