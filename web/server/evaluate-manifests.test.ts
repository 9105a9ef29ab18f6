import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { evaluateManifestsHere } from "./evaluate-manifests.ts";

const folder = mkdtempSync(join(tmpdir(), "evaluate-manifests-"));
const require = createRequire(import.meta.url);
const { evalManifest } = require("next/dist/server/load-manifest.external.js");

const write = (name: string) => {
  const file = join(folder, name);
  // As Next's build writes it.
  writeFileSync(
    file,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/page"] = { "deployment": process.env.NEXT_DEPLOYMENT_ID, "list": ["a"] };\n`,
  );
  return file;
};
const countContexts = () => getHeapStatistics().number_of_native_contexts;

let before: unknown;
beforeAll(() => {
  before = evalManifest(write("before.js"));
  evaluateManifestsHere();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a manifest says what it said, without a context and without a trace in this one", () => {
  const contexts = countContexts();
  const after = evalManifest(write("after.js"));
  expect(countContexts()).toBe(contexts);
  expect(JSON.stringify(after)).toBe(JSON.stringify(before));
  expect(after).toHaveProperty(["__RSC_MANIFEST", "/page", "list"], ["a"]);
  expect(globalThis).not.toHaveProperty("__RSC_MANIFEST");
});

test("another script still gets a context of its own", () => {
  const contexts = countContexts();
  const sandbox = { count: 1, self: undefined };
  runInNewContext("self = globalThis; count += 1", sandbox);
  expect(countContexts()).toBe(contexts + 1);
  expect(sandbox.count).toBe(2);
  expect(sandbox.self).not.toBe(globalThis);
});
