import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { siteWebhookProjection } from "./site-webhook.ts";

test("the guide to hosting gives the projection that the local lake sends", () => {
  const guide = readFileSync(join(import.meta.dirname, "..", "..", "docs", "hosting.md"), "utf8");
  const inOneLine = (text: string) => text.replace(/\s+/g, " ");
  expect(inOneLine(guide)).toContain(`\`${inOneLine(siteWebhookProjection)}\``);
});
