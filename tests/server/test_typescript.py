"""The client's types are those of the server's messages."""

from siete.server.typescript import API_TARGET, TARGET, api_typescript, typescript


def test_the_client_s_types_are_up_to_date() -> None:
    hint = "run: python -m siete.server.typescript"
    assert TARGET.read_text(encoding="utf-8") == typescript(), hint
    assert API_TARGET.read_text(encoding="utf-8") == api_typescript(), hint


def test_of_what_is_asked_over_http_what_may_be_left_out_is_optional() -> None:
    text = api_typescript()
    made = text.split("export type TableToMake =")[1].split(";\n}")[0]
    assert "  rules: string;" in made
    assert "  me?: string;" in made
    assert "  settings?: Settings" in made
    assert 'RulesInfo, Settings, Temper } from "./protocol.ts";' in text
    answered = text.split("export type RulesRead =")[1].split(";\n}")[0]
    assert "  sheet: Sheet | null" in answered


def test_what_a_client_may_leave_out_is_optional_and_the_rest_is_not() -> None:
    text = typescript()
    assert '  t: "act";\n  id: string;\n  turn: number;\n  say: string;\n' in text
    assert '  t: "addbot";\n  id: string;\n  temper?: Temper;\n' in text


def test_what_is_absent_from_an_update_when_it_is_usual_is_optional() -> None:
    update = typescript().split("export type Update =")[1].split(";\n}")[0]
    assert "  seq: number;\n  state: State;" in update
    assert "  table?: TableInfo | null;" in update


def test_literals_tuples_and_nulls_have_their_shape() -> None:
    text = typescript()
    assert 'export type Timer = "off" | "relaxed" | "quick";' in text
    assert "  cards: readonly (string | null)[];" in text
    assert "  proposal: readonly [string, string] | null;" in text
    assert "  nonces: Readonly<Record<string, string>>;" in text
