import "server-only";
import type { CookieOptions } from "@supabase/ssr";
import { type NextRequest, NextResponse } from "next/server";
import { createClient, isSessionCookie } from "#supabase/create-client.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";

// With the three seconds that the page then has, a portal page answers within five.
const limitMs = 2000;

// As long as Supabase itself takes a refresh token a second time.
const keepMs = 10_000;

type Change = [name: string, value: string, options: CookieOptions];

const renewals = new Map<string, Promise<Change[]>>();

/**
 * Renews an expired session before its page is rendered: the page sees the new tokens, and so does the browser.
 * Only a convenience; each page checks the user by itself.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const changes = await renewOnce(request.cookies.getAll()).catch((error: unknown) => {
    console.error("The session could not be refreshed:", error instanceof Error ? error.message : error);
    return [];
  });
  for (const [name, value] of changes) request.cookies.set(name, value);
  const response = NextResponse.next({ request });
  for (const [name, value, options] of changes) response.cookies.set(name, value, options);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** What a session's cookies become. The tabs that a browser restores ask together, and get the same new tokens. */
async function renewOnce(cookies: { name: string; value: string }[]): Promise<Change[]> {
  const session = cookies.filter(({ name }) => isSessionCookie(name));
  if (session.length === 0) return [];
  const key = session.map(({ value }) => value).join();
  const running = renewals.get(key);
  if (running) return running;
  const renewal = withinTimeLimit(renew(cookies), limitMs);
  renewals.set(key, renewal);
  const forget = () => renewals.delete(key);
  renewal.then((changes) => (changes.length > 0 ? setTimeout(forget, keepMs).unref() : forget()), forget);
  return renewal;
}

async function renew(cookies: { name: string; value: string }[]): Promise<Change[]> {
  const changes: Change[] = [];
  const client = createClient({ getAll: () => cookies, set: (...change) => changes.push(change) });
  await client.auth.getSession();
  return changes;
}
