import "server-only";
import type { CookieOptions } from "@supabase/ssr";
import { type NextRequest, NextResponse } from "next/server";
import { createClient, isSessionCookie } from "./create-client.ts";
import { withinTimeLimit } from "./time-limit.ts";

// With the three seconds that the page then has, a portal page answers within five.
const limitMs = 2000;

/**
 * Renews an expired session before its page is rendered: the page sees the new tokens, and so does the browser.
 * Only a convenience; each page checks the user by itself.
 */
export async function refreshSession(request: NextRequest): Promise<NextResponse> {
  const changes: [name: string, value: string, options: CookieOptions][] = [];
  if (request.cookies.getAll().some(({ name }) => isSessionCookie(name))) {
    const client = createClient({
      getAll: () => request.cookies.getAll(),
      set: (...change) => changes.push(change),
    });
    try {
      await withinTimeLimit(client.auth.getSession(), limitMs);
    } catch (error) {
      console.error("The session could not be refreshed:", error instanceof Error ? error.message : error);
    }
  }

  for (const [name, value] of changes) request.cookies.set(name, value);
  const response = NextResponse.next({ request });
  for (const [name, value, options] of changes) response.cookies.set(name, value, options);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}
