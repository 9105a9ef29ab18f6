import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stubSettings } from "../../env-in-test.ts";
import { answerHeaders } from "./answer-headers.ts";
import { contentPolicy } from "./content-policy.ts";
import { outsideHosts } from "./outside-hosts.ts";

stubSettings();
const { privatePagePolicy } = await import("./private-page-policy.ts");

const everything = contentPolicy({ scripts: [], countsVisits: true, isPreview: true });
const policies = [
  everything,
  privatePagePolicy("nonce"),
  JSON.stringify([answerHeaders("https://example.com", true), answerHeaders("https://example.com", false)]),
  ...globSync("deploy/nginx/**/*.conf", { cwd: join(import.meta.dirname, "..", "..", "..") }).flatMap(
    (path) =>
      readFileSync(join(import.meta.dirname, "..", "..", "..", path), "utf8")
        .split("\n")
        .filter((line) => /content-security-policy/i.test(line)),
  ),
];

test("every host that a policy names has its entry, by which the privacy policy tells of it", () => {
  const named = new Set(
    policies.flatMap((policy) => policy.match(/\b(?:https?|wss?):\/\/[^\s;"'\\]+/g) ?? []),
  );
  const listed: string[] = Object.values(outsideHosts).flat();
  expect([...named].sort()).toEqual(listed.toSorted());
});
