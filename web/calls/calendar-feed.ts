import "server-only";
import { localeOf } from "schemas/locale-of.ts";
import { env } from "#env.ts";
import { countUse } from "#private-links/count-use.ts";
import { hashSecret } from "#private-links/private-link.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import { calendarFile } from "./calendar-file.ts";

const keptDays = 90;
const most = 1000;
const read = unwrap("The calls could not be read");

/**
 * The confirmed calls as a calendar; null when the token is nobody's, or of somebody who is no owner any more; the seconds to wait
 * when it was read too often.
 */
export async function readCalendarFeed(token: string): Promise<string | number | null> {
  const token_hash = hashSecret(token);
  const isGood = await serviceClient.rpc("may_read_calendar", { token_hash }).then(read);
  if (!isGood) return null;
  const wait = await countUse("calendar", token_hash);
  if (wait > 0) return wait;
  const since = new Date(Date.now() - keptDays * 86_400_000).toISOString();
  const data = await serviceClient
    .from("discovery_calls")
    .select("id, name, email, phone, notes, starts_at, ends_at, sequence")
    .eq("status", "confirmed")
    .gte("ends_at", since)
    .order("starts_at")
    .limit(most)
    .then(read);
  const { calls: texts, mails } = await getTexts();
  const settings = await getSiteSettings();
  const organizer = { name: settings?.agencyName || texts.agency, email: settings?.contactEmail || "" };
  const calls = data.map((call) => ({
    id: call.id,
    startsAt: new Date(call.starts_at),
    endsAt: new Date(call.ends_at),
    sequence: call.sequence,
    state: "confirmed" as const,
    summary: texts.inCalendar(call.name),
    description: [call.email, call.phone, call.notes].filter(Boolean).join("\n"),
  }));
  const { product } = mails.calls;
  const host = new URL(env.SITE_URL).hostname;
  return calendarFile(calls, { organizer, host, locale: localeOf(settings), product }).text;
}
