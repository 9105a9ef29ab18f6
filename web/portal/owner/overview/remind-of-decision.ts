import "server-only";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { type OwnerRefusal, ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

const asked = z.object({ subject: z.uuid() });
const refusals: Record<string, OwnerRefusal> = {
  already: "reminded-already",
  nobody: "no-people",
  closed: "decided",
};

/** Has a client reminded of a decision that waits for it, at most once a day. */
export async function remindOfDecision(values: unknown): Promise<FormOutcome> {
  const parsed = asked.safeParse(values);
  if (!parsed.success) return ownerRefused("refused");
  const client = await openWritableSession();
  const answer = await client
    .rpc("remind_of_decision", parsed.data)
    .then(unwrap("The client could not be reminded"));
  const refusal = refusals[answer];
  return refusal ? ownerRefused(refusal) : ownerDid("reminded");
}
