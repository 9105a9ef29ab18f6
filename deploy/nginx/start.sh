#!/usr/bin/env bash
# Starts nginx with https as soon as there is a certificate for SITE_URL's host, and reads a renewed one within the hour. Until then
# the site is served as it is, and the challenge that a certificate hangs on is answered.
set -u
host=${SITE_URL#*://}
host=${host%%[:/]*}
folder=${CERTIFICATES:-/etc/letsencrypt/live}/$host
site=${NGINX_SITE:-/etc/nginx/site}

listen() {
  if [ -r "$folder/fullchain.pem" ] && [ -r "$folder/privkey.pem" ]; then
    sed "s#CERTIFICATE_FOLDER#$folder#" "$site/listen-https.conf.template" >"$site/listen.conf"
    cp "$site/redirect-http.conf.template" "$site/redirect.conf"
  fi
}

seen() { cksum "$folder/fullchain.pem" 2>/dev/null; }

listen
known=$(seen)
nginx ${NGINX_ARGUMENTS:-} -g "daemon off;" &
server=$!
# As nginx itself: open requests are finished.
trap 'kill -QUIT $server' QUIT TERM INT
while kill -0 $server 2>/dev/null; do
  sleep "${LOOK_EVERY:-60}" & wait $! 2>/dev/null
  [ "$(seen)" = "$known" ] && continue
  known=$(seen)
  listen
  kill -HUP $server 2>/dev/null
done
wait $server
