import "server-only";
import type { IncomingMessage } from "node:http";
import { onRequest } from "./on-request.ts";
import { bodyLimitMs } from "./read-body.ts";
import { isBodyLong } from "./request-context.ts";

/** A browser that is still writing reads the answer afterwards. Whoever only pretends to is not waited for. */
const lingerMs = 30_000;

/** Longer than any form with files may take, which has a pace to keep. */
const longestMs = 65 * 60_000;

/**
 * Ends the connection of whoever is still sending when the body should long be there, whether anybody reads it or not. Node by
 * itself waits five minutes, and ends after them an upload that is fast enough.
 */
export function limitBodies(): void {
  onRequest(({ request, response, server }) => {
    server.requestTimeout = longestMs;
    if (!hasBody(request)) return;
    // A request that was broken off has none any more.
    const { socket } = request;
    const cut = () => {
      if (!request.complete) socket.destroy();
    };
    const judge = () => {
      if (isBodyLong() && !response.writableFinished)
        response.once("finish", () => setTimeout(cut, lingerMs).unref());
      else cut();
    };
    const timer = setTimeout(judge, bodyLimitMs + lingerMs).unref();
    response.once("close", () => {
      if (request.complete) clearTimeout(timer);
    });
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
