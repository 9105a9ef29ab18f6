import { type IncomingMessage, ServerResponse } from "node:http";
import { honestStatus } from "#server/request-context.ts";
import { fallbackPolicy } from "./content-policy.ts";

const policyHeader = "content-security-policy";

/**
 * Puts the security headers on every answer of this process, assets and errors included: Next has no place that sees them
 * all, and its `headers()` would give a page a second policy. `pagePolicy` is for a page without one: the host has a cache of
 * its own, so nobody finished the page. It is done where Node writes the headers, because Next listens before it calls
 * instrumentation.ts, and the first visitors wait meanwhile.
 */
export function completeHeaders(headers: Record<string, string>, pagePolicy: string): void {
  const { writeHead } = ServerResponse.prototype;
  const given = Object.entries(headers);
  Object.defineProperty(ServerResponse.prototype, "writeHead", {
    writable: true,
    configurable: true,
    value(this: ServerResponse, status: number, ...rest: unknown[]) {
      if (this.headersSent) return Reflect.apply(writeHead, this, [status, ...rest]);
      for (const [name, value] of given) if (!this.hasHeader(name)) this.setHeader(name, value);
      keepOnePolicy(this, status === 200 && isPage(this) ? pagePolicy : fallbackPolicy);
      const isKnown = status === 200 && isKnownTo(this.req, this);
      return Reflect.apply(writeHead, this, [isKnown ? 304 : honestStatus(status, this), ...rest]);
    },
  });
}

/** Next alone says that an answer would be another one for its own navigation. */
function isPage(response: ServerResponse): boolean {
  return /\brsc\b/i.test(String(response.getHeader("vary"))) && isHtml(response);
}

function isHtml(response: ServerResponse): boolean {
  return String(response.getHeader("content-type")).startsWith("text/html");
}

/** A page's own policy comes after the one that proxy.ts gave its address. */
function keepOnePolicy(response: ServerResponse, fallback: string): void {
  const given = response.getHeader(policyHeader);
  const policy = (Array.isArray(given) ? given.at(-1) : given?.toString()) ?? fallback;
  if (policy !== given) response.setHeader(policyHeader, policy);
  if (policy.includes("frame-ancestors 'none'")) response.setHeader("X-Frame-Options", "DENY");
  // A preview talks with the Studio that opened it.
  else response.removeHeader("Cross-Origin-Opener-Policy");
}

/** Whether the browser has this very page: Next compares only ETags that it computed for the answer (cache/finish-page.ts). */
function isKnownTo({ headers }: IncomingMessage, response: ServerResponse): boolean {
  const etag = response.getHeader("etag");
  if (typeof etag !== "string") return false;
  if (isHtml(response))
    return headers["if-none-match"]?.replaceAll("W/", "").split(/,\s*/).includes(etag) ?? false;
  // The page's data, which Next sends with the headers of its HTML.
  if (response.getHeader("content-type") === "text/x-component") response.removeHeader("etag");
  return false;
}
