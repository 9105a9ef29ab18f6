import { expect, test } from "vitest";
import { demoWords, findDemoWords } from "./find-demo-words.ts";

test("each of the demo's words is found, with the line that it stands in", () => {
  expect(demoWords.length).toBeGreaterThanOrEqual(6);
  const lines = ["", ...demoWords.map((word) => `from: "The ${word}" <desk@${word}>`)];
  expect(findDemoWords(lines.join("\n"))).toEqual(demoWords.map((word, index) => `${index + 2}: ${word}`));
});

test("another agency's are not, nor are addresses of the demo's pages", () => {
  const paths = demoWords.map((word) => `/services/${word.toLowerCase().replaceAll(/\W/g, "-")}`);
  expect(findDemoWords(['"The Agency" <desk@agency.example>', ...paths].join("\n"))).toEqual([]);
});
