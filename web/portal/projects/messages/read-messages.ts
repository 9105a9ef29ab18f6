import "server-only";
import { z } from "zod";
import { getFormats } from "#formats/get-formats.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import type { ThreadMessage } from "./thread-message.ts";

export const pageSize = 50;

/** From an address: a number of a message, or nothing. */
export const sequenceNumber = z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional();

type Range = { before?: number; after?: number };

/**
 * A page of a project's conversation as `userId` sees it, the oldest first: the newest messages, those before a number
 * or those after one. Empty for a project that they may not see.
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
  return data.map(({ id, sequence, author_id, author_name, author_role, body, created_at }) => ({
    id,
    sequence,
    body,
    author: author_id === userId ? "You" : (author_name ?? "Someone who has left"),
    isOwn: author_id === userId,
    isAgency: author_role === "owner",
    at: created_at,
    day: formatDate(created_at, "full"),
    time: formatTime(created_at),
  }));
}

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
