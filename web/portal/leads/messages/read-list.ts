import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import { type MessageView, messagesPerPage } from "./message-views.ts";
import { readThreads } from "./stored-messages.ts";

const columns = "id, name, message, status, is_doubtful, spam_reasons, created_at, snoozed_until";

/**
 * A page of the contact messages of one view, each with how many came from its address. The newest come first, and what was put off
 * counts as new when it comes back; of what is put off, what comes back first. `following` is the first message of the next page.
 */
export async function readList(view: MessageView, page: number) {
  const client = await openSession();
  const first = (page - 1) * messagesPerPage;
  const asked = client.from("contact_messages").select(columns, { count: "exact" });
  const now = new Date().toISOString();
  const ofView = {
    new: () =>
      asked
        .eq("status", "new")
        .or(`snoozed_until.is.null,snoozed_until.lte.${now}`)
        .order("waits_since", { ascending: false }),
    snoozed: () => asked.gt("snoozed_until", now).order("snoozed_until"),
    answered: () => asked.eq("status", "answered"),
    doubtful: () => asked.eq("is_doubtful", true),
    spam: () => asked.eq("status", "spam").eq("is_doubtful", false),
  }[view]();
  const { rows, count } = await ofView
    .order("created_at", { ascending: false })
    .order("id")
    .range(first, first + messagesPerPage)
    .then(unwrapPage("The messages could not be read"));
  const shown = rows.slice(0, messagesPerPage);
  const threads = await readThreads(shown.map(({ id }) => id));
  return {
    messages: shown.map((row) => ({ ...row, inThread: threads.get(row.id)?.inThread ?? 1 })),
    following: rows[messagesPerPage]?.id ?? null,
    total: count,
  };
}

export type ListedMessage = Awaited<ReturnType<typeof readList>>["messages"][number];
