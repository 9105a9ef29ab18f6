import { expect, type Page, test } from "@playwright/test";
import { dateInTimeZone } from "../../schemas/requests/date-in-time-zone.ts";
import { agency } from "../fixtures/agency.ts";
import { wake } from "../fixtures/wake.ts";

// The status alone says whether the site took a form: whatever stands in front of it may change the body.

const bodies = [
  '{"ok":true}',
  "{}",
  "",
  "null",
  "[]",
  "0",
  '"sent"',
  "{",
  "<!doctype html><p>Thanks",
  '{"error":"?"}',
];
const statuses = { accepted: [200, 201, 202], refused: [400, 401, 403, 409, 413, 429, 500, 502, 503] };

const forms = [
  {
    page: "/contact",
    api: "/api/contact",
    button: "Send message",
    accepted: "Your message has been sent successfully. We'll get back to you soon!",
    refused: "Failed to send message. Please try again later.",
    fill: async (page: Page) => {
      await page.getByLabel("Email", { exact: true }).fill("ada@example.com");
      await page.getByLabel("Message").fill("Hello");
    },
  },
  {
    page: "/discovery-call",
    api: "/api/discovery-call",
    button: "Request this time",
    accepted: "Thanks! We'll be in touch to confirm a time.",
    refused: "Failed to submit. Please try again later.",
    fill: async (page: Page) => {
      const day = dateInTimeZone(new Date(Date.now() + 9 * 86_400_000), agency.timeZone);
      await page.getByLabel(/^Email/).fill("ada@example.com");
      await page.locator("form[method=post] [name=date]").fill(day);
      await page.locator("form[method=post] [name=startTime]").fill("10:00");
    },
  },
];

for (const form of forms) {
  const name = `the form of ${form.page} goes by the status of the answer, whatever its body is`;

  test(name, { tag: form.page === "/contact" ? [] : "@slow" }, async ({ page }) => {
    await tryAnswers(page, form, { accepted: [200], refused: [] });
    await tryAnswers(page, form, { accepted: [], refused: [400] }, ['{"ok":true}', "{}"]);
  });

  test(`${name}, with every status`, { tag: "@slow" }, ({ page }) => tryAnswers(page, form, statuses));
}

async function tryAnswers(
  page: Page,
  form: (typeof forms)[number],
  tried: typeof statuses,
  sent = bodies,
): Promise<void> {
  await page.goto(form.page);
  await wake(page);
  let answer = { status: 200, body: "" };
  await page.unrouteAll();
  await page.route(`**${form.api}`, (route) => route.fulfill(answer));
  const button = page.getByRole("button", { name: form.button });
  for (const outcome of ["accepted", "refused"] as const)
    for (const status of tried[outcome])
      for (const body of sent) {
        answer = { status, body };
        await page.getByLabel(/^Name/).fill("Ada");
        await form.fill(page);
        const answered = page.waitForResponse(`**${form.api}`);
        await button.press("Enter");
        await answered;
        await expect(button).toBeEnabled();
        // What an earlier answer said is gone with the press, and only what was taken leaves the form empty.
        await expect(page.getByText(form[outcome]), `${status} ${body}`).toBeVisible();
        const left = outcome === "accepted" ? "" : "Ada";
        await expect(page.getByLabel(/^Name/), `${status} ${body}`).toHaveValue(left);
      }
}
