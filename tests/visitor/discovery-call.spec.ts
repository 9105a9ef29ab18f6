import { expect, type Page, test } from "@playwright/test";
import { dateInTimeZone } from "../../schemas/requests/date-in-time-zone.ts";

const sent = "Thanks! We'll be in touch to confirm a time.";
const failed = "Failed to submit. Please try again later.";
const dayMs = 86_400_000;
const today = dateInTimeZone(new Date(), "America/Toronto");
const yesterday = dateInTimeZone(new Date(Date.now() - dayMs), "America/Toronto");
const soon = dateInTimeZone(new Date(Date.now() + 9 * dayMs), "America/Toronto");

const button = (page: Page) => page.locator("form[method=post]").getByRole("button");
const field = (page: Page, name: string) => page.locator(`form[method=post] [name=${name}]`);

test("the fields are those of the specification, required marks included", async ({ page }) => {
  await page.goto("/discovery-call");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Book a Discovery Call");
  for (const label of [/^Name \*$/, /^Date \*$/, /^Start time \*$/])
    await expect(page.getByLabel(label)).toHaveAttribute("required", "");
  for (const label of ["Email (optional)", "Phone (optional)", "Notes (optional)"])
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

test("the rules are checked in their order and the first failure is shown", async ({ page }) => {
  await page.goto("/discovery-call");
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/discovery-call")) requests += 1;
  });
  const steps: [Record<string, string>, string][] = [
    [{}, "Please enter your name."],
    [{ name: "Ada" }, "Please provide at least an email or a phone number."],
    [{ email: "ada@example", phone: "555" }, "Please enter a valid email address."],
    [{ email: "ada@example.com" }, "Please enter a valid phone number."],
    [{ phone: "555-0199" }, "Please select a date."],
    [{ date: yesterday }, "Please choose a date today or in the future."],
    [{ date: today }, "Please select a start time."],
    [{ startTime: "07:45" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
    [{ startTime: "17:45" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
  ];
  const error = page.locator("form [role=alert]:visible");
  for (const [changes, text] of steps) {
    for (const [name, value] of Object.entries(changes)) await field(page, name).fill(value);
    await button(page).click();
    await expect(error).toHaveText(text);
  }
  expect(requests, "nothing is sent while a rule is broken").toBe(0);
});

test("a visitor asks for a call, sees it on its way and an empty form afterwards", async ({ page }) => {
  await page.goto("/discovery-call");
  await fillIn(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/discovery-call", async (route) => {
    await released;
    await route.continue();
  });
  const request = page.waitForRequest("**/api/discovery-call");
  await button(page).click();
  await expect(button(page)).toHaveText("Submitting...");
  await expect(button(page)).toBeDisabled();
  expect((await request).postDataJSON()).toMatchObject({
    name: "Ada Lovelace",
    email: "ada@example.com",
    phone: "",
    date: soon,
    startTime: "10:15",
    endTime: "10:45",
    notes: "Our booking page",
  });
  release();

  await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
  for (const name of ["name", "email", "date", "startTime", "endTime", "notes"])
    await expect(field(page, name)).toHaveValue("");
});

test("a request that cannot be sent stays in the form, with the red text", async ({ page }) => {
  await page.goto("/discovery-call");
  await fillIn(page);
  await page.context().setOffline(true);
  await button(page).click();
  await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
  await expect(field(page, "notes")).toHaveValue("Our booking page");
  await expect(field(page, "endTime")).toHaveValue("10:45");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor asks for a call and reads that it arrived", async ({ page }) => {
    await page.goto("/discovery-call");
    await fillIn(page);
    await button(page).click();
    await expect(page.getByText(sent)).toBeVisible();
  });

  test("a broken rule is said in its words", async ({ page }) => {
    await page.goto("/discovery-call");
    await fillIn(page);
    await field(page, "date").fill(yesterday);
    await button(page).click();
    await expect(page.getByText("Please choose a date today or in the future.")).toBeVisible();
    await expect(page.getByText(sent)).toBeHidden();
  });
});

async function fillIn(page: Page) {
  await field(page, "name").fill("Ada Lovelace");
  await field(page, "email").fill("ada@example.com");
  await field(page, "date").fill(soon);
  await field(page, "startTime").fill("10:15");
  await field(page, "notes").fill("Our booking page");
}
