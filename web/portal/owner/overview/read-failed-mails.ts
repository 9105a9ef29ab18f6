import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type Mail = {
  id: string;
  recipient: string | null;
  template: string;
  attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
  created_at: string;
};

export async function readFailedMails(): Promise<Waiting<Mail>> {
  const client = await openSession();
  return await client
    .from("outbox")
    .select("id, recipient, template, attempts, sent_at, failed_at, last_error, created_at", {
      count: "exact",
    })
    .is("sent_at", null)
    .not("last_error", "is", null)
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The outbox could not be read"));
}
