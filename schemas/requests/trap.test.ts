import { expect, test } from "vitest";
import { z } from "zod";
import { formerHoneypotName, honeypotName } from "./suspect-spam.ts";
import { isTrapped, trap } from "./trap.ts";

const form = z.object({ name: z.string(), ...trap });

test.each([honeypotName, formerHoneypotName])(
  "whatever stands in the trap, named %s, is noticed and refuses nobody",
  (field) => {
    const filled = [
      "https://buy.example",
      " x ",
      "a".repeat(20_000),
      "\0",
      "\ud83d",
      0,
      false,
      7,
      [1],
      { toString: 1 },
    ];
    for (const value of filled)
      expect(isTrapped(form.parse({ name: "Ada", [field]: value })), JSON.stringify(value)).toBe(true);
    for (const value of ["", "  \n", null, undefined])
      expect(isTrapped(form.parse({ name: "Ada", [field]: value })), JSON.stringify(value)).toBe(false);
    expect(isTrapped(form.parse({ name: "Ada" }))).toBe(false);
  },
);
