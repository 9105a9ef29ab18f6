import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { fieldInput, openDocument } from "../fixtures/studio-page.ts";

const guide = "docArticle-of-a-test";
const draftOf = (id: string) => lake.getDocument(`drafts.${id}`);

test.describe("what the Studio brings along works on the lake", { tag: "@slow" }, () => {
  test.afterEach(async () => {
    const ids = [guide, `drafts.${guide}`, "drafts.siteSettings"];
    await lake.delete({ query: "*[_id in $ids]", params: { ids } });
    const copies = `*[_type == "proverb" && _id in path("drafts.**") && text == $text]`;
    await lake.delete({ query: copies, params: { text: "Copied to and fro" } });
  });

  test("the spot that must stay visible is dragged, and the page's pictures follow it", async ({ page }) => {
    await openDocument(page, "siteSettings", "siteSettings");
    const portrait = page.getByTestId("options-menu-edit-details").last();
    await portrait.click();
    const spot = page.locator("[data-handle=hotspot]").last();
    const box = await spot.boundingBox();
    if (!box) throw new Error("No spot");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const handle = await page.locator("[data-handle=hotspotHandle]").boundingBox();
    if (!handle) throw new Error("No handle");
    // Smaller first, then there is somewhere to go.
    await page.mouse.move(handle.x + 12, handle.y + 12);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 60, { steps: 8 });
    await page.mouse.up();
    const spotNow = async () => (await draftOf("siteSettings"))?.portrait?.hotspot;
    await expect.poll(async () => (await spotNow())?.width ?? 1).toBeLessThan(0.9);
    const before = await spotNow();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 60, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await spotNow())?.y).toBeLessThan(before.y - 0.05);
  });

  test("typing into a text of 500 KB is stored, every letter", async ({ page }) => {
    const body = Array.from({ length: 900 }, (_, index) => ({
      _type: "block",
      _key: `block-${index}`,
      style: "normal",
      markDefs: [],
      children: [{ _type: "span", _key: "span", marks: [], text: `${index}: ${"long words ".repeat(45)}` }],
    }));
    await lake.createOrReplace({ _id: `drafts.${guide}`, _type: "docArticle", title: "A long guide", body });
    await openDocument(page, "docArticle", guide);
    const text = page.getByTestId("field-body").getByRole("textbox").first();
    await text.scrollIntoViewIfNeeded();
    const activate = page.getByText("Click to activate");
    if (await activate.first().isVisible()) await activate.first().click();
    await text.getByText("0: long words").first().click();
    await page.keyboard.type("Typed here.", { delay: 60 });
    await expect
      .poll(async () => (await draftOf(guide))?.body[0].children[0].text, { timeout: 20_000 })
      .toContain("Typed here.");
    expect((await draftOf(guide))?.body).toHaveLength(900);
  });

  test("a whole document is copied and pasted into another one", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: addresses.studio });
    await lake.createOrReplace({ _id: `drafts.${guide}`, _type: "proverb", text: "Copied to and fro" });
    await openDocument(page, "proverb", guide);
    await page.getByTestId("pane-context-menu-button").last().click();
    await page.getByRole("menuitem", { name: /Copy document/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("to and fro");
    await page.goto(`${addresses.studio}/intent/create/template=proverb;type=proverb/`);
    await expect(fieldInput(page, "text")).toHaveValue("", { timeout: 60_000 });
    await expect(fieldInput(page, "text")).toBeEditable();
    await page.getByTestId("pane-context-menu-button").last().click();
    await page.getByRole("menuitem", { name: /Paste document/ }).click();
    await expect(fieldInput(page, "text")).toHaveValue("Copied to and fro");
    await expect
      .poll(() => lake.fetch(`count(*[text == "Copied to and fro"])`, {}, { perspective: "raw" }))
      .toBe(2);
  });

  test("a tab asks for its receipts with one secret, however often it is loaded", async ({ page }) => {
    const count = () =>
      lake.fetch(`count(*[_type == "sanity.previewUrlSecret"])`, {}, { perspective: "raw" });
    const before = await count();
    for (let load = 0; load < 3; load++) {
      const receipts = page.waitForResponse((response) => response.url().includes("/api/receipts"));
      await openDocument(page, "testimonial", "testimonial-voltway");
      expect((await receipts).status()).toBe(200);
    }
    expect(await count()).toBe(before + 1);
  });

  test("whoever may read but not write sees the form, and no word of a site that is away", async ({
    page,
  }) => {
    const refused = { error: { description: "Insufficient permissions", type: "mutationError", items: [] } };
    const headers = {
      "Access-Control-Allow-Origin": addresses.studio,
      "Access-Control-Allow-Credentials": "true",
    };
    let refusals = 0;
    await page.route("**/data/mutate/**", (route) => {
      if (!route.request().postData()?.includes("previewUrlSecret")) return route.fallback();
      refusals += 1;
      return route.fulfill({ status: 403, json: refused, headers });
    });
    await openDocument(page, "testimonial", "testimonial-voltway");
    await expect.poll(() => refusals).toBeGreaterThan(0);
    await expect(fieldInput(page, "who")).toBeVisible();
    await page.waitForTimeout(2000); // would have come by now
    await expect(page.getByTestId("publish-receipt")).toHaveCount(0);
  });
});
