"""How a request is refused: a status, a stable code, and why in the caller's language."""

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery
from litestar.types import ExceptionHandlersMap

from siete.errors import SieteError
from siete.names import printable
from siete.rules import Problem, RulesError
from siete.server.guard import CALLER, Caller, Refused
from siete.server.languages import language_of
from siete.server.logs import log, log_fault
from siete.server.metrics import Metrics
from siete.texts import TextError, message_of, texts

LONGEST_BODY: Final = 64 * 1024
"""Bytes of the longest body of a request."""

UNKNOWN: Final = "unknown_"
"""With this the codes of problems begin that are names which nothing has."""

_BAD_REQUEST: Final = 400
_STATUS: Final = {
    "not_found": 404,
    "no_such_table": 404,
    "no_such_round": 404,
    "no_such_rules": 404,
    "link_not_good": 403,
    "not_watching": 403,
    "table_gone": 404,
    "too_many_requests": 429,
    "too_many_tables": 429,
    "storage_failed": 503,
}
REFUSALS: Final = {
    status: ResponseSpec(Refused, description=said, generate_examples=False)
    for status, said in (
        (400, "Something that was asked for can't be"),
        (403, "Not for the caller"),
        (404, "There is no such thing"),
        (405, "That can't be done with this"),
        (413, "Too much was sent"),
        (421, "Another server was meant"),
        (429, "Too much was asked for"),
        (503, "The database does not answer"),
    )
}
"""How every path may refuse, for the OpenAPI document."""

_ISOLATES: Final = "\u2068\u2069"
"""What Fluent puts around a value, so that it does not turn what stands beside it."""

_CODES: Final = {404: "not_found", 405: "wrong_method", 413: "too_large"}


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    """Who sent a request, as the guard found out."""
    caller: Caller = request.scope["state"][CALLER]
    return caller


def language_asked(request: Request[Any, Any, Any], lang: FromQuery[str | None] = None) -> str:
    """The language of the answer: ``?lang=``, else what the browser prefers."""
    return language_of(lang or "", request.headers.get("accept-language", ""))


def handlers(metrics: Metrics) -> ExceptionHandlersMap:
    """What answers each kind of exception that a handler may raise."""

    def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
        status, code, text = _refusal(request, error)
        metrics.refused.labels(code).inc()
        return Response(Refused(code, text), status_code=status)

    def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
        metrics.faults.inc()
        log_fault("request_failed", error)
        text = texts(_language(request)).refusal(SieteError("server_fault"))
        return Response(Refused("server_fault", text), status_code=500)

    return {
        SieteError: refuse,
        HTTPException: refuse,
        RecursionError: refuse,  # JSON that is nested too deeply
        Exception: fail,
    }


def sentence(error: SieteError, language: str) -> str:
    """The sentence of a refusal; of rules that clash, all that is wrong with them."""
    words = texts(language)
    try:
        if isinstance(error, RulesError):
            # Of names that there are not, what there is instead is said once.
            unknown = {each.code: each for each in reversed(error.problems) if is_unknown(each)}
            return readable(
                " ".join(
                    words.say(message_of("problem", problem.code), **problem.arguments())
                    for problem in error.problems
                    if not is_unknown(problem) or problem is unknown[problem.code]
                )
            )
        return readable(words.refusal(error))
    except TextError as missing:
        log_fault("text_missing", missing)
        return words.refusal(SieteError("server_fault"))


def is_unknown(problem: Problem) -> bool:
    """Whether a name is the problem that no ruleset, variant or option has."""
    return problem.code.startswith(UNKNOWN)


def readable(sentence: str) -> str:
    """A sentence as one line: what is quoted in it of somebody turns and hides nothing."""
    if sentence.isprintable():
        return sentence
    return "".join(sign if sign in _ISOLATES else printable(sign, 1) for sign in sentence)


def _refusal(request: Request[Any, Any, Any], error: Exception) -> tuple[int, str, str]:
    if isinstance(error, SieteError):
        status = _STATUS.get(error.code, _BAD_REQUEST)
        if status == _STATUS["storage_failed"]:
            log(error.code, logging.ERROR)
        return status, error.code, sentence(error, _language(request))
    status = error.status_code if isinstance(error, HTTPException) else _BAD_REQUEST
    if not 400 <= status < 500:
        status = _BAD_REQUEST
    code = _CODES.get(status, "bad_request")
    return status, code, sentence(SieteError(code), _language(request))


def _language(request: Request[Any, Any, Any]) -> str:
    asked = request.scope.get("query_string", b"").decode("latin-1")
    lang = next((part[5:] for part in asked.split("&") if part.startswith("lang=")), "")
    return language_of(lang, request.headers.get("accept-language", ""))
