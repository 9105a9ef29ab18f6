import { execFile } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packageScript } from "./stack/package-script.ts";
import { root } from "./stack/settings.ts";

// docs/first-change.md walks through eight changes as a newcomer makes them. Each is kept as a patch, so that what it says
// about them stays true.

const patches = globSync("docs/first-change/*.patch", { cwd: root })
  .sort()
  .map((patch) => ({ patch, files: filesOf(patch) }));

/** A page is its address; a section or a kind is named where it is stored, allowed, asked for and shown; anything else is told in seven. */
const mostFiles: Record<string, number> = {
  "docs/first-change/public-address.patch": 2,
  "docs/first-change/section.patch": 15,
  "docs/first-change/chapter.patch": 8,
  "docs/first-change/kind.patch": 16,
  "docs/first-change/typed-column-of-projects.patch": 9,
};

test("eight changes are told, each of them file by file", () => {
  const chapters = readFileSync(join(root, "docs/first-change.md"), "utf8").split(/^## /m);
  expect(patches).toHaveLength(8);
  for (const { patch, files } of patches) {
    const chapter = chapters.find((each) => each.includes(`(${patch.slice("docs/".length)})`)) ?? "";
    const told = [...chapter.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
    expect(told.filter(isCounted).sort(), patch).toEqual(files.filter(isCounted).sort());
  }
});

describe.each(patches)("$patch", ({ patch, files }) => {
  test("touches no more files than it may, generated ones included and words apart, and fits what is there", async () => {
    expect(files.filter(isCounted).length).toBeLessThanOrEqual(mostFiles[patch] ?? 7);
    await run("git", ["apply", "--check", patch], root).catch(sayHowToRenew);
  });
});

describe("in a clone", { tags: "slow" }, () => {
  let clone: string;
  beforeAll(async () => {
    clone = mkdtempSync(join(tmpdir(), "first-change-"));
    await run("git", ["clone", "--quiet", root, clone], root);
    for (const folder of ["", "web", "studio", "schemas", "local"]) linkPackages(clone, folder);
  });
  afterAll(() => rmSync(clone, { recursive: true, force: true }));

  test.each(patches)(
    "$patch passes the check, and the test that it brings or that its row has",
    async ({ patch, files }) => {
      const tests = files.filter((file) => file.endsWith(".test.ts"));
      await run("git", ["reset", "--quiet", "--hard"], clone);
      await run("git", ["clean", "--quiet", "--force", "-d"], clone);
      await run("git", ["apply", join(root, patch)], clone).catch(sayHowToRenew);
      const added = await run("git", ["ls-files", "--others", "--exclude-standard"], clone);
      expect(added.split("\n").filter((file) => tests.includes(file))).toHaveLength(tests.length > 0 ? 1 : 0);

      await run(process.execPath, [join(clone, "bin/check.ts")], clone);
      await run(
        process.execPath,
        [packageScript("vitest", "vitest.mjs"), "run", ...(tests.length > 0 ? tests : [ofRows])],
        clone,
      );
    },
  );
});

/** Holds every row of a list against what it stands for, so that a new row needs no test of its own. */
const ofRows = "web/addresses.test.ts";

/** Every language has its words, so a newcomer's change grows with the languages. */
function isCounted(file = ""): boolean {
  return !/^web\/texts\/|\/german-/.test(file);
}

function filesOf(patch: string): string[] {
  return [...readFileSync(join(root, patch), "utf8").matchAll(/^diff --git a\/(\S+) /gm)].map(
    ([, file = ""]) => file,
  );
}

/** Gives a folder of the clone the packages of the same folder here, but nothing that tools keep among them. */
function linkPackages(clone: string, folder: string): void {
  const [from, to] = [join(root, folder, "node_modules"), join(clone, folder, "node_modules")];
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith(".") && entry.name !== ".bin") continue;
    const path = join(from, entry.name);
    // A link is a workspace: the clone has its own.
    symlinkSync(entry.isSymbolicLink() ? readlinkSync(path) : path, join(to, entry.name));
  }
}

/** What a command prints. Throws an Error with its complaints when it fails. */
async function run(command: string, args: string[], cwd: string): Promise<string> {
  return (await promisify(execFile)(command, args, { cwd })).stdout;
}

function sayHowToRenew(error: Error): never {
  throw new Error("The patch fits no more: docs/first-change.md says how to renew it", { cause: error });
}
