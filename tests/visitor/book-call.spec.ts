import { expect, type Page, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { findMail, readCalendarFile } from "../fixtures/find-mail.ts";
import { holdRequest } from "../fixtures/hold-request.ts";
import { newAddress } from "../fixtures/mail.ts";

const sent = "Thanks! We'll be in touch to confirm a time.";
const { timeZone, locale } = agency;
const onTheAgencysClock = (time: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "short", timeStyle: "short" }).format(
    new Date(time),
  );
const zoneName = () =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value;

const field = (page: Page, name: string) => page.locator(`form[method=post] [name=${name}]`);

test("a visitor in another time zone asks for a call, sees it on its way, changes it and cancels it", async ({
  browser,
}) => {
  // The form means the agency's clock, whatever the visitor's shows.
  const page = await browser.newPage({ timezoneId: "Asia/Kolkata" });
  const email = newAddress("caller");
  const name = `Ben ${email.slice(7, 15)}`;
  const stored = () =>
    readRows(
      "discovery_calls",
      `email=eq.${encodeURIComponent(email)}&select=date,start_time,end_time,starts_at,status,sequence`,
    );
  await page.clock.setFixedTime(Date.now() - 60_000);
  await page.goto("/discovery-call");
  await page.getByLabel("Name *").fill(name);
  await page.getByLabel("Email", { exact: false }).first().fill(email);
  await page.getByLabel("Date *").fill("2031-12-01");
  await page.getByLabel("Start time *").fill("09:15");
  await page.getByLabel(/^Notes/).fill("About the booking page");
  const button = page.locator("form[method=post]").getByRole("button");
  const asked = page.waitForRequest("**/api/discovery-call");
  await holdRequest(page, "/api/discovery-call", async () => {
    await button.click();
    await expect(button).toHaveText("Submitting...");
    await expect(button).toBeDisabled();
  });
  expect((await asked).postDataJSON()).toEqual({
    name,
    email,
    phone: "",
    date: "2031-12-01",
    startTime: "09:15",
    endTime: "09:45",
    notes: "About the booking page",
  });
  await expect(page.getByRole("status").filter({ hasText: sent })).toBeVisible();
  for (const each of ["name", "email", "date", "startTime", "endTime", "notes"])
    await expect(field(page, each)).toHaveValue("");
  expect(await stored()).toMatchObject([
    { date: "2031-12-01", start_time: "09:15:00", end_time: "09:45:00", status: "requested", sequence: 0 },
  ]);

  const notice = await findMail(accounts.owner.email, `${name} asks for a call`);
  expect(notice.headers["reply-to"]).toContain(email);
  expect(notice.text).toContain(`December 1, 2031 at 9:15 AM ${zoneName()}`);
  const received = await findMail(email, "Your request for a discovery call");
  const calendar = await readCalendarFile(received);
  const start = String((await stored())[0]?.starts_at);
  expect(onTheAgencysClock(start)).toBe("01/12/2031, 09:15");
  expect(calendar).toContain(`DTSTART:${new Date(start).toISOString().replaceAll(/[-:]|\.000/g, "")}`);
  expect(calendar).toContain("SEQUENCE:0");
  expect(calendar).toContain("STATUS:TENTATIVE");

  const [link = ""] = /http\S+\/calls\/[\w-]+/.exec(received.text) ?? [];
  await page.goto(link);
  await page.reload();
  expect(await stored()).toMatchObject([{ status: "requested", sequence: 0 }]);
  await page.getByLabel("Date").fill("2031-12-02");
  await page.getByLabel("Start time").fill("17:30");
  await page.getByRole("button", { name: "Ask for this time" }).click();
  await expect(page.getByRole("status")).toHaveText(sent);
  expect(await stored()).toMatchObject([{ date: "2031-12-02", end_time: "18:00:00", sequence: 1 }]);
  expect(await readCalendarFile(await findMail(email, "Your new time for the discovery call"))).toContain(
    "SEQUENCE:1",
  );

  await page.getByRole("button", { name: "Cancel this call" }).click();
  await expect(page.getByRole("status")).toHaveText("Your call is cancelled.");
  await expect(page.getByRole("button", { name: "Cancel this call" })).toHaveCount(0);
  expect(await stored()).toMatchObject([{ status: "cancelled" }]);
  const cancelled = await readCalendarFile(await findMail(email, "Your discovery call is cancelled"));
  expect(cancelled).toContain("METHOD:CANCEL");
  await findMail(accounts.owner.email, `${name} cancelled the call`);
  await page.close();
});

test("the end that a browser sends is ignored, and no rule can be skipped", async ({ request, baseURL }) => {
  const email = newAddress("forger");
  const call = {
    name: "Forger",
    email,
    phone: "",
    date: "2031-12-03",
    startTime: "10:00",
    endTime: "23:59",
    notes: "",
  };
  const post = (data: object) =>
    request.post("/api/discovery-call", { data, headers: { Origin: baseURL ?? "" } });
  expect((await post(call)).status()).toBe(200);
  expect(await readRows("discovery_calls", `email=eq.${encodeURIComponent(email)}&select=end_time`)).toEqual([
    { end_time: "10:30:00" },
  ]);
  const late = await post({ ...call, startTime: "17:31" });
  expect(late.status()).toBe(400);
  expect(await late.json()).toEqual({ error: "Please choose a start time between 8:00 AM and 5:30 PM." });
});
