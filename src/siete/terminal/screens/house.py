"""The third screen: the house rules, variants and single options as switches."""

from typing import Final, NamedTuple

from siete.rules import OPTION_BY_NAME, OPTIONS, RULESETS, VARIANTS, Problem, RulesError, is_idle
from siete.rules.options import Option
from siete.rules.values import Chips, Count, Times
from siete.terminal.bar import Chip
from siete.terminal.keys import key_of, same_key
from siete.terminal.plan import HouseRules
from siete.terminal.refusals import problem
from siete.terminal.rows import Row, Rows
from siete.terminal.screens.setup import SetUp
from siete.terminal.windows import AMOUNT, Form, Page, page_width
from siete.texts import Texts

_ON: Final = "[×]"
_OFF: Final = "[ ]"


class _Entry(NamedTuple):
    """What a row is about: a variant, an option, or playing."""

    kind: str
    name: str = ""


class HouseScreen(SetUp[bool]):
    """The rules as they will be played. A clash is said where it is; with one nobody plays."""

    def __init__(self, texts: Texts, house: HouseRules) -> None:
        super().__init__(texts)
        self._house = house
        self._entries: list[_Entry] = []

    def heading(self) -> str:
        """What is asked."""
        name = self.texts.say(f"ruleset-{self._house.ruleset}")
        return self.texts.say("terminal-choose-house", ruleset=name)

    def rows(self) -> list[Row]:
        """Playing, the variants of the sheet and of others, and every option."""
        say = self.texts.say
        problems: tuple[Problem, ...] = ()
        rules = None
        try:
            rules = self._house.rules()
        except RulesError as error:
            problems = error.problems
        self._entries = [_Entry("play")]
        rows = [Row(say("terminal-play"), note=say("terminal-play-note"))]
        sheet = RULESETS[self._house.ruleset].sheet
        own = [v.name for v in VARIANTS.values() if v.source[:3] == sheet]
        others = [name for name in VARIANTS if name not in own]
        for heading, names in (("own", own), ("other", others)):
            if names:
                self._heading(rows, say(f"terminal-variants-{heading}"))
                for name in names:
                    self._entries.append(_Entry("variant", name))
                    rows.append(self._variant_row(name))
        group = ""
        for option in OPTIONS:
            if option.group != group:
                group = option.group
                self._heading(rows, say(f"group-{group}"))
            here = (found for found in problems if found.option == option.name)
            wrong = [problem(found, self.texts) for found in here]
            self._entries.append(_Entry("option", option.name))
            idle = rules is not None and is_idle(rules, option.name)
            rows.append(self._option_row(option, " ".join(wrong), idle=idle))
        return rows

    def _heading(self, rows: list[Row], words: str) -> None:
        self._entries.append(_Entry("heading"))
        rows.append(Row(words, heading=True))

    def _variant_row(self, name: str) -> Row:
        on = name in self._house.variants
        label = f"{_ON if on else _OFF} {self.texts.say(f'variant-{name}')}"
        return Row(label, note=self.texts.say(f"variant-{name}-what"), changed=on)

    def _option_row(self, option: Option, wrong: str, *, idle: bool) -> Row:
        message = f"option-{option.name.replace('.', '-')}"
        note = self.texts.say(f"{message}-what")
        if idle:
            note = f"{note} {self.texts.say('terminal-idle')}"
        return Row(
            self.texts.say(message),
            self._house.words(option.name, self.texts),
            note,
            wrong,
            faint=idle,
            changed=option.name in self._house.options,
        )

    def keys(self) -> tuple[Chip, ...]:
        """Change, write, undo, read the rules, play, back."""
        say = self.texts.say
        return (
            Chip("← →", say("terminal-setup-change"), "right"),
            Chip(say("terminal-key-enter"), say("terminal-setup-write"), "enter"),
            Chip(say("terminal-key-delete"), say("terminal-setup-usual"), "delete"),
            Chip(key_of("rules", self.texts), say("terminal-do-rules"), "rules"),
            Chip(say("terminal-key-escape"), say("terminal-setup-back"), "escape"),
        )

    def pressed(self, key: str) -> bool:
        """Delete makes an option as usual; a letter shows the rule sheet."""
        entry = self._entries[self.list.marked]
        if key in ("delete", "backspace"):
            if entry.kind == "option":
                self._house.options.pop(entry.name, None)
                self.show()
        elif key == "rules" or same_key(key) == same_key(key_of("rules", self.texts)):
            self._read()
        else:
            return super().pressed(key)
        return True

    def on_rows_changed(self, message: Rows.Changed) -> None:
        """A switch is turned, or the next value taken."""
        entry = self._entries[message.row]
        if entry.kind == "variant":
            self._house.toggle(entry.name)
            self.trouble = self._clash()
        elif entry.kind == "option" and not self._house.step(entry.name, message.step):
            self.run_worker(self._write(entry.name))
        self.show()

    def on_rows_chosen(self, message: Rows.Chosen) -> None:
        """Play; or change what the row is about."""
        entry = self._entries[message.row]
        if entry.kind == "play":
            self._finish()
        elif entry.kind == "option" and not self._house.has_few(entry.name):
            self.run_worker(self._write(entry.name))
        else:
            self.on_rows_changed(Rows.Changed(message.row, 1))

    async def _write(self, name: str) -> None:
        say = self.texts.say
        title = say(f"option-{name.replace('.', '-')}")
        label = say("terminal-write", text=self._house.text(name))
        house = HouseRules(self._house.ruleset, self._house.variants, self._house.options)

        def check(said: tuple[str, ...]) -> str:
            house.set(name, said[0].strip())
            wrong = (found for found in house.problems() if found.option == name)
            return " ".join(problem(found, self.texts) for found in wrong)

        bounds = self._bounds(name)
        if bounds:
            label = f"{label} ({bounds})"
        now = self._house.text(name)
        only = AMOUNT if isinstance(OPTION_BY_NAME[name].kind, Chips | Times | Count) else None
        said = await self.app.push_screen_wait(
            Form(title, [label], check, self.texts, (now,), only)
        )
        if said is not None:
            self._house.set(name, said[0].strip())
            self.show()

    def _bounds(self, name: str) -> str:
        """What number an option takes, in words, where that is to be said."""
        option = OPTION_BY_NAME[name]
        if isinstance(option.kind, Count):
            low, high = option.kind.least, option.kind.most
            return self.texts.say("terminal-bounds-count", low=low, high=high)
        if option.multiple_of:
            step = self._house.words(option.multiple_of, self.texts)
            return self.texts.say("terminal-limits-bounds", step=step)
        return ""

    def _clash(self) -> str:
        """The sentence of the first thing that clashes, or nothing."""
        problems = self._house.problems()
        return problem(problems[0], self.texts) if problems else ""

    def _read(self) -> None:
        self.trouble = self._clash()
        if self.trouble:
            self.show()
            return
        from siete.terminal.reports import rules_page

        width = page_width(self.app.size.width)
        text = rules_page(self._house.rules(), self.texts, width)
        self.app.push_screen(Page(self.texts.say("terminal-do-rules"), text, self.texts))

    def _finish(self) -> None:
        self.trouble = self._clash()
        if self.trouble:
            self.show()
        else:
            self.dismiss(True)
