import assert from "node:assert/strict";
import type { ListenEvent, ResumableListenOptions } from "@sanity/client";
import type { LakeInClaims } from "../start-lake-for-claims.ts";

const patience = 15_000;

export type Heard = ListenEvent & Record<string, unknown>;

/** Listens, does the work once welcome, and resolves with what was heard when there is enough of it. */
export async function listenWhile(
  { client }: Pick<LakeInClaims, "client">,
  query: string,
  work: () => Promise<unknown>,
  options: Partial<ResumableListenOptions> & { params?: Record<string, unknown>; until?: number } = {},
): Promise<Heard[]> {
  const { params = {}, until = 1, ...rest } = options;
  const heard: Heard[] = [];
  return await within(
    new Promise((resolve, reject) => {
      const events = ["welcome", "mutation", "welcomeback", "reset", "reconnect", "open"] as const;
      const listening = client
        .listen(query, params, { events: [...events], enableResume: true, ...rest })
        .subscribe({
          next: (event) => {
            heard.push({ ...event });
            if (event.type === "welcome") work().catch(reject);
            if (heard.filter(({ type }) => type === "mutation").length < until) return;
            listening.unsubscribe();
            resolve(heard);
          },
          error: reject,
          complete: () => reject(new Error("The listener was sent away")),
        });
    }),
  );
}

/** The mutation events among what was heard. */
export const mutationsOf = (heard: Heard[]) => heard.filter(({ type }) => type === "mutation");

/** Reads an event stream, as no client does, until its text matches. */
export async function readStream(address: string, headers: Record<string, string>, until: RegExp) {
  const stop = new AbortController();
  const response = await fetch(address, { headers, signal: stop.signal });
  assert.equal(response.status, 200);
  let text = "";
  const reading = (async () => {
    for await (const part of response.body ?? []) {
      text += new TextDecoder().decode(part);
      if (until.test(text)) return text;
    }
    throw new Error(`The stream ended with ${text}`);
  })();
  return await within(reading).finally(() => stop.abort());
}

/** Rejects when the work takes longer than a busy machine needs. */
export async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Nothing came")), patience);
  });
  return await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
