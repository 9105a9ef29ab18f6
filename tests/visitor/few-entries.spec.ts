import { expect, type Locator, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { overview } from "../../web/texts/en/overview.ts";
import { login } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

let site: Site;

test.beforeAll(async () => {
  site = await startSite({ hasOwnLake: true });
  const { content } = site.lake;
  const onlyFirst = ["partner.cards", "featuredWork.caseStudies", "impact.testimonials"].map(
    (list) => `${list}[1:]`,
  );
  const said = await content.fetch(
    `*[_type == "testimonial" && _id == *[_id == "homePage"][0].impact.testimonials[0]._ref][0]._id`,
  );
  const gone = { _type: "reference", _ref: "page-gone", _weak: true };
  await content
    .transaction()
    .patch("homePage", { unset: onlyFirst })
    .patch("brandKit", { unset: ["logos[1:]"] })
    .patch(said, { unset: ["caseStudy"] })
    .patch("caseStudy-voltway", { unset: ["images[1:]", "images[0].hotspot", "videos"] })
    .patch("promises", { unset: ["contactIntro", "callIntro", "callOffer"] })
    .patch("siteSettings", (settings) =>
      settings.append("footerLinks", [
        { _type: "menuLink", _key: "never", label: "Never there", url: "/never-there" },
        { _type: "menuLink", _key: "gone", label: "Taken off", page: gone },
      ]),
    )
    .commit();
  const cards = async () => (await (await fetch(site.url)).text()).match(/name="service-cards"/g)?.length;
  await expect.poll(cards).toBe(1);
});

test.afterAll(() => site?.stop());

test.use({ viewport: { width: 1440, height: 900 } });

const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;

test("a service card that stands alone has its picture beside its words", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto(site.url);
  const card = page.locator("#services [data-cards] > li");
  await expect(card).toHaveCount(1);
  const [picture, words] = [card.locator("img"), card.getByRole("heading")];
  const [right, left] = [await picture.boundingBox(), await words.boundingBox()];
  expect(left?.x).toBeLessThan(right?.x ?? 0);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
  expect(await widthOf(picture)).toBeLessThan((await widthOf(card)) * 0.6);
});

test("one client's work has no steps to another's", { tag: "@slow" }, async ({ page }) => {
  await page.goto(site.url);
  const work = page.locator("#featured-work");
  await expect(work.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveCount(1);
  await expect(work.getByRole("navigation")).toHaveCount(0);
});

test("words of a client without a number have the room that it would take", { tag: "@slow" }, async ({
  page,
}) => {
  await page.goto(site.url);
  expect(await widthOf(page.locator("#impact blockquote"))).toBeGreaterThan(640);
});

test("one logo of the brand kit keeps the size that it has among others", { tag: "@slow" }, async ({
  page,
}) => {
  const logos = page.locator("main section").filter({ hasText: "Full logo" }).first();
  const logo = logos.getByRole("listitem");
  // The page is renewed beside the home page, which was waited for.
  await expect(async () => {
    await page.goto(`${site.url}/brand`);
    await expect(logo).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  expect(await widthOf(logo)).toBeLessThan((await widthOf(logos)) * 0.6);
});

test("one picture of a case has nothing to choose from", { tag: "@slow" }, async ({ page }) => {
  await page.goto(site.url);
  const gallery = page.locator("#featured-work [data-gallery]");
  await expect(gallery.locator("img")).toHaveCount(1);
  await expect(gallery.getByRole("button")).toHaveCount(0);
});

for (const path of ["/contact", "/discovery-call"])
  test(`without promises the title of ${path} keeps its distance from the person`, { tag: "@slow" }, async ({
    page,
  }) => {
    const person = page.locator("h1 + div").filter({ has: page.locator("img") });
    await expect(async () => {
      await page.goto(site.url + path);
      await expect(person).toBeVisible({ timeout: 1000 });
    }).toPass();
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect((await person.boundingBox())?.y).toBeGreaterThanOrEqual(
      (title?.y ?? 0) + (title?.height ?? 0) + 16,
    );
  });

test("what links to a path and to a page that are not there is named once, with both", {
  tag: "@slow",
}, async ({ page }) => {
  await login(page, accounts.owner, "/dashboard/owner", site.url);
  const { heading, paths, entries } = overview.deadLinks;
  const settings = page.getByRole("region", { name: heading }).getByRole("listitem");
  await expect(settings).toHaveCount(1);
  await expect(settings).toContainText(paths("/never-there"));
  await expect(settings).toContainText(entries);
});

test("without a portrait the first screen shows a client's page from its top left corner", {
  tag: "@slow",
}, async ({ page }) => {
  await site.lake.content.patch("siteSettings", { unset: ["portrait"] }).commit();
  const picture = page.locator("#hero img");
  await expect(async () => {
    await page.goto(site.url);
    await expect(picture).toHaveAttribute("alt", /^Voltway home page/, { timeout: 1000 });
  }).toPass();
  await expect(picture).toHaveCSS("object-position", "0px 0px");
  // All of it was fetched: what the frame leaves out is on its right.
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
    .toBeGreaterThan(1.2);
});
