import { expect, type Page, test } from "@playwright/test";
import { publicPages } from "../fixtures/public-pages.ts";

const tileOf = (page: Page) => page.getByRole("button", { name: "Cookie settings", exact: true });

test("the tile stands in the footer below 1500 px and floats in the gutter from there on", async ({
  page,
}) => {
  for (const width of [390, 768, 1440, 1499]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/contact");
    await expect(tileOf(page)).not.toHaveCSS("position", "fixed");
    const covered = await page.getByRole("contentinfo").evaluate((footer) => {
      const tile = footer.querySelector("[aria-label='Cookie settings']")?.getBoundingClientRect();
      if (!tile) return ["no tile"];
      return [...footer.querySelectorAll("a, button, p, h2")]
        .filter((element) => element.getAttribute("aria-label") !== "Cookie settings")
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < tile.right && right > tile.left && top < tile.bottom && bottom > tile.top;
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered, `${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1500, height: 900 });
  await expect(tileOf(page)).toHaveCSS("position", "fixed");
});

for (const width of [1500, 1920])
  test(`the floating tile lies on no text and no control of any page, ${width} px wide`, {
    tag: width === 1500 ? [] : "@slow",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of publicPages) {
      await page.goto(path);
      await expect(tileOf(page)).toHaveCSS("position", "fixed");
      expect.soft(await inColumnOfTile(page), path).toEqual([]);
    }
  });

/** What scrolls by in the column that the tile stands in. */
function inColumnOfTile(page: Page) {
  return page.evaluate(() => {
    const tile = document.querySelector("[aria-label='Cookie settings']");
    if (!tile) return ["no tile"];
    const column = tile.getBoundingClientRect();
    const lies = ({ left, right, width, height }: DOMRect) =>
      width > 1 && height > 1 && left < column.right && right > column.left;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!text.textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (parentElement.closest("script, style, header, [href='#content']")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some(lies)) found.push(text.textContent.trim());
    }
    for (const control of document.querySelectorAll("main :is(a, button, input, summary, video, iframe)"))
      if (control.checkVisibility() && lies(control.getBoundingClientRect()))
        found.push(control.outerHTML.slice(0, 80));
    return found;
  });
}
