import "server-only";
import { randomUUID } from "node:crypto";
import { cache } from "react";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { z } from "zod";
import { readCallsOf } from "#calls/stored-calls.ts";
import { letterText } from "#email/letter-text.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { ownerDid, ownerRefused } from "#ui/saved-form/owner-outcome.ts";
import { fileMessage, isFiling } from "./file-messages.ts";
import { messagePath } from "./message-views.ts";

/** How many messages of one address stand on a page; older ones are found in the lists. */
const messagesPerThread = 30;

const columns =
  "id, name, email, phone, message, status, is_doubtful, spam_reasons, created_at, snoozed_until, sender, source_path, referrer_host, campaign, contact_replies (id, body, created_at)";

/** Of each message how many came from its address, and the client that has it, even if this message made none. */
export async function readThreads(message_ids: string[]) {
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

export type Thread = NonNullable<Awaited<ReturnType<typeof readThread>>>;
export type Message = Thread["messages"][number];

/** Without script lines end in two characters, which the field's own limit counts as one. */
const replyText = z.preprocess(
  (reply) => (typeof reply === "string" ? reply.replaceAll("\r\n", "\n") : reply),
  submittedText(5000),
);

const change = z.discriminatedUnion("action", [
  z.object({ action: z.literal("reply"), reply: replyText, replyKey: z.uuid() }),
  z.object({ action: z.literal("convert"), clientName: nameText(200) }),
]);

/** Does what the owner asks with a message: files it or puts it off, replies by mail, or makes a client of the sender. */
export async function changeMessage(id: string, values: unknown): Promise<FormOutcome> {
  if (isFiling(values) && z.uuid().safeParse(id).success) return fileMessage(id, values);
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
