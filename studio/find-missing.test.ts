import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { findMissing } from "./find-missing.ts";

const complete = {
  SANITY_STUDIO_PROJECT_ID: "abc123",
  SANITY_STUDIO_DATASET: "production",
  SANITY_STUDIO_SITE_URL: "https://site.example",
};

test.each([
  ["build", {}, "SANITY_STUDIO_PROJECT_ID"],
  ["deploy", {}, "SANITY_STUDIO_PROJECT_ID"],
  ["deploy", { SANITY_STUDIO_API_HOST: "http://localhost:3900" }, "SANITY_STUDIO_PROJECT_ID"],
  ["build", { ...complete, SANITY_STUDIO_SITE_URL: "" }, "SANITY_STUDIO_SITE_URL"],
  ["build", complete, undefined],
  ["deploy", complete, undefined],
  ["build", { SANITY_STUDIO_API_HOST: "http://localhost:3900" }, undefined],
  ["dev", {}, undefined],
  ["schema", {}, undefined],
])("sanity %s with %o lacks %s", (command, env, missing) => {
  expect(findMissing(command, env)).toBe(missing);
});

test("sanity deploy without settings builds nothing and says what is missing", () => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("SANITY_")));
  const command = ["../node_modules/@sanity/cli/bin/run.js", "deploy", "--yes"];
  const { status, stderr, stdout } = spawnSync(process.execPath, command, {
    cwd: import.meta.dirname,
    env,
    encoding: "utf8",
  });
  expect(status).not.toBe(0);
  expect(stderr + stdout).toContain("SANITY_STUDIO_PROJECT_ID is not set");
}, 30_000);
