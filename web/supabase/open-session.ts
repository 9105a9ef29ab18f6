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
