import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { lookHuman, openWithBanner } from "../fixtures/consent.ts";

/** Everything that opens over the home page, and what shows that it is open. */
const openings: { name: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: "lightbox",
    open: async (page) => {
      await page
        .getByRole("list", { name: "Pictures and clips of Voltway Home Electric" })
        .getByRole("link")
        .first()
        .click();
      await expect(page.getByRole("dialog", { name: "Lightbox" })).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "tutorial",
    open: async (page) => {
      // What the player's own page holds is not ours.
      await page.route(/youtube-nocookie/, (route) =>
        route.fulfill({
          contentType: "text/html",
          body: "<!doctype html><html lang=en><title>Player</title></html>",
        }),
      );
      await page.getByRole("link", { name: /Watch the tutorial/ }).click();
      await expect(page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" })).toBeVisible();
    },
  },
];

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 768, 1440])
    test(`lightbox, tutorial and consent have no accessibility fault when open, ${width} px wide and ${colorScheme}`, async ({
      browser,
    }) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const { name, open } of openings) {
        await page.goto("/");
        await open(page);
        const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
        expect(violations, name).toEqual([]);
      }
      const visitor = await context.newPage();
      await lookHuman(visitor);
      await openWithBanner(visitor);
      expect((await new AxeBuilder({ page: visitor }).analyze()).violations, "consent").toEqual([]);
      await context.close();
    });
