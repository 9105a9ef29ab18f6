import { statfsSync } from "node:fs";

/** One file of the database's log, which it makes whole before it writes to it. */
const neededBytes = 16 * 1024 * 1024;

/** Whether the disk of a directory that exists has too little room for the database to go on. */
export function isDiskFull(directory: string): boolean {
  const { bavail, bsize } = statfsSync(directory);
  return bavail * bsize < neededBytes;
}
