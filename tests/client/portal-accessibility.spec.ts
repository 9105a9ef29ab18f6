import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findFaults, type Look, lookFor, looksAt, setLook } from "../fixtures/find-faults.ts";
import { openStates } from "../fixtures/open-states.ts";
import { signIn } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";
import { startSite } from "../fixtures/start-site.ts";

test.describe.configure({ mode: "parallel" });

const nothingFound: Record<string, string[]> = {
  client: ["/documentation?q=xyzzy", "/dashboard/client/search?q=xyzzy"],
  owner: ["/dashboard/owner/clients?q=nobody", "/dashboard/owner/projects?search=nothing&status=archived"],
};

// One session looks at as many pages, so that two workers share them.
const pagesPerTest = 7;

for (const [who, paths] of Object.entries(portalPages)) {
  for (let start = 0; start < paths.length; start += pagesPerTest) {
    const part = paths.slice(start, start + pagesPerTest);
    const name = `no page of the ${who}'s has an accessibility fault (${start + 1} to ${start + part.length})`;

    // The slow ones look at every page in every look.
    if (start === 0) test(name, ({ page }) => examine(page, who, part, (index) => [lookFor(index)]));
    test(`${name}, on a phone and a desk, light and dark`, { tag: "@slow" }, async ({ page }) => {
      test.slow();
      await examine(page, who, part, () => looksAt(390, 1440));
    });
  }
}

for (const [who, paths] of Object.entries(nothingFound))
  test(
    `no list of the ${who}'s that found nothing has an accessibility fault`,
    { tag: "@slow" },
    ({ page }) => examine(page, who, paths, () => looksAt(390, 1440)),
  );

const walk: Look[] = [
  { width: 1440, colorScheme: "light" },
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
];

// PICTURES=<folder> keeps what each screen looked like.
test("with sixty clients no screen has a fault, neither as it comes nor with anything of it open", {
  tag: "@slow",
}, async ({ browser }) => {
  test.setTimeout(2_400_000);
  const site = await startSite({ hasOwnDatabase: true, rows: "sixty-clients" });
  const faults: string[] = [];
  let states = 0;
  try {
    for (const [who, paths] of Object.entries(portalPages)) {
      const context = await browser.newContext({ reducedMotion: "reduce" });
      if (who !== "visitor")
        await signIn(context, who === "owner" ? accounts.owner : accounts.dana, site.url);
      const page = await context.newPage();
      for (const [index, path] of paths.entries()) {
        for (const look of walk) {
          await setLook(page, look);
          await page.goto(site.url + path);
          await expect(page.getByText("loading…")).toHaveCount(0);
          await keepPicture(page, `${who}-${index}-${look.width}-${look.colorScheme}`);
          faults.push(...(await findFaults(page, [look])));
        }
        const opened = await openStates(page);
        for (const [place, { name, open, close }] of opened.entries()) {
          // A phone and a desk in turn, so that both see about half of what opens.
          const look = walk[(index + place) % 2 === 0 ? 1 : 2];
          if (!look) continue;
          await setLook(page, look);
          if (await open()) {
            states += 1;
            faults.push(...(await findFaults(page, [look])).map((fault) => `${name}: ${fault}`));
          }
          await close();
        }
      }
      await context.close();
    }
  } finally {
    await site.stop();
  }
  console.log(`${Object.values(portalPages).flat().length * walk.length} looks, ${states} open states`);
  expect(faults).toEqual([]);
});

async function keepPicture(page: Page, name: string) {
  if (!process.env.PICTURES) return;
  const path = join(process.env.PICTURES, "walk", `${name}.png`);
  await page.screenshot({ path, fullPage: true, animations: "disabled" });
}

async function examine(page: Page, who: string, paths: string[], looks: (index: number) => Look[]) {
  if (who !== "visitor") await signIn(page.context(), who === "owner" ? accounts.owner : accounts.dana);
  // Nothing that is looked at here may count as read by the person whom other tests ask about.
  await page.route("**/api/**", (route) =>
    route.request().method() === "GET" ? route.continue() : route.abort(),
  );
  const faults: string[] = [];
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    await expect(page.getByText("loading…")).toHaveCount(0);
    faults.push(...(await findFaults(page, looks(index))));
    await page.setViewportSize({ width: 390, height: 844 });
    faults.push(...(await page.evaluate(findSmallTargets)).map((target) => `${path}: ${target} is small`));
  }
  expect(faults).toEqual([]);
}

/** What a thumb misses: less than 24 px high or wide, and neither words in a sentence nor within a label or row to tap. */
function findSmallTargets(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    "a[href], button, input, select, textarea, summary",
  );
  return [...controls].flatMap((control) => {
    const target = (control instanceof HTMLInputElement && control.closest("label")) || control;
    const { width, height } = target.getBoundingClientRect();
    const isSeen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1;
    const words = control.textContent.trim();
    const isInSentence =
      getComputedStyle(control).display === "inline" && control.parentElement?.textContent.trim() !== words;
    const isRow = getComputedStyle(control, "::after").position === "absolute";
    const isSmall = isSeen && !isInSentence && !isRow && Math.min(width, height) < 24;
    return isSmall ? `${control.ariaLabel ?? words} (${width} by ${height} px)` : [];
  });
}
