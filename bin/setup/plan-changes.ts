import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Change = { path: string; kind: "new" | "changed"; lines: string[] };

const mostLines = 6;

/** What writing the files into a folder would change there; equal files are no change. Nothing is ever deleted. */
export function planChanges(folder: string, files: Record<string, string | Buffer>): Change[] {
  return Object.entries(files).flatMap(([path, content]): Change[] => {
    const target = join(folder, path);
    if (!existsSync(target)) return [{ path, kind: "new", lines: [] }];
    const before = readFileSync(target);
    if (before.equals(Buffer.from(content))) return [];
    const lines = typeof content === "string" ? compare(before.toString("utf8"), content) : [];
    return [{ path, kind: "changed", lines }];
  });
}

/** The lines that go and come, without those that are on both sides. */
function compare(before: string, after: string): string[] {
  const [old, young] = [before.split("\n"), after.split("\n")];
  const gone = old.filter((line) => !young.includes(line)).map((line) => `- ${line.trim()}`);
  const come = young.filter((line) => !old.includes(line)).map((line) => `+ ${line.trim()}`);
  const lines = [...gone, ...come];
  return lines.length > mostLines
    ? [...lines.slice(0, mostLines), `… and ${lines.length - mostLines} more lines`]
    : lines;
}

/** As a terminal shows it, one file a line. */
export function printChanges(folder: string, changes: Change[]): string {
  return changes
    .flatMap(({ path, kind, lines }) => [
      `  ${kind === "new" ? "new    " : "changed"} ${folder}/${path}`,
      ...lines.map((line) => `            ${line}`),
    ])
    .join("\n");
}
