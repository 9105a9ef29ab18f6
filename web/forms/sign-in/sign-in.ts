import "server-only";
import { isAuthApiError } from "@supabase/supabase-js";
import { signInRequest } from "schemas/requests/sign-in.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { withinTimeLimit } from "#supabase/time-limit.ts";
import type { SignInFailure } from "./sign-in-failure.ts";

/** Begins a session with an address and a password; returns why not, or null. Wrong credentials of any kind look the same. */
export async function signIn(fields: Record<string, string>): Promise<SignInFailure | null> {
  if (!fields.email || !fields.password) return { reason: "missing" };
  const request = signInRequest.safeParse(fields);
  if (!request.success) return { reason: "credentials" };

  const client = await openWritableSession();
  try {
    const { error } = await withinTimeLimit(client.auth.signInWithPassword(request.data));
    return error && explain(error);
  } catch (error) {
    return explain(error);
  }
}

function explain(error: unknown): SignInFailure {
  if (!isAuthApiError(error)) {
    console.error("Sign-in failed:", error instanceof Error ? error.message : error);
    return { reason: "unreachable" };
  }
  if (error.status === 429) return { reason: "throttled", waitSeconds: readSeconds(error.message) };
  if (error.code === "email_not_confirmed") return { reason: "unconfirmed" };
  return { reason: "credentials" };
}

function readSeconds(message: string): number | undefined {
  const [, seconds] = /after (\d+) seconds/.exec(message) ?? [];
  return seconds ? Number(seconds) : undefined;
}
