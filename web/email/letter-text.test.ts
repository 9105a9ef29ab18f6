import { expect, test } from "vitest";
import { letterText } from "./letter-text.ts";

test.each([
  "Hello Nadia,\nyes.",
  "hi!\n\nyes",
  "Dear Ms. Verifier,\nyes",
  "Good morning Nadia",
  "Nadia, yes.",
])("%j has a greeting of its own", (reply) => expect(letterText(reply, "Nadia Verifier")).toBe(reply));

test.each(["Yes, we do.", "High time!", "Hi-res pictures are fine.", "Dearest wishes"])(
  "%j gets one",
  (reply) => expect(letterText(reply, "Nadia Verifier")).toBe(`Hello Nadia Verifier,\n\n${reply}`),
);

test("lines are kept, however they ended", () => {
  expect(letterText("  One\r\ntwo\r\n\r\nthree\n", "Ada")).toBe("Hello Ada,\n\nOne\ntwo\n\nthree");
});
