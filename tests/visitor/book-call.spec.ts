import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { findMail, readCalendarFile } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { accounts } from "../fixtures/stack.ts";

test("a visitor in another time zone asks for a call, changes it and cancels it", async ({ browser }) => {
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
  await page.getByRole("button", { name: "Request this time" }).click();
  await expect(page.getByText("Thanks! We'll be in touch to confirm a time.")).toBeVisible();
  expect(await stored()).toMatchObject([
    { date: "2031-12-01", start_time: "09:15:00", end_time: "09:45:00", status: "requested", sequence: 0 },
  ]);

  const notice = await findMail(accounts.owner.email, `${name} asks for a call`);
  expect(notice.headers["reply-to"]).toContain(email);
  expect(notice.text).toContain("December 1, 2031 at 9:15 a.m. Eastern Time");
  const received = await findMail(email, "Your request for a discovery call");
  const calendar = await readCalendarFile(received);
  expect(calendar).toContain("DTSTART:20311201T141500Z");
  expect(calendar).toContain("SEQUENCE:0");
  expect(calendar).toContain("STATUS:TENTATIVE");

  const [link = ""] = /http\S+\/calls\/[\w-]+/.exec(received.text) ?? [];
  await page.goto(link);
  await page.reload();
  expect(await stored()).toMatchObject([{ status: "requested", sequence: 0 }]);
  await page.getByLabel("Date").fill("2031-12-02");
  await page.getByLabel("Start time").fill("17:30");
  await page.getByRole("button", { name: "Ask for this time" }).click();
  await expect(page.getByRole("status")).toHaveText("Thanks! We'll be in touch to confirm a time.");
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
  const post = (change: object) =>
    request.post("/api/discovery-call", { data: { ...call, ...change }, headers: { Origin: baseURL ?? "" } });
  expect((await post({})).status()).toBe(200);
  expect(await readRows("discovery_calls", `email=eq.${encodeURIComponent(email)}&select=end_time`)).toEqual([
    { end_time: "10:30:00" },
  ]);
  for (const [change, error] of [
    [{ name: " " }, "Please enter your name."],
    [{ email: "", phone: "" }, "Please provide at least an email or a phone number."],
    [{ email: "x" }, "Please enter a valid email address."],
    [{ phone: "123456" }, "Please enter a valid phone number."],
    [{ date: "" }, "Please select a date."],
    [{ date: "2031-02-30" }, "Please select a valid date."],
    [{ date: "2020-01-01" }, "Please choose a date today or in the future."],
    [{ startTime: "" }, "Please select a start time."],
    [{ startTime: "9am" }, "Please select a valid start time."],
    [{ startTime: "07:59" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
    [{ startTime: "17:31" }, "Please choose a start time between 8:00 AM and 5:30 PM."],
  ] as const) {
    const answer = await post(change);
    expect(answer.status(), error).toBe(400);
    expect(await answer.json()).toEqual({ error });
  }
});

test("the latest start ends at six: the rule about the end speaks only where the one before it would not", async ({
  request,
  browser,
  baseURL,
}) => {
  const email = newAddress("late");
  const call = { name: "Late", email, phone: "", date: "2031-12-04", notes: "" };
  const post = (startTime: string) =>
    request.post("/api/discovery-call", {
      data: { ...call, startTime, endTime: "18:15" },
      headers: { Origin: baseURL ?? "" },
    });
  expect((await post("17:30")).status()).toBe(200);
  expect(await readRows("discovery_calls", `email=eq.${encodeURIComponent(email)}&select=end_time`)).toEqual([
    { end_time: "18:00:00" },
  ]);
  for (const startTime of ["17:31", "17:45", "23:45"]) {
    expect(await (await post(startTime)).json()).toEqual({
      error: "Please choose a start time between 8:00 AM and 5:30 PM.",
    });
  }

  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/discovery-call#rule-11");
  await expect(page.getByRole("alert")).toHaveText("Please choose a start time that ends by 6:00 PM.");
  await page.close();
});
