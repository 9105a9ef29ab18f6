import { appendFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./settings.ts";

const mostBytes = 10 * 1024 * 1024;
const linesTold = 20;

type Log = { path: string; bytes: number; last: string[] };

/** Keeps what processes print: a file for each, begun anew, and of a long one what came last. */
export function openLogs(folder = join(root, ".local", "logs")) {
  const logs = new Map<string, Log>();

  return {
    add(name: string, lines: readonly string[]): void {
      const words = lines.map((line) => stripVTControlCharacters(line).trimEnd()).filter(Boolean);
      if (words.length === 0) return;
      const log = logs.get(name) ?? { path: join(folder, `${name}.log`), bytes: 0, last: [] };
      logs.set(name, log);
      log.last = [...log.last, ...words].slice(-linesTold);
      try {
        write(log, `${words.join("\n")}\n`);
      } catch {
        // A full disk keeps nobody from going on; what fails for it says so itself.
      }
    },

    /** What a process said last, and where all of it is; nothing when it said nothing. */
    tail(name: string): string {
      const log = logs.get(name);
      if (!log) return "";
      const lines = ["", ...log.last.map((line) => `  ${line}`)];
      if (log.bytes > 0) lines.push(`All of it: ${relative(root, log.path)}`);
      return lines.join("\n");
    },
  };
}

function write(log: Log, text: string): void {
  if (log.bytes === 0) {
    mkdirSync(dirname(log.path), { recursive: true });
    rmSync(log.path, { force: true });
  }
  if (log.bytes > mostBytes) {
    renameSync(log.path, `${log.path}.1`);
    log.bytes = 0;
  }
  appendFileSync(log.path, text);
  log.bytes += text.length;
}
