import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { publicPages } from "../fixtures/public-pages.ts";

test.describe.configure({ mode: "parallel" });

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 768, 1440])
    test(`no public page has an accessibility fault, ${width} px wide and ${colorScheme}`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        // What fades in would be measured half transparent.
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      const faults: string[] = [];
      for (const path of publicPages) {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            faults.push(`${path} ${id}: ${target.join(" ")}\n${failureSummary}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) faults.push(`${path} is ${overflow} px wider than the window`);
      }
      await context.close();
      expect(faults).toEqual([]);
    });
