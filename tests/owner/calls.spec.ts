import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { findMail, readCalendarFile } from "../fixtures/find-mail.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login, makeOwner, newAddressOfVisitor } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

/** No confirmation is sent to whom an address is the name. */
const nameOf = (email: string) => email.replace("@example.com", "");

const visitor = () => ({ Origin: addresses.site, "X-Forwarded-For": newAddressOfVisitor() });

test("two visitors ask for overlapping times: one is confirmed, the other gets and accepts a proposal", async ({
  page,
  request,
  browser,
}) => {
  const first = newAddress("first");
  const second = newAddress("second");
  const day = new Date(Date.UTC(2032, 0, 1) + (Date.now() % 3_000) * 86_400_000).toISOString().slice(0, 10);
  for (const [email, startTime] of [
    [first, "10:00"],
    [second, "10:15"],
  ] as const) {
    const data = { name: nameOf(email), email, phone: "", date: day, startTime, notes: "" };
    await request.post("/api/discovery-call", { headers: visitor(), data });
  }

  await login(page, accounts.owner, "/dashboard/owner/calls");
  const call = (name: string) => page.getByRole("article", { name });
  await call(nameOf(first)).getByRole("button", { name: "Confirm" }).click();
  await expect(call(nameOf(first))).toContainText("Confirmed");
  const calendar = await readCalendarFile(await findMail(first, "Your discovery call is confirmed"));
  expect(calendar).toContain("STATUS:CONFIRMED");
  expect(calendar).toContain("SEQUENCE:1");

  await expect(call(nameOf(second))).toContainText(`Conflict: ${nameOf(first)}`);
  await call(nameOf(second)).getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Another confirmed call overlaps with this one.")).toBeVisible();

  await call(nameOf(second)).getByText("Propose another time").click();
  await call(nameOf(second)).getByLabel("Date").fill(day);
  await call(nameOf(second)).getByLabel("Start time").fill("10:30");
  await call(nameOf(second)).getByRole("button", { name: "Propose" }).click();
  await expect(call(nameOf(second))).toContainText("You proposed this time");
  await expect(call(nameOf(second)).getByRole("button", { name: "Confirm" })).toHaveCount(0);
  const proposal = await findMail(second, "Another time for your discovery call");
  const [link = ""] = /http\S+\/calls\/[\w-]+/.exec(proposal.text) ?? [];
  await page.goto(link);
  await page.getByRole("button", { name: "Accept this time" }).click();
  await expect(page.getByRole("status")).toHaveText("Thanks! The time is confirmed.");
  await findMail(accounts.owner.email, `${nameOf(second)} accepted the time`);

  await page.goto("/dashboard/owner/calls");
  const owner = await makeOwner();
  const subscriber = await browser.newPage();
  await login(subscriber, owner, "/dashboard/owner/calls");
  await subscriber.getByRole("button", { name: "Make a private address" }).click();
  const feed = await subscriber.getByRole("textbox", { name: "Private address" }).inputValue();
  const subscribed = await (await request.get(feed)).text();
  for (const email of [first, second])
    expect(subscribed).toContain(`SUMMARY:Discovery call with ${nameOf(email)}`);
  expect((await request.get(`${feed.slice(0, -1)}_`)).status()).toBe(404);

  await subscriber.getByRole("button", { name: "Make a new address" }).click();
  await subscriber.getByRole("alertdialog").getByRole("button", { name: "Make a new address" }).click();
  await expect(subscriber.getByRole("textbox", { name: "Private address" })).not.toHaveValue(feed);
  expect((await request.get(feed)).status()).toBe(404);
  const renewed = await subscriber.getByRole("textbox", { name: "Private address" }).inputValue();
  expect((await request.get(renewed)).status()).toBe(200);
  await callService("PATCH", `/rest/v1/users?id=eq.${owner.id}`, { role: "client" });
  expect((await request.get(renewed)).status()).toBe(404);
  await subscriber.close();

  await expect(call(nameOf(second)).getByRole("button", { name: "Decline" })).toHaveCount(0);
  await call(nameOf(second)).getByRole("button", { name: "Cancel the call" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the call" }).click();
  await expect(page.getByText("The call is cancelled.")).toBeVisible();
  const cancelled = await readCalendarFile(await findMail(second, "Your discovery call has to be cancelled"));
  expect(cancelled).toContain("STATUS:CANCELLED");
});

test("days that are over are not called free", async ({ page }) => {
  await login(page, accounts.owner, "/dashboard/owner/calls/week?of=2020-01-01");
  await expect(page.getByText("Past", { exact: true })).toHaveCount(7);
  await expect(page.getByText("Free", { exact: true })).toHaveCount(0);
  await page.goto("/dashboard/owner/calls/week?of=2090-01-01");
  await expect(page.getByText("Free", { exact: true })).toHaveCount(7);
});

test("a call that was asked for in hours that have passed, or years ahead, says so and waits for an answer", async ({
  page,
  request,
}) => {
  const [past, far] = [newAddress("past"), newAddress("far")];
  for (const email of [past, far]) {
    const data = { name: nameOf(email), email, phone: "", date: "2041-03-04", startTime: "09:00", notes: "" };
    await request.post("/api/discovery-call", { headers: visitor(), data });
  }
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const moments = { starts_at: hoursAgo(2), ends_at: hoursAgo(1.5) };
  await callService("PATCH", `/rest/v1/discovery_calls?email=eq.${past}`, moments);

  await login(page, accounts.owner, "/dashboard/owner/calls");
  await expect(page.getByRole("article", { name: nameOf(past) })).toContainText("Already past");
  await expect(page.getByRole("article", { name: nameOf(far) })).toContainText("Far ahead");
});

test("the owner blocks a time: the week shows it, and a call asked for then is a conflict", async ({
  page,
  request,
}) => {
  const email = newAddress("blocked");
  const name = nameOf(email);
  const day = new Date(Date.UTC(2041, 0, 1) + (Date.now() % 3_000) * 86_400_000).toISOString().slice(0, 10);
  const data = { name, email, phone: "", date: day, startTime: "10:00", notes: "" };
  await request.post("/api/discovery-call", { headers: visitor(), data });

  await login(page, accounts.owner, "/dashboard/owner/calls/availability");
  await page.getByLabel("Start date").fill(day);
  await page.getByLabel("Start time").fill("10:15");
  await page.getByLabel("End date").fill(day);
  await page.getByLabel("End time").fill("09:15");
  await page.getByLabel("Reason").fill(`Away ${name}`);
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByText("The end must be after the start.")).toBeVisible();
  await page.getByLabel("End time").fill("12:00");
  await page.getByRole("button", { name: "Block this time" }).click();
  await expect(page.getByText("The time is blocked.")).toBeVisible();
  const block = page.getByRole("listitem").filter({ hasText: `Away ${name}` });
  await expect(block).toHaveCount(1);

  await page.goto("/dashboard/owner/calls");
  await expect(page.getByRole("article", { name })).toContainText(`Conflict: Away ${name}`);
  await page.goto(`/dashboard/owner/calls/week?of=${day}`);
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: `Away ${name}` })
      .last(),
  ).toContainText("12:00");
  await expect(page.getByText("Waiting for your answer")).toBeVisible();
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(page.getByText(`Away ${name}`)).toHaveCount(0);

  await page.goto("/dashboard/owner/calls/availability");
  await block.getByRole("button", { name: "Remove" }).click();
  await expect(block).toHaveCount(0);
});
