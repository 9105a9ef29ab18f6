import { expect, type Page, test } from "@playwright/test";
import { openHome } from "../fixtures/home-page.ts";

const lightbox = (page: Page) => page.getByRole("dialog", { name: "Lightbox" });
const counter = (page: Page) => lightbox(page).getByText(/^\d+ \/ \d+$/);
const focusIsInside = (page: Page) =>
  lightbox(page).evaluate(
    (dialog) => dialog.contains(document.activeElement) && document.activeElement !== null,
  );

async function openLightbox(page: Page) {
  await openHome(page);
  await page.locator("[data-stage] a").first().press("Enter");
  await expect(counter(page)).toHaveText("1 / 6");
}

test("each turn of the lightbox is announced once: which of how many, and what it shows", async ({
  page,
}) => {
  await openLightbox(page);
  const status = lightbox(page).getByRole("status");
  const shown = await page
    .locator("[data-stage]")
    .first()
    .locator("> li")
    .evaluateAll((items) =>
      items.map(
        (item) => item.querySelector("figcaption")?.textContent ?? item.querySelector("img")?.alt ?? "",
      ),
    );
  expect(shown.filter(Boolean)).toHaveLength(6);
  await expect(status).toHaveText(new RegExp(`^1 / 6.*${escaped(shown[0])}`));
  await status.evaluate((region) => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    new MutationObserver(() => said.push(region.textContent ?? "")).observe(region, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  for (const [index, words] of shown.entries()) {
    if (index === 0) continue;
    await page.keyboard.press("ArrowRight");
    await expect(status).toHaveText(new RegExp(`^${index + 1} / 6.*${escaped(words)}`));
  }
  await page.keyboard.press("ArrowLeft");
  await expect(counter(page)).toHaveText("5 / 6");
  expect(await page.evaluate(() => Reflect.get(globalThis, "said"))).toHaveLength(6);
});

test("the focus stays in the lightbox when its buttons end, by key and by pointer, at both ends", async ({
  page,
}) => {
  for (const press of ["Enter", "Space", "click"]) {
    await openLightbox(page);
    for (const [name, end] of [
      ["Next", "6 / 6"],
      ["Previous", "1 / 6"],
    ] as const) {
      const button = lightbox(page).getByRole("button", { name });
      if (press !== "click") await button.focus();
      for (let turns = 0; turns < 5; turns += 1) {
        const before = await counter(page).textContent();
        if (press === "click") await button.click();
        else await page.keyboard.press(press);
        await expect(counter(page)).not.toHaveText(before ?? "");
        expect.soft(await focusIsInside(page), `${press} on ${name} from ${before}`).toBe(true);
      }
      await expect(counter(page)).toHaveText(end);
      await expect(button).toBeDisabled();
      expect.soft(await focusIsInside(page), `${press} on ${name} at ${end}`).toBe(true);
    }
    // From where it is left, the arrows go on and Escape gives the focus back.
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText("2 / 6");
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-stage] a").first()).toBeFocused();
  }
});

test("whatever is clicked in the lightbox, the focus stays in it", async ({ page }) => {
  await openLightbox(page);
  for (let position = 1; position <= 6; position += 1) {
    await expect(counter(page)).toHaveText(`${position} / 6`);
    const slide = lightbox(page)
      .locator("[data-fill] > div")
      .nth(position - 1);
    for (const part of [slide.locator("img, video"), slide.locator("p"), counter(page)])
      for (const one of await part.all()) {
        await one.click({ position: { x: 6, y: 6 } });
        expect
          .soft(await focusIsInside(page), `${position}: ${await one.evaluate(({ localName }) => localName)}`)
          .toBe(true);
      }
    await page.keyboard.press("ArrowRight");
  }
});

function escaped(words = ""): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
