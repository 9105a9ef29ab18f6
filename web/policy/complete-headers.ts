import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { fallbackPolicy } from "./content-policy.ts";

const policyHeader = "content-security-policy";

/**
 * Puts the security headers on every answer of this process, assets and errors included: Next has no place that sees them
 * all, and its `headers()` would give a page a second policy. `pagePolicy` is for a page without one: the host has a cache of
 * its own, so nobody finished the page. https://nodejs.org/api/diagnostics_channel.html#http
 */
export function completeHeaders(headers: Record<string, string>, pagePolicy: string): void {
  subscribe("http.server.request.start", (message) => {
    if (!(message && typeof message === "object" && "request" in message && "response" in message)) return;
    const { request, response } = message;
    if (!(request instanceof IncomingMessage && response instanceof ServerResponse)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { writeHead } = response;
    Object.defineProperty(response, "writeHead", {
      writable: true,
      configurable: true,
      value: (status: number, ...rest: unknown[]) => {
        keepOnePolicy(response, status === 200 && isPage(response) ? pagePolicy : fallbackPolicy);
        const isKnown = status === 200 && isKnownTo(request, response);
        return Reflect.apply(writeHead, response, [isKnown ? 304 : status, ...rest]);
      },
    });
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
  if (response.headersSent) return;
  const given = response.getHeader(policyHeader);
  const policy = (Array.isArray(given) ? given.at(-1) : given?.toString()) ?? fallback;
  response.setHeader(policyHeader, policy);
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
