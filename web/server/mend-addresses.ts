import "server-only";
import { onRequest } from "./on-request.ts";

/**
 * Next answers 500 to a path whose percent signs say nothing, such as `/%E0%A4%A`. Here they become plain characters, so that
 * it is an address like any other that leads nowhere.
 */
export function mendAddresses(): void {
  onRequest(({ request }) => {
    if (!request.url?.includes("%")) return;
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
