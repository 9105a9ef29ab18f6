import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["## What belongs to you\n- The domain\n- **All** texts", "What belongs to you · The domain · All texts"],
  ["**Rates 2026**\n\nRun `npm start` once", "Rates 2026 · Run npm start once"],
  ["2 * 3 * 4 is 24, **unfinished", "2 * 3 * 4 is 24, **unfinished"],
  ["#no heading, 1.5 hours", "#no heading, 1.5 hours"],
  ["", ""],
])("%j reads as %j", (text, words) => {
  expect(plainText(text)).toBe(words);
});
