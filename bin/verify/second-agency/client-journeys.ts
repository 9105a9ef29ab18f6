import type { Page } from "playwright";
import * as de from "../../../web/texts/de/de.ts";
import { addresses } from "../../stack/test-settings.ts";
import { findLink } from "./mails.ts";
import { plan } from "./nordlicht.ts";
import { story } from "./story.ts";
import { fill, press, shows } from "./window.ts";

const { site, stripe } = addresses;

export async function joinAndDecide(page: Page): Promise<void> {
  const { accountForms, authMails, clientDashboard, decisions, mails, project } = de;
  const main = page.getByRole("main");
  await page.goto(await findLink(story.member.email, mails.people.invite.subject(story.company)));
  await fill(main, {
    [accountForms.name]: story.member.name,
    [accountForms.password]: story.member.password,
  });
  await main.getByRole("checkbox").check();
  await press(main, accountForms.signUp.title);
  await page.waitForURL("**/auth/confirm?*");
  await page.goto(await findLink(story.member.email, authMails.confirmation.subject));
  await press(main, accountForms.confirm.submit);
  await page.waitForURL("**/dashboard/client");
  await shows(page, clientDashboard.needs.changeOrder(1, story.order, story.price));
  await main.getByRole("article").getByRole("link", { name: story.project }).click();
  await shows(page, project.overview.nothingNext);
  const path = page.url();

  await page.goto(`${path}/feedback`);
  await page.getByRole("link", { name: decisions.of.changes_requested.form(story.item) }).click();
  const wish = page.getByRole("dialog", { name: decisions.of.changes_requested.question });
  await fill(wish, { [decisions.change]: "Bitte größere Schrift." });
  await press(wish, decisions.of.changes_requested.ask);
  await shows(page, decisions.toldOfChanges);
  await page.goto(`${path}/change-orders`);
  await page.getByRole("link", { name: decisions.of.approved.form(story.order) }).click();
  const consent = page.getByRole("dialog", { name: decisions.of.approved.question });
  await press(consent, decisions.of.approved.ask);
  await page.waitForURL("**/receipts/*");
  await shows(page, story.price);
}

export async function askAndSearch(page: Page): Promise<void> {
  const { changeOrders, projectMessages } = de;
  await page.goto(`${site}/dashboard/client`);
  await page.getByRole("main").getByRole("article").getByRole("link", { name: story.project }).click();
  await page.waitForURL("**/projects/*");
  await page.goto(`${page.url()}/messages`);
  await fill(page.getByRole("main"), { [projectMessages.box.label]: story.question });
  await press(page.getByRole("main"), projectMessages.box.send);
  await shows(page, story.question);
  await page.goto(`${site}/search?q=${story.order}`);
  await shows(page, changeOrders.named(1, story.order));
}

/** 189 euros a month, and 19 per cent of tax. */
export async function payPlan(page: Page): Promise<void> {
  const { billing } = de;
  await page.goto(`${site}/subscription-portal`);
  await shows(page, "189,00 €");
  await press(page, billing.plan.choose(plan.name));
  await page.waitForURL(`${stripe}/checkout/*`);
  await page.locator("button[value=good]").click();
  await shows(page, billing.success.active.title);
  await page.getByRole("link", { name: billing.success.goOn }).click();
  await shows(page, /^224,91\s€ am \d/);
}
