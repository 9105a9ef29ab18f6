import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findFaults, type Look, lookFor, looksAt } from "../fixtures/find-faults.ts";
import { signIn } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";

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
    test(name, { tag: start > 0 ? "@slow" : [] }, ({ page }) =>
      examine(page, who, part, (index) => [lookFor(start + index)]),
    );

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
