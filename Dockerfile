# syntax=docker/dockerfile:1
# The site alone, for a machine of your own: docs/hosting.md. `npm run verify:image` runs these commands without Docker.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund
# Knows no setting and no content of yours: the site reads its settings when it starts, and renders its pages before it is ready.
RUN node bin/build-image.ts

# What `docker compose` makes its nightly backups with: pg_dump, not older than Supabase's server, and a server to rehearse them on.
FROM build AS commands
RUN apt-get update \
 && apt-get install -y --no-install-recommends ca-certificates postgresql-common \
 && /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y \
 && apt-get install -y --no-install-recommends postgresql-17 \
 && rm -rf /var/lib/apt/lists/*
# Where the key of its rehearsals lies.
RUN install -d -m 700 -o node -g node .local
CMD ["bash", "deploy/as-own-user.sh", "node", "/backups", "/app/.local", "--", "node", "ops/nightly.ts"]

FROM node:24-bookworm-slim AS site
WORKDIR /app
# Without HOSTNAME, Next would listen on the container's name alone. NEXT_MANUAL_SIG_HANDLE: web/server/stop-gracefully.ts.
ENV NODE_ENV=production PORT=3000 HOSTNAME=0.0.0.0 NEXT_MANUAL_SIG_HANDLE=1 NEXT_TELEMETRY_DISABLED=1
# The server writes its pages into web/.next/entries.
COPY --from=build --chown=node:node /app/web/.next/standalone ./
COPY --from=build --chown=node:node /app/web/.next/static ./web/.next/static
COPY --from=build --chown=node:node /app/web/public ./web/public
COPY --from=build --chown=node:node /app/web/log ./web/log
COPY --from=build --chown=node:node /app/web/start.ts ./web/start.ts
# Next's server looks for the cache handler in the site's folder, its routes look beside it.
COPY --from=build --chown=node:node /app/web/delivery/built ./delivery/built
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=8s --start-period=60s --start-interval=1s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=128", "web/start.ts"]
