import { expect, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

test("what an address wrote and the call it asked for are one thread, and the call leads there", async ({
  page,
}) => {
  const email = `lead-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const name = `Lead ${email.slice(5, 13)}`;
  const [message, call] = [crypto.randomUUID(), crypto.randomUUID()];
  await callService("POST", "/rest/v1/contact_messages", {
    id: message,
    name,
    email,
    message: "Could we talk about our shop?",
    created_at: "2026-01-02T10:00:00Z",
  });
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  const hour = String(Math.floor(Math.random() * 24)).padStart(2, "0");
  await callService("POST", "/rest/v1/discovery_calls", {
    id: call,
    name,
    email: email.toUpperCase(),
    date: day,
    start_time: `${hour}:00`,
    end_time: `${hour}:30`,
    time_zone: "UTC",
    starts_at: `${day}T${hour}:00:00Z`,
    ends_at: `${day}T${hour}:30:00Z`,
  });
  await login(page, await makeOwner(), "/dashboard/owner/calls");
  const card = page.getByRole("article", { name });
  for (let next = page.getByRole("link", { name: "Next" }); !(await card.isVisible()); ) await next.click();
  await card.getByRole("link", { name: "1 message", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/owner/messages/${message}`);
  const parts = page.getByRole("article", { name });
  await expect(parts).toHaveCount(2);
  await expect(parts.first()).toContainText("Could we talk about our shop?");
  await expect(parts.last()).toContainText("Discovery call");
  await parts.last().getByRole("button", { name: "Confirm" }).click();
  await expect(parts.last()).toContainText("Confirmed");
  await expect(page).toHaveURL(new RegExp(`/dashboard/owner/messages/${message}`));
  expect(await readRows("discovery_calls", `select=status&id=eq.${call}`)).toEqual([{ status: "confirmed" }]);
});
