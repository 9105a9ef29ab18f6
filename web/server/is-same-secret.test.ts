import { expect, test } from "vitest";
import { isSameSecret } from "./is-same-secret.ts";

const secrets = ["", "a", "b", "ab", "ä", "a".repeat(43), `${"a".repeat(42)}b`];

test("a secret is the same as itself alone, and nothing is the same as nothing", () => {
  for (const given of secrets)
    for (const expected of secrets)
      expect(isSameSecret(given, expected), `${given} ${expected}`).toBe(given === expected && given !== "");
});
