import type { Page } from "playwright";
import * as de from "../../../web/texts/de/de.ts";
import { type Account, addresses } from "../../stack/test-settings.ts";
import { askAndSearch, joinAndDecide, payPlan } from "./client-journeys.ts";
import { faults } from "./found.ts";
import { findLink } from "./mails.ts";
import { promises } from "./nordlicht.ts";
import { answerVisitor, beginProject, hearOfClient } from "./owner-journeys.ts";
import { dayIn, story, writeDay } from "./story.ts";
import { waitFor } from "./wait-for.ts";
import { fill, press, shows } from "./window.ts";

const { site, studio } = addresses;

type People = Record<"visitor" | "owner" | "client" | "editor", Page>;

/** The ways through the product on which it lives, each as far as it goes; what does not go on is a fault. */
export async function takeJourneys(people: People, owner: Account): Promise<void> {
  const journeys: [who: keyof People, does: string, journey: (page: Page) => Promise<void>][] = [
    ["visitor", "writes, asks for a call and changes it", writeAndCall],
    ["visitor", "forgot a password", (page) => forgetPassword(page, owner.email)],
    ["owner", "answers and confirms", (page) => answerVisitor(page, owner)],
    ["owner", "begins a project", beginProject],
    ["client", "joins and decides", joinAndDecide],
    ["client", "asks and searches", askAndSearch],
    ["client", "pays a care plan", payPlan],
    ["owner", "hears of the client", hearOfClient],
    ["editor", "changes the headline", changeHeadline],
  ];
  for (const [who, does, journey] of journeys) {
    console.log(`The ${who} ${does}.`);
    await journey(people[who]).catch(({ message }: Error) =>
      faults.push(`The ${who} ${does}, and got as far as ${people[who].url()}: ${message}`),
    );
  }
}

async function writeAndCall(page: Page): Promise<void> {
  const { contact, discoveryCall, privateCall, mails } = de;
  // Whoever sends a form within two seconds of opening it is taken for a program.
  await page.clock.setFixedTime(Date.now() - 60_000);
  const form = page.locator("form[method=post]");
  await page.goto(site);
  await shows(page, /^Websites ab 2\.400\s€/);
  await page.goto(`${site}/contact`);
  await shows(page, promises.contactNext[0]?.what ?? "");
  await fill(form, {
    [contact.form.name]: story.visitor.name,
    [contact.form.email]: story.visitor.email,
    [contact.form.message]: "Moin, wir brauchen eine Website.",
  });
  await press(form, contact.form.send);
  await shows(page, contact.form.sent);
  await page.getByRole("status").getByRole("link", { name: promises.callOffer }).waitFor();

  await page.goto(`${site}/discovery-call`);
  await fill(form, {
    [discoveryCall.form.name]: story.visitor.name,
    [discoveryCall.form.email]: story.visitor.email,
    [discoveryCall.form.date]: dayIn(3),
    [discoveryCall.form.startTime]: "10:00",
  });
  await press(form, discoveryCall.form.submit);
  await shows(page, discoveryCall.form.sent);
  await page.goto(await findLink(story.visitor.email, mails.calls.toVisitor["call-received"].subject));
  await shows(page, privateCall.states.requested);
  await fill(page, { [privateCall.change.startTime]: "11:00" });
  await press(page, privateCall.change.submit);
  await shows(page, privateCall.done.changed);
  await shows(page, `${writeDay(dayIn(3))} um 11:00 Uhr`);
}

async function forgetPassword(page: Page, email: string): Promise<void> {
  const { accountForms } = de;
  await page.goto(`${site}/forgot-password`);
  await fill(page.getByRole("main"), { [accountForms.email]: email });
  await press(page, accountForms.forgot.submit);
  await shows(page, accountForms.confirm.sent);
}

/** In the Studio; and visitors read it. */
async function changeHeadline(page: Page): Promise<void> {
  const headline = "Websites, die man findet";
  await page.goto(`${studio}/intent/edit/id=homePage;type=homePage`);
  const field = page.getByTestId("field-hero.headlineFirst").locator("input, textarea").first();
  await field.fill(headline, { timeout: 60_000 });
  await page.getByTestId("action-publish").and(page.locator(":enabled")).click();
  await waitFor(`“${headline}” on the home page`, async () =>
    (await (await fetch(site)).text()).includes(headline) ? true : undefined,
  );
}
