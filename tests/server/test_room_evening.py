"""What changes at a table online beside the game: rules, money, talk."""

from siete.amounts import CHIP
from siete.rules import build_rules, rules_text
from siete.server import protocol as p
from siete.server.ledger import evening as balances
from siete.server.shown import Payment, Settings, Transfer
from siete.server.snapshot import info_for
from siete.server.words import lines_for
from siete.verify import verify
from tests.server.rooms import WATCHES, Evening, playing, shown

# Rules


def test_rules_change_at_once_before_the_first_round() -> None:
    table = Evening("set_i_mig").sit("Bruno")
    rules = build_rules("set_i_mig", (), {"bets.max": 7})
    table.refused("bruno", p.SetRules(id="x", rules=rules_text(rules)), "not_host")
    table.do("ana", p.SetRules(id="x", rules=rules_text(rules)))
    assert table.room.rules == rules
    (line,) = [line for line in lines_for(table.room, None, "en") if line.kind == "note-rules"]
    assert "7" in line.text
    assert "→" in line.text


def test_rules_that_change_during_a_round_hold_from_the_next_one() -> None:
    table = playing("Bruno", "Cleo")
    old, rules = table.room.rules, build_rules("set_i_mig", (), {"bets.max": 9})
    table.do("ana", p.SetRules(id="x", rules=rules_text(rules)))
    info = info_for(table.room, "en", ())
    assert info.rules.text == rules_text(old)
    assert info.next_rules is not None
    assert info.next_rules.text == rules_text(rules)
    table.play_round()
    assert table.room.rules == rules
    assert len(table.room.parts) == 2
    before, after = table.room.parts
    banker = before.table.names[before.table.banker]
    assert after.table.names[after.table.banker] == banker
    won = dict(balances(table.room))
    table.play_round()
    assert [past.part for past in table.room.rounds] == [0, 1]
    total = {name: won[name] + table.room.rounds[1].net.get(name, 0) for name in won}
    assert balances(table.room) == total
    assert shown(table.again(), table.now) == shown(table.room, table.now)


def test_rules_that_the_players_do_not_fit_are_refused() -> None:
    table = Evening().sit("Bruno", "Cleo").start()
    few = build_rules("set_i_mig", (), {"table.players": "2-2"})
    many = build_rules("set_i_mig", (), {"table.players": "4-6"})
    table.refused("ana", p.SetRules(id="x", rules=rules_text(few)), "players_number")
    table.refused("ana", p.SetRules(id="x", rules=rules_text(many)), "players_number")


def test_a_stock_that_rules_end_is_proved_at_once() -> None:
    table = playing("Bruno", options={"deck.shuffle": "when_needed"})
    table.play_round()
    rules = build_rules("sete_e_meio", (), {"bets.max": 9})
    table.do("ana", p.SetRules(id="x", rules=rules_text(rules)))
    assert len(table.room.parts) == 2
    assert verify(table.room.parts[0].game.record()).verdict == "holds"


# Money


def test_what_was_paid_counts_in_the_ledger() -> None:
    table = Evening().sit("Bruno")
    table.refused(
        "ana", p.Paid(id="x", payer="Ana", payee="Ana", amount="1", why="settled"), "no_payment"
    )
    table.refused(
        "ana", p.Paid(id="x", payer="Ana", payee="Bruno", amount="0", why="settled"), "no_payment"
    )
    table.refused(
        "ana", p.Paid(id="x", payer="Ana", payee="Zoe", amount="1", why="settled"), "no_such_name"
    )
    table.refused(
        "bruno", p.Paid(id="x", payer="Ana", payee="Bruno", amount="1", why="settled"), "not_host"
    )
    table.do("ana", p.Paid(id="x", payer="Bruno", payee="Ana", amount="20.5", why="buy_in"))
    assert balances(table.room) == {"Ana": -41 * CHIP // 2, "Bruno": 41 * CHIP // 2}
    info = info_for(table.room, "en", ())
    assert info.payments == (Payment("Bruno", "Ana", "20.5", "buy_in"),)
    assert info.transfers == (Transfer("Ana", "Bruno", "20.5"),)


# Talk


def test_chat_is_text_and_can_be_closed() -> None:
    table = Evening().sit("Bruno")
    table.do("bruno", p.Chat(id="x", text=" <b>\x1b[31m\u202ehi\n there "))
    assert table.room.said[-1].text == "<b> [31m hi there"
    table.refused("bruno", p.Chat(id="y", text="\n\x00"), "nothing_said")
    table.refused(WATCHES, p.Chat(id="y", text="hi"), "no_seat")
    table.do("bruno", p.React(id="z", emote="clap"))
    table.do("ana", p.SetSettings(id="s", settings=Settings(chat=False, emotes=False)))
    table.refused("bruno", p.Chat(id="y", text="hi"), "chat_off")
    table.refused("bruno", p.React(id="y", emote="clap"), "emotes_off")
    assert [said.emote for said in table.room.said] == [None, "clap"]
