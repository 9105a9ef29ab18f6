import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { kindsOfPages } from "../fixtures/public-pages.ts";
import { type Block, readLines } from "../fixtures/read-lines.ts";
import { readTypeface } from "../fixtures/read-typeface.ts";
import { withTypefaces } from "../fixtures/with-typefaces.ts";

/** Systems, by what they have in place of Inter. */
const systems = [
  { drawnIn: "Arimo", pattern: "@expo-google-fonts/arimo/{400Regular,700Bold}/*.ttf" },
  { drawnIn: "Roboto", pattern: "@expo-google-fonts/roboto/{400Regular,700Bold}/*.ttf" },
  { drawnIn: "DejaVu", pattern: "dejavu-fonts-ttf/ttf/DejaVuSans{,-Bold}.ttf" },
];
const all = [320, 390, 768, 1440];

for (const [index, { drawnIn, pattern }] of systems.entries())
  test(`where the typeface is late, ${drawnIn} stands in for it on nearly the same lines`, {
    tag: index === 0 ? [] : "@slow",
  }, async () => {
    test.slow();
    const widths = index === 0 ? [390, 1440] : all;
    await withTypefaces(pattern, async (browser) => {
      const seen = { blocks: 0, lines: 0, otherLines: 0, otherHeight: 0 };
      for (const path of kindsOfPages) {
        const page = await openAs(await browser.newContext({ baseURL: addresses.site }), path, drawnIn);
        const first = await readAll(page, widths);
        await page.unroute(typeface);
        await expect(async () => {
          await page.reload({ waitUntil: "load" });
          expect(await readTypeface(page, "h1")).toEqual(["Inter"]);
        }).toPass();
        const second = await readAll(page, widths);
        for (const [index, width] of widths.entries()) {
          const [before = [], after = []] = [first[index], second[index]];
          expect.soft(wordsOf(before), `${path} at ${width} px`).toEqual(wordsOf(after));
          count(seen, before, after);
          const grown = Math.abs(endOf(before) / endOf(after) - 1);
          expect.soft(grown, `${path} at ${width} px is as high`).toBeLessThan(0.02);
        }
        await page.context().close();
      }
      console.log(`${drawnIn}: ${JSON.stringify(seen)}`);
      expect.soft(seen.otherLines / seen.blocks, "blocks that break elsewhere").toBeLessThan(0.08);
      expect.soft(seen.otherHeight / seen.blocks, "blocks with a line more or less").toBeLessThan(0.025);
    });
  });

test("a page that is being read keeps its face when the typeface comes, and moves nowhere", async ({
  page,
}) => {
  let isSent = false;
  await page.route(typeface, async (route) => {
    await page.locator("footer").waitFor();
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 1000))),
    );
    await route.continue();
    isSent = true;
  });
  await page.addInitScript(() => {
    const noted = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) noted.moved += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/contact");
  await expect.poll(() => isSent).toBe(true);
  expect(await readTypeface(page, "h1")).not.toContain("Inter");
  expect(await page.evaluate((): number => Reflect.get(window, "moved"))).toBeLessThanOrEqual(0.01);
});

test("the first page asks for the typeface once it is there, and is not read in it", async ({ page }) => {
  const asked = page.waitForRequest(typeface);
  let isThere = false;
  page.once("load", () => {
    isThere = true;
  });
  await page.goto("/contact");
  const request = await asked;
  expect(isThere).toBe(true);
  expect((await request.response())?.headers()["cache-control"]).toContain("immutable");
  await request.response().then((response) => response?.finished());
  expect(await readTypeface(page, "h1")).not.toContain("Inter");
});

for (const [index, path] of kindsOfPages.entries())
  test(`whoever goes on to ${path} from a first page reads it in the typeface`, {
    tag: index < 3 ? [] : "@slow",
  }, async ({ page }) => {
    const asked = page.waitForRequest(typeface);
    await page.goto(path === "/contact" ? "/" : "/contact");
    await (await (await asked).response())?.finished();
    await page.evaluate((address) => location.assign(address), path);
    await page.waitForURL(`**${path}`, { waitUntil: "load" });
    expect(await readTypeface(page, "h1")).toEqual(["Inter"]);
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the second page is read in the typeface as well", async ({ page }) => {
    await expect(async () => {
      await page.goto("/contact");
      expect(await readTypeface(page, "h1")).toEqual(["Inter"]);
    }).toPass();
  });
});

const typeface = "**/*.woff2";

/** The page as its first visitor sees it, who has chosen about cookies. */
async function openAs(context: Awaited<ReturnType<Page["context"]>>, path: string, drawnIn: string) {
  await context.addCookies([{ name: "cc_cookie", value: "chosen", url: addresses.site }]);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(typeface, (route) => route.abort());
  await page.goto(path, { waitUntil: "load" });
  expect(await readTypeface(page, "h1"), path).toEqual([drawnIn]);
  return page;
}

async function readAll(page: Page, widths: number[]): Promise<Block[][]> {
  const blocks: Block[][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    blocks.push(await page.evaluate(readLines));
  }
  return blocks;
}

const wordsOf = (blocks: Block[]) => blocks.map(({ words }) => words);
const endOf = (blocks: Block[]) => Math.max(...blocks.map(({ top, height }) => top + height));

function count(
  seen: Record<"blocks" | "lines" | "otherLines" | "otherHeight", number>,
  before: Block[],
  after: Block[],
) {
  for (const [index, block] of after.entries()) {
    const other = before[index];
    if (!other) continue;
    seen.blocks += 1;
    seen.lines += block.begins.length + 1;
    if (String(other.begins) !== String(block.begins)) seen.otherLines += 1;
    if (Math.abs(other.height - block.height) > 2) seen.otherHeight += 1;
  }
}
