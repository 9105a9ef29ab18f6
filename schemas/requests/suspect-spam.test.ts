import { expect, test } from "vitest";
import { suspectSpam } from "./suspect-spam.ts";

const now = 1_800_000_000_000;

test.each([
  [{ website: "" }, []],
  [{ website: "  " }, []],
  [{ website: "https://buy.example" }, ["honeypot"]],
  [{ website: "", openedAt: now - 1999 }, ["too fast"]],
  [{ website: "", openedAt: now }, ["too fast"]],
  [{ website: "", openedAt: now - 2000 }, []],
  [{ website: "", openedAt: now + 60_000 }, []],
  [{ website: "", openedAt: Number.NaN }, []],
  [{ website: "x", openedAt: now }, ["honeypot", "too fast"]],
  [{ name: "Your invoice is overdue, pay at http://evil.example/pay" }, ["address in the name"]],
  [{ name: "Prizes on WWW.evil.example" }, ["address in the name"]],
  [{ name: "Write to win@evil.example" }, ["address in the name"]],
  [{ name: "evil.example" }, ["address in the name"]],
  [{ name: "EVIL.EXAMPLE/win" }, ["address in the name"]],
  [{ name: "Mary St.John, Jr." }, []],
  [{ name: "J. R. R. O’Neill-Smith" }, []],
  [{ name: "J.R.R. Smith" }, []],
])("%j is suspected for %j", (fields, reasons) => {
  expect(suspectSpam({ name: "Ada", website: "", ...fields }, now)).toEqual(reasons);
});
