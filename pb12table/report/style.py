"""How pages look: one style sheet, for the screen and for paper."""

from __future__ import annotations

STYLE = """
:root { --ink: #2c241e; --soft: #6e6258; --paper: #fbf8f1; --card: #ffffff; --line: #e2d9c8; --accent: #1f5f8b; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 "Inter", "Segoe UI", "Helvetica Neue",
  Arial, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 0 28px 64px; }
header { padding: 44px 0 8px; }
h1, h2, h3 { font-family: "Vollkorn", "Iowan Old Style", "Palatino Linotype", Georgia, serif; line-height: 1.2; }
h1 { font-size: 40px; margin: 0 0 6px; }
h2 { font-size: 27px; margin: 52px 0 10px; padding-top: 14px; border-top: 2px solid var(--ink); }
h3 { font-size: 19px; margin: 26px 0 6px; }
.kicker { text-transform: uppercase; letter-spacing: .12em; font-size: 12.5px; color: var(--soft); margin: 0 0 8px; }
.lead { color: var(--soft); margin: 0 0 18px; }
.note { color: var(--soft); font-size: 14.5px; max-width: 78ch; margin: 4px 0 16px; }
nav { margin: 14px 0 26px; font-size: 14.5px; display: flex; flex-wrap: wrap; gap: 6px 18px; }
nav a { color: var(--accent); text-decoration: none; border-bottom: 1px solid transparent; }
nav a:hover { border-color: var(--accent); }
.short { background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--accent);
  border-radius: 8px; padding: 14px 24px 16px; margin: 20px 0; }
.short h3 { margin-top: 4px; }
.short ul { margin: 6px 0 4px; padding-left: 20px; } .short li { margin: 5px 0; }
.short li.verdict { font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; overflow: hidden; font-size: 15px; margin: 10px 0 18px; }
th { text-align: left; font-size: 12.5px; font-weight: 600; color: var(--soft); background: #f3eddf; }
th, td { padding: 8px 14px; border-bottom: 1px solid var(--line); vertical-align: middle; }
tr:last-child td { border-bottom: 0; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.named { white-space: nowrap; }
.who { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 7px; }
.even { color: var(--soft); }
.better { color: #1c6b3c; font-weight: 600; } .worse { color: #a3341f; font-weight: 600; } .other { font-weight: 600; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 20px; }
.maps.three { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
figure img { display: block; width: 100%; height: auto; }
figcaption { padding: 10px 14px 12px; font-size: 14.5px; }
figcaption b { font-weight: 600; }
figure.single { max-width: 900px; margin: 12px 0 18px; }
.scale { display: flex; align-items: center; gap: 9px; font-size: 12.5px; color: var(--soft); margin-top: 6px; }
.scale i { flex: 0 1 170px; height: 10px; border-radius: 5px; }
.scale em { font-style: normal; width: 13px; height: 13px; border-radius: 3px; background: #0c0a1a; flex: none; }
svg.chart { width: 100%; max-width: 720px; height: auto; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; padding: 10px 12px; margin: 6px 0 14px; font: 14px "Inter", "Segoe UI", Arial, sans-serif; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); stroke-width: 1; } svg .fair { stroke: var(--ink); stroke-dasharray: 5 4; }
svg .whisker { stroke: var(--ink); stroke-width: 1.6; fill: none; } svg .curve { fill: none; stroke-width: 3; }
svg.balance { width: 120px; height: 14px; display: inline-block; vertical-align: middle; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 14px; margin: 2px 0 6px; }
footer { margin-top: 56px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--soft);
  font-size: 13.5px; }
a.rule { color: var(--soft); font-size: 12px; text-decoration: none; margin-left: 6px; }
a.rule:hover { color: var(--accent); }
div.rule { margin: 14px 0; max-width: 78ch; } div.rule h4 { margin: 0; } div.rule p { margin: 2px 0; }
div.rule:target { background: #f3eddf; outline: 6px solid #f3eddf; border-radius: 4px; }
.moments { margin: 6px 0 12px; padding-left: 20px; } .moments li { margin: 4px 0; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 20px;
  margin: 12px 0; }
summary { cursor: pointer; color: var(--accent); }
.log h4 { margin: 16px 0 4px; font-size: 15px; } .log ol { margin: 0 0 6px; padding-left: 20px; list-style: none; }
.log li { margin: 2px 0; font-size: 14.5px; } .log li[title] { cursor: help; }
.log li[title]::after { content: " »"; color: var(--soft); font-size: 11px; }
@media print { body { background: #fff; } nav { display: none; } figure, table, svg { break-inside: avoid; } }
"""
