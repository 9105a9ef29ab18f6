import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { addItem, closeDialog, fieldInput, fill, openTab, publish } from "../fixtures/studio-page.ts";

const slug = "harbour-bakery";
const media = new URL("../../content/media/case-studies/the-gab-room/", import.meta.url).pathname;

// docs/owner-handbook.md, “Add a case study”, step by step: where this stops, an owner would.
test("a case study is written from nothing to a live page as the handbook says", {
  tag: "@slow",
}, async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1500, height: 1000 });
  await page.goto(addresses.studio);
  await page.getByRole("link", { name: "Case studies" }).click({ timeout: 60_000 });
  await page.getByTestId("action-intent-button").click();

  await test.step("1. Story", async () => {
    await fill(page, "title", "Bread that is sold before it is baked");
    await fill(page, "client", "Harbour Bakery");
    await page.getByRole("button", { name: "Generate" }).click();
    await expect(fieldInput(page, "slug")).toHaveValue(slug);
    await fill(page, "summary", "A bakery threw a fifth of its bread away. Now it bakes what was ordered.");
    await fill(page, "situation", "They guessed every evening.\n\nOn Mondays they guessed wrong.");
    await fill(page, "approach", "I made one order form and left out the rest.");
  });

  await test.step("2. Numbers", async () => {
    await openTab(page, "Numbers");
    const form = await addItem(page, "results");
    await form.getByLabel("What was counted").fill("Loaves thrown away in a week");
    await form.getByLabel("Before", { exact: true }).fill("140");
    await form.getByLabel("After", { exact: true }).fill("12");
    await form.getByLabel("Who counted, and when").fill("The bakery’s bins, March and June 2026");
    await form.getByText("The one number to show everywhere").click();
    await closeDialog(form);
  });

  await test.step("3. Pictures and clips", async () => {
    await openTab(page, "Pictures and clips");
    const field = page.getByTestId("field-images");
    await drop(page, field, ["image-1.webp", "image-2.webp"]);
    await expect(field.getByTestId("array-item-menu-button")).toHaveCount(2, { timeout: 30_000 });
    for (const [index, alt] of ["A counter with bread", "An order form on a phone"].entries()) {
      await field.locator("[data-ui=PreviewCard]").nth(index).click();
      const form = page.getByRole("dialog");
      await form.getByLabel("What the picture shows").fill(alt);
      await closeDialog(form);
    }
  });

  await test.step("4. Chapters", async () => {
    await openTab(page, "Chapters");
    const form = await addItem(page, "chapters", "Text");
    await form.getByLabel("Heading").first().fill("One form instead of four notebooks");
    await form.getByTestId("pt-editor__scroller").click();
    await page.keyboard.type("It closes at eight in the evening.");
    await closeDialog(form);
  });

  await test.step("5. Client's look", async () => {
    await openTab(page, "Client's look");
    await page.getByTestId("file-button-input").setInputFiles(`${media}logo.svg`);
    await expect(page.getByTestId("options-menu-button")).toBeVisible({ timeout: 30_000 });
    await addColour(page, "#8a3b12");
  });

  await test.step("6. Facts and being found", async () => {
    await openTab(page, "Facts and being found");
    await fill(page, "year", "2026");
  });

  await test.step("7. Publish, and the receipt says where it is live", async () => {
    await publish(page);
    await expect(page.getByTestId("publish-receipt")).toContainText(
      new RegExp(`Live on .*/work/${slug}.* after`),
      { timeout: 30_000 },
    );
  });

  await page.goto(`${addresses.site}/work/${slug}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Bread that is sold before it is baked");
  await expect(main.getByText("On Mondays they guessed wrong.")).toBeVisible();
  await expect(main.getByRole("region", { name: "What came of it" })).toContainText("instead of 140");
  await expect(main.getByText("It closes at eight in the evening.")).toBeVisible();
  await expect(main.getByRole("img", { name: "An order form on a phone" })).toBeVisible();
  await page.goto(`${addresses.site}/work`);
  await expect(main.getByRole("link", { name: "Bread that is sold" })).toHaveAttribute(
    "href",
    `/work/${slug}`,
  );
});

test.afterEach(async () => {
  const query = `*[_type == "caseStudy" && (slug.current == $slug || client == "Harbour Bakery")]`;
  await lake.delete({ query, params: { slug } });
  await expect.poll(async () => (await fetch(`${addresses.site}/work/${slug}`)).status).toBe(404);
});

async function addColour(page: Page, colour: string): Promise<void> {
  const field = page.getByTestId("field-brandColors");
  await field.getByRole("button", { name: /Add item/ }).click();
  await field.getByTestId("string-input").fill(colour);
}

/** Several files at once, as from a folder on the desk. */
async function drop(page: Page, field: Locator, names: string[]): Promise<void> {
  const files = names.map((name) => ({ name, base64: readFileSync(media + name, "base64") }));
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: "image/webp" }));
    }
    return transfer;
  }, files);
  const target = field.getByText("No items");
  for (const type of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer });
}
