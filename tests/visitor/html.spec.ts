import { expect, test } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { addresses } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { publicPages } from "../fixtures/public-pages.ts";

const validate = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // `<!DOCTYPE html>`, `disabled=""` and `&amp;` wherever it can be written: serialisation, not markup.
    "doctype-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-raw-characters": "off",
  },
});

test("the HTML of every public page is valid", async () => {
  const faults: string[] = [];
  await inLanes(publicPages, async (path) => {
    const html = await (await fetch(addresses.site + path)).text();
    const report = await validate.validateString(html, path);
    for (const { messages } of report.results)
      for (const { ruleId, message, selector } of messages)
        faults.push(`${path} ${ruleId}: ${message} ${selector}`);
  });
  expect(faults).toEqual([]);
});
