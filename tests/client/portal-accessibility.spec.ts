import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { newAddress, readMail } from "../fixtures/mail.ts";
import { submitLogin } from "../fixtures/sign-in.ts";
import { accounts } from "../fixtures/stack.ts";

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";

const pages: Record<string, string[]> = {
  visitor: [
    "/login?error=credentials",
    "/signup?invite=made-up",
    "/forgot-password?error=email",
    "/reset-password",
    "/auth/confirm?type=email&sent=1",
    "/auth/confirm?type=recovery&token_hash=aaaaaaaaaaaaaaaaaaaaaaaa",
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
  test(`no page of the ${who}'s has an accessibility fault, dark on a phone and light on a desk`, async ({
    browser,
  }) => {
    test.setTimeout(360_000);
    const context = await browser.newContext({ reducedMotion: "reduce" });
    const page = await signIn(context, who);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByText("loading…")).toHaveCount(0);
      for (const [width, colorScheme] of [
        [390, "dark"],
        [1440, "light"],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // The change of colours is a transition too, if a short one.
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            faults.push(`${path} ${width} ${colorScheme} ${id}: ${target.join(" ")}\n${failureSummary}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) faults.push(`${path} is ${overflow} px wider than ${width} px`);
      }
    }
    await context.close();
    expect(faults).toEqual([]);
  });

/** Presses Tab until the focus is on what has this name, as somebody without a mouse would, and sees where it is. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let press = 0; press < 80; press++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate(
      ([source, flags]) => {
        const focused = document.activeElement;
        if (!(focused instanceof HTMLElement)) return false;
        const label = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
        const words = label.map(({ textContent }) => textContent).join(" ") || focused.textContent || "";
        return new RegExp(source ?? "", flags).test(words.trim());
      },
      [typeof name === "string" ? `^${name}` : name.source, ""],
    );
    if (!isThere) continue;
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
    );
    expect(outline, `the focus on ${name} is seen`).not.toBe("none");
    return;
  }
  throw new Error(`Tab does not reach ${name}`);
}

test("with the keyboard alone somebody signs up, confirms, changes the profile, signs out and asks for a new password", async ({
  page,
}) => {
  const email = newAddress("keys");
  await page.goto("/signup");
  await tabTo(page, "Name");
  await page.keyboard.type("Keyla Tab");
  await tabTo(page, "E-mail");
  await page.keyboard.type(email);
  await tabTo(page, "Password");
  await page.keyboard.type("a long enough password");
  await tabTo(page, "I accept");
  await page.keyboard.press("Space");
  await tabTo(page, "Sign up");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/auth\/confirm/);
  const { code } = await readMail(email, "Confirm your e-mail address");
  await tabTo(page, "Code");
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/client");

  await tabTo(page, "Settings");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/settings");
  await tabTo(page, "Phone");
  await page.keyboard.type("(905) 555-0199");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your profile is saved.")).toBeVisible();
  await tabTo(page, "Sign out$");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
  await tabTo(page, "Forgot your password");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/forgot-password");
  await tabTo(page, "E-mail");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("on its way");
});

test("with the keyboard alone the owner opens a client, is asked before removing somebody, and reads the log", async ({
  page,
}) => {
  await page.goto("/login?from=/dashboard/owner/clients");
  await tabTo(page, "E-mail");
  await page.keyboard.type(accounts.owner.email);
  await tabTo(page, "Password");
  await page.keyboard.type(accounts.owner.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/owner/clients");
  await tabTo(page, "Find by name");
  await page.keyboard.type("Voltway");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=Voltway/);
  await tabTo(page, "Voltway Home Electric");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Voltway Home Electric");
  await tabTo(page, "Remove$");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog", { name: /Remove/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Remove" }).first()).toBeFocused();
  await page.goto("/dashboard/settings");
  await tabTo(page, "Audit log");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/settings/audit-log");
  await tabTo(page, "Show");
});
