"""The vectors of the d20 fight, each by the cases of the scripts that are named by it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from pb12table.cli.saves import failure_line
from pb12table.files.content import load_content
from pb12table.referee.running import CaseReport, judge
from pb12table.referee.script import load_script

FOLDER = Path(__file__).with_name("scripts")
VECTORS = [
    pytest.param("dv001-dv010-perception-and-hiding", "DV001", marks=pytest.mark.vector("DV001")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV002", marks=pytest.mark.vector("DV002")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV003", marks=pytest.mark.vector("DV003")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV004", marks=pytest.mark.vector("DV004")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV005", marks=pytest.mark.vector("DV005")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV006", marks=pytest.mark.vector("DV006")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV007", marks=pytest.mark.vector("DV007")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV008", marks=pytest.mark.vector("DV008")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV009", marks=pytest.mark.vector("DV009")),
    pytest.param("dv001-dv010-perception-and-hiding", "DV010", marks=pytest.mark.vector("DV010")),
    pytest.param("dv011-dv017-searching-and-air", "DV011", marks=pytest.mark.vector("DV011")),
    pytest.param("dv011-dv017-searching-and-air", "DV012", marks=pytest.mark.vector("DV012")),
    pytest.param("dv011-dv017-searching-and-air", "DV013", marks=pytest.mark.vector("DV013")),
    pytest.param("dv011-dv017-searching-and-air", "DV014", marks=pytest.mark.vector("DV014")),
    pytest.param("dv011-dv017-searching-and-air", "DV015", marks=pytest.mark.vector("DV015")),
    pytest.param("dv011-dv017-searching-and-air", "DV016", marks=pytest.mark.vector("DV016")),
    pytest.param("dv011-dv017-searching-and-air", "DV017", marks=pytest.mark.vector("DV017")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV018", marks=pytest.mark.vector("DV018")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV019", marks=pytest.mark.vector("DV019")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV020", marks=pytest.mark.vector("DV020")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV021", marks=pytest.mark.vector("DV021")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV022", marks=pytest.mark.vector("DV022")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV023", marks=pytest.mark.vector("DV023")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV024", marks=pytest.mark.vector("DV024")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV025", marks=pytest.mark.vector("DV025")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV026", marks=pytest.mark.vector("DV026")),
    pytest.param("dv018-dv027-surprise-and-initiative", "DV027", marks=pytest.mark.vector("DV027")),
    pytest.param("dv028-dv039-turns", "DV028", marks=pytest.mark.vector("DV028")),
    pytest.param("dv028-dv039-turns", "DV029", marks=pytest.mark.vector("DV029")),
    pytest.param("dv028-dv039-turns", "DV030", marks=pytest.mark.vector("DV030")),
    pytest.param("dv028-dv039-turns", "DV031", marks=pytest.mark.vector("DV031")),
    pytest.param("dv028-dv039-turns", "DV032", marks=pytest.mark.vector("DV032")),
    pytest.param("dv028-dv039-turns", "DV033", marks=pytest.mark.vector("DV033")),
    pytest.param("dv028-dv039-turns", "DV034", marks=pytest.mark.vector("DV034")),
    pytest.param("dv028-dv039-turns", "DV035", marks=pytest.mark.vector("DV035")),
    pytest.param("dv028-dv039-turns", "DV036", marks=pytest.mark.vector("DV036")),
    pytest.param("dv028-dv039-turns", "DV037", marks=pytest.mark.vector("DV037")),
    pytest.param("dv028-dv039-turns", "DV038", marks=pytest.mark.vector("DV038")),
    pytest.param("dv028-dv039-turns", "DV039", marks=pytest.mark.vector("DV039")),
    pytest.param("dv040-dv049-movement", "DV040", marks=pytest.mark.vector("DV040")),
    pytest.param("dv040-dv049-movement", "DV041", marks=pytest.mark.vector("DV041")),
    pytest.param("dv040-dv049-movement", "DV042", marks=pytest.mark.vector("DV042")),
    pytest.param("dv040-dv049-movement", "DV043", marks=pytest.mark.vector("DV043")),
    pytest.param("dv040-dv049-movement", "DV044", marks=pytest.mark.vector("DV044")),
    pytest.param("dv040-dv049-movement", "DV045", marks=pytest.mark.vector("DV045")),
    pytest.param("dv040-dv049-movement", "DV046", marks=pytest.mark.vector("DV046")),
    pytest.param("dv040-dv049-movement", "DV047", marks=pytest.mark.vector("DV047")),
    pytest.param("dv040-dv049-movement", "DV048", marks=pytest.mark.vector("DV048")),
    pytest.param("dv040-dv049-movement", "DV049", marks=pytest.mark.vector("DV049")),
    pytest.param("dv050-squares", "DV050", marks=pytest.mark.vector("DV050")),
    pytest.param("dv051-dv054-opportunity", "DV051", marks=pytest.mark.vector("DV051")),
    pytest.param("dv051-dv054-opportunity", "DV052", marks=pytest.mark.vector("DV052")),
    pytest.param("dv051-dv054-opportunity", "DV053", marks=pytest.mark.vector("DV053")),
    pytest.param("dv051-dv054-opportunity", "DV054", marks=pytest.mark.vector("DV054")),
    pytest.param("dv055-dv070-attacks", "DV055", marks=pytest.mark.vector("DV055")),
    pytest.param("dv055-dv070-attacks", "DV056", marks=pytest.mark.vector("DV056")),
    pytest.param("dv055-dv070-attacks", "DV057", marks=pytest.mark.vector("DV057")),
    pytest.param("dv055-dv070-attacks", "DV058", marks=pytest.mark.vector("DV058")),
    pytest.param("dv055-dv070-attacks", "DV059", marks=pytest.mark.vector("DV059")),
    pytest.param("dv055-dv070-attacks", "DV060", marks=pytest.mark.vector("DV060")),
    pytest.param("dv055-dv070-attacks", "DV061", marks=pytest.mark.vector("DV061")),
    pytest.param("dv055-dv070-attacks", "DV062", marks=pytest.mark.vector("DV062")),
    pytest.param("dv055-dv070-attacks", "DV063", marks=pytest.mark.vector("DV063")),
    pytest.param("dv055-dv070-attacks", "DV064", marks=pytest.mark.vector("DV064")),
    pytest.param("dv055-dv070-attacks", "DV065", marks=pytest.mark.vector("DV065")),
    pytest.param("dv055-dv070-attacks", "DV066", marks=pytest.mark.vector("DV066")),
    pytest.param("dv055-dv070-attacks", "DV067", marks=pytest.mark.vector("DV067")),
    pytest.param("dv055-dv070-attacks", "DV068", marks=pytest.mark.vector("DV068")),
    pytest.param("dv055-dv070-attacks", "DV069", marks=pytest.mark.vector("DV069")),
    pytest.param("dv055-dv070-attacks", "DV070", marks=pytest.mark.vector("DV070")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV071", marks=pytest.mark.vector("DV071")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV072", marks=pytest.mark.vector("DV072")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV073", marks=pytest.mark.vector("DV073")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV074", marks=pytest.mark.vector("DV074")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV075", marks=pytest.mark.vector("DV075")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV076", marks=pytest.mark.vector("DV076")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV077", marks=pytest.mark.vector("DV077")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV078", marks=pytest.mark.vector("DV078")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV079", marks=pytest.mark.vector("DV079")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV080", marks=pytest.mark.vector("DV080")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV081", marks=pytest.mark.vector("DV081")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV082", marks=pytest.mark.vector("DV082")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV083", marks=pytest.mark.vector("DV083")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV084", marks=pytest.mark.vector("DV084")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV085", marks=pytest.mark.vector("DV085")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV086", marks=pytest.mark.vector("DV086")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV087", marks=pytest.mark.vector("DV087")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV088", marks=pytest.mark.vector("DV088")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV089", marks=pytest.mark.vector("DV089")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV090", marks=pytest.mark.vector("DV090")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV091", marks=pytest.mark.vector("DV091")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV092", marks=pytest.mark.vector("DV092")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV093", marks=pytest.mark.vector("DV093")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV094", marks=pytest.mark.vector("DV094")),
    pytest.param("dv094-a-sentry-looks-away", "DV094", marks=pytest.mark.vector("DV094")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV095", marks=pytest.mark.vector("DV095")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV096", marks=pytest.mark.vector("DV096")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV097", marks=pytest.mark.vector("DV097")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV098", marks=pytest.mark.vector("DV098")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV099", marks=pytest.mark.vector("DV099")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV100", marks=pytest.mark.vector("DV100")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV101", marks=pytest.mark.vector("DV101")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV102", marks=pytest.mark.vector("DV102")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV103", marks=pytest.mark.vector("DV103")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV104", marks=pytest.mark.vector("DV104")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV105", marks=pytest.mark.vector("DV105")),
    pytest.param("dv051-dv054-opportunity", "DV106", marks=pytest.mark.vector("DV106")),
    pytest.param("dv055-dv070-attacks", "DV107", marks=pytest.mark.vector("DV107")),
    pytest.param("dv051-dv054-opportunity", "DV108", marks=pytest.mark.vector("DV108")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV109", marks=pytest.mark.vector("DV109")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV110", marks=pytest.mark.vector("DV110")),
    pytest.param("dv093-dv103-hiders-fog-exits", "DV111", marks=pytest.mark.vector("DV111")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV112", marks=pytest.mark.vector("DV112")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV113", marks=pytest.mark.vector("DV113")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV114", marks=pytest.mark.vector("DV114")),
    pytest.param("dv071-dv079-ready-ways-falls", "DV115", marks=pytest.mark.vector("DV115")),
    pytest.param("dv051-dv054-opportunity", "DV116", marks=pytest.mark.vector("DV116")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV117", marks=pytest.mark.vector("DV117")),
    pytest.param("dv080-dv092-dying-areas-wrestling", "DV118", marks=pytest.mark.vector("DV118")),
]


@cache
def reports(script: str) -> tuple[CaseReport, ...]:
    """All games of a script, played once."""
    return judge(load_script(FOLDER / f"{script}.toml", load_content("d20"))).cases


@pytest.mark.parametrize(("script", "vector"), VECTORS)
def test_a_vector_comes_as_it_should(script: str, vector: str) -> None:
    cases = [case for case in reports(script) if vector in case.name]
    alone = reports(script) if not cases and len(reports(script)) == 1 else ()
    played = (*cases, *alone)
    assert played
    told = [failure_line(case.state and case.state.setup, failure) for case in played for failure in case.failures]
    assert not told
