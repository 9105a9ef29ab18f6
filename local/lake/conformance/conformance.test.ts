import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLakeInTest } from "../start-lake-in-test.ts";
import { claims } from "./claims.ts";
import { describeClaims } from "./describe-claims.ts";

let lake: Awaited<ReturnType<typeof startLakeInTest>>;

beforeAll(async () => {
  lake = await startLakeInTest();
}, 60_000);
afterAll(() => lake.stop());

test.each(claims)("$area: $what $verdict", async ({ see }) => {
  expect(await see(lake.client)).toBe(true);
});

test("docs/lake-conformance.md says what these tests see", () => {
  const written = readFileSync(new URL("../../../docs/lake-conformance.md", import.meta.url), "utf8");
  expect(written).toBe(describeClaims(claims));
});
