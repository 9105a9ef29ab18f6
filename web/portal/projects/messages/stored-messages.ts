import "server-only";
import { z } from "zod";
import { formatSize } from "#formats/format-size.ts";
import { getFormats } from "#formats/get-formats.ts";
import type { SessionUser } from "#session/session-user.ts";
import { getLocale } from "#site/locale.ts";
import { openSession, openWritableSession } from "#supabase/open-session.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { FormOutcome } from "#ui/saved-form/form-answer.ts";
import { isPicture, isPreviewed } from "../files/download-headers.ts";
import { projectPath } from "../project-path.ts";

export const pageSize = 50;

/** From an address: a number of a message, or nothing. */
export const sequenceNumber = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional();

type Range = { before?: number; after?: number };

const changeableMs = 10 * 60_000;

const broughtFiles = z.array(
  z.object({ id: z.string(), name: z.string(), mime: z.string(), size: z.number() }),
);

/**
 * A page of a project's conversation as `userId` sees it, the oldest first: the newest messages, those before a number, or
 * what came and changed after one. Empty for a project that they may not see.
 */
export async function readMessages(
  projectId: string,
  userId: string,
  { before, after }: Range = {},
): Promise<ThreadMessage[]> {
  const client = await openSession();
  const data = await client
    .rpc("read_messages", {
      project_id: projectId,
      before,
      after,
      most: pageSize,
    })
    .then(unwrap("The messages could not be read"));
  // Written here once: two programs rarely agree on how a time is spelled.
  const { formatDate, formatTime } = await getFormats();
  const locale = await getLocale();
  const { you, gone } = (await getTexts()).projectMessages;
  const now = Date.now();
  return data.map(({ id, sequence, revision, body, author_id, author_role, created_at, ...message }) => ({
    id,
    sequence,
    revision,
    body,
    author: author_id === userId ? you : (message.author_name ?? gone),
    isOwn: author_id === userId,
    isAgency: author_role === "owner",
    isEdited: message.edited_at !== null,
    isDeleted: message.deleted_at !== null,
    changeableMs:
      author_id === userId && message.deleted_at === null
        ? Math.max(0, new Date(created_at).getTime() + changeableMs - now)
        : 0,
    files: broughtFiles.parse(message.files).map((file) => ({
      id: file.id,
      name: file.name,
      size: formatSize(file.size, locale),
      isPicture: isPicture(file),
      isPreviewed: isPreviewed(file),
    })),
    at: created_at,
    day: formatDate(created_at, "full"),
    time: formatTime(created_at),
  }));
}

/** A message as its reader sees it; the times are in the agency's time zone, in words. */
export type ThreadMessage = {
  id: string;
  /** Its place in the conversation: later ones have larger numbers. */
  sequence: number;
  /** Of its last change; without one its place. */
  revision: number;
  body: string;
  author: string;
  isOwn: boolean;
  isAgency: boolean;
  isEdited: boolean;
  isDeleted: boolean;
  /** For how long the reader, who wrote it, may still change it. */
  changeableMs: number;
  files: {
    id: string;
    name: string;
    size: string;
    /** Whether a browser shows it as it is. */
    isPicture: boolean;
    isPreviewed: boolean;
  }[];
  at: string;
  day: string;
  time: string;
};

/** How far the others have read a conversation, the latest first: “Dana Whitfield, 14:05”. */
export async function readSeen(projectId: string): Promise<Seen[]> {
  const client = await openSession();
  const data = await client
    .rpc("read_seen", { project_id: projectId })
    .then(unwrap("Who has read could not be read"));
  const { formatDate, formatTime, formatDateTime } = await getFormats();
  const today = formatDate(new Date());
  return data.map(({ reader_name, last_sequence, last_read_at }) => ({
    by: reader_name,
    at: formatDate(last_read_at) === today ? formatTime(last_read_at) : formatDateTime(last_read_at),
    sequence: last_sequence,
  }));
}

export type Seen = { by: string; at: string /** Of the last message that was read. */; sequence: number };

/** The number of the last message that the signed-in user has read. */
export async function readLastRead(projectId: string): Promise<number> {
  const client = await openSession();
  const data = await client
    .from("message_reads")
    .select("last_sequence")
    .eq("project_id", projectId)
    .maybeSingle()
    .then(unwrap("What was read could not be read"));
  return data?.last_sequence ?? 0;
}

/** How many messages of a project its reader has not seen; 0 too when it could not be read, which no page fails for. */
export async function countUnread(projectId: string, { id }: SessionUser): Promise<number> {
  const client = await openSession();
  const { data, error } = await client
    .from("notifications")
    .select("events")
    .eq("user_id", id)
    .eq("kind", "message")
    .eq("subject_id", projectId)
    .is("read_at", null)
    .maybeSingle();
  if (error) console.error(withCode("The unread messages could not be counted", error));
  return data?.events ?? 0;
}

const read = z.object({ sequence: z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER) });

export async function markMessagesRead(projectId: string, values: unknown): Promise<FormOutcome> {
  const asked = read.safeParse(values);
  if (!asked.success || !z.uuid().safeParse(projectId).success) {
    return { status: 400, error: (await getTexts()).projectMessages.refusals.readWhich };
  }
  const client = await openWritableSession();
  await client
    .rpc("mark_messages_read", {
      project_id: projectId,
      up_to: asked.data.sequence,
    })
    .then(unwrap("What was read could not be stored"));
  return { next: projectPath(projectId, "messages") };
}
