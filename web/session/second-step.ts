import "server-only";
import type { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

/** What a session opens nothing without: `prove` a factor that the account has, or `enrol` one. */
export type SecondStep = "none" | "prove" | "enrol";

/** How the database refuses whoever shows no token; one that it does not take is answered with 401. */
const denied = "42501";

/** What the session of these cookies lacks; null where there is none. It says nothing else of the account. */
export async function readSecondStep(
  client: Awaited<ReturnType<typeof openSession>>,
): Promise<SecondStep | null> {
  const answer = await client.rpc("my_second_step");
  if (answer.status === 401 || answer.error?.code === denied) return null;
  const step = unwrap("The second step could not be asked for")(answer);
  return step === "none" || step === "prove" || step === "enrol" ? step : null;
}

/** Whether somebody has signed in and has not taken the second step. */
export async function isHalfway(client: Awaited<ReturnType<typeof openSession>>): Promise<boolean> {
  const step = await readSecondStep(client);
  return step === "prove" || step === "enrol";
}

/** The page of the second step, which goes on to a page of this site. */
export function secondStepPath(next?: string | null): string {
  return `/auth/second-step${next ? `?${new URLSearchParams({ from: next })}` : ""}`;
}
