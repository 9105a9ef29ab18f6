import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Keeps every lock reachable: a connection that is collected as garbage closes, and its lock goes with it. */
const held = new Set<DatabaseSync>();

/**
 * Takes a data directory for this process alone, creating it when missing; only its owner may look into it.
 * The lock is an operating-system file lock held through SQLite, so a killed process never leaves one behind.
 * Returns the function that gives the directory back.
 * Throws an Error naming the directory and the process that holds it.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Whoever does not own it cannot change that.
  if (statSync(directory).uid === process.getuid?.()) chmodSync(directory, 0o700);
  const holder = join(directory, "lock.pid");
  const database = new DatabaseSync(join(directory, "lock.sqlite"), { timeout: 0 });
  try {
    database.exec("begin exclusive");
  } catch (cause) {
    database.close();
    throw new Error(`${directory} is in use by process ${readHolder(holder)}`, { cause });
  }
  writeFileSync(holder, String(process.pid));
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "unknown";
  }
}
