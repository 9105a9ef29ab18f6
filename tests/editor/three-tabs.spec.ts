import { expect, test } from "@playwright/test";
import { fieldInput, openDocument } from "../fixtures/studio-page.ts";

const documents = [
  { type: "homePage", id: "homePage", path: "hero.headlineFirst" },
  { type: "siteSettings", id: "siteSettings", path: "tagline" },
  { type: "caseStudy", id: "caseStudy-voltway", path: "title" },
];

test("three documents open in three tabs all follow edits made elsewhere", async ({ context }) => {
  test.setTimeout(180_000);
  const tabs = [];
  for (const document of documents) {
    const page = await context.newPage();
    await openDocument(page, document.type, document.id);
    tabs.push({ page, ...document });
  }
  const other = await context.newPage();
  for (const { page, type, id, path } of tabs) {
    await openDocument(other, type, id);
    const original = await fieldInput(other, path).inputValue();
    const edited = `${original} (edited)`;

    await fieldInput(other, path).fill(edited);
    await expect(fieldInput(page, path), `${id} follows`).toHaveValue(edited);

    await fieldInput(other, path).fill(original);
    await expect(fieldInput(page, path), `${id} follows back`).toHaveValue(original);
  }
});
