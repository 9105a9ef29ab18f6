import type { Resolver } from "node:dns/promises";

/** How the doctor reaches what it asks: tests put servers of their own in the place of what is hosted. */
export type Reach = { fetch: typeof fetch; resolver: Pick<Resolver, "resolveTxt"> };

const limitMs = 8000;

/** Asks an address within eight seconds; undefined when nothing answers. */
export async function ask(
  reach: Pick<Reach, "fetch">,
  address: string,
  init: RequestInit = {},
): Promise<Response | undefined> {
  return reach
    .fetch(address, { ...init, redirect: "manual", signal: AbortSignal.timeout(limitMs) })
    .catch(() => undefined);
}

/** The JSON of an answer; undefined when it is none. */
export async function readJson(response: Response | undefined): Promise<unknown> {
  return response?.json().catch(() => undefined);
}
