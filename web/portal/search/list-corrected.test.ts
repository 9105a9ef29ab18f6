import { expect, test } from "vitest";
import { listCorrected } from "./list-corrected.ts";

const hit = (title: string, body: string, ...corrected: string[]) => ({ title, body, corrected });

test.each([
  [
    "what was found by the words themselves needs none",
    [hit("Approval", "", "approval"), hit("aproval", "")],
    [],
  ],
  ["nothing found", [], []],
  [
    "as they are written, each once",
    [hit("Approve work", "An Approval. The approval.", "approval"), hit("Approvals", "", "approval")],
    ["Approval", "Approvals"],
  ],
  [
    "three at most",
    [hit("Orders ordered order-form orderly orderer", "", "order")],
    ["Orders", "ordered", "order"],
  ],
  ["with accents", [hit("L’empêchement", "", "empechement")], ["empêchement"]],
])("%s", (_, hits, expected) => {
  expect(listCorrected(hits)).toEqual(expected);
});
