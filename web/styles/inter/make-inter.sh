#!/bin/sh
# Makes inter-latin-400-700.woff2, which is committed: the site's typeface in the weights that it uses, without contextual
# alternates. 28 KB instead of 48, which a first visitor would wait for. Needs Debian's fonttools and python3-brotli.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
tar -xzf "$(npm pack --silent @fontsource-variable/inter@5.3.0)"
fonttools varLib.instancer package/files/inter-latin-wght-normal.woff2 wght=400:700 -o limited.ttf
pyftsubset limited.ttf --unicodes='*' --layout-features=kern,liga,tnum,ccmp,locl,mark,mkmk --flavor=woff2 \
  --output-file="$here/inter-latin-400-700.woff2"
cp package/LICENSE "$here/LICENSE"
