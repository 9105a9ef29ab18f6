import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { cp, link, mkdir, opendir, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { createQueue } from "../../process/create-queue.ts";
import { sizeOf } from "../../process/size-of.ts";
import { isSecretKey } from "./is-secret-key.ts";

/** What the database may still write while it is copied, and what it needs afterwards to go on. */
const sparedBytes = 64 * 1024 * 1024;

/**
 * `POST /snapshot/v1`, for the secret key alone: a copy of the database's folder and of its files as they are at one moment, beside
 * them, for a backup on this machine to take. Answers `{directory}`. Hosted Supabase has no such thing: there it is pg_dump.
 * Another process could not read the folder: what this one holds in memory would be missing. Answers null to every other request.
 */
export async function answerSnapshot(
  request: Request,
  backend: { database: PGlite; secretKey: string; directory?: string },
): Promise<Response | null> {
  if (new URL(request.url).pathname !== "/snapshot/v1") return null;
  const refuse = (status: number, message: string) => Response.json({ message }, { status });
  if (!isSecretKey(request.headers.get("apikey"), backend.secretKey)) return refuse(403, "Not allowed");
  if (request.method !== "POST") return refuse(405, "Method not allowed");
  if (!backend.directory) return refuse(409, "This database is in memory");
  const { database, directory } = backend;
  return inTurn(async () => {
    try {
      return Response.json({ directory: await takeSnapshot(database, directory) });
    } catch (error) {
      await dropSnapshots(directory);
      if (error instanceof NoSpace) return refuse(507, error.message);
      const isFull = error instanceof Error && "code" in error && error.code === "ENOSPC";
      return isFull ? refuse(507, "The disk is full") : refuse(500, "The copy failed");
    }
  });
}

/** Whoever asked may have been killed meanwhile, and have begun anew: its first copy is finished, and dropped. */
const inTurn = createQueue();

/** Removes what a backup that was killed has left. */
export async function dropSnapshots(directory: string): Promise<void> {
  await rm(join(directory, "snapshots"), { recursive: true, force: true });
}

class NoSpace extends Error {}

async function takeSnapshot(database: PGlite, directory: string): Promise<string> {
  await dropSnapshots(directory);
  const { bavail, bsize } = await statfs(directory);
  const needed = (await sizeOf(join(directory, "database"))) + sparedBytes;
  if (bavail * bsize < needed)
    throw new NoSpace(`There is too little room: a copy of the database needs ${needed} bytes`);

  const copy = join(directory, "snapshots", randomUUID());
  await mkdir(copy, { recursive: true, mode: 0o700 });
  await database.exec("checkpoint");
  // Until it is done no statement runs. Whatever was acknowledged is in the files: a copy of them opens as after a kill.
  await database.runExclusive(async () => {
    await cp(join(directory, "database"), join(copy, "database"), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
    await linkTree(join(directory, "storage", "objects"), join(copy, "storage", "objects"));
  });
  return copy;
}

/** An object's file is never written to again, so a second name for it keeps it as it is. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await opendir(from).catch(() => []);
  for await (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    // One that is being deleted is gone with its row, or has none yet.
    else await link(source, target).catch(allowMissing);
  }
}

function allowMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
