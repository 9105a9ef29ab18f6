import "server-only";
import { createHash } from "node:crypto";
import { cleanFileName, type FileRefusal } from "schemas/requests/file-upload.ts";
import { z } from "zod";
import type { Project } from "#portal/projects/read-project.ts";
import { addObject } from "#supabase/project-objects.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap, withCode } from "#supabase/unwrap.ts";
import { inspectFile } from "./inspect-file.ts";

export type Uploader = { id: string; token: string };

export type StoredFile = { name: string } & ({ id: string; version: number } | { refusal: FileRefusal });

type SentFile = { name: string; key: string; bytes: AsyncIterable<Uint8Array<ArrayBuffer>> };

const recorded = z.object({ version: z.number() });

/**
 * Stores a file while it arrives: its bytes first, and once they are all there the row that makes it a file of the project.
 * The same `key` of the same person is the same file, however often it is sent.
 */
export async function storeFile(project: Project, uploader: Uploader, sent: SentFile): Promise<StoredFile> {
  const name = cleanFileName(sent.name);
  if (!name) return { name: sent.name.slice(0, 200), refusal: "name" };
  const id = fileId(uploader.id, sent.key);
  const known = await readVersion(id);
  if (known !== null) return { id, name, version: known };

  const file = await inspectFile(name, sent.bytes);
  if (typeof file === "string") return { name, refusal: file };
  const path = `${project.client_id}/${project.id}/${id}`;
  const isStored = await addObject(path, file.bytes, { mime: file.mime, token: uploader.token });
  const outcome = file.outcome();
  if (typeof outcome === "string") return { name, refusal: outcome };
  if (!isStored) {
    // Sent twice at once, the one that comes first has the object.
    const version = await readVersion(id);
    return version === null ? { name, refusal: "failed" } : { id, name, version };
  }

  const { data, error } = await serviceClient.rpc("record_project_file", {
    file: { id, project_id: project.id, name, path, mime: file.mime, ...outcome, uploaded_by: uploader.id },
  });
  if (error) {
    console.error(withCode("A stored file could not be recorded", error));
    return { name, refusal: error.code === "PT404" ? "closed" : "failed" };
  }
  return { id, name, version: recorded.parse(data).version };
}

/** Made from who uploads, so that nobody can take an id that another person's upload will have. */
function fileId(userId: string, key: string): string {
  const hash = createHash("sha256").update(`${userId} ${key}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

async function readVersion(id: string): Promise<number | null> {
  const row = await serviceClient
    .from("project_files")
    .select("version")
    .eq("id", id)
    .maybeSingle()
    .then(unwrap("The version of a file could not be read"));
  return row?.version ?? null;
}
