import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { z } from "zod";
import { isDiskFull } from "./is-disk-full.ts";

const { beats, directory } = z
  .object({ beats: z.instanceof(Int32Array), directory: z.string() })
  .parse(workerData);

// Counted in looks, not read from a clock: a machine that slept has missed none.
const lookEveryMs = 1000;
const patience = { onFullDisk: 5, otherwise: 30 };

let lastBeat = Atomics.load(beats, 0);
let missed = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  missed = beat === lastBeat ? missed + 1 : 0;
  lastBeat = beat;
  if (missed < patience.onFullDisk) return;
  const isFull = isDiskFull(directory);
  if (missed < patience.otherwise && !isFull) return;
  const reason = isFull ? `the disk of ${directory} is full` : "the reason is not known";
  const words = `The database has not answered for ${missed} seconds: ${reason}. It ends here; every row that was acknowledged is kept.`;
  // The other thread may never run again, so nothing that goes through it would be seen.
  writeSync(2, `${words}\n`);
  process.kill(process.pid, "SIGKILL");
}, lookEveryMs);
