import "server-only";
import { client, millisecondsUntilGivenUp } from "./client.ts";

/**
 * Puts a time limit below Next's own fetch. Next refreshes old answers without the caller's signal, and a page that is
 * rendered meanwhile waits for them: while the content service hangs, for minutes. After the limit the answer is 504,
 * which Next does not keep. To be called before any page is loaded. See `doOriginalFetch` in
 * https://github.com/vercel/next.js/blob/canary/packages/next/src/server/lib/patch-fetch.ts
 */
export function limitRequests(): void {
  const { origin } = new URL(client.getUrl("/"));
  const unlimited = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.signal || !isAddressOf(origin, input)) return unlimited(input, init);
    try {
      return await unlimited(input, { ...init, signal: AbortSignal.timeout(millisecondsUntilGivenUp) });
    } catch (error) {
      console.error("An old answer was not refreshed:", error instanceof Error ? error.message : "failed");
      return new Response(null, { status: 504 });
    }
  };
}

function isAddressOf(origin: string, input: RequestInfo | URL): boolean {
  const address = input instanceof Request ? input.url : String(input);
  return address.startsWith(`${origin}/`);
}
