#!/usr/bin/env bash
# Asks for a certificate of SITE_URL's host, by answering the server's challenge through nginx, and renews it when a third of its time
# is left. certbot itself does nothing while it is not due.
set -u
host=${SITE_URL#*://}
host=${host%%[:/]*}
account=(--register-unsafely-without-email)
[ -n "${ACME_EMAIL:-}" ] && account=(--email "$ACME_EMAIL")
while true; do
  certbot certonly --non-interactive --agree-tos --keep-until-expiring \
    --work-dir /tmp/work --logs-dir /tmp/logs \
    --webroot --webroot-path /var/lib/acme --domain "$host" --server "$ACME_SERVER" \
    "${account[@]}"
  # Readable for nginx, which runs as another user, and for nobody else.
  chgrp -R 33 /etc/letsencrypt/live /etc/letsencrypt/archive 2>/dev/null && chmod -R g+rX /etc/letsencrypt/live /etc/letsencrypt/archive
  sleep 12h & wait $!
done
