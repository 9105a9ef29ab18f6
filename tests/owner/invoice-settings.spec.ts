import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { signIn } from "../fixtures/people.ts";
import { type Site, startSite } from "../fixtures/start-site.ts";

// What invoices say is a thing of the whole agency, and told to all its owners: a site of its own has none that mind.

const path = "/dashboard/owner/settings/invoices";
const { owner } = accounts;
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ hasOwnDatabase: true });
});
test.afterAll(() => site?.stop());

async function openSettings(page: Page): Promise<Page> {
  await signIn(page.context(), owner, site.url);
  await page.goto(site.url + path);
  return page;
}

const account = (page: Page) => page.getByLabel("Where to pay by bank transfer");
const password = (page: Page) => page.getByLabel("Current password");
const save = (page: Page) => page.getByRole("button", { name: "Save what invoices say" });
const countMails = async () =>
  (await site.rest("outbox?template=eq.invoice-sender-changed&select=recipient")).length;

for (const width of [390, 1440])
  test(`at ${width} pixels an owner changes where to pay with the password, and the overview tells of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSettings(page);
    await expect(page.getByText("Invoices are made with Stripe, which is not connected yet.")).toBeVisible();
    const mails = await countMails();
    const ending = `0${width}`.slice(-4);
    const typed = `Bank of the Agency\nIBAN DE89 3704 0044 0532 0${width}`;
    await page.getByLabel("Who it is from").fill("The Agency\nMain Street 1");
    await account(page).fill(typed);
    await password(page).fill("not this one");
    await save(page).click();
    await expect(page.getByRole("main").getByRole("alert")).toHaveText("That is not your current password.");
    await expect(account(page)).toHaveValue(typed);
    expect(await countMails()).toBe(mails);

    await password(page).fill(owner.password);
    await save(page).click();
    await expect(
      page.getByText("Invoices say so from now on, and every owner is told by email."),
    ).toBeVisible();
    await expect(account(page)).toHaveValue(typed);
    await expect(password(page)).toHaveValue("");
    await expect(
      page
        .getByText(`an account that ends in ${ending}`)
        .or(page.getByText(`one that ends in ${ending}`))
        .first(),
    ).toBeVisible();
    expect(await countMails()).toBe(mails + 1);

    await password(page).fill(owner.password);
    await save(page).click();
    await expect(page.getByText("Nothing was changed: invoices say that already.")).toBeVisible();
    expect(await countMails()).toBe(mails + 1);

    await page.goto(`${site.url}/dashboard/owner`);
    const notice = page.getByRole("status").filter({ hasText: "Not you or a colleague?" });
    await expect(notice).toContainText(ending);
    await expect(notice.getByRole("button")).toHaveCount(0);
    await notice.getByRole("link", { name: "Not you or a colleague? What to do" }).click();
    await expect(page).toHaveURL(site.url + path);
  });

test("of two who change it the second is told what stands there, and may then replace it", async ({
  page,
  context,
}) => {
  await openSettings(page);
  const other = await context.newPage();
  await other.goto(site.url + path);
  await account(page).fill("Account of the first");
  await password(page).fill(owner.password);
  await save(page).click();
  await expect(page.getByText("Invoices say so from now on")).toBeVisible();

  await account(other).fill("Account of the second");
  await password(other).fill(owner.password);
  await save(other).click();
  const told = other.getByRole("alert").filter({ hasText: "Someone else changed this" });
  await expect(told).toContainText("Account of the first");
  await expect(account(other)).toHaveValue("Account of the second");
  await save(other).click();
  await expect(other.getByText("Invoices say so from now on")).toBeVisible();
});

test("reminders go out on the days that are typed, in their order", async ({ page }) => {
  await openSettings(page);
  const days = page.getByLabel("Days after it is due");
  await days.fill("20, soon");
  await page.getByRole("button", { name: "Save the days" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(
    "Please write at most six whole numbers from -30 to 365, with commas between them.",
  );
  await expect(days).toHaveValue("20, soon");
  await days.fill("20; 3 -2");
  await page.getByRole("button", { name: "Save the days" }).click();
  await expect(
    page.getByText("Clients are reminded on these days after an invoice is due: -2, 3, 20."),
  ).toBeVisible();
  await expect(days).toHaveValue("-2, 3, 20");
  await days.fill("");
  await page.getByRole("button", { name: "Save the days" }).click();
  await expect(page.getByText("Clients are no longer reminded.")).toBeVisible();
});

test("without script what was typed comes back, and the password does not", async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  });
  const page = await openSettings(await context.newPage());
  await account(page).fill("Account without script");
  await password(page).fill("not this one");
  await save(page).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("That is not your current password.");
  expect(await page.content()).not.toContain("not this one");
  await expect(page.locator("textarea[name=pay_to]")).toHaveValue("Account without script");
  await page.getByLabel("Current password").fill(owner.password);
  await page.getByRole("button").click();
  await expect(page).toHaveURL(site.url + path);
  await expect(account(page)).toHaveValue("Account without script");
  await context.close();
});

test("wrong passwords are counted, and nothing changes meanwhile", async ({ page }) => {
  await openSettings(page);
  const before = await site.rest("agency_settings?select=pay_to,version");
  const cookies = await site.signIn(owner);
  const guess = async (current: string) =>
    await fetch(`${site.url}/api/owner/invoice-sender`, {
      method: "POST",
      headers: { Origin: site.url, Accept: "application/json", Cookie: cookies },
      body: new URLSearchParams({
        invoice_from: "",
        pay_to: "mine",
        version: String(before[0]?.version),
        current,
      }),
    });
  const answers: number[] = [];
  while (!answers.includes(429) && answers.length < 30)
    answers.push((await guess(`guess ${answers.length}`)).status);
  expect(answers.at(-1)).toBe(429);
  expect((await guess(owner.password)).status).toBe(429);
  expect(await site.rest("agency_settings?select=pay_to,version")).toEqual(before);
});
