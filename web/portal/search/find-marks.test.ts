import { expect, test } from "vitest";
import { findMarks, readAsked } from "./find-marks.ts";

const marked = (text: string, words: string, corrected: string[] = []) =>
  findMarks(text, [...readAsked(words), ...corrected]).map(({ from, to }) => text.slice(from, to));

test.each([
  ["Please approve the approval", "approv", ["approve", "approval"]],
  ["Will Barnes will call", "WILL", ["Will", "will"]],
  ["Das Café in Köln", "cafe koln", ["Café", "Köln"]],
  ["Das Cafe in Koln", "café köln", ["Cafe", "Koln"]],
  ["Straße, Strasse", "strasse", ["Straße", "Strasse"]],
  ["Pat O’Brien and O'Brien", "obrien", ["O’Brien", "O'Brien"]],
  ["Pat O’Brien", "brien", ["Brien"]],
  ["Pat O’Brien, o brien", "o'brien", ["O’Brien"]],
  ["Rien ne peut l'empêcher", "empecher", ["empêcher"]],
  ["Anna's rebate", "anna", ["Anna's"]],
  ["quokka-brand_v2.pdf", "brand v2", ["brand", "v2"]],
  ["dana@voltway.example", "voltway", ["voltway"]],
  ["Call +1 (905) 555-0190 now", "905 555 0190", ["+1 (905) 555-0190"]],
  ["Call +1 (905) 555-0190 now", "5550190", ["+1 (905) 555-0190"]],
  ["In 2026 and in 12345", "2026", ["2026"]],
  ["שלום עולם", "שלום", ["שלום"]],
  ["Hello 🙂 world", "🙂", []],
  ["nothing of it", "", []],
  ["(a) [b] *c*", "( [ *", []],
  ["(a) [b] *c*", "a b", ["a", "b"]],
])("in %j the words of %j are %j", (text, words, expected) => {
  expect(marked(text, words)).toEqual(expected);
});

test("a word that stands for one with a typing error is marked, too", () => {
  expect(marked("The approval of Approvals", "aproval", ["approval"])).toEqual(["approval", "Approvals"]);
});
