import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findFaults, type Look, lookFor, looksAt } from "../fixtures/find-faults.ts";
import { signIn } from "../fixtures/people.ts";
import { portalPages } from "../fixtures/portal-pages.ts";

test.describe.configure({ mode: "parallel" });

const nothingFound: Record<string, string[]> = {
  client: ["/documentation?q=xyzzy", "/search?q=xyzzy"],
  owner: ["/dashboard/owner/clients?q=nobody", "/dashboard/owner/projects?search=nothing&status=archived"],
};

// One session looks at as many pages, so that two workers share them.
const pagesPerTest = 10;

for (const [who, paths] of Object.entries(portalPages)) {
  for (let start = 0; start < paths.length; start += pagesPerTest) {
    const part = paths.slice(start, start + pagesPerTest);
    const name = `no page of the ${who}'s has an accessibility fault (${start + 1} to ${start + part.length})`;

    test(name, ({ page }) => examine(page, who, part, (index) => [lookFor(start + index)]));

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
  }
  expect(faults).toEqual([]);
}
