import { readFileSync } from "node:fs";
import { expect, type Locator, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { measurePage } from "../fixtures/measure-page.ts";

const slugs = ["voltway", "alder-and-oak", "lakeshore-wander", "the-gab-room"];

test("a visitor goes from all work through a case study to the next one", async ({ page }) => {
  await page.goto("/work");
  const main = page.getByRole("main");
  const cases = main.getByRole("listitem");
  await expect(cases).toHaveCount(4);
  await expect(cases.first()).toContainText(/25 min\s+instead of 3 days\s*From request to quote/);
  await cases.first().getByRole("link").click();

  await expect(page).toHaveURL("/work/voltway");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    "Quotes before the van leaves the driveway",
  );
  const results = main.getByRole("region", { name: "What came of it" });
  await expect(results).toContainText("44%");
  await expect(results).toContainText("instead of 31%");
  await expect(results).toContainText("Voltway’s job book, spring 2025 and spring 2026");
  await expect(main.getByRole("link", { name: "Software & Automation" })).toHaveAttribute(
    "href",
    /^\/services\//,
  );
  await main
    .getByRole("complementary", { name: "Next case" })
    .getByRole("link", { name: "A studio you can walk through before you call" })
    .click();
  await expect(page).toHaveURL("/work/alder-and-oak");

  await page.goto("/#work-the-gab-room");
  await expect(page.locator("#featured-work").getByText("The Gab Room").first()).toBeInViewport();
});

for (const slug of slugs)
  test(`the page of ${slug} has all its parts, script on or off`, { tag: "@slow" }, async ({ browser }) => {
    const study = JSON.parse(
      readFileSync(new URL(`../../content/documents/caseStudy/${slug}.json`, import.meta.url), "utf8"),
    );
    for (const javaScriptEnabled of [true, false]) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.goto(`/work/${slug}`, { waitUntil: "domcontentloaded" });
      const main = page.getByRole("main");
      await expect(main.getByRole("heading", { level: 1 })).toHaveText(study.title);
      for (const text of [...study.situation.split("\n\n"), ...study.approach.split("\n\n")])
        await expect(main.getByText(text)).toBeVisible();
      for (const { label, after, before, source } of study.results)
        for (const part of [label, after, source, ...(before ? [`instead of ${before}`] : [])])
          await expect(main.getByRole("region", { name: "What came of it" })).toContainText(part);
      for (const chapter of study.chapters) await expectChapter(main, chapter);
      for (const { role, name } of study.credits) await expect(main).toContainText(`${role}: ${name}`);
      await context.close();
    }
  });

for (const path of ["/work", "/work/lakeshore-wander"])
  for (const width of [390, 1440])
    test(`${path} keeps the budget, ${width} px wide`, { tag: "@slow" }, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.context().addCookies([{ name: "cc_cookie", value: "chosen", url: addresses.site }]);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Network.enable");
      let bytes = 0;
      devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(path, { waitUntil: "load" });
      console.log(`${path} at ${width} px: ${Math.round(bytes / 1000)} KB at load`);
      expect.soft(bytes, "bytes at load").toBeLessThanOrEqual(150_000);
      await page.close();

      const figures = await measurePage(browser, addresses.site + path, width);
      expect.soft(figures.scriptBeforeIntentKb, "files of script before intent, KB").toBe(0);
      expect.soft(figures.scriptKb, "scripts after the first sign of intent, KB").toBeLessThanOrEqual(10);
      expect.soft(figures.styleKb, "styles, KB").toBeLessThanOrEqual(15);
      expect.soft(figures.layoutShift, "layout shift").toBeLessThanOrEqual(0.01);
      expect.soft(figures.pictures.filter(({ isLazy }) => !isLazy)).toHaveLength(1);
      expect.soft(figures.pictures.filter(({ hasPreview }) => !hasPreview)).toEqual([]);
      if (width === 1440) expect.soft(figures.lcp).toMatchObject({ element: "img", fetchPriority: "high" });
    });

test("a case study that is not there is a 404, one that moved is found, and no other path is a page", {
  tag: "@slow",
}, async ({ page }) => {
  const answer = async (path: string) => {
    const response = await fetch(addresses.site + path, { redirect: "manual" });
    return [response.status, response.headers.get("location")];
  };
  expect(await answer("/work/no-such-case")).toEqual([404, null]);
  expect(await answer("/work/voltway/more")).toEqual([307, "/"]);
  expect(await answer("/works")).toEqual([307, "/"]);
  await page.goto("/work/no-such-case");
  await expect(page.getByText("The requested page could not be found.")).toBeVisible();

  await lake.patch("caseStudy-voltway").set({ "slug.current": "voltway-home-electric" }).commit();
  await expect.poll(() => answer("/work/voltway-home-electric")).toEqual([200, null]);
  await expect.poll(() => answer("/work/voltway")).toEqual([308, "/work/voltway-home-electric"]);
  await lake.patch("caseStudy-voltway").set({ "slug.current": "voltway" }).commit();
  await expect.poll(() => answer("/work/voltway")).toEqual([200, null]);
  await lake.delete({ query: `*[_type == "redirect" && source match "/work/*"]` });
});

type Chapter = { _type: string; heading?: string; caption?: string; clip?: { caption: string } };

async function expectChapter(main: Locator, { _type, heading, caption, clip }: Chapter): Promise<void> {
  if (heading) await expect(main.getByRole("heading", { name: heading })).toBeVisible();
  if (caption) await expect(main.getByText(caption)).toBeVisible();
  if (clip) await expect(main.getByLabel(clip.caption)).toBeVisible();
  if (_type === "chapterQuote") await expect(main.locator("article blockquote")).toHaveCount(1);
}
