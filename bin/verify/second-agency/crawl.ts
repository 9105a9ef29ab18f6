import axe, { type AxeResults } from "axe-core";
import type { Page } from "playwright";
import type { Seen } from "./found.ts";

/**
 * Opens a page and all that it leads to on the same site, once each, on a light desk and a dark phone. Answers with the text of
 * every page and file, and with what is wrong: errors, axe's findings, and what makes a page scroll sideways.
 */
export async function crawl(page: Page, starts: string[]): Promise<{ seen: Seen[]; faults: string[] }> {
  const site = new URL(starts[0] ?? "").origin;
  const waiting = [...starts];
  const known = new Set(waiting);
  const seen: Seen[] = [];
  const faults: string[] = [];
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    if (response.status() >= 400) faults.push(`${address} answers ${response.status()}`);
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    seen.push({
      address,
      text: /image\/(?!svg)|font|video/.test(response.headers()["content-type"] ?? "")
        ? ""
        : await response.text(),
    });
    if (!isPage || response.status() !== 200) continue;
    await page.goto(address);
    faults.push(...(await findFaults(page, "light", 1440)), ...(await findFaults(page, "dark", 390)));
    const links = await page
      .locator("[href], [src]")
      .evaluateAll((all) =>
        all.flatMap((each) => each.getAttribute("href") ?? each.getAttribute("src") ?? []),
      );
    for (const link of links) {
      const { origin, pathname, search } = new URL(link, address);
      const next = origin + pathname;
      // A calendar leads from week to week without end: an address is seen once, whatever it is asked.
      if (origin !== site || known.has(next) || /sign-out|\/_next\/static\/chunks/.test(next)) continue;
      known.add(next);
      waiting.push(next + search);
    }
  }
  return { seen, faults };
}

async function findFaults(page: Page, colorScheme: "light" | "dark", width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.evaluate(axe.source);
  const violations = await page.evaluate<AxeResults["violations"]>(
    `axe.run({ resultTypes: ["violations"], iframes: false }).then(({ violations }) => violations)`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${page.url()} ${colorScheme} ${id}: ${target.join(" ")}\n${failureSummary}`,
      ),
    ),
    ...(overflow > 0 ? [`${page.url()} is ${overflow} px wider than a window of ${width}`] : []),
  ];
}
