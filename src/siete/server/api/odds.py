"""What rules are worth: the bank's edge while they are chosen, and all of it for their page."""

from typing import Annotated, Final, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter
from msgspec import Struct

from siete.rules import parse_rules, rules_text
from siete.server.api.given import From, Here, Spoken
from siete.server.api.odds_words import OddsPage, page_words
from siete.server.api.rules import LONGEST_TEXT
from siete.server.reckoning.asks import Client
from siete.server.reckoning.reckoner import Known
from siete.texts import texts

PATIENCE: Final = 20.0
"""Seconds after which a question is answered even if there is nothing new."""

Stage = Literal["absent", "waiting", "estimate", "solved", "failed"]

Rules = Annotated[str, QueryParameter(max_length=LONGEST_TEXT)]
Page = Annotated[str, QueryParameter(max_length=20, pattern="^[a-z0-9]*$")]


class Odds(Struct, frozen=True, rename="camel"):
    """What is known of rules by now.

    ``lower`` and ``upper`` bound how many of every 100 chips first staked the bank keeps; less than
    0 is what it loses. ``stage``: ``absent`` where this server can't work it out at all, ``failed``
    where it can't for these rules; then an estimate may be there all the same. ``exact``: no option
    is left out, and the bounds are one. ``raises``: stakes may grow in a round, and ``leftOut`` are
    the options that are left out. ``version`` goes with the next question, which is answered when
    there is more; when ``done`` there is nothing to wait for. ``page`` is there where it was asked
    for, and the rules are solved.
    """

    stage: Stage
    version: int
    done: bool
    lower: float
    upper: float
    exact: bool
    raises: bool
    left_out: tuple[str, ...]
    page: OddsPage | None


@get("/api/odds")
async def get_odds(
    services: Here,
    caller: From,
    language: Spoken,
    rules: FromQuery[Rules],
    have: FromQuery[int] = -1,
    page: FromQuery[Page] = "",
    *,
    all: FromQuery[bool] = False,  # noqa: A002
) -> Odds:
    """What rules are worth to the bank, as soon as more is known than what the caller has.

    ``page`` tells the pages of a browser apart: what one asked for last goes before what it asked
    for before. With ``all`` the strategy and the rest of a page are wanted too.
    """
    services.limits.odds(caller.person)
    text = rules_text(parse_rules(rules))
    reckoner = services.reckoner
    client = Client(caller.person, caller.address, page)
    known = await reckoner.ask(text, client, have, PATIENCE, picture=all)
    bounds = known.edge or known.estimate
    shown = None
    if all and known.edge is not None and known.picture is not None:
        shown = page_words(known.edge, known.picture, reckoner.edge_of, texts(language))
    return Odds(
        stage=_stage(known, available=reckoner.available),
        version=reckoner.version(known, picture=all),
        done=reckoner.is_final(known, picture=all),
        lower=0.0 if bounds is None else -100.0 * bounds.upper,
        upper=0.0 if bounds is None else -100.0 * bounds.lower,
        exact=known.edge is not None and known.edge.exact,
        raises=bounds is not None and bounds.raises,
        left_out=() if known.edge is None else known.edge.left_out,
        page=shown,
    )


def _stage(known: Known, *, available: bool) -> Stage:
    if known.edge is not None:
        return "solved"
    if not available:
        return "absent"
    if known.given_up:
        return "failed"
    return "waiting" if known.estimate is None else "estimate"
