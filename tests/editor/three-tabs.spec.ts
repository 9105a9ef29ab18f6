import { type BrowserContext, expect, test } from "@playwright/test";
import { lake } from "../fixtures/lake.ts";
import { fieldInput, openDocument } from "../fixtures/studio-page.ts";

const documents = [
  { type: "homePage", id: "homePage", path: "hero.headlineFirst" },
  { type: "siteSettings", id: "siteSettings", path: "tagline" },
  { type: "caseStudy", id: "caseStudy-voltway", path: "title" },
];

test.afterEach(async () => {
  for (const { id } of documents) await lake.delete(`drafts.${id}`);
});

test("three documents open in three tabs all follow edits made elsewhere", { tag: "@slow" }, async ({
  context,
}) => {
  for (const { page, id, type, path } of await openTabs(context)) {
    const original = await fieldInput(page, path).inputValue();
    const draft = { ...(await lake.getDocument(id)), _id: `drafts.${id}`, _type: type };
    await lake.createOrReplace(draft);
    for (const edited of [`${original} (edited)`, original]) {
      await lake.patch(draft._id, { set: { [path]: edited } }).commit();
      await expect(fieldInput(page, path), `${id} follows`).toHaveValue(edited);
    }
  }
});

test("they follow what is typed in a fourth tab too", { tag: "@slow" }, async ({ context }) => {
  test.setTimeout(180_000);
  const tabs = await openTabs(context);
  const other = await context.newPage();
  for (const { page, type, id, path } of tabs) {
    await openDocument(other, type, id);
    const original = await fieldInput(other, path).inputValue();
    for (const edited of [`${original} (edited)`, original]) {
      await fieldInput(other, path).fill(edited);
      await expect(fieldInput(page, path), `${id} follows`).toHaveValue(edited);
    }
  }
});

async function openTabs(context: BrowserContext) {
  return await Promise.all(
    documents.map(async (document) => {
      const page = await context.newPage();
      await openDocument(page, document.type, document.id);
      return { page, ...document };
    }),
  );
}
