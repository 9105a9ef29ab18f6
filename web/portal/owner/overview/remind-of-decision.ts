import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const asked = z.object({ subject: z.uuid() });
const answers: Record<string, string> = {
  already: "reminded-already",
  nobody: "no-people",
  closed: "decided",
};

/** Has a client reminded of a decision that waits for it, at most once a day. */
export async function remindOfDecision(values: unknown): Promise<string> {
  const parsed = asked.safeParse(values);
  if (!parsed.success) return "refused";
  const client = await openWritableSession();
  const answer = await client
    .rpc("remind_of_decision", parsed.data)
    .then(unwrap("The client could not be reminded"));
  return answers[answer] ?? answer;
}
