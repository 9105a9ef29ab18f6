import "server-only";
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
] as const;

/** All contact messages that the signed-in user may read, as CSV. */
export async function exportMessages(): Promise<string> {
  const client = await openSession();
  const lines = [columns.join(",")];
  for (let offset = 0; ; offset += pageSize) {
    const data = await client
      .from("contact_messages")
      .select(
        "created_at, status, name, email, phone, message, source_path, referrer_host, campaign, first_reply_at",
      )
      .order("created_at")
      .order("id")
      .range(offset, offset + pageSize - 1)
      .then(unwrap("The messages could not be read"));
    lines.push(...data.map((row) => columns.map((column) => cell(row[column])).join(",")));
    if (data.length < pageSize) return `${lines.join("\r\n")}\r\n`;
  }
}

/** A spreadsheet would run a text that begins like a formula. */
function cell(value: string | null): string {
  const text = value ?? "";
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
