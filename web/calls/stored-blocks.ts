import "server-only";
import { minutesOf } from "schemas/requests/call-time.ts";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage, withCode } from "#supabase/unwrap.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

export const blocksPerPage = 30;

/** A page of the times that are not over and at which the owner takes no calls, soonest first. */
export async function readBlocks(page: number) {
  const client = await openSession();
  const first = (page - 1) * blocksPerPage;
  const { rows, count } = await client
    .from("availability_blocks")
    .select("id, starts_at, ends_at, reason", { count: "exact" })
    .gte("ends_at", new Date().toISOString())
    .order("starts_at")
    .order("id")
    .range(first, first + blocksPerPage - 1)
    .then(unwrapPage("The blocked times could not be read"));
  return { blocks: rows, total: count };
}

const time = submittedText(5).refine((text) => minutesOf(text) !== null);
const change = z.discriminatedUnion("action", [
  z.object({
    action: z.literal("add"),
    startDate: z.iso.date(),
    startTime: time,
    endDate: z.iso.date(),
    endTime: time,
    reason: nameText(200),
    requestKey: z.uuid(),
  }),
  z.object({ action: z.literal("remove"), id: z.uuid() }),
]);

export async function changeBlocks(values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const blocks = (await openWritableSession()).from("availability_blocks");
  if (asked.data.action === "remove") {
    await blocks.delete().eq("id", asked.data.id).then(unwrap("The blocked time could not be removed"));
    return ownerDid("unblocked");
  }
  const { startDate, startTime, endDate, endTime, reason, requestKey } = asked.data;
  const timeZone = await getTimeZone();
  const starts = momentOf(startDate, startTime, timeZone);
  const ends = momentOf(endDate, endTime, timeZone);
  if (Temporal.Instant.compare(starts, ends) >= 0) return ownerRefused("order");
  const { error } = await blocks.insert({
    starts_at: starts.toString(),
    ends_at: ends.toString(),
    reason: reason.trim(),
    request_key: requestKey,
  });
  if (error && error.code !== alreadyThere) {
    throw new Error(withCode("The time could not be blocked", error));
  }
  return ownerDid("blocked");
}

const alreadyThere = "23505";

function momentOf(date: string, clock: string, timeZone: string): Temporal.Instant {
  return Temporal.PlainDateTime.from(`${date}T${clock}`).toZonedDateTime(timeZone).toInstant();
}
