import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { PGlite } from "@supabase/lite/pglite";

const pauseMs = 1000;

export type Watchdog = {
  /** Does what is known to take long: it is not taken for a hang, unless the disk is full. `what` is for the log. */
  whileLong<Result>(what: string, work: () => Promise<Result>): Promise<Result>;
  callOff(): Promise<void>;
};

/** For a database in memory, of which nothing is lost. */
export const unwatched: Watchdog = { whileLong: (_, work) => work(), async callOff() {} };

/**
 * Ends this process, with a reason in its log, when the database stops answering. The database runs in this very thread
 * and on a full disk never gives it back, so another thread looks on. It counts the statements that are finished: a queue that
 * moves is waiting, however long it is, and one statement that takes `patience` seconds is hanging. What was acknowledged is in
 * the files: a process that is started again, on a full disk once there is room, has all of it.
 */
export function watchDatabase(database: PGlite, directory: string, patience = 30): Watchdog {
  const beats = new Int32Array(new SharedArrayBuffer(8));
  const thread = new Worker(join(import.meta.dirname, "watchdog-thread.ts"), {
    workerData: { beats, directory, patience },
  });
  thread.unref();
  countStatements(database, beats);

  // A database of which nobody asks anything has statements to finish too.
  let timer: NodeJS.Timeout | undefined;
  let isCalledOff = false;
  async function ask(): Promise<void> {
    // Nothing in it can be wrong: where it fails PostgreSQL is not itself any more, as on a full disk, whatever it still says.
    const isFailing = await database.query("select 1").then(
      () => 0,
      () => 1,
    );
    Atomics.store(beats, 1, isFailing);
    if (!isCalledOff) timer = setTimeout(ask, pauseMs).unref();
  }
  void ask();

  return {
    async whileLong(what, work) {
      thread.postMessage({ begins: what });
      try {
        return await work();
      } finally {
        thread.postMessage({ ends: what });
      }
    },
    async callOff() {
      isCalledOff = true;
      clearTimeout(timer);
      await thread.terminate();
    },
  };
}

/** Whatever is asked of PostgreSQL goes through this one method, a message of its protocol at a time. What it refuses is answered, too. */
function countStatements(database: PGlite, beats: Int32Array): void {
  const execute = database.execProtocolRawSync.bind(database);
  database.execProtocolRawSync = (message) => {
    const answer = execute(message);
    Atomics.add(beats, 0, 1);
    return answer;
  };
}
