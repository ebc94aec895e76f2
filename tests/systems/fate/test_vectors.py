"""The vectors of the FATE conflict, each by the cases of the scripts that are named by it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pb12table.cli.games.referee import failure_line
from pb12table.files.content import load_content
from pb12table.referee.report import CaseReport
from pb12table.referee.running import judge
from pb12table.referee.script import load_script

FOLDER = Path(__file__).with_name("scripts")
VECTORS = [
    pytest.param("fv001-fv133-rolls", "FV001", marks=pytest.mark.vector("FV001")),
    pytest.param("fv001-fv133-rolls", "FV002", marks=pytest.mark.vector("FV002")),
    pytest.param("fv001-fv133-rolls", "FV003", marks=pytest.mark.vector("FV003")),
    pytest.param("fv008-fv140-course", "FV007", marks=pytest.mark.vector("FV007")),
    pytest.param("fv008-fv140-course", "FV008", marks=pytest.mark.vector("FV008")),
    pytest.param("fv008-fv140-course", "FV009", marks=pytest.mark.vector("FV009")),
    pytest.param("fv008-fv140-course", "FV010", marks=pytest.mark.vector("FV010")),
    pytest.param("fv011-fv078-fv085-minions", "FV011", marks=pytest.mark.vector("FV011")),
    pytest.param("fv008-fv140-course", "FV012", marks=pytest.mark.vector("FV012")),
    pytest.param("fv008-fv140-course", "FV013", marks=pytest.mark.vector("FV013")),
    pytest.param("fv014-fv027-fv116-harm", "FV014", marks=pytest.mark.vector("FV014")),
    pytest.param("fv014-fv027-fv116-harm", "FV015", marks=pytest.mark.vector("FV015")),
    pytest.param("fv014-fv027-fv116-harm", "FV016", marks=pytest.mark.vector("FV016")),
    pytest.param("fv014-fv027-fv116-harm", "FV017", marks=pytest.mark.vector("FV017")),
    pytest.param("fv014-fv027-fv116-harm", "FV018", marks=pytest.mark.vector("FV018")),
    pytest.param("fv014-fv027-fv116-harm", "FV019", marks=pytest.mark.vector("FV019")),
    pytest.param("fv008-fv140-course", "FV020", marks=pytest.mark.vector("FV020")),
    pytest.param("fv014-fv027-fv116-harm", "FV021", marks=pytest.mark.vector("FV021")),
    pytest.param("fv014-fv027-fv116-harm", "FV022", marks=pytest.mark.vector("FV022")),
    pytest.param("fv014-fv027-fv116-harm", "FV023", marks=pytest.mark.vector("FV023")),
    pytest.param("fv014-fv027-fv116-harm", "FV024", marks=pytest.mark.vector("FV024")),
    pytest.param("fv014-fv027-fv116-harm", "FV025", marks=pytest.mark.vector("FV025")),
    pytest.param("fv014-fv027-fv116-harm", "FV026", marks=pytest.mark.vector("FV026")),
    pytest.param("fv014-fv027-fv116-harm", "FV027", marks=pytest.mark.vector("FV027")),
    pytest.param("fv028-fv030-fv118-offers", "FV028", marks=pytest.mark.vector("FV028")),
    pytest.param("fv028-fv030-fv118-offers", "FV029", marks=pytest.mark.vector("FV029")),
    pytest.param("fv028-fv030-fv118-offers", "FV030", marks=pytest.mark.vector("FV030")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV033", marks=pytest.mark.vector("FV033")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV034", marks=pytest.mark.vector("FV034")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV035", marks=pytest.mark.vector("FV035")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV036", marks=pytest.mark.vector("FV036")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV037", marks=pytest.mark.vector("FV037")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV038", marks=pytest.mark.vector("FV038")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV039", marks=pytest.mark.vector("FV039")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV040", marks=pytest.mark.vector("FV040")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV041", marks=pytest.mark.vector("FV041")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV042", marks=pytest.mark.vector("FV042")),
    pytest.param("fv044-fv137-acts", "FV044", marks=pytest.mark.vector("FV044")),
    pytest.param("fv044-fv137-acts", "FV045", marks=pytest.mark.vector("FV045")),
    pytest.param("fv044-fv137-acts", "FV046", marks=pytest.mark.vector("FV046")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV047", marks=pytest.mark.vector("FV047")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV048", marks=pytest.mark.vector("FV048")),
    pytest.param("fv044-fv137-acts", "FV049", marks=pytest.mark.vector("FV049")),
    pytest.param("fv050-fv136-ways", "FV050", marks=pytest.mark.vector("FV050")),
    pytest.param("fv050-fv136-ways", "FV051", marks=pytest.mark.vector("FV051")),
    pytest.param("fv001-fv133-rolls", "FV052", marks=pytest.mark.vector("FV052")),
    pytest.param("fv001-fv133-rolls", "FV053", marks=pytest.mark.vector("FV053")),
    pytest.param("fv001-fv133-rolls", "FV054", marks=pytest.mark.vector("FV054")),
    pytest.param("fv001-fv133-rolls", "FV055", marks=pytest.mark.vector("FV055")),
    pytest.param("fv008-fv140-course", "FV056", marks=pytest.mark.vector("FV056")),
    pytest.param("fv001-fv133-rolls", "FV057", marks=pytest.mark.vector("FV057")),
    pytest.param("fv044-fv137-acts", "FV058", marks=pytest.mark.vector("FV058")),
    pytest.param("fv044-fv137-acts", "FV059", marks=pytest.mark.vector("FV059")),
    pytest.param("fv044-fv137-acts", "FV060", marks=pytest.mark.vector("FV060")),
    pytest.param("fv008-fv140-course", "FV061", marks=pytest.mark.vector("FV061")),
    pytest.param("fv044-fv137-acts", "FV062", marks=pytest.mark.vector("FV062")),
    pytest.param("fv050-fv136-ways", "FV063", marks=pytest.mark.vector("FV063")),
    pytest.param("fv044-fv137-acts", "FV064", marks=pytest.mark.vector("FV064")),
    pytest.param("fv044-fv137-acts", "FV065", marks=pytest.mark.vector("FV065")),
    pytest.param("fv008-fv140-course", "FV066", marks=pytest.mark.vector("FV066")),
    pytest.param("fv044-fv137-acts", "FV067", marks=pytest.mark.vector("FV067")),
    pytest.param("fv044-fv137-acts", "FV068", marks=pytest.mark.vector("FV068")),
    pytest.param("fv050-fv136-ways", "FV069", marks=pytest.mark.vector("FV069")),
    pytest.param("fv044-fv137-acts", "FV070", marks=pytest.mark.vector("FV070")),
    pytest.param("fv044-fv137-acts", "FV071", marks=pytest.mark.vector("FV071")),
    pytest.param("fv044-fv137-acts", "FV072", marks=pytest.mark.vector("FV072")),
    pytest.param("fv044-fv137-acts", "FV073", marks=pytest.mark.vector("FV073")),
    pytest.param("fv044-fv137-acts", "FV074", marks=pytest.mark.vector("FV074")),
    pytest.param("fv050-fv136-ways", "FV075", marks=pytest.mark.vector("FV075")),
    pytest.param("fv044-fv137-acts", "FV076", marks=pytest.mark.vector("FV076")),
    pytest.param("fv077-fv138-groups", "FV077", marks=pytest.mark.vector("FV077")),
    pytest.param("fv011-fv078-fv085-minions", "FV078", marks=pytest.mark.vector("FV078")),
    pytest.param("fv011-fv078-fv085-minions", "FV079", marks=pytest.mark.vector("FV079")),
    pytest.param("fv011-fv078-fv085-minions", "FV080", marks=pytest.mark.vector("FV080")),
    pytest.param("fv011-fv078-fv085-minions", "FV081", marks=pytest.mark.vector("FV081")),
    pytest.param("fv011-fv078-fv085-minions", "FV082", marks=pytest.mark.vector("FV082")),
    pytest.param("fv011-fv078-fv085-minions", "FV083", marks=pytest.mark.vector("FV083")),
    pytest.param("fv077-fv138-groups", "FV084", marks=pytest.mark.vector("FV084")),
    pytest.param("fv011-fv078-fv085-minions", "FV085", marks=pytest.mark.vector("FV085")),
    pytest.param("fv008-fv140-course", "FV091", marks=pytest.mark.vector("FV091")),
    pytest.param("fv008-fv140-course", "FV092", marks=pytest.mark.vector("FV092")),
    pytest.param("fv008-fv140-course", "FV093", marks=pytest.mark.vector("FV093")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV094", marks=pytest.mark.vector("FV094")),
    pytest.param("fv044-fv137-acts", "FV095", marks=pytest.mark.vector("FV095")),
    pytest.param("fv044-fv137-acts", "FV096", marks=pytest.mark.vector("FV096")),
    pytest.param("fv050-fv136-ways", "FV097", marks=pytest.mark.vector("FV097")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV098", marks=pytest.mark.vector("FV098")),
    pytest.param("fv008-fv140-course", "FV099", marks=pytest.mark.vector("FV099")),
    pytest.param("fv044-fv137-acts", "FV100", marks=pytest.mark.vector("FV100")),
    pytest.param("fv008-fv140-course", "FV101", marks=pytest.mark.vector("FV101")),
    pytest.param("fv008-fv140-course", "FV102", marks=pytest.mark.vector("FV102")),
    pytest.param("fv050-fv136-ways", "FV102", marks=pytest.mark.vector("FV102")),
    pytest.param("fv008-fv140-course", "FV103", marks=pytest.mark.vector("FV103")),
    pytest.param("fv077-fv138-groups", "FV104", marks=pytest.mark.vector("FV104")),
    pytest.param("fv044-fv137-acts", "FV105", marks=pytest.mark.vector("FV105")),
    pytest.param("fv050-fv136-ways", "FV106", marks=pytest.mark.vector("FV106")),
    pytest.param("fv008-fv140-course", "FV107", marks=pytest.mark.vector("FV107")),
    pytest.param("fv077-fv138-groups", "FV108", marks=pytest.mark.vector("FV108")),
    pytest.param("fv008-fv140-course", "FV109", marks=pytest.mark.vector("FV109")),
    pytest.param("fv008-fv140-course", "FV110", marks=pytest.mark.vector("FV110")),
    pytest.param("fv050-fv136-ways", "FV111", marks=pytest.mark.vector("FV111")),
    pytest.param("fv008-fv140-course", "FV112", marks=pytest.mark.vector("FV112")),
    pytest.param("fv008-fv140-course", "FV115", marks=pytest.mark.vector("FV115")),
    pytest.param("fv014-fv027-fv116-harm", "FV116", marks=pytest.mark.vector("FV116")),
    pytest.param("fv028-fv030-fv118-offers", "FV118", marks=pytest.mark.vector("FV118")),
    pytest.param("fv050-fv136-ways", "FV119", marks=pytest.mark.vector("FV119")),
    pytest.param("fv044-fv137-acts", "FV121", marks=pytest.mark.vector("FV121")),
    pytest.param("fv050-fv136-ways", "FV122", marks=pytest.mark.vector("FV122")),
    pytest.param("fv044-fv137-acts", "FV123", marks=pytest.mark.vector("FV123")),
    pytest.param("fv008-fv140-course", "FV124", marks=pytest.mark.vector("FV124")),
    pytest.param("fv044-fv137-acts", "FV127", marks=pytest.mark.vector("FV127")),
    pytest.param("fv077-fv138-groups", "FV128", marks=pytest.mark.vector("FV128")),
    pytest.param("fv008-fv140-course", "FV129", marks=pytest.mark.vector("FV129")),
    pytest.param("fv077-fv138-groups", "FV130", marks=pytest.mark.vector("FV130")),
    pytest.param("fv008-fv140-course", "FV131", marks=pytest.mark.vector("FV131")),
    pytest.param("fv077-fv138-groups", "FV132", marks=pytest.mark.vector("FV132")),
    pytest.param("fv001-fv133-rolls", "FV133", marks=pytest.mark.vector("FV133")),
    pytest.param("fv008-fv140-course", "FV134", marks=pytest.mark.vector("FV134")),
    pytest.param("fv008-fv140-course", "FV135", marks=pytest.mark.vector("FV135")),
    pytest.param("fv050-fv136-ways", "FV136", marks=pytest.mark.vector("FV136")),
    pytest.param("fv044-fv137-acts", "FV137", marks=pytest.mark.vector("FV137")),
    pytest.param("fv077-fv138-groups", "FV138", marks=pytest.mark.vector("FV138")),
    pytest.param("fv033-fv048-fv094-fv098-fv139-blocks", "FV139", marks=pytest.mark.vector("FV139")),
    pytest.param("fv139-out-of-the-conflict", "FV139", marks=pytest.mark.vector("FV139")),
    pytest.param("fv008-fv140-course", "FV140", marks=pytest.mark.vector("FV140")),
]


@cache
def reports(script: str) -> tuple[CaseReport, ...]:
    """All games of a script, played once."""
    return judge(load_script(FOLDER / f"{script}.toml", load_content("fate"))).cases


@pytest.mark.parametrize(("script", "vector"), VECTORS)
def test_a_vector_comes_as_it_should(script: str, vector: str) -> None:
    cases = [case for case in reports(script) if vector in case.name]
    alone = reports(script) if not cases and len(reports(script)) == 1 else ()
    played = (*cases, *alone)
    assert played
    told = [failure_line(case.state and case.state.setup, failure) for case in played for failure in case.failures]
    assert not told
