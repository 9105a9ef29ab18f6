import { getFormats } from "#formats/get-formats.ts";
import { describeMail } from "#outbox/describe-mail.ts";
import { PlanStateWords } from "#portal/billing/care-plan-record.tsx";
import { clientsPath } from "#portal/people/clients-path.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { SendAgain } from "#portal/requests/mail-states/mail-states.tsx";
import { ReplyForm } from "#portal/requests/messages/reply-form.tsx";
import { messagePath } from "#portal/requests/messages/stored-messages.ts";
import request from "#portal/requests/request-card/request-card.module.css";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import {
  readCallsToConfirm,
  readClientReplies,
  readFailedMails,
  readOverdueMilestones,
  readPaidTwice,
  readUnansweredMessages,
  readUnlinkedPeople,
  readUnpaidPlans,
} from "./read-waiting.ts";

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
      read={readUnansweredMessages}
      all={{ href: messagesPage, label: messages.all }}
    >
      {({ id, name, message, created_at }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={messagePath(id)}>{name}</PortalLink>
            <span className={styles.fact}>{formatAge(created_at, now)}</span>
          </p>
          <p className={styles.words}>{message}</p>
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
    <OverviewCard heading={replies.heading} read={readClientReplies}>
      {({ project_id, title, events, updated_at, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={projectPath(project_id, "messages")}>{projects.name}</PortalLink>
            <span className={styles.fact}>{replies.facts(events, formatAge(updated_at, now))}</span>
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
      read={readCallsToConfirm}
      all={{ href: callsPage, label: calls.all }}
    >
      {({ id, name, starts_at, time_zone }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${callsPage}#${id}`}>{name}</PortalLink>
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
            <PortalLink href={`${callsPage}#${id}`}>{calls.other}</PortalLink>
          </SavedForm>
        </>
      )}
    </OverviewCard>
  );
}

/** The milestones of open projects whose day has passed, the oldest first. */
export async function OverdueMilestones() {
  const { milestones } = (await getTexts()).overview;
  return (
    <OverviewCard
      heading={milestones.heading}
      read={readOverdueMilestones}
      all={{ href: "/dashboard/owner/projects", label: milestones.all }}
    >
      {({ id, title, due, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${projectPath(projects.id)}#milestone-${id}`}>{title}</PortalLink>
            <span className={styles.fact}>{due}</span>
          </p>
          <p className={styles.words}>{projects.name}</p>
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
    <OverviewCard heading={people.heading} read={readUnlinkedPeople} all={{ href: page, label: people.all }}>
      {({ full_name, email, created_at }) => (
        <p className={styles.title}>
          {full_name || email}
          <span className={styles.fact}>
            {full_name ? people.facts(email, formatAge(created_at, now)) : formatAge(created_at, now)}
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
      read={readFailedMails}
      actions={(count) => (count > 1 ? <SendAgain from={overviewPage} /> : null)}
    >
      {(mail) => (
        <>
          <p className={styles.title}>
            {mail.recipient ?? mails.toYou}
            <span className={styles.fact}>{formatAge(mail.created_at, now)}</span>
          </p>
          <p className={styles.trouble}>{describeMail(mail, texts.mails)}</p>
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
    <OverviewCard heading={paidTwice.heading} read={readPaidTwice}>
      {({ clients, client_id, subscriptions: { amount_cents, currency } }) => (
        <>
          <p className={styles.title}>
            {clients.name}
            <span className={styles.fact}>{paidTwice.sum(formatMoney(amount_cents, currency))}</span>
          </p>
          <p>
            <PortalButtonLink
              href={`${clientsPath}/${client_id}#care-plan`}
              size="sm"
              variant="outline"
              aria-label={paidTwice.actNamed(clients.name)}
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
    <OverviewCard heading={plans.heading} read={readUnpaidPlans}>
      {({ clients, client_id, amount_cents, currency, ...subscription }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${clientsPath}/${client_id}#care-plan`}>{clients.name}</PortalLink>
            <span className={styles.fact}>{plans.monthly(formatMoney(amount_cents, currency))}</span>
          </p>
          <p className={styles.trouble}>
            <PlanStateWords subscription={subscription} />
          </p>
        </>
      )}
    </OverviewCard>
  );
}
