import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, Server, ServerResponse } from "node:http";

type Start = { request: IncomingMessage; response: ServerResponse; server: Server };

/**
 * Calls `act` for every request before anybody answers it: Next keeps its HTTP server to itself, Node tells of it.
 * https://nodejs.org/api/diagnostics_channel.html#http
 */
export function onRequest(act: (start: Start) => void): void {
  subscribe("http.server.request.start", (message) => {
    if (isStart(message)) act(message);
  });
}

function isStart(message: unknown): message is Start {
  const { request, response, server } = Object(message);
  return request instanceof IncomingMessage && response instanceof ServerResponse && server instanceof Server;
}
