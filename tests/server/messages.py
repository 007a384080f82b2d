"""What a client might send: messages that are good, nearly good, and none at all."""

import json
from typing import Any

from hypothesis import strategies as st

NAMES = ("Ana", "Blai", "Cleo", "Zoë")

HOSTILE = (
    "",
    " ",
    "\u202eana\u202c",
    "A\u200bna",
    "<img src=x onerror=alert(1)>",
    "=cmd|' /C calc'!A0",
    "+1+1",
    "@SUM(A1)",
    "\x1b[2J\x1b[31mred",
    "a\r\nb",
    "a\u0000b",
    "a\u2028b",
    "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "e" + "\u0301" * 60,
    "\u3164",
    "\ufdfa" * 40,
    "../../etc/passwd",
    "{name}",
    "x" * 300,
)
"""Names and lines that would do harm where they were taken for more than text."""

ODD: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.sampled_from([0, -1, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**30]),
        st.floats(),
        st.text(max_size=12),
        st.sampled_from(HOSTILE),
        st.sampled_from(["1", "NaN", "1e400", "true", "null", "-0"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=4,
)
"""Any JSON, and what is nearly JSON."""

AMOUNTS = st.sampled_from(
    ["1", "2.5", "0", "-1", "1e3", "NaN", "Infinity", "9" * 40, "0.0000001", "١", "1,5", " 1", "½"]
)
SAID = st.one_of(
    st.sampled_from(
        [
            *("bet 1", "bet 2.5", "bet -1", "bet 1e9", "bet NaN", "bet 0.0001", "bet 9999999999"),
            *("hit", "hit up", "hit down", "hit down raise 1", "hit raise", "stand", "stand 2"),
            *("split", "pass", "void", "burn", "keep", "open", "bust", "valid", "high", "pick 7o"),
            *("cut 3", "cut -1", "cut 99999999999", "offer Blai 5", "offer Ana 5", "bid 1"),
            *("decline", "reject", "accept", "out", "in", "leave", "ready", "Blai hit", "Ana hit"),
            *("join", "dance", "deal", "shuffle", "hit 99", "stand -1", "bet " + "9" * 150),
        ]
    ),
    st.text(min_size=1, max_size=30),
    st.sampled_from(HOSTILE),
)
ANY_NAME = st.one_of(st.sampled_from(NAMES), st.sampled_from(HOSTILE), st.text(max_size=30))
RULES = st.sampled_from(
    ["sala", "set_i_mig~bets.max~7", "sette_e_mezzo", "poker", "sala~bets.min~-1", "~~", "x" * 1999]
)
SETTINGS: st.SearchStrategy[Any] = st.fixed_dictionaries(
    {},
    optional={
        "timer": st.sampled_from(["off", "relaxed", "never"]),
        "pause": st.sampled_from([0, 30, 120, 121, -1, 2.5, "3"]),
        "chat": st.booleans(),
        "emotes": st.booleans(),
        "open": st.booleans(),
        "more": ODD,
    },
)
TURNS: st.SearchStrategy[Any] = st.sampled_from(
    ["now", "now", "now", 0, -1, 1, 10**6, 2**63, -(2**70), 1.5, 1e400, "1", None, True]
)
"""``now`` stands for the turn of the state that the sender has."""

ON = st.one_of(st.booleans(), ODD)

FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {
        "lang": st.sampled_from(["ca", "pt-BR", "xx", "", "en" * 20]),
        "watch": st.booleans(),
    },
    "act": {"turn": TURNS, "say": SAID},
    "go": {},
    "addnonce": {"nonce": st.sampled_from(["ab" * 32, "AB" * 32, "ab" * 31, "g" * 64, ""])},
    "moretime": {},
    "sit": {"name": ANY_NAME},
    "getup": {},
    "chat": {"text": st.one_of(st.sampled_from(HOSTILE), st.text(max_size=210))},
    "react": {"emote": st.sampled_from(["clap", "heart", "shout", ""])},
    "seatlink": {},
    "start": {},
    "addbot": {"temper": st.sampled_from(["varied", "expert-bold", "bold-expert", "clever", ""])},
    "remove": {"name": ANY_NAME},
    "playfor": {"name": ANY_NAME, "on": ON},
    "giveseat": {"name": ANY_NAME},
    "setrules": {"rules": RULES},
    "setsettings": {"settings": SETTINGS},
    "setname": {"name": ANY_NAME},
    "pause": {"on": ON},
    "handover": {"name": ANY_NAME},
    "paid": {
        "payer": ANY_NAME,
        "payee": ANY_NAME,
        "amount": AMOUNTS,
        "why": st.sampled_from(["buy_in", "correction", "settled", "gift"]),
    },
    "close": {"on": ON},
    "delete": {},
    "dance": {},
    "welcome": {},
    "opened": {"code": ANY_NAME},
}
"""By kind what a message of it may hold; the last kinds are none of a client's."""

OFTEN = ("act", "act", "act", "go", "sit", "chat", "paid", "playfor")


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """A message as an object, without its id; one in three has something wrong with its shape."""
    kind = draw(st.one_of(st.sampled_from(OFTEN), st.sampled_from(sorted(FIELDS))))
    message = {"t": kind}
    for name, values in FIELDS[kind].items():
        message[name] = draw(values)
    wrong = draw(st.sampled_from(["", "", "", "", "field", "more", "less"]))
    if wrong == "more":
        message[draw(st.sampled_from(["by", "seq", "person", "host", "at", "x"]))] = draw(ODD)
    elif wrong and len(message) > 1:
        name = draw(st.sampled_from(sorted(set(message) - {"t"})))
        if wrong == "less":
            del message[name]
        else:
            message[name] = draw(ODD)
    return message


IDS: st.SearchStrategy[Any] = st.one_of(
    st.just("fresh"),
    st.just("fresh"),
    st.just("fresh"),
    st.just("again"),
    st.sampled_from(["", "a b", "x" * 41, "<b>", "é", None, 7, ["x"]]),
)
"""``fresh`` stands for an id that was not used yet, ``again`` for the one before."""


@st.composite
def frames(draw: st.DrawFn) -> str | bytes:
    """What is no message at all, as text or bytes."""
    text: str = draw(
        st.one_of(
            st.text(max_size=40),
            ODD.map(json.dumps),
            st.sampled_from(
                [
                    '{"t":"go","id":"a","id":"b"',
                    '{"t":"go"',
                    '{"t":["go"],"id":"a"}',
                    '{"t":{"t":"go"}}',
                    "[" * 3000,
                    '{"t":"chat","id":"a","text":' + '{"a":' * 700,
                    '"' + "\\u0000" * 500 + '"',
                    "\ufeff{}",
                ]
            ),
        )
    )
    as_bytes: bool = draw(st.booleans())
    return text.encode() if as_bytes else text
