"""Rounds of other engines' card games, for a second opinion on how fast an engine in Python is."""

import random
from collections.abc import Callable


def rlcard_blackjack(seed: int) -> Callable[[int], None]:
    """Play a number of rounds of rlcard's blackjack, one player against the dealer.

    As rlcard plays a game: ``env.run`` with its own agent, which chooses at random.
    """
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("blackjack", config={"seed": seed})
    env.set_agents([RandomAgent(num_actions=env.num_actions)])

    def play(rounds: int) -> None:
        for _ in range(rounds):
            env.run(is_training=False)

    return play


def rlcard_steps(seed: int) -> Callable[[int], None]:
    """The same game by bare calls of ``env.step``, without an agent and without keeping the way."""
    import rlcard

    env = rlcard.make("blackjack", config={"seed": seed})
    draw = random.Random(seed).random

    def play(rounds: int) -> None:
        for _ in range(rounds):
            env.reset()
            while not env.is_over():
                env.step(int(draw() * 2))
            env.get_payoffs()

    return play


def pokerkit_kuhn(seed: int) -> Callable[[int], None]:
    """Play a number of rounds of pokerkit's Kuhn poker, two players, each choosing at random."""
    from pokerkit import Automation, KuhnPoker

    automations = (
        Automation.ANTE_POSTING,
        Automation.BET_COLLECTION,
        Automation.BLIND_OR_STRADDLE_POSTING,
        Automation.CARD_BURNING,
        Automation.HOLE_DEALING,
        Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
        Automation.HAND_KILLING,
        Automation.CHIPS_PUSHING,
        Automation.CHIPS_PULLING,
    )
    chance = random.Random(seed)

    def play(rounds: int) -> None:
        for _ in range(rounds):
            state = KuhnPoker.create_state(automations)
            while state.status:
                if chance.random() < 0.5 and state.can_complete_bet_or_raise_to():
                    state.complete_bet_or_raise_to()
                elif chance.random() < 0.5 and state.can_fold():
                    state.fold()
                else:
                    state.check_or_call()

    return play
