"""What each game says, read out from real positions, in both languages."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.utils import translation

from games.broadcast import NewsItem, heard_by, news_items
from games.engine.core import Accepted, BadOptions, Facts, Json, Refused
from games.engine.record import parse_record, positions
from games.engine.registry import variant, variants
from games.notation import Notation
from games.selectors import Player
from games.wording import Listener, chains, news_text, opening_text, refusal_text
from tests.engine.equable import tabletop as equable
from tests.engine.formula.tabletop import PILE
from tests.engine.rigolade.tabletop import PLENTY
from tests.engine.seating import Seating
from tests.engine.test_playthroughs import RECORDS

NAMES = ("Bob", "Carol", "Pip", "Rusty", "Minerva")
PLAYERS = tuple(Player(seat, name, "fox", is_bot=False) for seat, name in enumerate(NAMES))
NOTATIONS = {"en": Notation(), "fr": Notation(division=":", decimal=",")}
ORDINARY = str.maketrans({"\u00a0": " ", "\u202f": " ", "’": "'"})

RIGOLADE = f"rack 2 3 4 5 7 | + - x /\nrack 1 3 | /\n{PLENTY}\nlaid i11 across 6x8=48 by 1 ply 1"
FORMULA = f"hand 1 2 5 7 8 *\nhand 1 2\n{PILE}\nlies 12 + 3 = 15\nlimits 7 2 99"
EQUABLE = f"rack 1 2 3 5 8 9 0 + / .\nrack 1 2\n{equable.PLENTY}"
POSITIONS = {"rigolade": RIGOLADE, "formula": FORMULA, "equable": EQUABLE}


def ruling(slug: str, line: str, *more: str) -> Accepted[Any] | Refused:
    table, text = Seating(variant(slug)), "\n".join((POSITIONS[slug], *more))
    state = equable.position(text, "f9> 7+1=8") if slug == "equable" else table.position(text)
    return table.rule(state, line)


def refusal(slug: str, line: str, language: str, *more: str) -> str:
    down = ruling(slug, line, "mode coach", *more)
    assert isinstance(down, Refused), down
    with translation.override(language):
        text = refusal_text(down.code, down.facts, listener(slug, 0, language))
    return text.translate(ORDINARY)


def news(slug: str, line: str, language: str, seat: int | None, *more: str) -> list[str]:
    """Everything that a seat, or a watcher, hears of one move."""
    done = ruling(slug, line, *more)
    assert isinstance(done, Accepted), done
    return list(told(slug, news_items(done.news, ply=1), language, seat))


def told(slug: str, items: list[NewsItem], language: str, seat: int | None) -> Iterator[str]:
    with translation.override(language):
        for item in heard_by(seat, items):
            yield news_text(item, listener(slug, seat, language)).translate(ORDINARY)


def listener(slug: str, seat: int | None, language: str) -> Listener:
    return Listener(seat, PLAYERS, NOTATIONS[language], slug)


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("m11 across 48-4=5", "Not quite: 48 − 4 is 44, not 5.", "Pas tout à fait : 48 − 4 fait 44, pas 5."),
        (
            "m11 across 48/5=7",
            "48 ÷ 5 is not a whole number: 9, and 3 left over.",
            "48 : 5 ne tombe pas juste : 9, et il reste 3.",
        ),
        ("m11 across 48+3=52", "You are missing: 52.", "Il te manque : 52."),
        ("lay i12:9", "The square i12 has its = already.", "La case i12 a déjà son signe =."),
        ("lay j12:3", "The square j12 stays empty.", "La case j12 reste vide."),
        ("lay k13:+", "The square k13 is for a number.", "La case k13 attend un nombre."),
        ("lay i10:3", "The square i10 is for a sign.", "La case i10 attend un signe."),
        ("lay j11:+", "There is already a tile on j11.", "Il y a déjà un jeton en j11."),
        ("lay z99:3", "z99 is not on the board.", "z99 n'est pas sur le plateau."),
        ("lay i10:+", "A number is still missing on i9, i13.", "Il manque encore un nombre en i9, i13."),
        ("lay k13:2", "Your equation needs a sign too.", "Il faut aussi un signe dans ton calcul."),
        (
            "lay i10:/ k13:5",
            "The tile on k13 is not in line with your sign on i10.",
            "Le jeton en k13 n'est pas aligné avec ton signe en i10.",
        ),
        (
            "lay i10:/ m10:-",
            "One equation at a time: lay one sign only.",
            "Un calcul à la fois : pose un seul signe.",
        ),
        (
            "a1 across 2+3=5",
            "Use a number that is already on the board.",
            "Sers-toi d'un nombre qui est déjà sur le plateau.",
        ),
        (
            "end",
            "Lay an equation first. If you find none, you can swap or pass.",
            "Pose d'abord un calcul. Si tu n'en trouves pas, tu peux échanger ou passer.",
        ),
    ],
)
def test_rigolade_says_why_a_move_does_not_count(line: str, english: str, french: str) -> None:
    assert refusal("rigolade", f"0: {line}", "en") == english
    assert refusal("rigolade", f"0: {line}", "fr") == french


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        ("1*0 + _ = __", "Nearly: 10 + 3 is 13, not 15.", "Presque : 10 + 3 fait 13, pas 15."),
        ("7 - 8 = __", "7 − 8 goes below zero.", "7 − 8 descend sous zéro."),
        ("9 + _ = 8", "You are missing: 9.", "Il te manque : 9."),
        ("*1 + *2 = 5", "You are missing: joker.", "Il te manque : joker."),
        ("51 + 2 = 78", "Lay 3 cards at most.", "Pose 3 cartes au plus."),
        (
            "__ + _ = __",
            "Lay at least one card of yours. If you find none, take a card.",
            "Pose au moins une de tes cartes. Si tu n'en trouves pas, pioche une carte.",
        ),
        (
            "_5_ - _ = __",
            "New cards go before or behind the first number, not between its cards.",
            "Les nouvelles cartes vont devant ou derrière le premier nombre, pas entre ses cartes.",
        ),
        (
            "_57 - _ = __",
            "Change one card of a number, or cover all of them.",
            "Change une seule carte d'un nombre, ou couvre-les toutes.",
        ),
        (
            "__ + 1_ = __2",
            "152 is too long: a number has 2 cards at most here.",
            "152 est trop long : ici, un nombre a 2 cartes au plus.",
        ),
        (
            "*0_ + _ = __",
            "No number begins with 0, except 0 itself.",
            "Aucun nombre ne commence par 0, sauf 0 lui-même.",
        ),
        (
            "__ + _ = 1_",
            "This formula lies there already: change something.",
            "Cette formule est déjà là : change quelque chose.",
        ),
    ],
)
def test_formula_says_why_a_move_does_not_count(line: str, english: str, french: str) -> None:
    assert refusal("formula", f"0: {line}", "en") == english
    assert refusal("formula", f"0: {line}", "fr") == french


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "f9> (7+1=8)+2",
            "Nearly: 7 + 1 is 8, 8 + 2 is 10.",
            "Presque : 7 + 1 fait 8, 8 + 2 fait 10.",
        ),
        ("f9> (7+1=8)=9", "Nearly: 7 + 1 is 8, not 9.", "Presque : 7 + 1 fait 8, pas 9."),
        ("f9> (7+1=8).5", "Not quite: 7 + 1 is 8, not 8.5.", "Pas tout à fait : 7 + 1 fait 8, pas 8,5."),
        ("f9v 7=5", "Nearly: 7 is not 5.", "Presque : 7 n'est pas égal à 5."),
        ("lay 2@a1 =@b1 2@c1", "You are missing: 2.", "Il te manque : 2."),
        ("lay =@a1 =@b1", "One = is enough for a turn.", "Un seul signe = par tour, c'est assez."),
        ("lay 1@a1 2@b2", "Lay all your tiles in one line.", "Pose tous tes jetons sur une même ligne."),
        (
            "lay 1@f10 2@f12",
            "There is a gap between your tiles: f11 is still empty.",
            "Il y a un trou entre tes jetons : f11 est encore vide.",
        ),
        (
            "lay 1@a1 =@b1",
            "Lay your tiles next to others on the board.",
            "Pose tes jetons à côté d'autres jetons du plateau.",
        ),
        ("lay 8@i9", "The = on i9 stays where it is.", "Le signe = en i9 reste à sa place."),
        (
            "lay 8@j9",
            "That is what j9 shows already: lay something else there.",
            "Il y a déjà ce jeton en j9 : poses-y autre chose.",
        ),
        (
            "lay 2@f9 3@j9",
            "Replace tiles on one side of the = only.",
            "Remplace des jetons d'un seul côté du signe =.",
        ),
        (
            "g9v +.5",
            "+.5 has no =: every line must be an equation.",
            "Il n'y a pas de signe = dans +,5 : chaque ligne doit être une égalité.",
        ),
        (
            "f9> (7+1=8)+",
            "A number is missing beside a sign or the =.",
            "Il manque un nombre à côté d'un signe ou du =.",
        ),
        ("f9> (7+1=8)/0", "8/0 cannot be read as a number.", "8/0 ne se lit pas comme un nombre."),
        (
            "f9> (7+1=8)9",
            "89 goes beyond 20, the largest number at this table.",
            "89 dépasse 20, le plus grand nombre de cette table.",
        ),
    ],
)
def test_equable_says_why_a_move_does_not_count(line: str, english: str, french: str) -> None:
    assert refusal("equable", f"0: {line}", "en", "numbers 20 from_zero") == english
    assert refusal("equable", f"0: {line}", "fr", "numbers 20 from_zero") == french


@pytest.mark.parametrize(
    ("equation", "english", "french"),
    [
        ("7 + 1 = 2 × 5", "7 + 1 is 8, 2 × 5 is 10.", "7 + 1 fait 8, 2 × 5 fait 10."),
        ("2 + 6 = 4 + 4 = 9", "2 + 6 is 8, 4 + 4 is 8, not 9.", "2 + 6 fait 8, 4 + 4 fait 8, pas 9."),
        ("7 ÷ 2 = 3 - 1", "7 ÷ 2 is 3.5, 3 − 1 is 2.", "7 : 2 fait 3,5, 3 − 1 fait 2."),
        ("1/2 + 1/4 = 2/6", "1/2 + 1/4 is 3/4, not 2/6.", "1/2 + 1/4 fait 3/4, pas 2/6."),
        ("7 ÷ 3 = 2", "7 ÷ 3 is 7/3, not 2.", "7 : 3 fait 7/3, pas 2."),
        ("7 ÷ 0 = 7", "Nothing can be divided by 0.", "On ne peut rien diviser par 0."),
    ],
)
def test_every_sum_of_a_false_equation_is_told(equation: str, english: str, french: str) -> None:
    for language, text in (("en", english), ("fr", french)):
        with translation.override(language):
            assert chains.truth(equation, NOTATIONS[language]).translate(ORDINARY) == text


def test_a_number_that_was_read_otherwise_could_have_been_right() -> None:
    facts: Facts = {
        "equation": "8 ÷ 5 = 13/5",
        "expression": "8 ÷ 5",
        "value": "8/5",
        "claimed": "13/5",
        "true_if_read": "8 ÷ 5 = 1 3/5",
    }
    with translation.override("en"):
        text = refusal_text("false_claim", facts, listener("equable", 0, "en"))
    assert text == "Not quite: 8 ÷ 5 is 8/5, not 13/5. Read as 8 ÷ 5 = 1 3/5, it is right."


@pytest.mark.parametrize(
    ("slug", "line", "seat", "english", "french"),
    [
        (
            "rigolade",
            "e11 across 3x2=6",
            1,
            ["Bob laid 3 × 2 = 6: 18 points.", "Bob took 4 numbers and 1 sign."],
            ["Bob a posé 3 × 2 = 6 : 18 points.", "Bob a pioché 4 nombres et 1 signe."],
        ),
        (
            "rigolade",
            "swap signs",
            0,
            ["You swapped. Your new tiles: +, −, ÷, +.", "Your new tiles: 1, 1."],
            ["Tu as échangé. Tes nouveaux jetons : +, −, :, +.", "Tes nouveaux jetons : 1, 1."],
        ),
        (
            "rigolade",
            "e11 across 2x4=6",
            0,
            ["Nearly: 2 × 4 is 8, not 6. Your turn ends here.", "Your new tiles: 1, 6."],
            ["Presque : 2 × 4 fait 8, pas 6. Ton tour s'arrête là.", "Tes nouveaux jetons : 1, 6."],
        ),
        (
            "formula",
            "__ - *5 = 7",
            None,
            ["Bob laid 12 − 5 = 7."],
            ["Bob a posé 12 − 5 = 7."],
        ),
        (
            "formula",
            "__ - _ = 8",
            1,
            ["Bob said 12 − 3 = 8. 12 − 3 is 9.", "Bob took a card."],
            ["Bob a dit 12 − 3 = 8. 12 − 3 fait 9.", "Bob a pioché une carte."],
        ),
        (
            "equable",
            "f9v 7=5+2",
            1,
            ["Bob laid 7 = 5 + 2: 14 points.", "Bob took 2 digits and 1 sign."],
            ["Bob a posé 7 = 5 + 2 : 14 points.", "Bob a pioché 2 chiffres et 1 signe."],
        ),
        (
            "equable",
            "k9> =3+5",
            0,
            ["You laid 7 + 1 = 8 = 3 + 5: 26 points.", "You made an equation longer: 20 points more!"],
            ["Tu as posé 7 + 1 = 8 = 3 + 5 : 26 points.", "Tu as allongé une égalité : 20 points de plus !"],
        ),
        (
            "equable",
            "swap 3 /",
            0,
            ["You swapped. Your new tiles: 0, fraction bar."],
            ["Tu as échangé. Tes nouveaux jetons : 0, barre de fraction."],
        ),
        (
            "equable",
            "f9v 7=9",
            1,
            ["Bob said 7 = 9. 7 is not 9."],
            ["Bob a dit 7 = 9. 7 n'est pas égal à 9."],
        ),
        ("formula", "pass", 0, ["You passed.", "Your new card: 0."], ["Tu as passé ton tour."]),
    ],
)
def test_news_are_told_to_each_in_their_own_language(
    slug: str, line: str, seat: int | None, english: list[str], french: list[str]
) -> None:
    for language, texts in (("en", english), ("fr", french)):
        heard = news(slug, f"0: {line}", language, seat, "mode referee")
        assert [text for text in texts if text not in heard] == [], heard


def test_a_check_that_was_right_takes_back_what_was_said() -> None:
    window = "open m11 across 48/6=7 by 0 ply 2\nwindow 0 since 2 waiting 1\nmode challenge"
    heard = news("rigolade", "1: doubt 0", "en", 1, window)
    assert heard[0] == "Carol checked 48 ÷ 6 = 7 of Bob. 48 ÷ 6 is 8. It is taken back."


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (
            "f10v =5+3",
            "Carol checked 7 = 5 + 3 of Bob. 5 + 3 is 8, not 7. It is taken back. You get 50 points.",
            "Carol a vérifié ce que dit Bob : 7 = 5 + 3. 5 + 3 fait 8, pas 7. C'est repris. "
            "Tu gagnes 50 points.",
        ),
        (
            "f10v =5+2",
            "Carol checked 7 = 5 + 2 of Bob. It is right. You lose 14 points.",
            "Carol a vérifié ce que dit Bob : 7 = 5 + 2. C'est juste. Tu perds 14 points.",
        ),
    ],
)
def test_equable_pays_for_a_check(line: str, english: str, french: str) -> None:
    laid = ruling("equable", f"0: {line}", "mode challenge")
    assert isinstance(laid, Accepted)
    doubted = equable.accepted(laid.state, "1: doubt")
    for language, text in (("en", english), ("fr", french)):
        assert next(told("equable", news_items(doubted.news, ply=2), language, 1)) == text


def test_a_sign_alone_may_be_followed_by_more() -> None:
    crossing = "laid i9 down 2+6=8\nlaid k9 down 2+8=10\nlaid m9 down 66-48=18"
    heard = news("rigolade", "0: i13 across 8+10=18", "en", 0, crossing)
    assert heard == ["You laid 8 + 10 = 18: 18 points. With a sign alone: you may go on!"]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_whole_games_are_told_without_a_gap(path: Path, language: str) -> None:
    record = parse_record(path.read_text())
    rules = variant(record.game)
    count = 0
    for (actor, move), state in zip(record.actions, positions(record), strict=False):
        done = rules.play(state, actor, move)
        assert isinstance(done, Accepted)
        for seat in (*range(record.seats), None):
            for text in told(record.game, news_items(done.news, ply=1), language, seat):
                count += 1
                assert text.endswith((".", "!", "?")), text
                assert not set("{}[]*_") & set(text), text
    assert count > record.seats * len(record.actions)


def test_every_game_is_told() -> None:
    assert {path.stem.partition("-")[0] for path in RECORDS} == set(variants())


@pytest.mark.parametrize(
    ("slug", "changes", "english", "french"),
    [
        (
            "rigolade",
            {"numbers": [1] * 39},
            "The bag must hold from 40 to 400 numbers.",
            "Le sac doit contenir de 40 à 400 nombres.",
        ),
        (
            "rigolade",
            {"numbers": [1] * 40, "signs": ["-"] * 20},
            "No equation can be made with these numbers and signs.",
            "Aucune égalité n'est possible avec ces nombres et ces signes.",
        ),
        ("formula", {"hand": 2}, "A hand has from 3 to 10 cards.", "Une main a de 3 à 10 cartes."),
        (
            "equable",
            {"digits": ["1"]},
            "The bag must hold from 28 to 200 digits.",
            "Le sac doit contenir de 28 à 200 chiffres.",
        ),
        (
            "equable",
            {"digits": ["1"] * 28},
            "There must be at least two different digits.",
            "Il faut au moins deux chiffres différents.",
        ),
        ("equable", {"equals": 0}, "There must be from 1 to 60 signs =.", "Il faut de 1 à 60 signes =."),
        ("equable", {"tables": [26]}, "The tables go from 0 to 25.", "Les tables vont de 0 à 25."),
        (
            "equable",
            {"rack_digits": 2},
            "A rack has from 3 to 9 digits.",
            "Un chevalet a de 3 à 9 chiffres.",
        ),
        (
            "equable",
            {"rack_operators": 0},
            "A rack has from 1 to 3 signs.",
            "Un chevalet a de 1 à 3 signes.",
        ),
        (
            "formula",
            {"number_cards": 4},
            "A number has from 1 to 3 cards.",
            "Un nombre a de 1 à 3 cartes.",
        ),
        (
            "formula",
            {"target": 1},
            "The points to reach go from 10 to 10000.",
            "Les points à atteindre vont de 10 à 10000.",
        ),
        ("formula", {"rounds": 0}, "A match has from 1 to 100 rounds.", "Une partie a de 1 à 100 manches."),
        (
            "formula",
            {"largest": 1},
            "The largest number can be from 9 to 999.",
            "Le plus grand nombre peut aller de 9 à 999.",
        ),
        (
            "formula",
            {"points": True, "number_cards": 3},
            "With points, a number has 2 cards at most.",
            "Avec les points, un nombre a 2 cartes au plus.",
        ),
        (
            "formula",
            {"extra_card": True},
            "The extra card needs more than one round.",
            "Pour la carte de plus, il faut plus d'une manche.",
        ),
    ],
)
def test_teachers_are_told_which_option_does_not_fit(
    slug: str, changes: dict[str, Json], english: str, french: str
) -> None:
    rules = variant(slug)
    usual = rules.dump_options(rules.options(3))
    assert isinstance(usual, dict)
    with pytest.raises(BadOptions) as bad:
        rules.load_options({**usual, **changes})
    for language, text in (("en", english), ("fr", french)):
        with translation.override(language):
            assert opening_text(bad.value.code, bad.value.facts).translate(ORDINARY) == text
