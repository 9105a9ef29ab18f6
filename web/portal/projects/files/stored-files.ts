import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { openObject } from "#supabase/project-objects.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";

export type ProjectFile = Awaited<ReturnType<typeof readFiles>>["files"][number][number];

const namesPerPage = 20;

/**
 * A page of a project's files: each name with its versions, the newest first, and by itself what a message brought, with the
 * message's place in the conversation; a client finds the visible ones alone.
 */
export async function readFiles(projectId: string, page: number) {
  const client = await openSession();
  const rows = await client
    .rpc("list_project_files", {
      project: projectId,
      skipped: (page - 1) * namesPerPage,
      most: namesPerPage + 1,
    })
    .then(unwrap("The files could not be read"));
  const sequences = await readSequences(rows.flatMap(({ message_id }) => message_id ?? []));
  const listed = rows.map((row) => ({ ...row, message: sequences.get(row.message_id ?? "") ?? null }));
  // No name has a slash.
  const byName = Map.groupBy(listed, ({ id, name, version }) => (version === null ? `alone/${id}` : name));
  const files = [...byName.values()];
  return { files: files.slice(0, namesPerPage), hasMore: files.length > namesPerPage };
}

async function readSequences(messageIds: string[]): Promise<Map<string, number>> {
  if (messageIds.length === 0) return new Map();
  const messages = await (await openSession())
    .from("messages")
    .select("id, sequence")
    .in("id", [...new Set(messageIds)])
    .then(unwrap("The messages of files could not be read"));
  return new Map(messages.map(({ id, sequence }) => [id, sequence]));
}

/** The row of a project's file, where the user may read it; null when there is none for them. */
export async function readFile(projectId: string, fileId: string) {
  if (!z.tuple([z.uuid(), z.uuid()]).safeParse([projectId, fileId]).success) return null;
  return await (await openSession())
    .from("project_files")
    .select("name, mime, size, path")
    .eq("id", fileId)
    .eq("project_id", projectId)
    .maybeSingle()
    .then(unwrap("The file's row could not be read"));
}

/** A file of a project whose row the user may read; null when there is none for them. */
export async function openFile(projectId: string, fileId: string) {
  const file = await readFile(projectId, fileId);
  if (!file) return null;
  const bytes = await openObject(file.path);
  return bytes && { name: file.name, mime: file.mime, size: file.size, bytes };
}

/** Remembers that the owner has a file, whose client then cannot delete it any more. */
export async function noteDownload(fileId: string): Promise<void> {
  const { error } = await (await openSession()).rpc("note_download", { file_id: fileId });
  if (error) console.error(withCode("A download could not be noted", error));
}
