import { expect, test } from "vitest";
import { valueAt } from "./value-at.ts";

const document = {
  hero: { headline: "Websites" },
  plans: [
    { _key: "a", title: "Care" },
    { _key: "b.c", title: "Growth", points: ["First", "Second"] },
  ],
};

test.for([
  ["hero.headline", "Websites"],
  ['plans[_key=="a"].title', "Care"],
  ['plans[_key=="b.c"].points[1]', "Second"],
  ["plans[1].title", "Growth"],
  ["hero.missing.deeper", undefined],
  ['hero[_key=="a"]', undefined],
  ["plans.title", undefined],
  ["plans[7].title", undefined],
] as const)("at %s stands %s", ([path, value]) => {
  expect(valueAt(document, path)).toBe(value);
});
