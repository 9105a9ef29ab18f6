import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stack/settings.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("compose.yml passes every setting of .env.example that a hosted site knows", () => {
  const known = [...read(".env.example").matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const hosted = known.filter((name) => !/_PORT$|^DATA_DIR$/.test(name));
  const passed = [...read("compose.yml").matchAll(/^ {6}([A-Z][A-Z_]+): \$\{\1:/gm)].map(
    ([, name = ""]) => name,
  );
  expect(hosted).toContain("SITE_URL");
  expect(passed.toSorted()).toEqual(hosted.toSorted());
});
