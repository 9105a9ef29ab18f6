import "server-only";
import { maxFilesAtOnce } from "schemas/requests/file-upload.ts";
import type { readForm } from "./read-multipart.ts";
import { type StoredFile, storeFile } from "./store-file.ts";

type SentForm = {
  /** Tells one sending of the form from another. */
  key: string;
  files: Awaited<ReturnType<typeof readForm>>["files"];
};

/** Stores the files of a form, one after the other as they arrive. Throws a BrokenForm when it breaks off. */
export async function receiveFiles(projectId: string, { key, files }: SentForm): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for await (const { fileName, bytes } of files) {
    if (stored.length > maxFilesAtOnce) continue;
    if (stored.length === maxFilesAtOnce) {
      stored.push({ name: fileName, refusal: "too-many" });
      continue;
    }
    stored.push(await storeFile(projectId, { name: fileName, key: `${key} ${stored.length}`, bytes }));
  }
  return stored;
}
