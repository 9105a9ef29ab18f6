import "server-only";
import type { Enums } from "schemas/generated/database.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrapPage } from "#supabase/unwrap.ts";

export type MessageStatus = Enums<"contact_message_status">;

export const messageFilters: Record<MessageStatus, string> = {
  new: "New",
  answered: "Answered",
  spam: "Suspected spam",
};

export const messagesPerPage = 30;

export function readMessageStatus(value: unknown): MessageStatus {
  return typeof value === "string" && isStatus(value) ? value : "new";
}

function isStatus(value: string): value is MessageStatus {
  return Object.hasOwn(messageFilters, value);
}

/** A page of the contact messages of one status, newest first. */
export async function readMessages(status: MessageStatus, page: number) {
  const client = await openSession();
  const first = (page - 1) * messagesPerPage;
  const { rows, count } = await client
    .from("contact_messages")
    .select("id, name, email, phone, message, spam_reasons, created_at, clients (id, name)", {
      count: "exact",
    })
    .eq("status", status)
    .order("created_at", { ascending: false })
    .order("id")
    .range(first, first + messagesPerPage - 1)
    .then(unwrapPage("The messages could not be read"));
  return { messages: rows, total: count };
}

export type Message = Awaited<ReturnType<typeof readMessages>>["messages"][number];
