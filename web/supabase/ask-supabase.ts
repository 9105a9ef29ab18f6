import "server-only";
import { noteUnanswered } from "#server/request-context.ts";

/** `fetch` for Supabase: never from a cache, given up with `signal`. What was not answered is noted for the request's status. */
export async function askSupabase(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  signal: AbortSignal,
): Promise<Response> {
  try {
    const response = await fetch(input, { ...init, cache: "no-store", signal });
    if (response.status >= 502) noteUnanswered();
    return response;
  } catch (error) {
    noteUnanswered();
    throw error;
  }
}
