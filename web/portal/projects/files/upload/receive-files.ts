import "server-only";
import { type FileRefusal, maxFilesAtOnce } from "schemas/requests/file-upload.ts";
import { allowLongBody } from "#server/request-context.ts";
import type { SessionUser } from "#session/session-user.ts";
import { SlowForm } from "./keep-pace.ts";
import type { readForm } from "./read-multipart.ts";
import { type StoredFile, storeFile } from "./store-file.ts";
import { enterUploadPlace } from "./upload-places.ts";

type SentForm = {
  /** Tells one sending of the form from another. */
  key: string;
  files: Awaited<ReturnType<typeof readForm>>["files"];
  isForMessage?: boolean;
};

type Target = { project: { id: string; client_id: string }; user: SessionUser };
type ReceivedFile = StoredFile & { sentName: string };

/**
 * Stores the files of a form, one after the other as they arrive, in a place for uploads: without one the first is refused, and the
 * others are not looked at. The one that does not come on is the last. Throws a BrokenForm when the form breaks off.
 */
export async function receiveFiles(
  { project, user }: Target,
  { key, files, isForMessage = false }: SentForm,
): Promise<ReceivedFile[]> {
  const stored: ReceivedFile[] = [];
  let leave: (() => void) | null = null;
  let name = "";
  const refuse = (refusal: FileRefusal): ReceivedFile => ({ sentName: name, name, refusal });
  try {
    for await (const { fileName, bytes } of files) {
      name = fileName;
      leave ??= await enterUploadPlace(user, project);
      if (!leave) return [refuse("busy")];
      allowLongBody();
      if (stored.length > maxFilesAtOnce) continue;
      if (stored.length === maxFilesAtOnce) {
        stored.push(refuse("too-many"));
        continue;
      }
      const sent = { name, key: `${key} ${stored.length}`, bytes, isForMessage };
      stored.push({ sentName: name, ...(await storeFile(project.id, sent)) });
    }
    return stored;
  } catch (error) {
    if (!(error instanceof SlowForm)) throw error;
    // The storage says of what broke off only that it failed.
    return [...stored.filter((file) => "id" in file), refuse("slow")];
  } finally {
    leave?.();
  }
}
