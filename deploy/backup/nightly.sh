#!/usr/bin/env bash
# Makes and rehearses a backup each night at BACKUP_AT; one that fails is said in the log, and on the owner's overview.
set -u
while true; do
  next=$(date --date "${BACKUP_AT:-03:00}" +%s)
  now=$(date +%s)
  [ "$next" -le "$now" ] && next=$((next + 86400))
  sleep $((next - now)) & wait $!
  node bin/backup.ts --rehearse
done
