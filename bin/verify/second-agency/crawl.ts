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
  const holes = await page.locator("main *").evaluateAll(findHoles);
  return [
    ...holes.map((hole) => `${page.url()} at ${width} px has a hole: ${hole}`),
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${page.url()} ${colorScheme} ${id}: ${target.join(" ")}\n${failureSummary}`,
      ),
    ),
    ...(overflow > 0 ? [`${page.url()} is ${overflow} px wider than a window of ${width}`] : []),
  ];
}

/** Boxes that take a finger's room or more, and neither hold anything nor draw anything themselves. Runs in the browser. */
function findHoles(boxes: Element[]): string[] {
  const drawn =
    "img, picture, svg, svg *, video, audio, iframe, canvas, input, textarea, select, progress, meter, hr, br";
  return boxes.flatMap((box) => {
    const { width, height } = box.getBoundingClientRect();
    if (Math.min(width, height) < 44 || box.matches(drawn) || box.children.length || box.textContent?.trim())
      return [];
    const draws = ["", "::before", "::after"].some((part) => {
      const style = getComputedStyle(box, part);
      if (part && style.content === "none") return false;
      return (
        style.backgroundImage !== "none" ||
        !/^rgba\(.*, 0\)$/.test(style.backgroundColor) ||
        parseFloat(style.borderTopWidth) > 0
      );
    });
    const { position, visibility } = getComputedStyle(box);
    return draws || visibility === "hidden" || /absolute|fixed/.test(position)
      ? []
      : [`<${box.localName} class="${box.className}">`];
  });
}
