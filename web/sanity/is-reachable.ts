import "server-only";
import { client } from "./client.ts";

/** Whether the content service answers a question within two seconds. */
export async function isContentReachable(): Promise<boolean> {
  try {
    await client.fetch(
      "count(*[_id == 'siteSettings'])",
      {},
      {
        cache: "no-store",
        signal: AbortSignal.timeout(2000),
      },
    );
    return true;
  } catch {
    return false; // the answer itself: readiness reports it
  }
}
