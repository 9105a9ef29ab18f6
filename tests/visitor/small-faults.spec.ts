import { expect, test } from "@playwright/test";
import { lookHuman, openWithBanner, preferencesOf } from "../fixtures/consent.ts";
import { openHome, phone } from "../fixtures/home-page.ts";
import { wake } from "../fixtures/wake.ts";

test("in forced colours the chosen tab looks unlike the others", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openHome(page);
  const look = (selected: boolean) =>
    page
      .locator(`#portfolio [role=tab][aria-selected=${selected}]`)
      .first()
      .evaluate((tab) => {
        const { backgroundColor, color } = getComputedStyle(tab);
        return { backgroundColor, color };
      });
  expect(await look(true)).not.toEqual(await look(false));
  const { backgroundColor, color } = await look(true);
  expect(backgroundColor).not.toBe(color);
});

test("the switches of the cookie settings are at least 24 px high", async ({ page }) => {
  await lookHuman(page);
  const banner = await openWithBanner(page);
  await banner.getByRole("button", { name: "Manage preferences" }).click();
  for (const name of ["Analytics", "Necessary"]) {
    const box = await preferencesOf(page).getByRole("checkbox", { name }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
});

test("on a touch screen a clip's words and its play button do not overlap, and the lightbox says them", async ({
  browser,
}) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await openHome(page);
  const clip = page.locator("#featured-work figure").first();
  await clip.scrollIntoViewIfNeeded();
  const caption = await clip.locator("figcaption").boundingBox();
  const play = await clip
    .getByRole("button", { name: /^Play clip/ })
    .locator("svg")
    .boundingBox();
  if (!caption || !play) throw new Error("Both must be there");
  expect(caption.y + caption.height <= play.y || caption.y >= play.y + play.height).toBe(true);

  const words = (await clip.locator("figcaption").textContent()) ?? "";
  await clip.getByRole("button", { name: /^Play clip/ }).tap();
  // They are announced as well.
  const shown = page.getByRole("dialog", { name: "Lightbox" }).getByRole("region");
  await expect(shown.getByText(words)).toBeVisible();
  await context.close();
});

for (const width of [390, 1440])
  test(`the arrows of the lightbox stand beside the picture, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHome(page);
    const first = page.locator("#featured-work [data-stage] a").first();
    await first.scrollIntoViewIfNeeded();
    await first.click();
    const root = page.getByRole("dialog", { name: "Lightbox" });
    const picture = root.getByRole("img").first();
    await expect(picture).toBeVisible();
    const image = await picture.boundingBox();
    const next = await root.getByRole("button", { name: "Next" }).boundingBox();
    if (!image || !next) throw new Error("Both must be there");
    const isBeside = next.x >= image.x + image.width || next.y >= image.y + image.height;
    expect(isBeside).toBe(true);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the 8-ball answers on a page with a way back", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: "Ask the magic 8-ball" }).click();
    await expect(page.getByRole("blockquote")).toHaveText(/\S/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get In Touch");
    await page.getByRole("main").getByRole("link", { name: "Back to home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("the tutorial has words and a link under its frame, and the announcement calls nothing a sample", async ({
  page,
}) => {
  await page.route(/youtube/, (route) => route.abort());
  await openHome(page);
  await expect(page.getByRole("dialog", { name: "Meet Chalkline" })).not.toContainText("sample");
  await page.getByRole("link", { name: /Watch the tutorial/ }).click();
  const modal = page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" });
  await expect(modal.getByRole("link", { name: "watch it on YouTube" })).toHaveAttribute(
    "href",
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
  );
});

test("no page fetches a stylesheet ahead that it does not use", async ({ page }) => {
  for (const path of ["/", "/contact", "/login", "/services/custom-website-development-durham"]) {
    await page.goto(path);
    await wake(page);
    const unused = await page.evaluate(() => {
      const addresses = (rel: string) =>
        [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)]
          .filter((link) => rel !== "preload" || link.as === "style")
          .map((link) => link.href);
      const used = addresses("stylesheet");
      return addresses("preload").filter((address) => !used.includes(address));
    });
    expect(unused, path).toEqual([]);
  }
});
