import type { ListenEvent, LiveEvent, ResumableListenOptions } from "@sanity/client";
import { expect } from "vitest";
import { newId } from "./content.ts";
import type { Lake } from "./lake-test.ts";

const patience = 15_000;

export type Heard = ListenEvent & Record<string, unknown>;

/** Listens, does the work once welcome, and resolves with what was heard when there is enough of it. */
export async function listenWhile(
  { client }: Pick<Lake, "client">,
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
  expect(response.status).toBe(200);
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

interface Resumption {
  listener: Heard[];
  follower: LiveEvent[];
}

const resumptions = new WeakMap<Lake, Promise<Resumption>>();

/** What a listener and a follower of the live events hear when the lake is started again between two documents. */
export function hearRestart(lake: Lake): Promise<Resumption> {
  const known = resumptions.get(lake);
  if (known) return known;
  const resumption = restartWhileListening(lake);
  resumptions.set(lake, resumption);
  return resumption;
}

async function restartWhileListening({ client, restart }: Lake): Promise<Resumption> {
  const type = newId();
  const follower: LiveEvent[] = [];
  const following = client.live.events().subscribe((event) => follower.push(event));
  const restartBetween = async () => {
    await client.create({ _type: type });
    await restart();
    await client.create({ _type: type });
  };
  const options = { params: { type }, until: 2 };
  const listener = await listenWhile({ client }, "*[_type == $type]", restartBetween, options);
  following.unsubscribe();
  return { listener, follower };
}
