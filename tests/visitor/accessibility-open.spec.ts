import { expect, type Page, test } from "@playwright/test";
import { lookHuman, openWithBanner, preferencesOf } from "../fixtures/consent.ts";
import { findFaults, type Look, lookFor, looksAt } from "../fixtures/find-faults.ts";

type Opening = { name: string; widths?: number[]; open: (page: Page) => Promise<void> };

/** Everything that opens over a page. Even ones are seen on a phone and odd ones on a desk, so the dropdown is odd. */
const openings: Opening[] = [
  {
    name: "menu",
    widths: [390],
    open: async (page) => {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "dropdown",
    widths: [768, 1440],
    open: async (page) => {
      await page.goto("/contact");
      await page.getByRole("button", { name: "Services" }).click();
      await expect(page.locator("#services-menu")).toBeVisible();
    },
  },
  {
    name: "lightbox",
    open: async (page) => {
      await page.goto("/");
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
      await page.goto("/");
      await page.getByRole("link", { name: /Watch the tutorial/ }).click();
      await expect(page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" })).toBeVisible();
    },
  },
  {
    name: "consent banner",
    open: async (page) => {
      await lookHuman(page);
      await expect(await openWithBanner(page)).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "cookie settings",
    open: async (page) => {
      await lookHuman(page);
      const banner = await openWithBanner(page);
      await banner.getByRole("button", { name: "Manage preferences" }).click();
      const preferences = preferencesOf(page);
      for (const name of ["Necessary", "Analytics"]) await preferences.getByRole("button", { name }).click();
      await expect(preferences).toHaveCSS("opacity", "1");
      await expect(preferences.getByRole("cell", { name: "24 hours" })).toBeAttached();
    },
  },
];

for (const [index, { name, widths = [390, 768, 1440], open }] of openings.entries()) {
  test(`the ${name} has no accessibility fault when it is open`, ({ page }) =>
    expectNoFaults(page, open, [lookFor(index)]));

  test(`the ${name} has no accessibility fault in any look`, { tag: "@slow" }, ({ page }) =>
    expectNoFaults(page, open, looksAt(...widths)),
  );
}

async function expectNoFaults(page: Page, open: Opening["open"], looks: Look[]): Promise<void> {
  for (const look of looks) {
    const { width, colorScheme } = look;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await open(page);
    expect(await findFaults(page, [look])).toEqual([]);
  }
}
