import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { closeServer } from "../close-server.ts";
import { isLocalHost } from "../is-local-host.ts";

/**
 * Serves a built Studio on 127.0.0.1: a path without a file is the Studio itself, pages are asked for anew each time,
 * files named after their content may be kept for ever. Hosts not of this machine get 403. Where it `reaches` certain addresses
 * only, on any port of theirs, the browser lets it call no other: Sanity's own script asks several hosts of Sanity's.
 * Returns the function that stops it. Throws when nothing is built in `directory` or the port is in use.
 */
export async function serveStudio(
  directory: string,
  port: number,
  reaches: readonly string[] = [],
): Promise<() => Promise<void>> {
  if (!existsSync(join(directory, "index.html"))) {
    throw new Error(`There is no built Studio in ${directory}`);
  }
  const policy = [...(reaches.length > 0 ? [reachOnly(reaches)] : []), "frame-ancestors 'self'"].join("; ");
  const serveFile = sirv(directory, {
    etag: true,
    single: true,
    setHeaders(response, path) {
      response.setHeader(
        "Cache-Control",
        isHashed(path) ? "public, max-age=31536000, immutable" : "no-cache",
      );
      response.setHeader("Content-Security-Policy", policy);
      response.setHeader("X-Content-Type-Options", "nosniff");
    },
  });
  const server = createServer((request, response) => {
    if (!isLocalHost(request.headers.host)) {
      response.writeHead(403).end("This host name is not served here");
    } else if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
    } else {
      serveFile(request, response);
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return () => closeServer(server);
}

function reachOnly(addresses: readonly string[]): string {
  const hosts = addresses.flatMap((address) => {
    const { protocol, hostname } = new URL(address);
    return [`${protocol}//${hostname}:*`, `${protocol.replace("http", "ws")}//${hostname}:*`];
  });
  return `default-src 'self' 'unsafe-inline' data: blob: ${[...new Set(hosts)].join(" ")}`;
}

/** Vite puts eight signs of the content's hash before the extension. */
function isHashed(path: string): boolean {
  return /^\/(static|vendor)\/.*-[\w-]{8}\.\w+$/.test(path);
}
