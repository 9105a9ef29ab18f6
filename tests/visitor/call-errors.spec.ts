import { devices, expect, type Page, test } from "@playwright/test";
import { dateInTimeZone } from "../../schemas/requests/date-in-time-zone.ts";
import { agency } from "../fixtures/agency.ts";
import { newAddress } from "../fixtures/mail.ts";
import { startSite } from "../fixtures/start-site.ts";

const day = (offset: number) => dateInTimeZone(new Date(Date.now() + offset * 86_400_000), agency.timeZone);
const field = (page: Page, name: string) => page.locator(`form[method=post] [name=${name}]`);
const request = (page: Page) => page.getByRole("button", { name: "Request this time" });

const steps: [changes: Record<string, string>, broken: string, text: string][] = [
  [{}, "name", "Please enter your name."],
  [{ name: "Ada" }, "email", "Please provide at least an email or a phone number."],
  [{ email: "ada@example", phone: "555" }, "email", "Please enter a valid email address."],
  [{ email: "ada@example.com" }, "phone", "Please enter a valid phone number."],
  [{ phone: "555-0199" }, "date", "Please select a date."],
  [{ date: day(-1) }, "date", "Please choose a date today or in the future."],
  [{ date: day(9) }, "startTime", "Please select a start time."],
  [{ startTime: "07:45" }, "startTime", "Please choose a start time between 8:00 AM and 5:30 PM."],
];

test("a broken rule marks its field, is said with it and has the focus", async ({ page }) => {
  await page.goto("/discovery-call");
  for (const [changes, broken, text] of steps) {
    for (const [name, value] of Object.entries(changes)) await field(page, name).fill(value);
    await request(page).click();
    await expect(field(page, broken)).toBeFocused();
    await expect(field(page, broken)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, broken)).toHaveAccessibleDescription(new RegExp(text.replace(/[.?]/g, "\\$&")));
    await expect(page.locator("form[method=post] [aria-invalid=true]")).toHaveCount(1);
  }
  await field(page, "startTime").fill("10:00");
  await expect(field(page, "startTime")).not.toHaveAttribute("aria-invalid");
});

test("on a phone the form scrolls to the field that is wrong", async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto("/discovery-call");
  await request(page).tap();
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "name")).toBeInViewport({ ratio: 1 });
  const [label, header] = await Promise.all([
    page.getByLabel("Name *").evaluate((input) => input.parentElement?.getBoundingClientRect().top),
    page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom),
  ]);
  expect(label).toBeGreaterThanOrEqual(header);
  await context.close();
});

test("without JavaScript the refused form comes back with the field marked and in view", async ({
  browser,
}) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/discovery-call");
  await field(page, "name").fill("Ada");
  await field(page, "email").fill("ada@example.com");
  await field(page, "date").fill(day(-1));
  await field(page, "startTime").fill("10:00");
  await request(page).tap();
  await expect(field(page, "date")).toHaveAttribute("aria-invalid", "true");
  await expect(field(page, "date")).toHaveAccessibleDescription(
    "Please choose a date today or in the future.",
  );
  await expect(field(page, "date")).toBeInViewport();
  await context.close();
});

test("the owner decides on which days and at which hours a call can be asked for", async ({ browser }) => {
  const site = await startSite({ hasOwnLake: true });
  const page = await browser.newPage({ baseURL: site.url });
  try {
    const callHours = { _type: "callHours", days: [2, 3, 4], opens: "09:30", closes: "13:00" };
    await site.lake.content.patch("siteSettings").set({ callHours }).commit();
    await expect
      .poll(() => fetch(`${site.url}/discovery-call`).then((answer) => answer.text()))
      .toContain("12:30");

    await page.goto("/discovery-call");
    await expect(field(page, "date")).toHaveAccessibleDescription("Tuesday–Thursday");
    await expect(field(page, "startTime")).toHaveAccessibleDescription(/^Between 9:30 AM and 12:30 PM, /);
    await field(page, "name").fill("Ada");
    await field(page, "email").fill(newAddress("hours"));
    await field(page, "date").fill("2031-12-01");
    await field(page, "startTime").fill("13:00");
    await request(page).click();
    await expect(field(page, "startTime")).toHaveAccessibleDescription(/between 9:30 AM and 12:30 PM\./);
    await field(page, "startTime").fill("10:00");
    await request(page).click();
    await expect(field(page, "date")).toHaveAccessibleDescription(/one of these days: Tuesday–Thursday\./);
    const fields = { name: "Ada", email: newAddress("hours"), date: "2031-12-01", startTime: "10:00" };
    const refused = await page.request.post("/api/discovery-call", {
      data: fields,
      headers: { Origin: site.url },
    });
    expect([refused.status(), await refused.json()]).toEqual([
      400,
      { error: "Please choose one of these days: Tuesday–Thursday." },
    ]);

    await field(page, "date").fill("2031-12-02");
    await request(page).click();
    await expect(page.getByRole("status").filter({ hasText: "Thanks!" })).toBeVisible();
  } finally {
    await page.close();
    await site.stop();
  }
});
