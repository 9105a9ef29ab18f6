import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { openHome } from "../fixtures/home-page.ts";
import { kindsOfPages } from "../fixtures/public-pages.ts";

const pages = [...new Set([...kindsOfPages, "/brand", "/discovery-call"])].filter((path) => path !== "/");

for (const path of pages)
  test(`${path} prints with its pictures, as dark words on white paper`, { tag: "@slow" }, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(path);
    // A browser that prints fetches what it put off, and waits for it; headless ones do not all do so.
    await page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
    });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect.poll(() => countPictures(page, false), "pictures that are missing").toBe(0);

    for (const furniture of ["body > header", "a[href='#content']", "main button[data-variant]"])
      for (const part of await page.locator(furniture).all()) await expect(part).toBeHidden();
    for (const answer of await page.locator("main details > :not(summary)").all())
      await expect(answer).toBeVisible();
    expect(await countDarkRows(page), "rows of ink from edge to edge").toBeLessThan(24);

    const pdf = (await page.pdf({ format: "Letter", printBackground: true })).toString("latin1");
    const sheets = pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(8);
    const pictures = await countPictures(page, true);
    expect(pdf.match(/\/Subtype \/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(pictures);
  });

for (const width of [695, 1440])
  test(`the home page prints what it shows: one picture of each frame, dark words on white, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await openHome(page);
    await page.locator("#showcase").getByRole("tab", { name: "Dining" }).click();
    await page.evaluate(() => {
      for (const image of document.images) image.loading = "eager";
    });
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const [frame, name] of [
      ["#portfolio", /^Home page/],
      ["#showcase", /^Dining page/],
    ] as const) {
      const shown = page.locator(`${frame} section img`).filter({ visible: true });
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute("alt", name);
      await expect
        .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const [picture, section] = [await shown.boundingBox(), await page.locator(frame).boundingBox()];
      expect(picture?.height).toBeGreaterThan(150);
      expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(
        (section?.y ?? 0) + (section?.height ?? 0),
      );
    }
    for (const words of await page.locator("#services :is(h3, p, dt, dd, b)").all()) {
      await expect(words).toBeVisible();
      expect(await words.evaluate(readLightness), (await words.textContent()) ?? "").toBeLessThan(0.4);
    }
    for (const section of await page.locator("main section").all())
      expect(await section.evaluate((part) => getComputedStyle(part).backgroundColor)).toMatch(
        /^(rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/,
      );
  });

for (const [path, most] of [
  ["/", 6],
  ["/work", 3],
] as const)
  test(`${path} prints every heading, on ${most} sheets at most`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = "eager";
      await Promise.allSettled([...document.images].map((image) => image.decode()));
    });
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(most);

    await page.emulateMedia({ media: "print" });
    const headings = await page.locator("main :is(h1, h2):not(dialog *)").all();
    expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      const box = await heading.boundingBox();
      expect(box?.height, (await heading.textContent()) ?? "").toBeGreaterThan(5);
    }
  });

/** From 0, black, to 1, white. */
function readLightness(element: Element): number {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d");
  if (!canvas) throw new Error("No canvas");
  canvas.fillStyle = getComputedStyle(element).color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

/** Those that can be seen: the drawn ones (SVG) are no pictures in a PDF, and one that stands twice is one. */
function countPictures(page: Page, isThere: boolean): Promise<number> {
  return page.evaluate((isWanted) => {
    const seen = [...document.images].filter(
      (image) =>
        image.checkVisibility() && image.width > 0 && image.complete && image.naturalWidth > 0 === isWanted,
    );
    const missing = [...document.images].filter((image) => image.checkVisibility() && !image.complete);
    const sources = seen.map(({ currentSrc }) => currentSrc).filter((source) => !source.includes(".svg"));
    return isWanted ? new Set(sources).size : seen.length + missing.length;
  }, isThere);
}

/** How many rows of the page's picture are dark over nearly all of their width. */
async function countDarkRows(page: Page): Promise<number> {
  const picture = sharp(await page.screenshot({ fullPage: true })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let rows = 0;
  for (let top = 0; top < info.height; top += 1) {
    const row = data.subarray(top * info.width, (top + 1) * info.width);
    if (row.filter((light) => light < 110).length > info.width * 0.9) rows += 1;
  }
  return rows;
}
