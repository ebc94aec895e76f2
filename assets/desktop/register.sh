#!/bin/sh
# Puts the program of this folder into the menu of whoever runs it, and lets saved games open with it; needs no rights.
# `register.sh --remove` takes that back.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/pb12table.desktop
kind=$data/mime/packages/pb12table.xml
icon=$data/icons/hicolor/scalable/apps/pb12table.svg
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$kind" "$icon"
else
    mkdir -p "$(dirname "$entry")" "$(dirname "$kind")" "$(dirname "$icon")"
    # Blanks may stand in quotes; of what else is special in an entry, a path may have a quote, a backtick, a dollar and
    # a per cent sign. What an entry says is read twice, and awk reads it once more before.
    program=$(printf '%s' "$here/pb12table" | sed -e 's/["`$]/\\\\\\\\&/g' -e 's/%/%%/g')
    awk -v program="$here/pb12table" -v quoted="$program" '
        /^Exec=/ { print "Exec=\"" quoted "\" play %f"; next }
        /^TryExec=/ { print "TryExec=" program; next }
        { print }
    ' "$here/desktop/pb12table.desktop" > "$entry"
    cp "$here/desktop/pb12table.xml" "$kind"
    cp "$here/desktop/pb12table.svg" "$icon"
fi
# Without these programs the desktop finds it out at the next log-in.
command -v update-mime-database >/dev/null && update-mime-database "$data/mime" 2>/dev/null || true
command -v update-desktop-database >/dev/null && update-desktop-database "$data/applications" || true
