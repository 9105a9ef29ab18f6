import "server-only";
import { buffer } from "node:stream/consumers";
import { processSingleton } from "#server/process-singleton.ts";
import { addObject, openObject, previewOf } from "#supabase/project-objects.ts";
import { isPreviewed } from "../download-headers.ts";
import { readFile } from "../stored-files.ts";
import { createTurns } from "./create-turns.ts";
import { plainIcon } from "./plain-icon.ts";
import { runMaker } from "./run-maker.ts";

type Bytes = Buffer<ArrayBuffer>;

/** Bundled by web/delivery, so that it is there wherever the site is. */
const program = ["--input-type=module", "--eval", process.env.PREVIEW_SCRIPT ?? ""];
const inTurn = processSingleton("previews", () => createTurns<Bytes>(40));

/**
 * The preview of a picture whose row the user may read, as WebP; null when there is no such picture for them. It is made when it is
 * first asked for, one in this process at a time, and then lies beside the picture. Where none can be made that is an icon.
 */
export async function openPreview(projectId: string, fileId: string): Promise<Bytes | null> {
  const file = await readFile(projectId, fileId);
  if (!file || !isPreviewed(file)) return null;
  const kept = await openObject(previewOf(file.path));
  if (kept) return Buffer.from(await buffer(kept));
  try {
    return (await inTurn(file.path, () => makePreview(file))) ?? plainIcon;
  } catch (error) {
    console.error("A preview was not made:", error instanceof Error ? error.message : error);
    return plainIcon;
  }
}

async function makePreview({ path, mime }: { path: string; mime: string }): Promise<Bytes> {
  const picture = await openObject(path);
  if (!picture) throw new Error("The picture's bytes are not there");
  const preview = (await runMaker(program, mime, picture)) ?? plainIcon;
  await addObject(previewOf(path), inOnePiece(preview), "image/webp");
  return preview;
}

async function* inOnePiece(bytes: Bytes): AsyncGenerator<Bytes> {
  yield bytes;
}
