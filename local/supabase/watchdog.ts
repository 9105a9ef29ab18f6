import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite } from "@supabase/lite/pglite";

const pauseMs = 1000;

/**
 * Ends this process, with a reason in its log, when the database stops answering. The database runs in this very thread
 * and on a full disk never gives it back, so another thread looks on. What was acknowledged is in the files: a process that
 * is started once there is room again has all of it. Returns the function that calls the watchdog off.
 */
export function watchDatabase(database: PGlite, directory: string): () => Promise<void> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(join(import.meta.dirname, "watchdog-thread.ts"), {
    workerData: { beats, directory },
  });
  thread.unref();

  let isCalledOff = false;
  let timer: NodeJS.Timeout | undefined;
  async function beat(): Promise<void> {
    // Without an answer there is no beat; the thread says why it ends the process.
    const isAnswering = await database.query("select 1").then(
      () => true,
      () => false,
    );
    if (isAnswering) Atomics.add(beats, 0, 1);
    if (!isCalledOff) timer = setTimeout(beat, pauseMs).unref();
  }
  void beat();

  return async () => {
    isCalledOff = true;
    clearTimeout(timer);
    await thread.terminate();
  };
}
