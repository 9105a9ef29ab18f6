import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { fieldInput, publish } from "../fixtures/studio-page.ts";

const imprint = "legalPage-imprint";
const footerLink = async () =>
  /<a href="\/imprint">/.test(await (await fetch(`${addresses.site}/brand`)).text());

test.afterEach(async () => {
  await lake.delete({ query: "*[_id in $ids]", params: { ids: [imprint, `drafts.${imprint}`] } });
  await expect.poll(footerLink).toBe(false);
});

test("an owner adds the imprint that the site began without", async ({ page }) => {
  await page.goto(`${addresses.studio}/structure/legalPage`);
  await page.getByRole("link", { name: "Imprint" }).click();
  await expect(fieldInput(page, "title")).toHaveValue("Imprint");
  await fieldInput(page, "summary").fill("Who is behind this site, and how to reach them.");
  const draft = () => lake.getDocument(`drafts.${imprint}`);
  await expect.poll(draft).toMatchObject({ slug: { current: "imprint" }, version: "1.0" });
  expect((await fetch(`${addresses.site}/imprint`)).status).toBe(404);

  const terms = await lake.getDocument("legalPage-terms-of-service");
  await lake.patch(`drafts.${imprint}`).set({ body: terms?.body }).commit();
  await publish(page);
  await expect.poll(footerLink).toBe(true);
  expect((await fetch(`${addresses.site}/imprint`)).status).toBe(200);
});
