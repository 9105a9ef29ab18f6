import { homeSections } from "schemas/home-sections.ts";
import { expect, test } from "vitest";
import { orderSections } from "./order-sections.ts";

const usual = [...homeSections];

test("without a list all sections stand in the specified order", () => {
  expect(orderSections(null)).toEqual(usual);
  expect(orderSections([])).toEqual(usual);
});

test("a list says which sections there are and in what order", () => {
  expect(orderSections(["impact", "partner"])).toEqual(["impact", "partner"]);
});

test("what is listed twice stands once, and what no section is called is passed over", () => {
  expect(orderSections(["about", "hero", "about", "impact"])).toEqual(["about", "impact"]);
  expect(orderSections(["hero"])).toEqual(usual);
});
