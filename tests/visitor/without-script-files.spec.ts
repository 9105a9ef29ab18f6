import { expect, type Page, test } from "@playwright/test";
import { openPlainHome, phone } from "../fixtures/home-page.ts";

const industries = (page: Page) => page.locator("#industries").getByRole("list", { name: "Clients" });
const voltway = (page: Page) => page.locator("#featured-work ol > li").first();
const strip = (page: Page) => voltway(page).getByRole("list", { name: "Choose a picture" }).getByRole("link");
const stage = (page: Page) => voltway(page).locator("[data-stage] > li");

/** What a tap on the home page of a phone does while no script file has come, and may never come. */
const answers: {
  part: string;
  path?: string;
  tap: (page: Page) => Promise<void>;
  see: (page: Page) => Promise<void>;
}[] = [
  {
    part: "an industry's card",
    tap: (page) => page.locator("#industries summary").nth(1).tap(),
    see: (page) => expect(industries(page)).toHaveCount(4),
  },
  {
    part: "the industries' heading",
    tap: (page) => page.locator("#industries h2 button").tap(),
    see: (page) => expect(industries(page)).toHaveCount(4),
  },
  {
    part: "a service card",
    tap: (page) => page.locator("#services summary").nth(2).tap(),
    see: (page) => expect(page.getByRole("link", { name: /^Learn more: Digital Consulting/ })).toBeVisible(),
  },
  {
    part: "the next company",
    tap: (page) => voltway(page).getByRole("link", { name: "Next company" }).tap(),
    see: async (page) => {
      const steps = page.getByRole("navigation", { name: "Companies, 2/4" });
      await expect(steps).toBeInViewport();
      await expect(steps.getByRole("link", { name: "Next company" })).toBeFocused();
    },
  },
  {
    part: "the next picture",
    tap: (page) => voltway(page).getByRole("button", { name: "Next picture" }).tap(),
    see: (page) => expect(stage(page).nth(1)).toBeInViewport({ ratio: 0.9 }),
  },
  {
    part: "the picture before the first",
    tap: (page) => voltway(page).getByRole("button", { name: "Previous picture" }).tap(),
    see: (page) => expect(stage(page).last()).toBeInViewport({ ratio: 0.9 }),
  },
  {
    part: "a small picture",
    tap: (page) => strip(page).nth(2).tap(),
    see: (page) => expect(stage(page).nth(2)).toBeInViewport({ ratio: 0.9 }),
  },
  {
    part: "a picture's lightbox",
    tap: (page) => stage(page).first().getByRole("link").tap(),
    see: async (page) => {
      const lightbox = page.getByRole("dialog", { name: "Lightbox" });
      await expect(lightbox.getByRole("img")).toHaveJSProperty("complete", true);
      await lightbox.getByRole("button", { name: "Close" }).tap();
      await expect(lightbox).toBeHidden();
    },
  },
  {
    part: "a tab",
    tap: (page) => page.locator("#portfolio").getByRole("link", { name: "Employee" }).tap(),
    see: async (page) => {
      await expect(page.locator("#portfolio").getByRole("img", { name: /^Employee page/ })).toBeVisible();
      await expect(page.locator("#portfolio").getByRole("img", { name: /^Home page/ })).toBeHidden();
    },
  },
  {
    part: "a tab of the concept site",
    tap: (page) => page.locator("#showcase").getByRole("link", { name: "Booking" }).tap(),
    see: (page) => expect(page.locator("#showcase-booking")).toBeInViewport({ ratio: 0.3 }),
  },
  {
    part: "a testimonial's rest",
    tap: (page) => page.locator("#impact").getByText("Read more").tap(),
    see: (page) => expect(page.locator("#impact details > p")).toBeVisible(),
  },
  {
    part: "the menu",
    tap: (page) => page.getByRole("button", { name: "Open menu" }).tap(),
    see: async (page) => {
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
      await page.getByRole("button", { name: "Close menu" }).tap();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    },
  },
  {
    part: "the announcement's ×",
    tap: (page) => page.getByRole("button", { name: "Dismiss announcement" }).tap(),
    see: (page) => expect(page.getByRole("dialog", { name: "Meet Chalkline" })).toBeHidden(),
  },
  {
    part: "the tutorial",
    tap: (page) => page.getByRole("link", { name: /Watch the tutorial/ }).tap(),
    see: async (page) => {
      const tutorial = page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" });
      await expect(tutorial.getByRole("link", { name: "watch it on YouTube" })).toBeVisible();
      await tutorial.getByRole("button", { name: "Close" }).tap();
      await expect(tutorial).toBeHidden();
    },
  },
  {
    part: "the 8-ball",
    path: "/contact",
    tap: (page) => page.getByRole("button", { name: "Ask the magic 8-ball" }).tap(),
    see: async (page) => {
      const proverb = page.locator("form[action='/api/proverb'] blockquote:visible");
      await expect(proverb).toHaveText(/\S/);
      const before = await proverb.textContent();
      await page.getByRole("button", { name: "Ask the magic 8-ball" }).tap();
      await expect(proverb).not.toHaveText(before ?? "");
    },
  },
];

test("without any script file each part of a page answers a tap", async ({ browser }) => {
  const context = await browser.newContext(phone);
  await context.route(/\/(_next|built)\/.*\.js$/, (route) => route.abort());
  for (const { part, path, tap, see } of answers)
    await test.step(part, async () => {
      const page = await context.newPage();
      if (path) await page.goto(path);
      else await openPlainHome(page);
      const address = page.url();
      await tap(page);
      await see(page);
      expect(page.url(), part).toBe(address);
      await page.close();
    });
  await context.close();
});

test("without any script file the services' menu opens on a wide screen", async ({ page }) => {
  await page.route(/\/(_next|built)\/.*\.js$/, (route) => route.abort());
  await openPlainHome(page);
  await page.getByRole("button", { name: "Services" }).click();
  await expect(page.locator("#services-menu")).toBeVisible();
});
