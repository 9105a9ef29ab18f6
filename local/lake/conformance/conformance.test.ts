import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { joinClaims } from "./all-claims.ts";
import { describeClaims } from "./describe-claims.ts";
import { documented } from "./documented/documented.ts";
import { type LakeInClaims, startLakeForClaims } from "./start-lake-for-claims.ts";

let lake: LakeInClaims;

beforeAll(async () => {
  lake = await startLakeForClaims();
}, 60_000);
afterAll(() => lake.stop());

test.each(joinClaims())("$section: $what $claim.verdict", async ({ claim }) => {
  await claim.see(lake);
});

test("docs/lake-conformance.md says what these tests see", () => {
  const written = readFileSync(new URL("../../../docs/lake-conformance.md", import.meta.url), "utf8");
  expect(written).toBe(describeClaims(documented, joinClaims()));
});
