import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import {
  addItem,
  closeDialog,
  fieldInput,
  fill,
  openDocument,
  openTab,
  publish,
} from "../fixtures/studio-page.ts";

const [first, second] = ["/prices", "/rates"];

async function answer(path: string): Promise<[number, string | null]> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

test.afterEach(async () => {
  await lake.patch("siteSettings").unset(["headerLinks"]).commit();
  for (const id of ["redirect-from-prices", "redirect-from-rates", "drafts.siteSettings"])
    await lake.delete(id);
  await lake.delete({ query: '*[_type == "page" && title == "What it costs here"]' });
});

// docs/owner-handbook.md, “Make a page” and “Choose what stands in the menus”, step by step: where this stops, an owner would.
test("a page is made, put into the menu, moved, moved back and taken off as the handbook says", {
  tag: "@slow",
}, async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1500, height: 1000 });
  await page.goto(addresses.studio);
  await page.getByRole("link", { name: "Pages", exact: true }).click({ timeout: 60_000 });
  await page.getByTestId("action-intent-button").click();

  await test.step("1. title and address", async () => {
    await fill(page, "title", "What it costs here");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(fieldInput(page, "slug")).toHaveValue("what-it-costs-here");
    await fill(page, "slug", first.slice(1));
  });

  await test.step("2. chapters", async () => {
    const form = await addItem(page, "chapters", "Text");
    await form.getByLabel("Heading").first().fill("One price, in advance");
    await form.getByTestId("pt-editor__scroller").click();
    await page.keyboard.type("It does not change on the way.");
    await closeDialog(form);
  });

  await test.step("5. preview, publish, receipt", async () => {
    const preview = page.waitForEvent("popup");
    await page.getByTestId("document-pane").getByTestId("pane-context-menu-button").click();
    await page.getByRole("menuitem", { name: /Open preview/ }).click();
    const shown = (await preview).frameLocator("iframe").getByRole("heading", { level: 1 });
    await expect(shown).toContainText("What it costs here", { timeout: 60_000 });
    expect(await answer(first)).toEqual([307, "/"]);
    await (await preview).close();
    await publish(page);
    await expect(page.getByTestId("publish-receipt")).toContainText(`Live on ${first}`, { timeout: 30_000 });
    await expect.poll(() => answer(first)).toEqual([200, null]);
  });
  const own = page.url();

  await test.step("the menu", async () => {
    await openDocument(page, "siteSettings", "siteSettings");
    await openTab(page, "Menus");
    const form = await addItem(page, "headerLinks");
    await form.getByLabel("Words").fill("Prices");
    await form.getByTestId("autocomplete").fill("What it costs");
    await page.getByRole("option", { name: /What it costs here/ }).click();
    await closeDialog(form);
    await publish(page);
    await expect
      .poll(async () => (await fetch(`${addresses.site}/contact`)).text(), { timeout: 30_000 })
      .toContain(`href="${first}"`);
  });

  await page.goto(own);
  await move(page, second);
  await expect.poll(() => answer(first)).toEqual([308, second]);
  await move(page, first);
  await expect.poll(() => answer(second)).toEqual([308, first]);
  await expect.poll(() => answer(first)).toEqual([200, null]);

  await page.getByTestId("document-header-Published-chip").click();
  await page.getByTestId("action-unpublish").click();
  await page.getByTestId("confirm-button").click();
  await expect.poll(() => answer(first), { timeout: 30_000 }).toEqual([307, "/"]);
  await expect
    .poll(async () => (await fetch(`${addresses.site}/contact`)).text())
    .not.toContain(`href="${first}"`);
});

async function move(page: Page, path: string): Promise<void> {
  await openTab(page, "Content");
  await fill(page, "slug", path.slice(1));
  await publish(page);
  await expect.poll(() => answer(path), { timeout: 30_000 }).toEqual([200, null]);
}
