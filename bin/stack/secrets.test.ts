import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockDirectory } from "../../process/lock-directory.ts";
import { readSecrets } from "./secrets.ts";

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "corner-pocket-secrets-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

test.each([
  ["cut off", (text: string) => text.slice(0, 200)],
  ["empty", () => ""],
  ["no object", () => `["canary"]`],
  ["of other values", () => `{"supabaseSecretKey": {"canary": 1}}`],
])("a secrets.json that is %s is named, and none of it is shown", (_, damage) => {
  const path = join(directory, "secrets.json");
  const secrets = readSecrets(directory);
  writeFileSync(path, damage(readFileSync(path, "utf8")));
  let shown = "";
  try {
    readSecrets(directory);
  } catch (error) {
    // As Node prints what nobody caught: with its cause.
    shown = error instanceof Error ? `${error.stack} ${error.cause}` : String(error);
  }
  expect(shown).toContain(path);
  expect(shown).not.toContain("canary");
  for (const secret of Object.values(secrets)) expect(shown).not.toContain(secret.slice(0, 20));
});

test("a data directory is its user's alone, also one that an earlier version made", () => {
  const made = join(directory, "new", "data");
  for (const path of [made, directory]) {
    lockDirectory(path)();
    expect((statSync(path).mode & 0o777).toString(8)).toBe("700");
  }
  readSecrets(join(directory, "first"));
  expect((statSync(join(directory, "first")).mode & 0o777).toString(8)).toBe("700");
});
