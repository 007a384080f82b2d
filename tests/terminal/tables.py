"""Tables to test with, and what is on the screen."""

from pathlib import Path

from textual.app import App

from siete.cards import RANK_OF, Card, suit_of
from siete.game import HIDDEN, SPECTATOR
from siete.rules import build_rules
from siete.terminal.app import SieteApp
from siete.terminal.cards import SIGN
from siete.terminal.plan import people_and_bots
from siete.terminal.saves import Saves
from siete.terminal.session import Session
from siete.texts import texts


def begin(
    ruleset: str,
    home: Path,
    variants: tuple[str, ...] = (),
    people: int = 1,
    names: tuple[str, ...] = (),
    seats: int = 4,
    **options: str,
) -> Session:
    """A game of people and bots; options have ``__`` in the place of the point."""
    said = {name.replace("__", "."): value for name, value in options.items()}
    rules = build_rules(ruleset, variants, said)
    places = people_and_bots(people, seats - people, list(names), texts("en"))
    return Session.begin(rules, places, Saves(home))


def play_until(session: Session, played: int, phase: str) -> None:
    """Let the bots play until so many rounds are over and the table is in a phase."""
    while session.game.table.played < played or session.game.table.phase != phase:
        if session.due().kind == "between":
            session.next_round()
        session.advance()


def app_of(session: Session, language: str = "en", speed: str = "at_once") -> SieteApp:
    """The application with a table that nobody waits for."""
    return SieteApp(texts(language), session.saves, session=session, speed=speed)


def screen_text(app: App[str]) -> str:
    """What is on the screen, without colours, line by line."""
    lines = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in lines[: app.size.height])


def hidden_cards(session: Session) -> set[Card]:
    """The cards that somebody at the table may know and not everybody."""
    public = session.view(SPECTATOR).round
    if public is None:
        return set()
    shown = {card for hands in public.hands.values() for hand in hands for card in hand.cards}
    known: set[Card] = set()
    for seat in session.game.table.order:
        round = session.view(seat).round
        assert round is not None
        known |= {card for hands in round.hands.values() for hand in hands for card in hand.cards}
    return known - shown - {HIDDEN}


def signs(card: Card) -> str:
    """How a card is written in a small box."""
    return f"{RANK_OF[card]}{SIGN[suit_of(card)]}"
