import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("the privacy policy repeats no period, service or cookie that the site adds from its settings", () => {
  const path = join(import.meta.dirname, "documents", "legalPage", "privacy-policy.json");
  const text = readFileSync(path, "utf8").replace("you get an answer within thirty days", "");
  expect(text).not.toMatch(/\b(\d+|two|seven|ten|thirty|sixty|ninety) (hours|days|months|years)\b/i);
  expect(text).not.toMatch(/supabase|sanity|stripe|portal-session|_ga\b/i);
});
