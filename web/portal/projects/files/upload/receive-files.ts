import "server-only";
import { maxFilesAtOnce } from "schemas/requests/file-upload.ts";
import { allowLongBody } from "#server/request-context.ts";
import type { SessionUser } from "#supabase/session-user.ts";
import { SlowForm } from "./keep-pace.ts";
import type { readForm } from "./read-multipart.ts";
import { type StoredFile, storeFile } from "./store-file.ts";
import { enterUploadPlace } from "./upload-places.ts";

type SentForm = {
  /** Tells one sending of the form from another. */
  key: string;
  files: Awaited<ReturnType<typeof readForm>>["files"];
};

type Target = { project: { id: string; client_id: string }; user: SessionUser };

/**
 * Stores the files of a form, one after the other as they arrive, in a place for uploads: without one the first is refused, and the
 * others are not looked at. The one that does not come on is the last. Throws a BrokenForm when the form breaks off.
 */
export async function receiveFiles(
  { project, user }: Target,
  { key, files }: SentForm,
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  let leave: (() => void) | null = null;
  let name = "";
  try {
    for await (const { fileName, bytes } of files) {
      name = fileName;
      leave ??= await enterUploadPlace(user, project);
      if (!leave) return [{ name, refusal: "busy" }];
      allowLongBody();
      if (stored.length > maxFilesAtOnce) continue;
      if (stored.length === maxFilesAtOnce) {
        stored.push({ name, refusal: "too-many" });
        continue;
      }
      stored.push(await storeFile(project.id, { name, key: `${key} ${stored.length}`, bytes }));
    }
    return stored;
  } catch (error) {
    if (!(error instanceof SlowForm)) throw error;
    // The storage says of what broke off only that it failed.
    return [...stored.filter((file) => "id" in file), { name, refusal: "slow" }];
  } finally {
    leave?.();
  }
}
