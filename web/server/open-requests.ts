import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { Server, ServerResponse } from "node:http";

/** Follows the requests that this process is answering. Next keeps its HTTP server to itself; Node tells of both. */
export function followOpenRequests() {
  const servers = new Set<Server>();
  const responses = new Set<ServerResponse>();
  let isClosing = false;

  subscribe("http.server.request.start", (message) => {
    if (!isRequestStart(message)) return;
    const { server, response } = message;
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

/** https://nodejs.org/api/diagnostics_channel.html#http */
function isRequestStart(message: unknown): message is { server: Server; response: ServerResponse } {
  if (typeof message !== "object" || message === null) return false;
  return (
    Reflect.get(message, "server") instanceof Server &&
    Reflect.get(message, "response") instanceof ServerResponse
  );
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
