import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";

/**
 * Next answers 500 to a path whose percent signs say nothing, such as `/%E0%A4%A`. Here they become plain characters, so that
 * it is an address like any other that leads nowhere. https://nodejs.org/api/diagnostics_channel.html#http
 */
export function mendAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    if (!(message && typeof message === "object" && "request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage) || !request.url?.includes("%")) return;
    const [path = "", ...query] = request.url.split("?");
    if (!isReadable(path)) request.url = [path.replaceAll("%", "%25"), ...query].join("?");
  });
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
