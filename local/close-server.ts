import type { ServerType } from "@hono/node-server";

/** Ends a server with its open connections; resolves when it has given its port back. */
export function closeServer(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ("closeAllConnections" in server) server.closeAllConnections();
  });
}
