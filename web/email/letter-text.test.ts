import { expect, test } from "vitest";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { letterText } from "./letter-text.ts";

const { letter } = en.mails;

test.each([
  "Hello Nadia,\nyes.",
  "hi!\n\nyes",
  "Dear Ms. Verifier,\nyes",
  "Good morning Nadia",
  "Nadia, yes.",
])("%j has a greeting of its own", (reply) =>
  expect(letterText(reply, "Nadia Verifier", letter)).toBe(reply),
);

test.each(["Yes, we do.", "High time!", "Hi-res pictures are fine.", "Dearest wishes"])(
  "%j gets one",
  (reply) => expect(letterText(reply, "Nadia Verifier", letter)).toBe(`Hello Nadia,\n\n${reply}`),
);

test("lines are kept, however they ended", () => {
  expect(letterText("  One\r\ntwo\r\n\r\nthree\n", "Ada", letter)).toBe("Hello Ada,\n\nOne\ntwo\n\nthree");
});

test.each([
  "Guten Tag Frau Verifier,\nja.",
  "Sehr geehrte Frau Verifier,",
  "Liebe Nadia, gern.",
  "Nadia, gern.",
])("%j greets in German", (reply) =>
  expect(letterText(reply, "Nadia Verifier", de.mails.letter)).toBe(reply),
);

test("a reply without a greeting gets the language's", () => {
  expect(letterText("Ja.", "Nadia Verifier", de.mails.letter)).toBe("Guten Tag Nadia Verifier,\n\nJa.");
});
