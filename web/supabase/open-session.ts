import "server-only";
import { cookies, headers } from "next/headers";
import { type CookieJar, createClient } from "./create-client.ts";

/** The client of a page's request. A page cannot set cookies: proxy.ts has refreshed the session before. */
export async function openSession() {
  const store = await cookies();
  return createClient({ getAll: () => store.getAll(), set: () => {} });
}

/** A client that begins and ends with its requests: this browser learns nothing of what they answered. */
export function openPassingSession() {
  return createClient({ getAll: () => [], set: () => {} });
}

/** The client of a route handler's request, which may begin, renew and end the session. */
export async function openWritableSession() {
  const store = await cookies();
  const jar = {
    getAll: () => store.getAll(),
    set: (...[name, value, options]: Parameters<CookieJar["set"]>) => {
      store.set(name, value, options);
    },
  };
  return createClient(jar, (await headers()).get("user-agent"));
}

/**
 * The client of a request that begins a session, and `keep`, after which the browser has its cookies: of one that was begun and could
 * not be looked at it keeps nothing.
 */
export async function openNewSession() {
  const store = await cookies();
  const changes: Parameters<CookieJar["set"]>[] = [];
  const jar = {
    getAll: () => store.getAll(),
    set: (...change: Parameters<CookieJar["set"]>) => void changes.push(change),
  };
  const client = createClient(jar, (await headers()).get("user-agent"));
  const keep = () => {
    for (const change of changes) store.set(...change);
  };
  return { client, keep };
}
