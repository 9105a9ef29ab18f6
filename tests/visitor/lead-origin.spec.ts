import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { newAddress } from "../fixtures/mail.ts";
import { login } from "../fixtures/people.ts";

test("the owner sees from which page and campaign a message came, and nothing is stored in the visitor's browser", async ({
  page,
}) => {
  const email = newAddress("lead");
  const service = "/services/software-automation-durham-region";
  await page.goto(`${service}?utm_source=newsletter&utm_medium=email&utm_campaign=autumn`);
  await page.goto("/brand");
  await page.goto("/contact", { referer: `${new URL(page.url()).origin}/brand` });
  await page.getByLabel("Name").fill("Lea Lead");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Message").fill("Where did I come from?");
  const before = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message has been sent successfully.")).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual(
    before,
  );

  const [message] = await readRows("contact_messages", `email=eq.${encodeURIComponent(email)}`);
  expect(message).toMatchObject({
    source_path: "/brand",
    campaign: "newsletter / email / autumn",
    referrer_host: null,
  });
  await login(page, accounts.owner, `/dashboard/owner/messages/${message?.id}`);
  await expect(page.getByText("From /brand · campaign: newsletter / email / autumn")).toBeVisible();
});

test("security.txt names whom to tell, and for how long it is good", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(366);
});
