import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, expect, test } from "@playwright/test";
import { root } from "../../bin/stack/settings.ts";
import { addresses } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";

const answers = readdirSync(join(root, "content/documents/proverb")).length;

const visitors = 200;
/** What chi-square stays below with 49 degrees of freedom, once in a million runs aside. */
const allowed = 112;

/** How far the answers are from coming equally often: chi-square, which counts those that never came as well. */
function chiSquare(given: string[]): number {
  const expected = given.length / answers;
  const counts = [...Map.groupBy(given, (text) => text).values()].map(({ length }) => length);
  const missing = answers - counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, missing * expected);
}

/** What visitors read who open the page afresh and press the ball at once. */
async function pressAfresh(browser: Browser, times: number, presses: number): Promise<string[][]> {
  const given: string[][] = [];
  const context = await browser.newContext();
  const page = await context.newPage();
  for (let visitor = 0; visitor < times; visitor += 1) {
    await page.goto("/contact", { waitUntil: "domcontentloaded" });
    const said: string[] = [];
    for (let press = 0; press < presses; press += 1)
      said.push(
        await page.evaluate(() => {
          document.querySelector<HTMLElement>("[data-act=ask]")?.click();
          return document.querySelector("figure[data-selected] blockquote")?.textContent ?? "";
        }),
      );
    given.push(said);
  }
  await context.close();
  return given;
}

test("each visitor's answer is chosen when the ball is pressed, and no press says the same twice", async ({
  browser,
}) => {
  const given = await pressAfresh(browser, 12, 4);
  // Were each as likely, so few different ones among twelve would come once in a million runs.
  expect(new Set(given.map(([first]) => first)).size).toBeGreaterThan(5);
  for (const said of given)
    for (const [press, text] of said.entries()) {
      expect(text).toMatch(/\S/);
      expect(text).not.toBe(said[press - 1]);
    }
});

test("over 200 fresh visitors no answer comes more often than chance allows", { tag: "@slow" }, async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const given = await pressAfresh(browser, visitors, 2);
  expect(answers).toBe(50);
  for (const press of [0, 1])
    expect(chiSquare(given.map((said) => said[press] ?? "")), `press ${press + 1}`).toBeLessThan(allowed);
});

test("without script the server chooses at the press: no answer comes more often than chance allows", async () => {
  const given: string[] = [];
  await inLanes(Array.from({ length: visitors }), async () => {
    const answer = await fetch(`${addresses.site}/api/proverb`, { headers: { accept: "text/plain" } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    given.push(await answer.text());
  });
  expect(answers).toBe(50);
  expect(chiSquare(given)).toBeLessThan(allowed);
});

test("the page itself is the same for everybody", async () => {
  const [one, other] = [await fetch(`${addresses.site}/contact`), await fetch(`${addresses.site}/contact`)];
  expect(await one.text()).toBe(await other.text());
  expect(one.headers.get("cache-control")).toMatch(/s-maxage/);
});
