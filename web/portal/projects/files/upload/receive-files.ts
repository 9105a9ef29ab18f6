import "server-only";
import { maxFilesAtOnce } from "schemas/requests/file-upload.ts";
import type { Project } from "#portal/projects/read-project.ts";
import { type Part, readMultipart } from "./read-multipart.ts";
import { type StoredFile, storeFile, type Uploader } from "./store-file.ts";

/**
 * Stores the files of a form, one after the other as they arrive. The form's key, a field before its files, tells one
 * sending of the form from another. Throws a BrokenForm when it breaks off.
 */
export async function receiveFiles(
  project: Project,
  uploader: Uploader,
  { body, boundary }: { body: AsyncIterable<Uint8Array<ArrayBuffer>>; boundary: string },
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  let formKey = "";
  for await (const part of readMultipart(body, boundary)) {
    if (part.fileName === null) {
      if (part.name === "requestKey") formKey = await readText(part);
      continue;
    }
    // A browser sends a file without a name for a field in which none was chosen.
    if (part.fileName === "") continue;
    if (files.length > maxFilesAtOnce) continue;
    if (files.length === maxFilesAtOnce) {
      files.push({ name: part.fileName, refusal: "too-many" });
      continue;
    }
    const key = `${formKey} ${files.length}`;
    files.push(await storeFile(project, uploader, { name: part.fileName, key, bytes: part.bytes }));
  }
  return files;
}

async function readText(part: Part): Promise<string> {
  let text = "";
  for await (const chunk of part.bytes) text = (text + Buffer.from(chunk).toString("latin1")).slice(0, 100);
  return text;
}
