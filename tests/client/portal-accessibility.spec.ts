import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { findFaults } from "../fixtures/find-faults.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";
const danasGuide = "/documentation/your-site/00000000-0000-4000-8000-0000000d0c02";

const pages: Record<string, string[]> = {
  visitor: [
    "/login?error=credentials",
    "/signup?invite=made-up",
    "/forgot-password?error=email",
    "/reset-password",
    "/auth/confirm?type=email&sent=1",
    "/auth/confirm?type=recovery&token_hash=aaaaaaaaaaaaaaaaaaaaaaaa",
    "/unsubscribe/nobody",
    "/subscription-cancelled",
  ],
  client: [
    "/dashboard/client",
    "/dashboard/settings?done=profile",
    bookingBoard,
    `${bookingBoard}/updates`,
    `${bookingBoard}/feedback`,
    `${bookingBoard}/feedback?decide=00000000-0000-4000-8000-000000000501&as=changes_requested`,
    `${bookingBoard}/change-orders`,
    `${bookingBoard}/receipts/00000000-0000-4000-8000-000000000702`,
    `${bookingBoard}/files?answer=mismatch`,
    `${bookingBoard}/messages`,
    "/dashboard/notifications",
    "/documentation",
    "/documentation?q=invoice",
    "/documentation?q=xyzzy",
    "/documentation/approve-work",
    danasGuide,
    "/subscription-portal",
    "/subscription-success?session_id=cs_test_made_up",
  ],
  owner: [
    "/dashboard/settings",
    "/dashboard/settings/agency",
    "/dashboard/settings/audit-log",
    "/dashboard/owner/clients",
    "/dashboard/owner/clients?q=nobody",
    "/dashboard/owner/clients/new",
    "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1",
    "/dashboard/owner/clients/00000000-0000-4000-8000-0000000000a1/view",
    "/dashboard/owner",
    "/dashboard/owner/projects",
    "/dashboard/owner/projects?search=nothing&status=archived",
    "/dashboard/owner/projects/new",
    bookingBoard,
    `${bookingBoard}/updates?done=published`,
    `${bookingBoard}/edit`,
    `${bookingBoard}/feedback`,
    `${bookingBoard}/change-orders`,
    `${bookingBoard}/files`,
    `${bookingBoard}/messages`,
    "/dashboard/notifications",
    "/dashboard/owner/messages",
    "/dashboard/owner/calls",
    "/dashboard/owner/calls/week",
    "/dashboard/owner/calls/availability",
    "/dashboard/owner/site",
    "/documentation",
    "/documentation/your-site/new",
    `${danasGuide}/edit`,
  ],
};

async function signIn(context: BrowserContext, who: string): Promise<Page> {
  const page = await context.newPage();
  if (who === "visitor") return page;
  await page.goto("/login");
  await submitLogin(page, who === "owner" ? accounts.owner : accounts.dana);
  await expect(page).toHaveURL(/\/dashboard\//);
  return page;
}

for (const [who, paths] of Object.entries(pages))
  test(`no page of the ${who}'s has an accessibility fault, on a phone and a desk, light and dark`, async ({
    browser,
  }) => {
    test.setTimeout(1_200_000);
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await signIn(context, who);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText("loading…")).toHaveCount(0);
      faults.push(...(await findFaults(page)));
    }
    await context.close();
    expect(faults).toEqual([]);
  });
