import { expect, type Page, test } from "@playwright/test";
import { dateInTimeZone } from "../../schemas/requests/date-in-time-zone.ts";
import { agency } from "../fixtures/agency.ts";
import { newAddress } from "../fixtures/mail.ts";
import { wake } from "../fixtures/wake.ts";

const soon = dateInTimeZone(new Date(Date.now() + 9 * 86_400_000), agency.timeZone);

const forms = [
  {
    path: "/contact",
    fields: {
      name: "Ada Lovelace",
      email: newAddress("offline"),
      phone: "289 555 0199",
      message: "One\ntwo",
    },
    failed: "Failed to send message. Please try again later.",
    sent: "Your message has been sent successfully. We'll get back to you soon!",
  },
  {
    path: "/discovery-call",
    fields: {
      name: "Ada Lovelace",
      email: newAddress("offline-call"),
      phone: "289 555 0199",
      date: soon,
      startTime: "09:15",
      notes: "One\ntwo",
    },
    failed: "Failed to submit. Please try again later.",
    sent: "Thanks! We'll be in touch to confirm a time.",
  },
];

/** When the connection is lost. */
const moments = ["before the first key", "once the page is awake"] as const;

for (const { path, fields, failed, sent } of forms)
  for (const moment of moments)
    test(`${path}: whoever lost the connection ${moment} reads that it failed and keeps every word, twice`, async ({
      page,
      context,
    }) => {
      await page.goto(path);
      if (moment === "once the page is awake") await wake(page);
      await context.setOffline(true);
      for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
      const button = page.locator("form[method=post]").getByRole("button");
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await button.click();
        await expect(page.getByRole("alert").filter({ hasText: failed })).toBeVisible();
        for (const [name, value] of Object.entries(fields))
          await expect(field(page, name)).toHaveValue(value);
      }
      await context.setOffline(false);
      await button.click();
      await expect(page.getByText(sent)).toBeVisible();
      await expect(page.getByText(failed)).toBeHidden();
    });

function field(page: Page, name: string) {
  return page.locator(`form[method=post] [name=${name}]`);
}
