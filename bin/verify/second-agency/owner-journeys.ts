import type { Page } from "playwright";
import * as de from "../../../web/texts/de/de.ts";
import { type Account, addresses } from "../../stack/test-settings.ts";
import { answers } from "./nordlicht.ts";
import { dayIn, story, writeDay } from "./story.ts";
import { fill, press, shows } from "./window.ts";

const { site } = addresses;

export async function answerVisitor(page: Page, { email, password }: Account): Promise<void> {
  const { account, accountForms, inbox, overview, ownerAnswers } = de;
  await page.goto(`${site}/login`);
  const main = page.getByRole("main");
  await fill(main, { [accountForms.email]: email, [accountForms.password]: password });
  await press(main, accountForms.logIn.title);
  await page.waitForURL("**/dashboard/owner");
  await page.goto(`${site}/dashboard/owner/settings`);
  await fill(main, { [account.profile.name]: answers.person });
  await press(main, account.profile.submit);
  await shows(page, account.profile.done);

  await page.goto(`${site}/dashboard/owner`);
  const messages = page.getByRole("region", { name: overview.messages.heading });
  await messages.getByText(inbox.reply.title, { exact: true }).click();
  await fill(messages, { [inbox.reply.label]: "Gern. Am Telefon mehr dazu." });
  await press(messages, inbox.reply.submit);
  await shows(page, ownerAnswers.successes.replied);
  await press(page, overview.calls.confirmNamed(story.visitor.name));
  await shows(page, ownerAnswers.successes.confirm);
}

/** A client with an invite, a project, and two things for the client to decide. */
export async function beginProject(page: Page): Promise<void> {
  const { people, invites, clientStory, project, feedback, changeOrders } = de;
  const main = page.getByRole("main");
  await page.goto(`${site}/dashboard/owner/clients/new`);
  await fill(main, { [people.form.name]: story.company });
  await press(main, people.form.add);
  await shows(page, people.form.added(story.company));
  await fill(main, { [invites.form.email]: story.member.email });
  await press(main, invites.form.submit);
  await shows(page, invites.form.sent(story.member.email));
  await main.getByRole("link", { name: clientStory.newProject }).click();
  await fill(main, { [project.fields.name]: story.project, [project.fields.service]: "Websites" });
  await press(main, project.create.submit);
  await shows(page, project.done.add(story.project));
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
  const path = page.url();

  await page.goto(`${path}/feedback`);
  await main.getByText(feedback.ask).first().click();
  const item = page.getByRole("form", { name: feedback.ask });
  await fill(item, { [project.entry.title]: story.item });
  await item.getByLabel(project.entry.visible).check();
  await press(item, feedback.add);
  await shows(page, feedback.addedAndAsked(story.item));

  await page.goto(`${path}/change-orders`);
  await main.getByText(changeOrders.draft).first().click();
  const { fields, unit, controls } = changeOrders;
  const draft = page.getByRole("form", { name: changeOrders.draft });
  await fill(draft, {
    [fields.title]: story.order,
    [fields.price(unit("€"))]: "1.200",
    [fields.days]: "5",
    [fields.validUntil]: dayIn(30),
  });
  await press(draft, changeOrders.saveDraft);
  await shows(page, changeOrders.done.draft(story.order));
  await press(page, controls.sendOf(story.order));
  await press(page.getByRole("alertdialog"), controls.sendConfirm);
  await shows(page, changeOrders.done.send(1, story.company));
  await shows(page, story.price);
  await shows(page, writeDay(dayIn(30)));
}

export async function hearOfClient(page: Page): Promise<void> {
  const { billing, overview, projectMessages } = de;
  await page.goto(`${site}/dashboard/owner`);
  await shows(
    page,
    overview.decided.approved(story.member.name, overview.subjects.changeOrder(1, story.price)),
  );
  await shows(page, overview.changes.heading);
  const replies = page.getByRole("region", { name: overview.replies.heading });
  await replies.getByRole("link", { name: story.project }).click();
  await shows(page, story.question);
  await fill(page, { [projectMessages.box.label]: story.answer });
  await press(page, projectMessages.box.send);
  await shows(page, story.answer);
  await page.goto(`${site}/dashboard/owner/clients`);
  await page.getByRole("link", { name: story.company }).click();
  await shows(page, billing.plan.monthly("189,00 €"));
}
