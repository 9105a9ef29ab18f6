import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { describeMail } from "#outbox/describe-mail.ts";
import { PlanStateWords } from "#portal/billing/care-plan-record.tsx";
import request from "#portal/leads/lead-card/lead-card.module.css";
import { SendAgain } from "#portal/leads/mail-states/mail-states.tsx";
import { ReplyForm } from "#portal/leads/messages/reply-form.tsx";
import { clientsPath } from "#portal/people/clients-path.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readCard } from "./read-waiting.ts";

const overviewPage = "/dashboard/owner";
const messagesPage = "/dashboard/owner/messages";

const origin = <input type="hidden" name="from" value={overviewPage} />;

/** The contact messages that wait for an answer, the oldest first. */
export async function UnansweredMessages() {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { messages } = overview;
  const now = new Date();
  return (
    <OverviewCard
      heading={messages.heading}
      read={() => readCard("messages")}
      all={{ href: messagesPage, label: messages.all }}
    >
      {({ id, title: name, since, facts }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("contact_message", "owner", { id })}>{name}</PortalLink>
            <span className={styles.fact}>{formatAge(since, now)}</span>
          </p>
          <p className={styles.words}>{facts.words}</p>
          <div className={request.actions} data-plain>
            <ReplyForm message={{ id, name }} from={overviewPage} />
          </div>
        </>
      )}
    </OverviewCard>
  );
}

/** The projects whose people wrote something that the owner has not read, the longest waiting first. */
export async function ClientReplies() {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { replies } = overview;
  const now = new Date();
  return (
    <OverviewCard heading={replies.heading} read={() => readCard("replies")}>
      {({ project_id, project_name, title, since, facts }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("message", "owner", { project_id })}>{project_name}</PortalLink>
            <span className={styles.fact}>{replies.facts(facts.events, formatAge(since, now))}</span>
          </p>
          <p className={styles.words} dir="auto">
            {title}
          </p>
        </>
      )}
    </OverviewCard>
  );
}

const callsPage = "/dashboard/owner/calls";

/** The calls that visitors asked for and nobody has answered, the soonest first. */
export async function CallsToConfirm() {
  const [{ formatCallTime }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { calls } = overview;
  return (
    <OverviewCard
      heading={calls.heading}
      read={() => readCard("calls")}
      all={{ href: callsPage, label: calls.all }}
    >
      {({ id, title: name, facts: { starts_at, time_zone } }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("discovery_call", "owner", { id })}>{name}</PortalLink>
          </p>
          <p className={styles.fact}>{formatCallTime(starts_at, time_zone)}</p>
          <SavedForm action={`/api/owner/calls/${id}`} className={styles.action}>
            {origin}
            <Button
              type="submit"
              size="sm"
              name="action"
              value="confirm"
              aria-label={calls.confirmNamed(name)}
            >
              {calls.confirm}
            </Button>
            <PortalLink href={linkTo("discovery_call", "owner", { id })}>{calls.other}</PortalLink>
          </SavedForm>
        </>
      )}
    </OverviewCard>
  );
}

/** The milestones of open projects whose day has passed, the oldest first. */
export async function OverdueMilestones() {
  const [{ formatDate }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { milestones } = overview;
  return (
    <OverviewCard
      heading={milestones.heading}
      read={() => readCard("milestones")}
      all={{ href: "/dashboard/owner/projects", label: milestones.all }}
    >
      {({ id, title, project_id, project_name, facts }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("milestone", "owner", { id, project_id })}>{title}</PortalLink>
            <span className={styles.fact}>{formatDate(facts.due_on)}</span>
          </p>
          <p className={styles.words}>{project_name}</p>
        </>
      )}
    </OverviewCard>
  );
}

/** Who signed up by themselves and sees nothing until they belong to a client. */
export async function UnlinkedPeople() {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { people } = overview;
  const now = new Date();
  const page = `${clientsPath}#unlinked`;
  return (
    <OverviewCard
      heading={people.heading}
      read={() => readCard("people")}
      all={{ href: page, label: people.all }}
    >
      {({ title, facts: { email }, since }) => (
        <p className={styles.title}>
          {title}
          <span className={styles.fact}>
            {title === email ? formatAge(since, now) : people.facts(email, formatAge(since, now))}
          </span>
        </p>
      )}
    </OverviewCard>
  );
}

/** The mails that could not be sent, given up or waiting for another attempt, the oldest first. */
export async function FailedMails() {
  const [{ formatAge }, texts] = await Promise.all([getFormats(), getTexts()]);
  const { mails } = texts.overview;
  const now = new Date();
  return (
    <OverviewCard
      heading={mails.heading}
      read={() => readCard("mails")}
      actions={(count) => (count > 1 ? <SendAgain from={overviewPage} /> : null)}
    >
      {(mail) => (
        <>
          <p className={styles.title}>
            {mail.title || mails.toYou}
            <span className={styles.fact}>{formatAge(mail.since, now)}</span>
          </p>
          <p className={styles.trouble}>{describeMail(mail.facts, texts.mails)}</p>
          <SendAgain id={mail.id} from={overviewPage} />
        </>
      )}
    </OverviewCard>
  );
}

/** The care plans that were paid although there was one, each with the way to its press. */
export async function PaidTwice() {
  const [{ formatMoney }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { paidTwice } = overview;
  return (
    <OverviewCard heading={paidTwice.heading} read={() => readCard("paidTwice")}>
      {({ client_id, client_name, facts: { amount_cents, currency } }) => (
        <>
          <p className={styles.title}>
            {client_name}
            <span className={styles.fact}>{paidTwice.sum(formatMoney(amount_cents, currency))}</span>
          </p>
          <p>
            <PortalButtonLink
              href={linkTo("second_subscription", "owner", { client_id })}
              size="sm"
              variant="outline"
              aria-label={paidTwice.actNamed(client_name)}
            >
              {paidTwice.act}
            </PortalButtonLink>
          </p>
        </>
      )}
    </OverviewCard>
  );
}

/** The care plans whose payment failed. */
export async function UnpaidPlans() {
  const [{ formatMoney }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { plans } = overview;
  return (
    <OverviewCard heading={plans.heading} read={() => readCard("plans")}>
      {({ client_id, client_name, facts: subscription }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={linkTo("subscription", "owner", { client_id })}>{client_name}</PortalLink>
            <span className={styles.fact}>
              {plans.monthly(formatMoney(subscription.amount_cents, subscription.currency))}
            </span>
          </p>
          <p className={styles.trouble}>
            <PlanStateWords subscription={subscription} />
          </p>
        </>
      )}
    </OverviewCard>
  );
}
