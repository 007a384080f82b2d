"""What the bar says: the question to a player, the pause between rounds, or who is thinking."""

from siete.game.view import View
from siete.terminal.bar import BarContent, Chip, prompt_content
from siete.terminal.prompt import Prompt
from siete.terminal.questions import question
from siete.terminal.session import Session
from siete.texts import Texts


def turn_content(session: Session, texts: Texts, prompt: Prompt) -> BarContent:
    """A player's decision."""
    return prompt_content(prompt, question(session, texts, prompt.seat))


def pause_content(session: Session, texts: Texts, result: str) -> BarContent:
    """Between two rounds: going on. What else can be done is in the last line."""
    say = texts.say
    due = session.due().kind
    chips = (Chip(say("terminal-key-enter"), say("terminal-do-next"), "next", marked=True),)
    title = say(f"terminal-pause-{due}") if due in ("between", "stuck") else ""
    return BarContent(f"{title} {result}", chips)


def waiting_content(session: Session, texts: Texts) -> BarContent:
    """A bot's decision, or the dealer's part. A person is asked, so none is said to be thinking."""
    acting = session.acting
    title = ""
    if acting and acting[0] in session.bots:
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
