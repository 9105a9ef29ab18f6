import "server-only";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";
import type { Waiting } from "./overview-card.tsx";

const shown = 5;

type Message = { id: string; name: string; message: string; created_at: string };

export async function readUnansweredMessages(): Promise<Waiting<Message>> {
  const client = await openSession();
  return await client
    .from("contact_messages")
    .select("id, name, message, created_at", { count: "exact" })
    .eq("status", "new")
    .order("created_at")
    .limit(shown)
    .then(unwrapPage("The messages could not be read"));
}
