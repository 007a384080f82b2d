"""A real game played plainly, so that a test knows what comes."""

from siete.fair import Proof
from siete.game import DEALER, legal, to_act
from siete.game.actions import Bet, Decline, Hit, Keep, Ready, Stand
from siete.play import Game
from siete.rules import Rules, build_rules

NAMES = ("Ana", "Blai", "Carme")
GOES_ON = build_rules("siete_y_media", (), {"deck.shuffle": "when_needed", "bank.passes": "stays"})
"""The stock goes on until the bank is sold: three players do not use up forty cards in a round."""


def a_game(rules: Rules = GOES_ON) -> Game:
    return Game(rules, NAMES, banker=0)


def once(game: Game) -> None:
    """The next thing at the table: only the banker draws, so that the dealer ends most rounds."""
    (seat, *_) = to_act(game.table)
    if seat == DEALER:
        game.step()
        return
    choices = {choice.do: choice for choice in legal(game.table, seat)}
    if "bet" in choices:
        game.act(Bet(seat, choices["bet"].low))
    elif "hit" in choices and seat == game.table.banker:
        game.act(Hit(seat, choices["hit"].faces[0], choices["hit"].hand))
    else:
        plain = (("stand", Stand), ("keep", Keep), ("decline", Decline), ("ready", Ready))
        game.act(next(make(seat) for do, make in plain if do in choices))


def play_until(game: Game, *, rounds: int, phase: str = "between") -> Game:
    """Play until so many rounds are over and the table is in a phase."""
    while game.table.played < rounds or game.table.phase != phase:
        once(game)
    return game


def proofs(game: Game) -> list[Proof]:
    return [entry.proof for entry in game.record().rounds if entry.proof is not None]
