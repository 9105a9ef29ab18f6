import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { findFaults, type Look, lookFor, looksAt } from "../fixtures/find-faults.ts";
import { signIn } from "../fixtures/people.ts";

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";
const danasGuide = "/documentation/your-site/00000000-0000-4000-8000-0000000d0c02";

const pages: Record<string, string[]> = {
  visitor: [
    "/login#deleted",
    "/auth/invite/made-up",
    "/forgot-password",
    "/reset-password",
    "/auth/confirm?type=email&sent=1",
    "/auth/confirm?type=recovery&token_hash=aaaaaaaaaaaaaaaaaaaaaaaa",
    "/unsubscribe/nobody",
    "/subscription-cancelled",
  ],
  client: [
    "/dashboard/client",
    "/dashboard/client/settings",
    bookingBoard,
    `${bookingBoard}/updates`,
    `${bookingBoard}/feedback`,
    `${bookingBoard}/feedback?decide=00000000-0000-4000-8000-000000000501&as=changes_requested`,
    `${bookingBoard}/change-orders`,
    `${bookingBoard}/receipts/00000000-0000-4000-8000-000000000702`,
    `${bookingBoard}/files`,
    `${bookingBoard}/messages`,
    "/dashboard/client/notifications",
    "/dashboard/client/projects",
    "/documentation",
    "/documentation?q=invoice",
    "/search?q=booking",
    "/documentation/approve-work",
    danasGuide,
    "/subscription-portal",
    "/subscription-success?session_id=cs_test_made_up",
  ],
  owner: [
    "/dashboard/owner/settings",
    "/dashboard/owner/settings/agency",
    "/dashboard/owner/settings/audit-log",
    "/dashboard/owner/clients",
    "/dashboard/owner/clients/new",
    "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1",
    "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1/edit",
    "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1/view",
    "/dashboard/owner",
    "/dashboard/owner/projects",
    "/dashboard/owner/projects/new",
    bookingBoard,
    `${bookingBoard}/updates`,
    `${bookingBoard}/edit`,
    `${bookingBoard}/feedback`,
    `${bookingBoard}/change-orders`,
    `${bookingBoard}/files`,
    `${bookingBoard}/messages`,
    "/dashboard/owner/notifications",
    "/dashboard/owner/messages",
    "/dashboard/owner/messages/00000000-0000-4000-8000-0000000000b1",
    "/dashboard/owner/calls",
    "/dashboard/owner/calls/week",
    "/dashboard/owner/calls/availability",
    "/dashboard/owner/site",
    "/documentation",
    "/documentation/your-site/new",
    `${danasGuide}/edit`,
  ],
};

const nothingFound: Record<string, string[]> = {
  client: ["/documentation?q=xyzzy", "/search?q=xyzzy"],
  owner: ["/dashboard/owner/clients?q=nobody", "/dashboard/owner/projects?search=nothing&status=archived"],
};

// One session looks at as many pages, so that two workers share them.
const pagesPerTest = 10;

for (const [who, paths] of Object.entries(pages)) {
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
