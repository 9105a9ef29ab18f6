import { writeSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { isDiskFull } from "./is-disk-full.ts";

const { beats, directory, patience } = z
  .object({ beats: z.instanceof(Int32Array), directory: z.string(), patience: z.number() })
  .parse(workerData);

// Counted in looks, not read from a clock: a machine that slept has missed none.
const lookEveryMs = 1000;
const patienceOnFullDisk = Math.min(5, patience);

/** What is under way that is known to take long. */
const longWork: string[] = [];
const message = z.union([z.object({ begins: z.string() }), z.object({ ends: z.string() })]);
parentPort?.on("message", (said) => {
  const parsed = message.parse(said);
  if ("begins" in parsed) longWork.push(parsed.begins);
  else longWork.splice(longWork.indexOf(parsed.ends), 1);
});

let lastBeat = Atomics.load(beats, 0);
let missed = 0;
setInterval(() => {
  const beat = Atomics.load(beats, 0);
  const isFailing = Atomics.load(beats, 1) === 1;
  missed = beat === lastBeat || isFailing ? missed + 1 : 0;
  lastBeat = beat;
  if (missed < patienceOnFullDisk) return;
  if (isDiskFull(directory)) return end(`the disk of ${directory} is full`);
  if (missed < patience) return;
  if (longWork.length === 0) return end("the reason is not known");
  if (missed % patience === 0)
    say(`The database is busy with ${longWork.join(" and ")}, for ${missed} seconds now. It goes on.`);
}, lookEveryMs);

function end(reason: string): void {
  say(
    `The database has not answered for ${missed} seconds: ${reason}. It ends here; every row that was acknowledged is kept.`,
  );
  process.kill(process.pid, "SIGKILL");
}

/** The other thread may never run again, so nothing that goes through it would be seen. */
function say(words: string): void {
  writeSync(2, `${words}\n`);
}
