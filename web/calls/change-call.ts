import "server-only";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { discoveryCallRules } from "schemas/requests/discovery-call.ts";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { countUse } from "#private-links/count-use.ts";
import { findPrivateLink, hashSecret } from "#private-links/private-link.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { CallAnswer } from "./call-answer.ts";
import { getCallHours } from "./call-hours.ts";
import { callTime } from "./call-time.ts";

const change = z.discriminatedUnion("action", [
  z.object({ action: z.literal("cancel") }),
  z.object({ action: z.literal("accept") }),
  z.object({ action: z.literal("change"), date: submittedText(100), startTime: submittedText(100) }),
]);

/**
 * Does what the visitor asks through the private link: cancel, accept a proposed time, or ask for another one. Answers
 * null when there is no such call or no such action, and the seconds to wait when the link was used too often.
 */
export async function changeCall(token: string, values: unknown): Promise<CallAnswer | number | null> {
  const asked = change.safeParse(values);
  const call = asked.success ? await findCall(token) : null;
  if (!asked.success || !call) return null;
  // Who has moved it too often can still cancel it.
  const wait = await countUse("call", `${call.id}:${asked.data.action}`);
  if (wait > 0) return wait;
  const token_hash = hashSecret(token);
  const read = unwrap("The call could not be changed");

  if (asked.data.action === "cancel") {
    return readAnswer(
      await serviceClient.rpc("cancel_discovery_call", { token_hash }).then(read),
      "cancelled",
    );
  }
  if (asked.data.action === "accept") {
    return readAnswer(
      await serviceClient.rpc("accept_discovery_call", { token_hash }).then(read),
      "accepted",
    );
  }
  const { date, startTime } = asked.data;
  const [timeZone, hours] = await Promise.all([getTimeZone(), getCallHours()]);
  const wanted = {
    name: call.name,
    email: call.email ?? "",
    phone: call.phone ?? "",
    notes: call.notes ?? "",
    date,
    startTime,
  };
  const today = dateInTimeZone(new Date(), timeZone);
  const rule = discoveryCallRules.findIndex(({ isKept }) => !isKept(wanted, today, hours));
  if (rule >= 0) return `rule-${rule + 1}`;
  const new_time = callTime({ date, startTime }, timeZone);
  return readAnswer(
    await serviceClient.rpc("change_discovery_call", { token_hash, new_time }).then(read),
    "changed",
  );
}

function readAnswer(said: string, done: CallAnswer): CallAnswer {
  return said === "closed" || said === "taken" || said === "same" ? said : done;
}

export type PrivateCall = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** The call behind a private link, or null. */
export async function findCall(token: string) {
  const id = await findPrivateLink("call", token);
  if (!id) return null;
  return await serviceClient
    .from("discovery_calls")
    .select("id, name, email, phone, notes, date, start_time, time_zone, starts_at, status")
    .eq("id", id)
    .neq("status", "spam")
    .maybeSingle()
    .then(unwrap("The call could not be read"));
}
