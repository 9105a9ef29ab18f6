import "server-only";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { z } from "zod";
import { momentsOfDay } from "#calls/week-of.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { Done, FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerRefused } from "#ui/saved-form/owner-outcome.ts";
import { inboxPath, messagesPerPage } from "./message-views.ts";
import { findSnoozeDay, snoozes } from "./snooze-day.ts";

const filing = z.object({
  action: z.enum(["new", "answered", "spam", ...snoozes]),
  until: z.unknown().optional(),
  /** The view that the form's page showed them in. */
  was: z.string().optional().catch(undefined),
  from: z.string().optional().catch(undefined),
});

export const isFiling = (values: unknown): boolean => filing.safeParse(values).success;

/** Files some messages as the owner asks, or puts them off until a day; what is gone meanwhile is told, the rest is done. */
async function fileMessages(ids: string[], values: unknown): Promise<FormOutcome> {
  const asked = filing.safeParse(values);
  if (!asked.success) return ownerRefused("refused");
  const [timeZone, { inbox }, { formatWeekday }] = await Promise.all([
    getTimeZone(),
    getTexts(),
    getFormats(),
  ]);
  const { action, until, was, from } = asked.data;
  const isPutOff = action !== "new" && action !== "answered" && action !== "spam";
  const day = isPutOff ? findSnoozeDay(action, until, dateInTimeZone(new Date(), timeZone)) : null;
  if (isPutOff && !day) return ownerRefused("not-a-day");
  const client = await openWritableSession();
  const done = await client
    .rpc("file_contact_messages", {
      message_ids: ids,
      new_status: isPutOff ? "new" : action,
      ...(day && { snoozed_until: momentsOfDay(day, timeZone).starts_at }),
    })
    .then(unwrap("The messages could not be changed"));
  if (done.length === 0) return ownerRefused("gone");
  const said = day
    ? inbox.filed.snoozed(done.length, formatWeekday(day))
    : sayFiled(action, inbox)(done.length);
  const gone = ids.length - done.length;
  const text = gone > 0 ? `${said} ${inbox.filed.gone(gone)}` : said;
  const isTakenBack = was === "new" && action !== "new" && done.length <= mostTakenBack;
  return { done: { text, ...(isTakenBack && { undo: takeBack(done, from) }) } };
}

/** What goes back with its notice, in a cookie too. */
const mostTakenBack = 20;

/** The form that makes them new again; one alone is then open where it was. */
function takeBack(ids: string[], from = inboxPath): NonNullable<Done["undo"]> {
  const page = new URL(from, "http://site");
  const [only] = ids;
  if (only && ids.length === 1 && page.pathname === inboxPath) {
    page.searchParams.set("open", only);
    page.hash = "thread";
  }
  return {
    action: "/api/owner/messages",
    fields: {
      action: "new",
      from: page.pathname + page.search + page.hash,
      ...Object.fromEntries(ids.map((id) => [id, "on"])),
    },
  };
}

function sayFiled(action: string, { filed }: Texts["inbox"]): (count: number) => string {
  if (action === "answered") return filed.answered;
  return action === "spam" ? filed.spam : filed.new;
}

/** Files the message that a form is about. */
export function fileMessage(id: string, values: unknown): Promise<FormOutcome> {
  return fileMessages([id], values);
}

/** Files the messages that were selected in a list: each is a field, its id the name. */
export async function fileSelected(values: unknown): Promise<FormOutcome> {
  const ids = Object.keys(Object(values)).filter((name) => z.uuid().safeParse(name).success);
  if (ids.length === 0) return ownerRefused("none-selected");
  if (ids.length > messagesPerPage) return ownerRefused("refused");
  return fileMessages(ids, values);
}
