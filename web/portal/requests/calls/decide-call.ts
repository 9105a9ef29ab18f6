import "server-only";
import { minutesOf } from "schemas/requests/call-time.ts";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { getTimeZone } from "#sanity/time-zone.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { callTime } from "./call-time.ts";

const decision = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["confirm", "decline", "quarantine", "release"]) }),
  z.object({
    action: z.literal("propose"),
    date: z.iso.date(),
    startTime: submittedText(5).refine((time) => minutesOf(time) !== null),
  }),
]);

export async function decideCall(call_id: string, values: unknown) {
  const asked = decision.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(call_id).success) return "failed";
  const client = await openWritableSession();
  const data = await (asked.data.action === "propose"
    ? client.rpc("propose_discovery_call", {
        call_id,
        new_time: callTime(asked.data, await getTimeZone()),
      })
    : client.rpc("decide_discovery_call", { call_id, decision: asked.data.action })
  ).then(unwrap("The call could not be changed"));
  return data === "taken" || data === "closed" ? data : "done";
}
