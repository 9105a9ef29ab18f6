import { serve } from "@hono/node-server";
import { closeServer } from "../close-server.ts";
import { isLocalHost } from "../is-local-host.ts";
import type { Backend } from "./open-backend.ts";

/** Serves a backend over HTTP on 127.0.0.1, to requests that name this machine as their host. Port 0 takes a free one. */
export function serveBackend(backend: Backend, port: number): Promise<{ url: string; close(): void }> {
  return new Promise((resolve, reject) => {
    const server = serve({ hostname: "127.0.0.1", port, fetch: answer }, (address) => {
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => void closeServer(server) });
    });
    // With Node's five seconds a busy server resets connections on which the next request is already on its way.
    if ("keepAliveTimeout" in server) server.keepAliveTimeout = 65_000;
    // A file comes as fast as its sender has it, through the site, for up to an hour. Node ends a request after five minutes, and what
    // it did not get to in one, because the database was busy, as if its sender were too slow.
    if ("requestTimeout" in server) server.requestTimeout = server.headersTimeout = 65 * 60_000;
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(error.code === "EADDRINUSE" ? new Error(`Port ${port} is taken`) : error);
    });

    function answer(request: Request, { incoming }: { incoming: { socket: { remoteAddress?: string } } }) {
      if (!isLocalHost(request.headers.get("host"))) return new Response("Forbidden", { status: 403 });
      return backend.handle(request, incoming.socket.remoteAddress ?? "");
    }
  });
}
