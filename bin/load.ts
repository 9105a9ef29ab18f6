import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { findInPackages, packagesEnvironment } from "./debian-packages.ts";

const seconds = 3;
const microsecondsPerTick = 10_000;

/** Asks an address as fast as it answers, for some seconds: requests per second, and the server's processor time for one. */
export async function load(
  url: string,
  { pid, encoding, connections = 32 }: { pid: number; encoding: string; connections?: number },
): Promise<{ perSecond: number; cpuMicroseconds: number }> {
  // A burst after a pause finds nothing fresh in nginx; what counts is the steady state.
  await (await fetch(url, { headers: { "Accept-Encoding": encoding } })).arrayBuffer();
  const before = readCpu(pid);
  const wrk = findInPackages("usr/bin/wrk", ["wrk", "libluajit-5.1-2", "libluajit-5.1-common"]);
  if (!wrk) throw new Error("The load generator wrk is needed, and Debian's package could not be unpacked.");
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "-H", `Accept-Encoding: ${encoding}`, url];
  const child = spawn(wrk, args, { env: packagesEnvironment(), stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const text of child.stdout.setEncoding("utf8")) output += text;
  const [, requests] = /(\d+) requests in/.exec(output) ?? [];
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  if (!requests || !perSecond || /Non-2xx/.test(output))
    throw new Error(`${url} did not answer well:\n${output}`);
  return {
    perSecond: Math.round(Number(perSecond)),
    cpuMicroseconds: Math.round(
      ((readCpu(pid) - before) * microsecondsPerTick) / Math.max(1, Number(requests)),
    ),
  };
}

/** Clock ticks that a process and its children have used. */
function readCpu(pid: number): number {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ id: Number(name), fields: readFields(name) }));
  return processes
    .filter(({ id, fields }) => id === pid || fields[1] === String(pid))
    .reduce((sum, { fields }) => sum + Number(fields[11]) + Number(fields[12]), 0);
}

/** A process's line of figures, from its state on: its parent is the next one. Empty when it has ended meanwhile. */
function readFields(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
