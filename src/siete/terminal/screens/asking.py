"""What the bar says: the question to a player, the pause between rounds, or who is thinking."""

from siete.game.view import View
from siete.terminal.bar import BarContent, Chip, prompt_content
from siete.terminal.keys import key_of
from siete.terminal.prompt import Prompt
from siete.terminal.session import Session
from siete.texts import Texts

_ASKED_BY_NAME = ("bet", "open", "cut", "pick", "high", "valid")
"""Decisions with a question of their own; others are a turn."""


def turn_content(session: Session, texts: Texts, prompt: Prompt) -> BarContent:
    """A player's decision."""
    return prompt_content(prompt, question(session, texts, prompt))


def question(session: Session, texts: Texts, prompt: Prompt) -> str:
    """Whose turn it is, and for what."""
    do = prompt.choices[0].do
    name = session.game.table.names[prompt.seat]
    view = session.view(prompt.seat)
    if do in ("buy", "sell") and view.offer is not None:
        banker, buyer, price = view.offer[0], view.offer[1], texts.amount(view.offer[2])
        other = view.names[buyer if do == "sell" else banker]
        return texts.say(f"terminal-ask-{do}", name=name, other=other, price=price)
    if do == "accept" and view.proposal is not None:
        low, high = map(texts.amount, view.proposal)
        return texts.say("terminal-ask-accept", name=name, low=low, high=high)
    if session.game.table.phase == "before":
        return texts.say("terminal-ask-before", name=name)
    return texts.say(f"terminal-ask-{do if do in _ASKED_BY_NAME else 'turn'}", name=name)


def pause_content(session: Session, texts: Texts, result: str) -> BarContent:
    """Between two rounds: going on, and what else can be done."""
    say = texts.say
    due = session.due().kind
    chips = (
        Chip(say("terminal-key-enter"), say("terminal-do-next"), "next", marked=True),
        *(
            Chip(key_of(name, texts), say(f"terminal-do-{name}"), name)
            for name in ("table", "ledger", "save")
        ),
    )
    title = say(f"terminal-pause-{due}") if due in ("between", "stuck") else ""
    return BarContent(f"{title} {result}", chips)


def waiting_content(session: Session, texts: Texts) -> BarContent:
    """Somebody else's decision, or the dealer's part."""
    acting = session.acting
    title = ""
    if acting:
        title = texts.say("terminal-waiting", name=session.game.table.names[acting[0]])
    hurry = Chip(texts.say("terminal-key-space"), texts.say("terminal-do-hurry"), "hurry")
    return BarContent(title, (hurry,))


def result_words(view: View, seat: int, texts: Texts) -> str:
    """What a seat won or lost in the round that is over."""
    round = view.round
    if round is None or not round.over or seat not in round.net:
        return ""
    won = round.net[seat]
    kind = "won" if won > 0 else "lost" if won < 0 else "even"
    return texts.say(f"terminal-result-{kind}", amount=texts.amount(abs(won)))
