import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";
import { fallbackPolicy } from "./content-policy.ts";

const policyHeader = "content-security-policy";

/**
 * Puts the security headers on every answer of this process, assets and errors included: Next has no place that sees them
 * all, and its `headers()` would give a page a second policy. https://nodejs.org/api/diagnostics_channel.html#http
 */
export function completeHeaders(headers: Record<string, string>): void {
  subscribe("http.server.request.start", (message) => {
    if (!(message && typeof message === "object" && "response" in message)) return;
    const { response } = message;
    if (!(response instanceof ServerResponse)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const { writeHead } = response;
    Object.defineProperty(response, "writeHead", {
      writable: true,
      configurable: true,
      value: (...args: unknown[]) => {
        keepOnePolicy(response);
        return Reflect.apply(writeHead, response, args);
      },
    });
  });
}

/** A page's own policy comes after the one that proxy.ts gave its address. */
function keepOnePolicy(response: ServerResponse): void {
  if (response.headersSent) return;
  const given = response.getHeader(policyHeader);
  const policy = (Array.isArray(given) ? given.at(-1) : given?.toString()) ?? fallbackPolicy;
  response.setHeader(policyHeader, policy);
  if (policy.includes("frame-ancestors 'none'")) response.setHeader("X-Frame-Options", "DENY");
  // A preview talks with the Studio that opened it.
  else response.removeHeader("Cross-Origin-Opener-Policy");
}
