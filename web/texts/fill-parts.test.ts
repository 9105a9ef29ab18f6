import { expect, test } from "vitest";
import { fillParts } from "./fill-parts.ts";

test("parts stand in their places; a place without parts stays to be seen", () => {
  const link = { href: "/projects/1" };
  expect(fillParts("{who} opened {what} again", { who: ["Kit"], what: ["the ", link] })).toEqual([
    "Kit",
    " opened ",
    "the ",
    link,
    " again",
  ]);
  expect(fillParts("Done{in}", { in: [] })).toEqual(["Done"]);
  expect(fillParts("{name}", {})).toEqual(["{name}"]);
});
