import "server-only";
import { randomUUID } from "node:crypto";
import type { Enums } from "schemas/generated/database.ts";
import { submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { hashInviteToken, inviteToken } from "#private-links/invite-token.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

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

const change = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["new", "answered", "spam"]) }),
  z.object({ action: z.literal("reply"), reply: submittedText(5000), replyKey: z.uuid() }),
  z.object({ action: z.literal("convert"), clientName: submittedText(200) }),
]);

/** Does what the owner asks with a message: files it, replies by mail, or makes a client of the sender. */
export async function changeMessage(id: string, values: unknown) {
  const asked = change.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(id).success) return "failed";
  const client = await openWritableSession();
  if (asked.data.action === "reply") {
    const { reply, replyKey } = asked.data;
    if (reply.trim() === "") return "empty";
    const isSent = await client
      .rpc("reply_to_contact_message", { message_id: id, reply, reply_key: replyKey })
      .then(unwrap("The reply could not be stored"));
    return isSent ? "done" : "failed";
  }
  if (asked.data.action === "convert") {
    if (asked.data.clientName.trim() === "") return "empty";
    const inviteId = randomUUID();
    const data = await client
      .rpc("convert_message_to_client", {
        message_id: id,
        client_name: asked.data.clientName,
        invite_id: inviteId,
        invite_token_hash: hashInviteToken(inviteToken(inviteId)),
      })
      .then(unwrap("The client could not be added"));
    return data ? "invited" : "failed";
  }
  const isFiled = await client
    .rpc("set_contact_message_status", { message_id: id, new_status: asked.data.action })
    .then(unwrap("The message could not be changed"));
  return isFiled ? "done" : "failed";
}
