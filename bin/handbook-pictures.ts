import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import type { BrowserContext, Locator, Page } from "playwright";
import sharp from "sharp";
import { withLake } from "./content/content-clients.ts";
import { answers } from "./stack/addresses.ts";
import { readSettings, root } from "./stack/settings.ts";
import { launchChromium } from "./tools/chromium.ts";

// Makes docs/pictures, the pictures of the owner's handbook, and the README's, from the running product: best after `npm run reset`.
// It edits one testimonial and the home page for them, and puts both back.
const settings = readSettings();
const { siteUrl, studioUrl } = settings;
const folder = join(root, "docs", "pictures");
const size = { width: 1200, height: 750 };
const quality = 68;

const project = "/projects/00000000-0000-4000-8000-000000000101";
const portalPictures = {
  today: "/dashboard/owner",
  site: "/dashboard/owner/site",
  calls: "/dashboard/owner/calls",
  availability: "/dashboard/owner/calls/availability",
  client: "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1",
  project,
  files: `${project}/files`,
  "change-orders": `${project}/change-orders`,
  settings: "/dashboard/owner/settings/agency",
};
const testimonial = "testimonial-voltway";
const homePage = "homePage";

if (!(await answers(`${siteUrl}/api/health`)) || !(await answers(studioUrl))) {
  console.error(`Run npm start first: ${siteUrl} and ${studioUrl} must answer.`);
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
try {
  await withLake(settings, async (lake) => {
    // Windows of their own: the Studio's keeps its preview switched on.
    await takeStudio(await openWindow(), lake);
    await takePortal(await openWindow("owner@cornerpocket.example"));
    const page = await openWindow("priya@alderandoak.example");
    await page.goto(`${siteUrl}/subscription-portal`);
    await page.getByText("Client Dashboard").first().waitFor();
    await take(page, "care-plans");
  });
  await takeProduct(await openWindow());
} finally {
  await browser.close();
}

async function openWindow(email?: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-CA",
  });
  if (!email) return await openPage(context);
  const answer = await context.request.post(`${siteUrl}/api/sign-in`, {
    form: { email, password: "corner-pocket-demo" },
    headers: { Origin: siteUrl, Accept: "application/json" },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
  return await openPage(context);
}

/** As on a second visit: on the first, the typeface may come too late to be shown. */
async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(siteUrl);
  await page.evaluate(() => document.fonts.load("1em Inter").then(({ length }) => length));
  return page;
}

async function takeStudio(page: Page, lake: SanityClient): Promise<void> {
  await page.goto(`${studioUrl}/structure/testimonial;${testimonial}`);
  try {
    await fieldOf(page, "role").fill("Owner and electrician");
    const publish = page.getByTestId("action-publish").and(page.locator(":enabled"));
    await publish.click();
    await page.getByTestId("publish-receipt").getByText("Live on").waitFor({ timeout: 60_000 });
    await page.getByText("Last published").waitFor();
    await page.getByText("was published").waitFor({ state: "hidden" });
    await take(page, "published");
    await page.getByTestId("document-header-Published-chip").click();
    await page.getByTestId("pane-context-menu-button").last().click();
    await page.getByRole("menuitem", { name: "History" }).click();
    await page.getByTestId("timeline-item-button").last().click();
    await page.getByRole("button", { name: "Revert to revision" }).waitFor();
    await take(page, "history");
  } finally {
    await lake.patch(testimonial).set({ role: "Owner" }).commit();
  }
  await page.goto(`${studioUrl}/structure/testimonial;${testimonial}`);
  await page.getByRole("button", { name: "When to show it" }).click();
  await fieldOf(page, "publishUntil").scrollIntoViewIfNeeded();
  await take(page, "schedule");

  await page.goto(`${studioUrl}/structure/${homePage}`);
  await fieldOf(page, "hero.headlineFirst").waitFor({ timeout: 60_000 });
  await take(page, "studio");

  try {
    await page.goto(`${studioUrl}/presentation/${homePage}/${homePage}?preview=${encodeURIComponent("/")}`);
    const site = page.frameLocator("iframe");
    const bar = site.getByRole("complementary", { name: "Preview", includeHidden: true });
    await bar.waitFor({ state: "attached", timeout: 60_000 });
    await fieldOf(page, "hero.headlineFirst").fill("Websites that earn their keep");
    await site.getByText("Websites that earn their keep").waitFor({ timeout: 60_000 });
    await take(page, "preview");
  } finally {
    await lake.delete(`drafts.${homePage}`);
  }
}

function fieldOf(page: Page, path: string): Locator {
  return page.getByTestId(`field-${path}`).locator("input, textarea").first();
}

async function takePortal(page: Page): Promise<void> {
  for (const [name, path] of Object.entries(portalPictures)) {
    await page.goto(siteUrl + path);
    await take(page, name);
  }
  await page.goto(`${siteUrl}/dashboard/owner/messages`);
  await page.getByRole("list", { name: "Messages" }).getByRole("link").first().click();
  await page.getByRole("button", { name: "Send the reply" }).waitFor();
  await take(page, "messages");
}

/** The README's picture: the site, beside the Studio and the portal as the handbook has them. */
async function takeProduct(page: Page): Promise<void> {
  await page.goto(siteUrl);
  await refuseCookies(page);
  const pictures = [
    await page.screenshot(),
    ...["studio", "today"].map((name) => join(folder, `${name}.webp`)),
  ];
  const tiles = pictures.map(async (picture, index) => ({
    input: await sharp(picture).resize(520).toBuffer(),
    left: index * 540,
    top: 0,
  }));
  await sharp({ create: { width: 1600, height: 325, channels: 4, background: "#0000" } })
    .composite(await Promise.all(tiles))
    .webp({ quality })
    .toFile(join(root, "docs", "product.webp"));
}

/** What the page shows now, as docs/pictures/<name>.webp. */
async function take(page: Page, name: string): Promise<void> {
  await refuseCookies(page);
  await page.getByText("loading…").last().waitFor({ state: "detached" });
  const picture = await sharp(await page.screenshot({ animations: "disabled", caret: "hide" }))
    .webp({ quality, effort: 6 })
    .toBuffer();
  writeFileSync(join(folder, `${name}.webp`), picture);
  console.log(`${String(Math.ceil(picture.length / 1024)).padStart(3)} KB  ${name}`);
}

/** Where the site asks, which it does not in every browser that a program drives. */
async function refuseCookies(page: Page): Promise<void> {
  const refuse = page.getByRole("button", { name: "No Cookies Pls." });
  if (await refuse.isVisible()) await refuse.click();
}
