import { type Browser, expect, type Page, test } from "@playwright/test";
import { scan } from "../fixtures/authenticator.ts";
import { findFaults, looksAt } from "../fixtures/find-faults.ts";
import { findMail } from "../fixtures/find-mail.ts";
import { keyboard } from "../fixtures/hands.ts";
import { login, makeClient, makeOwner, type Person, signIn } from "../fixtures/people.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const settings = "/dashboard/client/settings";
const region = (page: Page, name = "Two-step sign-in") => page.getByRole("region", { name });
const phoneSize = { width: 390, height: 844 };

/** A second device, on which the second step is taken too. */
async function signInElsewhere(browser: Browser, person: Person, code: string) {
  const page = await (await browser.newContext()).newPage();
  await signIn(page.context(), person);
  await page.goto(`/auth/second-step?from=${settings}`);
  await page.getByLabel("Code from the app").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(settings);
  return page;
}

for (const [name, javaScriptEnabled] of [
  ["with the keyboard alone", true],
  ["without script", false],
] as const)
  test.describe(name, () => {
    test.use({ javaScriptEnabled, viewport: phoneSize });

    /** Of the part, what is open to be seen: the page has more fields of that name. */
    async function write(page: Page, label: string, words: string) {
      if (javaScriptEnabled) return keyboard.write(page, label, words);
      await region(page).getByLabel(label).filter({ visible: true }).fill(words);
    }

    async function press(page: Page, role: "button" | "summary", label: string, part?: string) {
      if (javaScriptEnabled) return keyboard.press(page, role, label);
      const found =
        role === "summary"
          ? region(page, part)
              .locator("summary")
              .and(page.getByLabel(label).or(page.getByText(label)))
          : region(page, part).getByRole(role, { name: label });
      await found.click();
    }

    /** Opens a form of the part: with script its first field has the focus at once. */
    async function openForm(page: Page, label: string, { password }: Person) {
      await press(page, "summary", label);
      const field = region(page).getByLabel("Current password").filter({ visible: true });
      if (!javaScriptEnabled) return field.fill(password);
      await expect(field).toBeFocused();
      await page.keyboard.type(password);
    }

    test(`${name}, on a phone, an app is set up, its codes are renewed, a session is ended and the app removed`, {
      tag: javaScriptEnabled ? "@slow" : [],
    }, async ({ browser, page }) => {
      const { person } = await makeClient("Settings");
      const before = await signInCookies(person);
      await login(page, person, settings);
      await expect(region(page)).toContainText("Your password alone opens your account.");
      await expect(region(page)).toContainText("Once it is set up, every other session of yours ends");
      await write(page, "What you call it", "Work phone");
      await write(page, "Current password", "not this one");
      await press(page, "button", "Set up an authenticator app");
      await expect(page.getByText("That is not your current password.").first()).toBeVisible();
      await write(page, "What you call it", "Work phone");
      await write(page, "Current password", person.password);
      await press(page, "button", "Set up an authenticator app");
      await expect(page).toHaveURL(/\/auth\/authenticator/);
      const app = await scan(page);
      await page.getByLabel("Code from the app").fill(app.next());
      await page.getByRole("button", { name: "Turn on" }).click();
      await expect(page).toHaveURL(/\/auth\/recovery-codes/);
      const codes = await page.getByRole("list", { name: "Recovery codes" }).textContent();
      await page.getByRole("button", { name: "The codes are kept" }).click();
      await expect(page).toHaveURL(/\/dashboard\/client\/settings/);
      await expect(region(page).getByRole("listitem")).toHaveText([
        /Work phone.*Set up .*last asked for a code/,
      ]);
      await expect(region(page)).toContainText("You have 10 recovery codes left.");
      expect((await get("/dashboard/client", before)).headers.get("location")).toMatch(/^\/login/);
      await findMail(person.email, "An authenticator app was set up for your account");

      const other = await signInElsewhere(browser, person, app.next());
      await page.goto(settings);
      const sessions = region(page, "Where you are signed in").getByRole("listitem");
      await expect(sessions).toHaveCount(2);
      await expect(sessions.first()).toContainText("with the password and a code from an app");
      await expect(sessions.getByRole("button")).toHaveCount(1);
      await press(page, "button", "End Chrome", "Where you are signed in");
      await expect(sessions).toHaveText([/This one/]);
      await expect(page.getByText("That device is signed out.")).toBeVisible();
      await other.reload();
      await expect(other).toHaveURL(/\/login/);
      await other.context().close();

      await page.goto(settings);
      await openForm(page, "Make new recovery codes", person);
      await press(page, "button", "Make new recovery codes");
      await expect(page).toHaveURL(/\/auth\/recovery-codes/);
      expect(await page.getByRole("list", { name: "Recovery codes" }).textContent()).not.toBe(codes);
      await page.getByRole("button", { name: "The codes are kept" }).click();
      await expect(page).toHaveURL(/\/dashboard\/client\/settings/);
      await findMail(person.email, "You have new recovery codes");

      await openForm(page, "Remove “Work phone”", person);
      await expect(region(page)).toContainText("Once it is removed, your password alone opens your account.");
      await press(page, "button", "Remove “Work phone”");
      await expect(page.getByText("The authenticator app is removed.")).toBeVisible();
      await expect(region(page)).toContainText("Your password alone opens your account.");
      const { text } = await findMail(person.email, "An authenticator app was removed from your account");
      expect(text).toContain("from now on the password alone opens your account");
      expect(text).not.toMatch(/[A-Z2-9]{4}-[A-Z2-9]{4}/);
    });
  });

test("the owner sees who of a client uses two-step sign-in, and colleagues do not", async ({
  browser,
  page,
}) => {
  const { id, person } = await makeClient("Badge");
  await login(page, person, settings);
  await region(page).getByLabel("Current password").fill(person.password);
  await region(page).getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(page).toHaveURL(/\/auth\/authenticator/);
  const app = await scan(page);
  await page.getByLabel("Code from the app").fill(app.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page).toHaveURL(/\/auth\/recovery-codes/);
  const owner = await (await browser.newContext()).newPage();
  await login(owner, await makeOwner(), `/dashboard/owner/clients/${id}`);
  const row = owner.getByRole("listitem").filter({ hasText: person.email });
  await expect(row.getByText("Two-step sign-in")).toBeVisible();
  await owner.context().close();
  await page.goto(settings);
  await expect(region(page, "Your colleagues").getByRole("listitem")).toHaveCount(1);
  await expect(region(page, "Your colleagues").getByText("Two-step sign-in")).toHaveCount(0);
});

test("what is set up is without faults in both widths and schemes, however long its name", async ({
  page,
}) => {
  const { person } = await makeClient("Looks");
  await login(page, person, settings);
  await region(page).getByLabel("What you call it").fill("W".repeat(60));
  await region(page).getByLabel("Current password").fill(person.password);
  await region(page).getByRole("button", { name: "Set up an authenticator app" }).click();
  await expect(page).toHaveURL(/\/auth\/authenticator/);
  const app = await scan(page);
  await page.getByLabel("Code from the app").fill(app.next());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page).toHaveURL(/\/auth\/recovery-codes/);
  await page.goto(settings);
  for (const summary of await region(page).locator("summary").all()) await summary.click();
  expect(await findFaults(page, looksAt(390, 1440))).toEqual([]);
});
