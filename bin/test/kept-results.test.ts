import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openKeptResults } from "./kept-results.ts";
import type { Result } from "./read-reports.ts";

const results: Result[] = [{ file: "a.test.ts", title: "holds", ms: 5, status: "passed", reason: "" }];
let root = "";
let file = "";

const git = (...args: string[]) => execFileSync("git", args, { cwd: root });
const commit = (words: string) => {
  writeFileSync(join(root, "words.txt"), words);
  git("add", "--all");
  git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", words);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-results-"));
  file = join(root, ".git", "kept.json");
  git("init", "--quiet");
  commit("first");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a run that was ended goes on after what was done, and one that is through leaves nothing", () => {
  openKeptResults(file, root).keep("Check", results);
  const next = openKeptResults(file, root);
  expect(next.read("Check")).toEqual(results);
  expect(next.read("Unit tests")).toBeUndefined();
  next.keep("Unit tests", []);
  expect(openKeptResults(file, root).read("Check")).toEqual(results);
  expect(openKeptResults(file, root).read("Unit tests")).toEqual([]);
  next.drop();
  expect(openKeptResults(file, root).read("Check")).toBeUndefined();
});

test("nothing is taken over from another commit", () => {
  openKeptResults(file, root).keep("Check", results);
  commit("second");
  expect(openKeptResults(file, root).read("Check")).toBeUndefined();
});

test("nothing is kept or taken over while a file differs from the commit, nor where it changed during the run", () => {
  const run = openKeptResults(file, root);
  run.keep("Check", results);
  writeFileSync(join(root, "words.txt"), "changed");
  run.keep("Unit tests", results);
  const changed = openKeptResults(file, root);
  expect(changed.read("Check")).toBeUndefined();
  changed.keep("Browser tests", results);
  git("checkout", "--quiet", "words.txt");
  const back = openKeptResults(file, root);
  expect(back.read("Check")).toEqual(results);
  expect(back.read("Unit tests")).toBeUndefined();
  expect(back.read("Browser tests")).toBeUndefined();
});

test("without a repository nothing is kept", () => {
  rmSync(join(root, ".git"), { recursive: true });
  const kept = join(root, "kept.json");
  openKeptResults(kept, root).keep("Check", results);
  expect(openKeptResults(kept, root).read("Check")).toBeUndefined();
});
