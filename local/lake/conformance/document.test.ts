import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeTests } from "./describe-tests.ts";

test("docs/lake-conformance.md names what is tested: else run write-document.ts", async () => {
  const document = new URL("../../../docs/lake-conformance.md", import.meta.url);
  expect(readFileSync(document, "utf8")).toBe(await describeTests());
});
