import { expect, type Page, test } from "@playwright/test";
import { dateInTimeZone } from "../../schemas/requests/date-in-time-zone.ts";
import { agency } from "../fixtures/agency.ts";
import { newAddress } from "../fixtures/mail.ts";
import { wake } from "../fixtures/wake.ts";

const sent = "Thanks! We'll be in touch to confirm a time.";
const failed = "Failed to submit. Please try again later.";
const dayMs = 86_400_000;
const yesterday = dateInTimeZone(new Date(Date.now() - dayMs), agency.timeZone);
const soon = dateInTimeZone(new Date(Date.now() + 9 * dayMs), agency.timeZone);

const button = (page: Page) => page.locator("form[method=post]").getByRole("button");
const field = (page: Page, name: string) => page.locator(`form[method=post] [name=${name}]`);

test("the fields are those of the specification, required marks included", async ({ page }) => {
  await page.goto("/discovery-call");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a Discovery Call");
  for (const label of [/^Name \*$/, /^Date \*$/, /^Start time \*$/])
    await expect(page.getByLabel(label)).toHaveAttribute("required", "");
  for (const label of ["Email (one of the two)", "Phone (one of the two)", "Notes (optional)"])
    await expect(page.getByLabel(label)).not.toHaveAttribute("required");
  const start = field(page, "startTime");
  await expect(start).toHaveAttribute("step", "900");
  await expect(start).toHaveAttribute("min", "08:00");
  await expect(start).toHaveAttribute("max", "17:30");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^Email/ })).toHaveAttribute("href", /^mailto:/);
  await expect(main.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
});

test("the end is always 30 minutes after the start and cannot be typed", async ({ page }) => {
  await page.goto("/discovery-call");
  const end = page.getByLabel("End time");
  await expect(end).toHaveAttribute("readonly", "");
  for (const [start, expected] of [
    ["08:00", "08:30"],
    ["09:45", "10:15"],
    ["17:30", "18:00"],
    ["", ""],
  ] as const) {
    await field(page, "startTime").fill(start);
    await expect(end).toHaveValue(expected);
  }
});

test("a time that has passed today, or lies years ahead, is hinted at and may be sent", async ({ page }) => {
  // 12:00 on the agency's clocks.
  await page.clock.setFixedTime("2031-07-01T16:00:00Z");
  await page.goto("/discovery-call");
  const date = page.getByLabel("Date *");
  const hint = page.locator("#field-date-hint");
  await page.getByLabel("Start time *").fill("08:15");
  await date.fill("2031-07-01");
  await expect(hint).toContainText("has already passed today");
  await expect(date).toHaveAttribute("aria-describedby", /field-date-hint/);
  await page.getByLabel("Start time *").fill("12:15");
  await expect(hint).toHaveCount(0);
  await date.fill("2041-07-01");
  await expect(hint).toContainText("Is the year right?");
});

test("while a rule is broken the first failure is shown, what was typed stays, and nothing is sent", async ({
  page,
}) => {
  await page.goto("/discovery-call");
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/discovery-call")) requests += 1;
  });
  const error = page.locator("form [role=alert]:visible");
  await button(page).click();
  await expect(error).toHaveText("Please enter your name.");
  await fillIn(page);
  await field(page, "date").fill(yesterday);
  await button(page).click();
  await expect(error).toHaveText("Please choose a date today or in the future.");
  await expect(field(page, "name")).toHaveValue("Ada Lovelace");
  await expect(field(page, "notes")).toHaveValue("Our booking page");
  expect(requests).toBe(0);
});

test("a request that cannot be sent stays in the form, with the red text", async ({ page }) => {
  await page.goto("/discovery-call");
  await fillIn(page);
  await wake(page);
  await page.context().setOffline(true);
  await button(page).click();
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(field(page, "notes")).toHaveValue("Our booking page");
  await expect(field(page, "endTime")).toHaveValue("10:45");
});

test("without script a refused form keeps every word, and goes through the second time", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/discovery-call");
  const email = newAddress("plain-again");
  const notes = '\n<b>Two</b> lines\n& "more" $&';
  await page.getByLabel(/^Name/).fill("Plain");
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Phone/).fill("12345");
  await page.getByLabel(/^Date/).fill("2031-12-05");
  await page.getByLabel(/^Start time/).fill("09:15");
  await page.getByLabel(/^Notes/).fill(notes);
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await button(page).click();
  expect((await answered).status()).toBe(400);
  await expect(page.getByRole("alert")).toHaveText("Please enter a valid phone number.");
  await expect(page.getByText(sent)).toBeHidden();
  expect(page.url()).not.toContain("Plain");
  expect(await context.cookies()).toEqual([]);
  await expect(page.getByLabel(/^Name/)).toHaveValue("Plain");
  await expect(page.getByLabel(/^Start time/)).toHaveValue("09:15");
  await expect(page.getByLabel(/^Notes/)).toHaveValue(notes);
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toBeVisible();

  await page.getByLabel(/^Phone/).fill("289 555 0100");
  await button(page).click();
  await expect(page).toHaveURL(/\/discovery-call#sent$/);
  await expect(page.getByText(sent)).toBeVisible();
  await context.close();
});

async function fillIn(page: Page) {
  await field(page, "name").fill("Ada Lovelace");
  await field(page, "email").fill("ada@example.com");
  await field(page, "date").fill(soon);
  await field(page, "startTime").fill("10:15");
  await field(page, "notes").fill("Our booking page");
}
