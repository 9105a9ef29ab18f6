import "server-only";
import { z } from "zod";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

const doubtful = z.object({
  messages: z.number(),
  calls: z.number(),
  set_aside: z.number(),
  of_a_day: z.number(),
  newest: z.array(
    z.object({ kind: z.enum(["message", "call"]), id: z.string(), name: z.string(), created_at: z.string() }),
  ),
});

/** What of the requests may be spam: how many, each number up to a thousand and one more, and the newest five. */
export async function readDoubtful() {
  const client = await openSession();
  return doubtful.parse(await client.rpc("read_doubtful").then(unwrap("The spam could not be counted")));
}

const seen = z.object({
  ids: z
    .string()
    .max(4000)
    .transform((ids) => ids.split(","))
    .pipe(z.array(z.uuid())),
});

/** Notes that the owner has these in front of them. */
export async function noteListed(values: unknown): Promise<FormOutcome> {
  const asked = seen.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const client = await openWritableSession();
  await client.rpc("note_listed", asked.data).then(unwrap("What was listed could not be noted"));
  return ownerDid();
}
