import "server-only";
import type { Server, ServerResponse } from "node:http";
import { onRequest } from "./on-request.ts";

/** Follows the requests that this process is answering. */
export function followOpenRequests() {
  const servers = new Set<Server>();
  const responses = new Set<ServerResponse>();
  let isClosing = false;

  onRequest(({ server, response }) => {
    servers.add(server);
    responses.add(response);
    response.once("close", () => responses.delete(response));
    if (isClosing) endConnectionAfter(response);
  });

  return {
    count: () => responses.size,

    /** Takes no new connection and resolves when every open request has its answer. */
    async close(): Promise<void> {
      isClosing = true;
      for (const response of responses) endConnectionAfter(response);
      await Promise.all([...servers].map(closeServer));
    },
  };
}

/** Node would keep an answered connection open for the client's next request. */
function endConnectionAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

async function closeServer(server: Server): Promise<void> {
  // An answer whose headers were out already leaves its connection open: it is closed once idle.
  const timer = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(timer);
}
