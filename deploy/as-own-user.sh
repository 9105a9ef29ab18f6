#!/usr/bin/env bash
# Begins as root, hands what root left in some folders over to a user, and goes on as that user, who gains no right by it:
# as-own-user USER FOLDER… -- COMMAND…
# Begun as anybody else it only goes on.
set -eu
user=$1
shift
folders=()
while [ "$1" != -- ]; do
  folders+=("$1")
  shift
done
shift
[ "$(id -u)" = 0 ] || exec "$@"

mkdir -p "${folders[@]}"
# What a link leads to is not touched: only what lies in the folders is the user's.
find "${folders[@]}" ! -user "$user" -exec chown --no-dereference "$user:" {} +
HOME=$(getent passwd "$user" | cut -d: -f6)
export HOME
exec setpriv --reuid "$user" --regid "$(id -g "$user")" --init-groups --inh-caps=-all --no-new-privs -- "$@"
