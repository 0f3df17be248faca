# Generated from spec/rest/openapi.yaml; do not edit, run `nox -s generate`.
# sha256 of the source: 50f9a8c5987b59765c564e33b73277791b172b9a5b56c8fdb68c4ca01146023c
from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.agent import Agent
from ...models.agent_registration import AgentRegistration
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    body: AgentRegistration,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    if not isinstance(x_request_id, Unset):
        headers["X-Request-Id"] = x_request_id

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/agents",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Agent | Problem | None:
    if response.status_code == 201:
        response_201 = Agent.from_dict(response.json())

        return response_201

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


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Agent | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: AgentRegistration,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Agent | Problem]:
    """Register an external agent

     Makes an agent with the genes it begins with. Genes of the kernel are sealed from then on; a gene
    check that speaks against a gene of another stratum refuses the whole request.

    Args:
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (AgentRegistration): An agent that begins.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Agent | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: AgentRegistration,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Agent | Problem | None:
    """Register an external agent

     Makes an agent with the genes it begins with. Genes of the kernel are sealed from then on; a gene
    check that speaks against a gene of another stratum refuses the whole request.

    Args:
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (AgentRegistration): An agent that begins.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Agent | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: AgentRegistration,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Response[Agent | Problem]:
    """Register an external agent

     Makes an agent with the genes it begins with. Genes of the kernel are sealed from then on; a gene
    check that speaks against a gene of another stratum refuses the whole request.

    Args:
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (AgentRegistration): An agent that begins.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Agent | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
        x_request_id=x_request_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: AgentRegistration,
    idempotency_key: str | Unset = UNSET,
    x_request_id: str | Unset = UNSET,
) -> Agent | Problem | None:
    """Register an external agent

     Makes an agent with the genes it begins with. Genes of the kernel are sealed from then on; a gene
    check that speaks against a gene of another stratum refuses the whole request.

    Args:
        idempotency_key (str | Unset): Names this request, so that a retry is answered with the
            first answer. Visible ASCII characters.
        x_request_id (str | Unset): Id of the request for logs, which the answer repeats: 1 to 128
            characters of A-Z, a-z, 0-9, dot, underscore and hyphen. With any other value, or none,
            the server makes one.
        body (AgentRegistration): An agent that begins.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Agent | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
            x_request_id=x_request_id,
        )
    ).parsed
