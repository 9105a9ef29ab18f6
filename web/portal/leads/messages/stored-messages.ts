import "server-only";
import { randomUUID } from "node:crypto";
import { cache } from "react";
import { linkTo } from "schemas/find-portal-kind.ts";
import type { Enums } from "schemas/generated/database.ts";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { readCallsOf } from "#calls/stored-calls.ts";
import { letterText } from "#email/letter-text.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";

export type MessageStatus = Enums<"contact_message_status">;

/** What the inbox shows apart: of what is filed as spam, what may be none. */
export type MessageView = MessageStatus | "doubtful";

export const messageViews: readonly MessageView[] = ["new", "answered", "doubtful", "spam"];

export const viewOf = ({
  status,
  is_doubtful,
}: {
  status: MessageStatus;
  is_doubtful: boolean;
}): MessageView => (is_doubtful ? "doubtful" : status);

export const messagesPerPage = 30;
/** How many messages of one address stand on a page; older ones are found in the lists. */
const messagesPerThread = 30;

export function messagePath(id: string): string {
  return linkTo("contact_message", "owner", { id });
}

export function readMessageView(value: unknown): MessageView {
  return messageViews.find((view) => view === value) ?? "new";
}

const columns =
  "id, name, email, phone, message, status, is_doubtful, spam_reasons, created_at, sender, source_path, referrer_host, campaign, contact_replies (id, body, created_at)";

/** A page of the contact messages of one view, newest first, each with its replies, its client and how many its thread has. */
export async function readMessages(view: MessageView, page: number) {
  const client = await openSession();
  const first = (page - 1) * messagesPerPage;
  const { rows, count } = await client
    .from("contact_messages")
    .select(columns, { count: "exact" })
    .eq("status", view === "doubtful" ? "spam" : view)
    .eq("is_doubtful", view === "doubtful")
    .order("created_at", { ascending: false })
    .order("id")
    .range(first, first + messagesPerPage - 1)
    .then(unwrapPage("The messages could not be read"));
  const threads = await readThreads(rows.map(({ id }) => id));
  return {
    messages: rows.map((row) => ({ ...row, ...(threads.get(row.id) ?? { inThread: 1, client: null }) })),
    total: count,
  };
}

/** Of each message how many came from its address, and the client that has it, even if this message made none. */
async function readThreads(message_ids: string[]) {
  const session = await openSession();
  const threads = await session
    .rpc("read_threads", { message_ids })
    .then(unwrap("The threads could not be read"));
  return new Map(
    threads.map(({ message_id, messages, client_id, client_name }) => [
      message_id,
      { inThread: messages, client: client_id && client_name ? { id: client_id, name: client_name } : null },
    ]),
  );
}

const mostLinked = 1000;

/** Of each address, in small letters, its newest message, which leads to its thread, and how many there are. */
export async function readThreadsOfAddresses(addresses: string[]) {
  const senders = [...new Set(addresses.map((address) => address.toLowerCase()))].filter(Boolean);
  if (senders.length === 0) return new Map<string, { href: string; messages: number }>();
  const session = await openSession();
  const messages = await session
    .from("contact_messages")
    .select("id, sender")
    .in("sender", senders)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(mostLinked)
    .then(unwrap("The messages could not be read"));
  const threads = Map.groupBy(messages, ({ sender }) => sender);
  return new Map(
    [...threads].map(([sender, [newest, ...others]]) => [
      sender,
      { href: messagePath(newest?.id ?? ""), messages: others.length + 1 },
    ]),
  );
}

export type Message = Omit<Awaited<ReturnType<typeof readMessages>>["messages"][number], "inThread">;

/** A message with the newest ones and the calls from the same address, oldest first; null when there is no such message. */
export const readThread = cache(async (id: string) => {
  if (!z.uuid().safeParse(id).success) return null;
  const client = await openSession();
  const opened = await client
    .from("contact_messages")
    .select(columns)
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The message could not be read"));
  if (!opened) return null;
  const [{ rows, count }, threads, calls] = await Promise.all([
    client
      .from("contact_messages")
      .select(columns, { count: "exact" })
      .eq("sender", opened.sender)
      .order("created_at", { ascending: false })
      .order("id")
      .limit(messagesPerThread)
      .then(unwrapPage("The messages could not be read")),
    readThreads([id]),
    readCallsOf(opened.sender),
  ]);
  const messages = rows.some((row) => row.id === id) ? rows : [...rows, opened];
  const ofClient = threads.get(id)?.client ?? null;
  return {
    opened,
    messages: messages.toReversed().map((message) => ({ ...message, client: ofClient })),
    total: count,
    calls,
  };
});

/** Without script lines end in two characters, which the field's own limit counts as one. */
const replyText = z.preprocess(
  (reply) => (typeof reply === "string" ? reply.replaceAll("\r\n", "\n") : reply),
  submittedText(5000),
);

const change = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["new", "answered", "spam"]) }),
  z.object({ action: z.literal("reply"), reply: replyText, replyKey: z.uuid() }),
  z.object({ action: z.literal("convert"), clientName: nameText(200) }),
]);

/** Does what the owner asks with a message: files it, replies by mail, or makes a client of the sender. */
export async function changeMessage(id: string, values: unknown): Promise<FormOutcome> {
  const asked = change.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(id).success) return ownerRefused("refused");
  const client = await openWritableSession();
  if (asked.data.action === "reply") {
    const { reply, replyKey } = asked.data;
    if (reply.trim() === "") return ownerRefused("empty");
    const isSent = await client
      .rpc("reply_to_contact_message", { message_id: id, reply, reply_key: replyKey })
      .then(unwrap("The reply could not be stored"));
    return isSent ? ownerDid("replied") : ownerRefused("gone");
  }
  if (asked.data.action === "convert") {
    if (asked.data.clientName.trim() === "") return ownerRefused("empty");
    const known = (await readThreads([id])).get(id)?.client;
    const data = await client
      .rpc("convert_message_to_client", {
        message_id: id,
        client_name: asked.data.clientName,
        invite_id: randomUUID(),
      })
      .then(unwrap("The client could not be added"));
    return data ? ownerDid(known ? "known-client" : "converted") : ownerRefused("gone");
  }
  const { action } = asked.data;
  const isFiled = await client
    .rpc("set_contact_message_status", { message_id: id, new_status: action })
    .then(unwrap("The message could not be changed"));
  return isFiled ? ownerDid(`message-${action}`) : ownerRefused("gone");
}

const draft = z.object({ reply: replyText });

/** What a reply would look like to its reader, for a browser that cannot show it by itself. Nothing is sent. */
export async function previewReply(id: string, values: unknown): Promise<FormOutcome> {
  const written = draft.safeParse(values);
  const thread = await readThread(id);
  const { inbox, mails } = await getTexts();
  const { reply: texts } = inbox;
  if (!thread || !written.success || written.data.reply.trim() === "")
    return { status: 400, error: texts.empty };
  const { name } = thread.opened;
  return {
    status: 409,
    reason: "preview",
    error: texts.notSent,
    stored: [{ label: texts.to(name), value: letterText(written.data.reply, name, mails.letter) }],
  };
}
