import "server-only";
import { maxFilesAtOnce } from "schemas/requests/file-upload.ts";
import type { Project } from "#portal/projects/read-project.ts";
import type { readForm } from "./read-multipart.ts";
import { type StoredFile, storeFile, type Uploader } from "./store-file.ts";

type SentForm = {
  /** Tells one sending of the form from another. */
  key: string;
  files: Awaited<ReturnType<typeof readForm>>["files"];
};

/** Stores the files of a form, one after the other as they arrive. Throws a BrokenForm when it breaks off. */
export async function receiveFiles(
  project: Project,
  uploader: Uploader,
  { key, files }: SentForm,
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for await (const { fileName, bytes } of files) {
    if (stored.length > maxFilesAtOnce) continue;
    if (stored.length === maxFilesAtOnce) {
      stored.push({ name: fileName, refusal: "too-many" });
      continue;
    }
    stored.push(
      await storeFile(project, uploader, { name: fileName, key: `${key} ${stored.length}`, bytes }),
    );
  }
  return stored;
}
