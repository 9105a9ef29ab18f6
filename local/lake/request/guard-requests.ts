import { createMiddleware } from "hono/factory";
import { isLocalHost } from "../../is-local-host.ts";
import { gatewayError } from "./lake-error.ts";

const allowedHeaders =
  "authorization, content-type, last-event-id, x-sanity-project-id, x-requested-with, traceparent";

/**
 * Refuses other hosts and origins with a 403, answers preflights, and adds the CORS headers to everything else: `origins` may
 * read and write with credentials. Pictures and files are for every page, as on Sanity's CDN.
 */
export function guardRequests(origins: ReadonlySet<string>) {
  return createMiddleware(async (context, next) => {
    if (!isLocalHost(context.req.header("host"))) throw gatewayError(403, "Host not allowed");
    const origin = context.req.header("origin");
    const url = new URL(context.req.url);
    if (/^\/(?:images|files)\//.test(url.pathname)) return await next();
    const isAllowed = origin === undefined || origins.has(origin) || origin === url.origin;
    if (!isAllowed && !url.pathname.endsWith("/check/cors"))
      throw gatewayError(403, "CORS Origin not allowed");
    if (context.req.method === "OPTIONS") {
      const requested = context.req.header("access-control-request-headers");
      context.header("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
      context.header("access-control-allow-headers", requested ?? allowedHeaders);
      context.header("access-control-max-age", "600");
      context.res = context.body(null, 204);
    } else {
      await next();
    }
    context.header("vary", "origin", { append: true });
    if (origin === undefined) return;
    context.header("access-control-allow-origin", origin);
    if (isAllowed) context.header("access-control-allow-credentials", "true");
    context.header("access-control-expose-headers", "content-type, location, x-sanity-shard");
  });
}
