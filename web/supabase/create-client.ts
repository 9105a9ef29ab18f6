import "server-only";
import { type CookieOptions, createServerClient } from "@supabase/ssr";
import type { Database } from "schemas/generated/database.ts";
import { env } from "#env.ts";
import { askSupabase } from "./ask-supabase.ts";
import { ownCookie } from "./own-cookie.ts";
import { timeLimitMs } from "./time-limit.ts";

/** Where a request's cookies are read and the answer's are set. */
export type CookieJar = {
  getAll(): { name: string; value: string }[];
  set(name: string, value: string, options: CookieOptions): void;
};

/** Holds the tokens, in as many numbered pieces as they need; no script can read it. */
export const sessionCookie = "portal-session";

/** Says to scripts of the page only that there is a session. */
export const signedInCookie = "signed-in";

/**
 * The Supabase client of one request, acting as the user whose session is in the cookies; row level security decides.
 * Whatever it asks for ends after five seconds. `device` is the browser's name for itself, for the list of sessions.
 */
export function createClient(jar: CookieJar, device?: string | null) {
  const deadline = AbortSignal.timeout(timeLimitMs);
  return createServerClient<Database>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookieOptions: { name: sessionCookie, ...ownCookie },
    cookies: {
      getAll: () => jar.getAll(),
      setAll(changes) {
        for (const { name, value, options } of changes) jar.set(name, value, options);
        const session = changes.filter(({ name }) => isSessionCookie(name));
        const kept = session.find(({ value }) => value !== "");
        const options = (kept ?? session[0])?.options;
        if (options) jar.set(signedInCookie, kept ? "1" : "", { ...options, httpOnly: false });
      },
    },
    global: {
      headers: device ? { "User-Agent": device } : {},
      fetch: (input, init) => askSupabase(input, init, deadline),
    },
  });
}

export function isSessionCookie(name: string): boolean {
  return name === sessionCookie || name.startsWith(`${sessionCookie}.`);
}
