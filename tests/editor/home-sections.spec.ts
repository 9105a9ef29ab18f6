import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { enableAddress } from "../fixtures/preview-address.ts";
import { openDocument, publish } from "../fixtures/studio-page.ts";

const readHome = async () => (await fetch(addresses.site)).text();
const sections = (page: Page) =>
  page.locator("main > section").evaluateAll((all) => all.map(({ id, ariaLabel }) => id || ariaLabel));

test.afterEach(async () => {
  await lake.delete({ query: `*[_id == "drafts.homePage" || _type == "sanity.previewUrlSecret"]` });
  await lake.patch("homePage").unset(["sections"]).commit();
  await expect.poll(readHome).toContain('id="showcase"');
});

test("the owner gives the home page another order and switches sections off, in the preview first", {
  tag: "@slow",
}, async ({ page }) => {
  const home = await lake.getDocument("homePage");
  await lake.createOrReplace({
    ...home,
    _id: "drafts.homePage",
    _type: "homePage",
    sections: ["impact", "about", "partner"],
  });
  await page.goto(await enableAddress("/"));
  await expect.poll(() => sections(page)).toEqual(["hero", "impact", "about", "services"]);
  expect(await readHome(), "visitors see nothing of it yet").toContain('id="showcase"');

  await openDocument(page, "homePage", "homePage");
  await publish(page);
  await expect(page.getByTestId("publish-receipt")).toContainText(/Live on \//);
  await expect.poll(readHome).not.toContain('id="showcase"');
  await page.context().clearCookies();
  await page.goto("/");
  expect(await sections(page)).toEqual(["hero", "impact", "about", "services"]);
  const levels = await page
    .locator("main :is(h1, h2, h3, h4)")
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  await expect(page.getByRole("link", { name: "View Recent Work" })).toHaveAttribute("href", "/work");

  // What only a section shows that is switched off is on no page.
  await lake.patch("industry-saas").set({ title: "Software as a Service" }).commit();
  await openDocument(page, "industry", "industry-saas");
  await expect(page.getByTestId("publish-receipt")).toContainText("No public page shows it");
});
