import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { startSite } from "../fixtures/start-site.ts";

const services = [
  ["Software & Automation", "/services/software-automation-durham-region"],
  ["Custom Web Development", "/services/custom-website-development-durham"],
  ["Digital Consulting", "/services/digital-consulting-durham-region"],
] as const;

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const headerHeight = async (page: Page) => (await page.getByRole("banner").boundingBox())?.height;

async function expectCompactPast50Pixels(page: Page) {
  const bar = page.locator("header > div").first();
  const looks = () =>
    bar.evaluate((element) => {
      const { backgroundColor, backdropFilter } = getComputedStyle(element);
      const alpha = Number(/[,/]\s*(0?\.\d+)\)$/.exec(backgroundColor)?.[1] ?? 1);
      return { isTranslucent: alpha < 1, isBlurred: /blur\((?!0px)/.test(backdropFilter) };
    });
  await expect.poll(() => headerHeight(page)).toBe(80);
  await scrollTo(page, 51);
  await expect.poll(() => headerHeight(page)).toBe(64);
  await expect.poll(looks).toEqual({ isTranslucent: true, isBlurred: true });
  await scrollTo(page, 50);
  await expect.poll(() => headerHeight(page)).toBe(80);
  await expect.poll(looks).toEqual({ isTranslucent: false, isBlurred: false });
}

test("the header is 80 px high, and 64 px and translucent past 50 px", async ({ page }) => {
  await page.goto("/brand");
  await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  await expectCompactPast50Pixels(page);
});

test("it is so too where the browser cannot animate by scrolling", async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await page.goto("/brand");
  await page
    .getByRole("banner")
    .evaluate((header) => header.style.setProperty("animation", "none", "important"));
  await expectCompactPast50Pixels(page);
});

test("every change of route starts at the top, by a link as well as by Back", async ({ page }) => {
  await page.goto("/brand");
  await scrollTo(page, 400);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL("/privacy-policy");
  expect(await scrollY(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveURL("/brand");
  await expect.poll(() => scrollY(page)).toBe(0);
});

test("a visitor finds a service in the dropdown by mouse", async ({ page }) => {
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Services" });
  const menu = page.locator("#services-menu");
  await expect(menu).toBeHidden();
  await button.click();
  const links = menu.getByRole("link");
  await expect(links).toHaveCount(3);
  for (const [index, [name, href]] of services.entries()) {
    await expect(links.nth(index)).toContainText(name);
    await expect(links.nth(index)).toHaveAttribute("href", href);
    await expect(links.nth(index).locator("span")).toHaveText(/^.{10,}$/);
  }
  const [below, above] = [await menu.boundingBox(), await button.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + 20);
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40);

  await page.mouse.click(20, 500);
  await expect(menu).toBeHidden();
  await button.click();
  await links.nth(1).click();
  await expect(page).toHaveURL(services[1][1]);
});

test("a visitor finds a service in the dropdown by keyboard", async ({ page }) => {
  await page.goto("/contact");
  const button = page.getByRole("button", { name: "Services" });
  const menu = page.locator("#services-menu");
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(services[0][1]);
});

test("the bar has Documentation in words where there is room, else as a pill", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/contact");
  const header = page.getByRole("banner");
  const words = header.getByRole("link", { name: "Documentation", exact: true });
  const pill = header.getByRole("link", { name: "DOCS" });
  await expect(words).toHaveAttribute("href", "/documentation");
  await expect(pill).toHaveCount(0);
  await expect(header.getByRole("link", { name: "Login / Signup" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Contact Me" })).toHaveAttribute("href", "/contact");
  for (const width of [1023, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(words).toHaveCount(0);
    await expect(pill).toHaveAttribute("href", "/documentation");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

test("Documentation is in the header while there is a guide for everyone", { tag: "@slow" }, async () => {
  const site = await startSite({ hasOwnLake: true });
  const { content } = site.lake;
  const cookie = await site.signIn(accounts.dana);
  const hasLink = async (path: string) => {
    const html = await (await fetch(site.url + path, { headers: { cookie } })).text();
    return /<header.*?<\/header>/s.exec(html)?.[0].includes('href="/documentation"');
  };
  const links = () => Promise.all(["/contact", "/brand", "/dashboard/client/settings"].map(hasLink));
  try {
    expect(await links()).toEqual([true, true, true]);
    await content.delete({ query: `*[_type == "docArticle" && audience == "everyone"]` });
    expect(await content.fetch(`count(*[_type == "docArticle" && audience == "owner"])`)).toBeGreaterThan(0);
    await expect.poll(links).toEqual([false, false, false]);

    const guide = {
      _id: "docArticle-of-a-test",
      _type: "docArticle",
      title: "How we work",
      audience: "everyone",
    };
    await content.create({ ...guide, slug: { _type: "slug", current: "of-a-test" } });
    await expect.poll(links).toEqual([true, true, true]);
  } finally {
    await site.stop();
  }
});
