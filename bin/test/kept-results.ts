import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Result } from "./read-reports.ts";

type Kept = { commit: string; stages: Record<string, Result[]> };

/**
 * What the stages of a whole run found, in `file`, until the run is through: one that was ended goes on after the last stage that was
 * done. Only at the same commit of the repository in `root`, and only while no file there differs from it.
 */
export function openKeptResults(file: string, root: string) {
  const commit = readCommit(root);
  const kept = readKept(file);
  const stages = commit && kept?.commit === commit ? kept.stages : {};
  return {
    read: (stage: string): Result[] | undefined => stages[stage],
    keep(stage: string, results: Result[]): void {
      if (!commit || readCommit(root) !== commit) return;
      stages[stage] = results;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ commit, stages } satisfies Kept));
    },
    drop: (): void => rmSync(file, { force: true }),
  };
}

/** None where there is no repository, or a file differs from what was committed. */
function readCommit(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  try {
    return git("status", "--porcelain") ? undefined : git("rev-parse", "HEAD");
  } catch {
    return undefined;
  }
}

function readKept(file: string): Kept | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
