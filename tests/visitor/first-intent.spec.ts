import { chromium, expect, type Page, test } from "@playwright/test";
import { chromiumFlags, findChromium } from "../../bin/tools/chromium.ts";
import { startHaltingSite } from "../fixtures/halting-site.ts";
import { holdScripts, scriptFiles } from "../fixtures/hold-scripts.ts";
import { phone } from "../fixtures/home-page.ts";
import { wake } from "../fixtures/wake.ts";

const voltway = (page: Page) =>
  page.getByRole("list", { name: "Client work" }).locator("> li").filter({ hasText: "Voltway" });
const pictures = (page: Page) =>
  page.getByRole("list", { name: "Pictures and clips of Voltway Home Electric" });
const portfolioTab = (page: Page, name: string) =>
  page.locator("#portfolio").getByText(name, { exact: true }).first();

type Story = {
  island: string;
  /** Hears the first sign in the way in which another of the list does. */
  repeats?: true;
  path?: string;
  act: (page: Page) => Promise<void>;
  see: (page: Page) => Promise<void>;
};

const stories: Story[] = [
  {
    island: "a service card, by its key",
    act: (page) => page.locator("#services summary").first().press("ArrowRight"),
    see: (page) => expect(page.locator("#services summary").nth(1)).toBeFocused(),
  },
  {
    island: "the next company",
    repeats: true,
    act: (page) => voltway(page).getByRole("link", { name: "Next company" }).click(),
    see: async (page) => {
      await expect(page.getByRole("navigation", { name: "Companies, 2/4" })).toBeInViewport();
      expect(new URL(page.url()).hash).toBe("");
    },
  },
  {
    island: "the next picture",
    act: (page) => voltway(page).getByRole("button", { name: "Next picture" }).click(),
    see: (page) =>
      expect(
        voltway(page).getByRole("list", { name: "Choose a picture" }).getByRole("link").nth(1),
      ).toHaveAttribute("aria-current", "true"),
  },
  {
    island: "a picture's lightbox",
    repeats: true,
    act: (page) => pictures(page).getByRole("link").first().click(),
    see: (page) => expect(page.getByRole("dialog", { name: "Lightbox" })).toBeVisible(),
  },
  {
    island: "a tab, by a click",
    act: (page) => portfolioTab(page, "Employee").click(),
    see: (page) => expect(page.locator("#portfolio [role=tab][aria-selected=true]")).toHaveText("Employee"),
  },
  {
    island: "a tab, by a key",
    repeats: true,
    act: (page) => portfolioTab(page, "Home").press("End"),
    see: (page) => expect(page.locator("#portfolio [role=tab][aria-selected=true]")).toHaveText("Folio Item"),
  },
  {
    island: "the industries' heading",
    repeats: true,
    act: (page) => page.locator("#industries h2 button").click(),
    see: (page) => expect(page.locator("#industries details[open]")).toHaveCount(4),
  },
  {
    island: "the tutorial",
    repeats: true,
    act: (page) => page.getByRole("link", { name: /Watch the tutorial/ }).click(),
    see: (page) => expect(page.getByRole("dialog", { name: "Meet Chalkline: the tutorial" })).toBeVisible(),
  },
  {
    island: "the magic 8-ball",
    path: "/contact",
    act: (page) => page.getByRole("button", { name: "Ask the magic 8-ball" }).click(),
    see: async (page) => {
      await expect(page.locator("form[action='/api/proverb'] blockquote:visible")).toBeVisible();
      await expect(page).toHaveURL("/contact");
    },
  },
  {
    island: "a form sent empty",
    path: "/discovery-call",
    act: (page) => page.getByRole("button", { name: "Request this time" }).click(),
    see: (page) =>
      expect(page.getByRole("alert").filter({ hasText: "Please enter your name." })).toBeVisible(),
  },
  {
    island: "the second button of a sign-in form",
    repeats: true,
    path: "/login",
    act: (page) => page.getByRole("button", { name: "Send a code by email" }).click(),
    see: (page) =>
      expect(
        page.getByRole("alert").filter({ hasText: "Please enter a valid email address." }),
      ).toBeVisible(),
  },
  {
    island: "a copy button, by a key",
    repeats: true,
    path: "/brand",
    act: (page) => page.getByRole("button", { name: "Copy Felt green as hex" }).press("Enter"),
    see: (page) => expect(page.getByRole("status").filter({ hasText: /: Felt green as hex/ })).toHaveCount(1),
  },
];

for (const { island, repeats, path = "/", act, see } of stories)
  test(`the first sign is not lost on a slow line: ${island}`, { tag: repeats ? "@slow" : [] }, async ({
    page,
  }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await act(page);
    await expect(page.locator("html"), "no file is there yet").toHaveAttribute("data-scripts", "waking");
    letScriptsCome();
    await see(page);
  });

test("a press while the end of the page is still missing is not lost", async ({ page, baseURL }) => {
  const site = await startHaltingSite(baseURL ?? "");
  await page.goto(site.url, { waitUntil: "commit" });
  await voltway(page).getByRole("button", { name: "Next picture" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "waking");
  expect(await page.evaluate(() => document.readyState)).toBe("loading");
  site.goOn();
  await expect(
    voltway(page).getByRole("list", { name: "Choose a picture" }).getByRole("link").nth(1),
  ).toHaveAttribute("aria-current", "true");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  site.stop();
});

test("a first tap on a phone is not lost either", async ({ browser }) => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const letScriptsCome = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await voltway(page).getByRole("button", { name: "Next picture" }).tap();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "waking");
  letScriptsCome();
  await expect(
    voltway(page).getByRole("list", { name: "Choose a picture" }).getByRole("link").nth(1),
  ).toHaveAttribute("aria-current", "true");
  await context.close();
});

test("where the scripts never come, a press does what it would do without them", async ({ page }) => {
  await page.route(scriptFiles, (route) => route.abort());
  await page.goto("/");
  await voltway(page).getByRole("link", { name: "Next company" }).click();
  await expect(page.getByRole("navigation", { name: "Companies, 2/4" })).toBeInViewport();
});

test("a page with a form starts with its own content, whatever has been published since it was opened", async ({
  page,
}) => {
  await page.goto("/discovery-call");
  // The owner's picture comes when it is in view.
  await page
    .locator("main img")
    .first()
    .evaluate((picture: HTMLImageElement) => picture.decode());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.setAttribute("data-kept", ""));
  await page.getByRole("button", { name: "Request this time" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please enter your name." })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("data-kept");
  // The consent dialog fetches its words whenever a page is opened first.
  expect(asked.filter((url) => !/\/built\/|\.js$|\/consent-words\.json$/.test(url))).toEqual([]);
});

test("menus, dialogs, details and links act by themselves, while all script files are still on their way", async ({
  page,
}) => {
  await page.route(scriptFiles, () => {});
  await page.goto("/");
  await page.getByRole("button", { name: "Services" }).click();
  await expect(page.locator("#services-menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator("#industries summary").first().click();
  await expect(page.locator("#industries details[open]")).toHaveCount(1);
  await page.getByRole("button", { name: "Dismiss announcement" }).click();
  await expect(page.getByRole("dialog", { name: "Meet Chalkline" })).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "waking");
  await page.getByRole("link", { name: "Contact Me" }).first().click();
  await expect(page).toHaveURL("/contact");
});

test("scrolling wakes a page, coming to it does not", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.mouse.wheel(0, 2000);
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "held");
  await page.mouse.wheel(0, 900);
  await expect(page.locator("#portfolio").getByRole("tablist")).toBeAttached();
});

test("Back brings a page to life out of the browser's cache, awake or not", async ({ baseURL }) => {
  // Playwright turns that cache off.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  // Nor does the browser keep a page that is still fading into the next.
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => sessionStorage.setItem("revived", String(persisted)));
  });
  const ball = page.getByRole("button", { name: "Ask the magic 8-ball" });
  const answer = page.locator("form[action='/api/proverb'] blockquote:visible");
  for (const isAwake of [false, true]) {
    await page.goto("/contact");
    if (isAwake) await wake(page);
    await page.getByRole("link", { name: "Brand Kit" }).first().click();
    await expect(page).toHaveURL(/brand$/);
    // Playwright's goBack waits for a load event, which a revived page has not.
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/contact$/);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem("revived"))).toBe("true");
    await ball.click();
    await expect(answer).toBeVisible();
  }
  await browser.close();
});

test("the pointer on a link fetches its page ahead, by the browser's own rules", async ({ page }) => {
  await page.goto("/brand");
  const prefetched = page.context().waitForEvent("request", (request) => request.url().endsWith("/contact"));
  await page.getByRole("link", { name: "Reach Out" }).hover();
  const request = await prefetched;
  expect(request.headers()["sec-purpose"]).toContain("prefetch");
});
