import { expect, test } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

test("keys are sorted, nothing is between them, texts are escaped as little as JSON allows", () => {
  expect(
    canonicalJson({ title: 'Say "hi"\n', price_cents: -4000, link_url: null, body: "é 💡 / \u007f" }),
  ).toBe('{"body":"é 💡 / \u007f","link_url":null,"price_cents":-4000,"title":"Say \\"hi\\"\\n"}');
});
