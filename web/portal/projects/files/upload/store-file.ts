import "server-only";
import { createHash } from "node:crypto";
import { cleanFileName, type FileRefusal } from "schemas/requests/file-upload.ts";
import { z } from "zod";
import { openWritableSession } from "#supabase/open-session.ts";
import { addObject, removeObjects } from "#supabase/project-objects.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { inspectFile } from "./inspect-file.ts";

type Room = { id: string; path: string };
export type StoredFile = { name: string } & (
  | {
      id: string;
      /** None of what a message brings. */
      version: number | null;
      /** The reservation of what is held for a message from now on. */
      held?: string;
    }
  | { refusal: FileRefusal }
);

type SentFile = {
  name: string;
  key: string;
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>;
  /** It is held for the message that brings it, which makes it a file. */
  isForMessage: boolean;
};

const reservation = z.union([
  z.object({ id: z.string(), path: z.string() }),
  z.object({ file_id: z.string(), version: z.number().nullable() }),
  z.object({ refused: z.enum(["missing", "archived", "limited"]) }),
]);
const recorded = z.object({ id: z.string(), version: z.number().nullable(), path: z.string() });

/**
 * Stores a file while it arrives: room is reserved under the sender's own rights, then come its bytes, and once they are all
 * there the row that makes it a file of the project, or holds it for its message. The same `key` of the same person is the same file, however often it is sent.
 */
export async function storeFile(projectId: string, sent: SentFile): Promise<StoredFile> {
  const sentName = cleanFileName(sent.name);
  if (!sentName) return { name: sent.name.slice(0, 200), refusal: "name" };
  const file = await inspectFile(sentName, sent.bytes);
  if (typeof file === "string") return { name: sentName, refusal: file };
  const { name } = file;
  const reserved = await reserve(projectId, sent.key);
  if ("version" in reserved) return { id: reserved.file_id, name, version: reserved.version };
  if ("refused" in reserved) return { name, refusal: reserved.refused === "limited" ? "limited" : "closed" };

  const isStored = await addObject(reserved.path, file.bytes, file.mime);
  const outcome = file.outcome();
  if (!isStored || typeof outcome === "string") {
    await giveUp(reserved);
    return { name, refusal: typeof outcome === "string" ? outcome : "failed" };
  }
  const { data, error } = await serviceClient.rpc("record_project_file", {
    reservation_id: reserved.id,
    file: { name, mime: file.mime, ...outcome },
    for_message: sent.isForMessage,
  });
  if (error) {
    console.error(withCode("A stored file could not be recorded", error));
    // Without an answer of the database it may have been recorded all the same, and its bytes belong to it.
    const isRefused = error.code === "PT404" || error.code === "PT409";
    if (isRefused) await giveUp(reserved);
    return { name, refusal: error.code === "PT404" ? "closed" : "failed" };
  }
  const { id, version, path } = recorded.parse(data);
  const isFirst = path === reserved.path;
  // Sent twice at once, the one that came first is the file.
  if (!isFirst) await giveUp(reserved);
  return { id, name, version, ...(isFirst && sent.isForMessage && { held: reserved.id }) };
}

async function reserve(projectId: string, key: string) {
  const data = await (await openWritableSession())
    .rpc("reserve_file", {
      project_id: projectId,
      // However long a form's key is, the database takes a short one.
      request_key: createHash("sha256").update(key).digest("base64url"),
    })
    .then(unwrap("Room for a file could not be reserved"));
  return reservation.parse(data);
}

/** Makes room at once, and removes what arrived. What cannot be done now ends in an hour, and is swept. */
async function giveUp({ id, path }: Room): Promise<void> {
  const given = await Promise.allSettled([
    removeObjects([path]),
    serviceClient
      .from("file_reservations")
      .delete()
      .eq("id", id)
      .then(unwrap("The room could not be given up")),
  ]);
  for (const each of given)
    if (each.status === "rejected") console.error("What was not stored stays for now:", each.reason);
}

/** Gives up what was held for a message that does not come. What another sending has made a message's meanwhile stays. */
export async function giveUpHeld(reservations: string[]): Promise<void> {
  if (reservations.length === 0) return;
  try {
    const given = await serviceClient
      .from("file_reservations")
      .delete()
      .in("id", reservations)
      .select("path")
      .then(unwrap("What was held could not be given up"));
    if (given.length > 0) await removeObjects(given.map(({ path }) => path));
  } catch (error) {
    console.error("What was held for a message stays for now:", error);
  }
}
