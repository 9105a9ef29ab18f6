import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { isRequestError } from "#log/request-errors.ts";
import { locationOf } from "#server/location-of.ts";
import { onRequest } from "#server/on-request.ts";
import { processSingleton } from "#server/process-singleton.ts";
import { shutdown } from "#server/shutdown.ts";
import { describePath } from "./describe-path.ts";
import { noteMissedAddress } from "./missed-addresses.ts";
import { noteTrouble } from "./troubles.ts";

/** A page is promised within five seconds, whatever stands still behind it. */
const slowMs = 5000;
/** What takes as long as its sender or its reader wants, or as there is much of it. */
const unhurried =
  /^\/(?:media|brand\/logos\.zip|api\/(?:notifications\/stream|preview\/edits|(?:account|owner)\/export|owner\/messages\.csv|projects\/[^/]+\/(?:files|messages)))/;

/** Notices of every request what the owner may want to know: that it failed, that it took long, that it led nowhere. */
export function watchRequests(): void {
  processSingleton("watched requests", () => {
    onRequest(({ request, response }) => {
      const startedAt = performance.now();
      onHeaders(response, () => judge(request, response, performance.now() - startedAt));
    });
    subscribe("corner-pocket.request-error", (message) => {
      if (!isRequestError(message)) return;
      const { error, method, route } = message;
      const words = error instanceof Error ? error.message : "failed";
      noteTrouble("error", `${method} ${route}: ${words}`);
    });
    return true;
  });
}

function judge(request: IncomingMessage, response: ServerResponse, tookMs: number): void {
  const { method = "", url = "" } = request;
  const { statusCode } = response;
  if (statusCode === 404 || (statusCode === 307 && locationOf(response) === "/")) noteMissedAddress(request);
  // Both say with 503 what they are asked for.
  if (shutdown().isUnderWay || /^\/api\/(?:ready|background)\b/.test(url)) return;
  const what = `${method} ${describePath(url)}`;
  if (statusCode >= 500) noteTrouble("error", `${what}: ${statusCode}`);
  if (tookMs > slowMs && !unhurried.test(url)) noteTrouble("slow", what);
}
