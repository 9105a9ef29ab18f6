import "server-only";
import { createSpreadsheet } from "#formats/create-spreadsheet.ts";
import { getLocale } from "#site/locale.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";

const pageSize = 1000;
const columns = [
  "created_at",
  "status",
  "name",
  "email",
  "phone",
  "message",
  "source_path",
  "referrer_host",
  "campaign",
  "first_reply_at",
  "snoozed_until",
] as const;

/** All contact messages that the signed-in owner may read, as CSV, once the audit log says so. */
export async function exportMessages(): Promise<string> {
  const [client, locale, timeZone] = await Promise.all([openSession(), getLocale(), getTimeZone()]);
  await client.rpc("record_export", { of_what: "messages" }).then(unwrap("The export could not be noted"));
  const { head, lines } = createSpreadsheet(locale, timeZone);
  const parts = [head([...columns])];
  for (let offset = 0; ; offset += pageSize) {
    const data = await client
      .from("contact_messages")
      .select(
        "created_at, status, name, email, phone, message, source_path, referrer_host, campaign, first_reply_at, snoozed_until",
      )
      .order("created_at")
      .order("id")
      .range(offset, offset + pageSize - 1)
      .then(unwrap("The messages could not be read"));
    parts.push(lines(data.map((row) => columns.map((column) => cell(column, row[column])))));
    if (data.length < pageSize) return parts.join("");
  }
}

function cell(column: (typeof columns)[number], value: string | null): string | Date | null {
  return value !== null && (column.endsWith("_at") || column === "snoozed_until") ? new Date(value) : value;
}
