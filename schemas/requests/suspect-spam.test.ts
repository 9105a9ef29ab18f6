import { expect, test } from "vitest";
import { suspectSpam } from "./suspect-spam.ts";

const now = 1_800_000_000_000;

test.each([
  [{ website: "" }, []],
  [{ website: "  " }, []],
  [{ website: "https://buy.example" }, ["honeypot"]],
  [{ website: "", startedAt: now - 1999 }, ["too fast"]],
  [{ website: "", startedAt: now }, ["too fast"]],
  [{ website: "", startedAt: now - 2000 }, []],
  [{ website: "", startedAt: now + 60_000 }, []],
  [{ website: "", startedAt: Number.NaN }, []],
  [{ website: "x", startedAt: now }, ["honeypot", "too fast"]],
])("%j is suspected for %j", (fields, reasons) => {
  expect(suspectSpam(fields, now)).toEqual(reasons);
});
