import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateTypes, typesPath } from "./write-types.ts";

test("schemas/generated/database.ts is what the migrations make (else run local/supabase/write-types.ts)", async () => {
  expect(readFileSync(typesPath, "utf8")).toBe(await generateTypes());
});
