#!/bin/sh
# Puts Contracts into the menu and lets it open match files, for this user only.   sh install.sh [--remove]
set -eu
folder=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/contracts.desktop
kind=$data/mime/packages/contracts-match.xml
icon=$data/icons/hicolor/256x256/apps/contracts-table.png

refresh() {
  if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
  if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$data/applications" || true; fi
}

if [ "${1:-}" = --remove ]; then
  rm -f "$entry" "$kind" "$icon"
  refresh
  echo "Contracts is no longer in the menu; its folder and your matches are where they were."
  exit 0
fi

mkdir -p "$(dirname "$entry")" "$(dirname "$kind")" "$(dirname "$icon")"
# In a quoted path Exec wants a backslash before \ " ` $, the file wants every backslash twice, and % is written twice.
quoted=$(printf '%s' "$folder" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
escaped=$(printf '%s' "$quoted" | sed -e 's/[\\&|]/\\&/g')
sed -e "s|@FOLDER@|$escaped|" "$folder/desktop/contracts.desktop" >"$entry"
cp "$folder/desktop/contracts-match.xml" "$kind"
cp "$folder/desktop/contracts.png" "$icon"
refresh
if command -v xdg-mime >/dev/null; then xdg-mime default contracts.desktop application/x-contracts-match application/x-contracts-bundle || true; fi
echo "Contracts is in the menu, and a double click opens a match file."
