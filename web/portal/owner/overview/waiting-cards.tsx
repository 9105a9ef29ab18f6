import type { Enums } from "schemas/generated/database.ts";
import { getFormats } from "#formats/get-formats.ts";
import { describeMail } from "#outbox/describe-mail.ts";
import { describeSubscription } from "#portal/billing/care-plan-record.tsx";
import { notConnected } from "#portal/billing/lead-to-stripe.ts";
import { clientsPath } from "#portal/people/clients-path.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { SendAgain } from "#portal/requests/mail-states/mail-states.tsx";
import { stripe } from "#stripe/stripe.ts";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import {
  readCallsToConfirm,
  readClientDecisions,
  readClientReplies,
  readFailedMails,
  readOverdueMilestones,
  readRequestedChanges,
  readUnansweredMessages,
  readUnpaidPlans,
} from "./read-waiting.ts";

const messagesPage = "/dashboard/owner/messages";

/** The contact messages that wait for an answer, the oldest first. */
export async function UnansweredMessages() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Messages to answer"
      read={readUnansweredMessages}
      empty="Every message is answered."
      all={{ href: messagesPage, label: "All messages" }}
    >
      {({ id, name, message, created_at }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${messagesPage}#${id}`}>{name}</PortalLink>
            <span className={styles.fact}>{formatAge(created_at, now)}</span>
          </p>
          <p className={styles.words}>{message}</p>
        </>
      )}
    </OverviewCard>
  );
}

/** The projects whose people wrote something that the owner has not read, the longest waiting first. */
export async function ClientReplies() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Messages in projects"
      read={readClientReplies}
      empty="You have read every message."
    >
      {({ project_id, title, events, updated_at, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={projectPath(project_id, "messages")}>{projects.name}</PortalLink>
            <span className={styles.fact}>
              {events === 1 ? "1 message" : `${events} messages`}, {formatAge(updated_at, now)}
            </span>
          </p>
          <p className={styles.words}>{title}</p>
        </>
      )}
    </OverviewCard>
  );
}

const callsPage = "/dashboard/owner/calls";

/** The calls that visitors asked for and nobody has answered, the soonest first. */
export async function CallsToConfirm() {
  const { formatCallTime } = await getFormats();
  return (
    <OverviewCard
      heading="Calls to confirm"
      read={readCallsToConfirm}
      empty="No call is waiting for your answer."
      all={{ href: callsPage, label: "All calls" }}
    >
      {({ id, name, starts_at, time_zone }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${callsPage}#${id}`}>{name}</PortalLink>
          </p>
          <p className={styles.fact}>{formatCallTime(starts_at, time_zone)}</p>
        </>
      )}
    </OverviewCard>
  );
}

/** What clients asked to be changed, so that it is the agency's turn; the oldest first. */
export function RequestedChanges() {
  return (
    <OverviewCard
      heading="Changes requested"
      read={readRequestedChanges}
      empty="No client is waiting for a change."
    >
      {({ id, title, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${projectPath(projects.id, "feedback")}#subject-${id}`}>{title}</PortalLink>
          </p>
          <p className={styles.words}>{projects.name}</p>
        </>
      )}
    </OverviewCard>
  );
}

/** The milestones of open projects whose day has passed, the oldest first. */
export function OverdueMilestones() {
  return (
    <OverviewCard
      heading="Overdue milestones"
      read={readOverdueMilestones}
      empty="Every milestone is on time."
      all={{ href: "/dashboard/owner/projects", label: "All projects" }}
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

const words: Record<Enums<"decision">, string> = {
  approved: "approved",
  changes_requested: "asked for changes to",
  declined: "declined",
};

const kinds: Record<Enums<"decision_subject">, { words: string; tab: string }> = {
  feedback_item: { words: "a feedback item", tab: "feedback" },
  change_order: { words: "a change order", tab: "change-orders" },
};

/** What clients decided in the last seven days, the newest first. */
export async function ClientDecisions() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Decided this week"
      read={() => readClientDecisions(now)}
      empty="No client decided anything this week."
    >
      {({ decision, subject_type, subject_id, decided_by_name, decided_at, projects }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${projectPath(projects.id, kinds[subject_type].tab)}#subject-${subject_id}`}>
              {projects.name}
            </PortalLink>
            <span className={styles.fact}>{formatAge(decided_at, now)}</span>
          </p>
          <p className={styles.words}>
            {decided_by_name} {words[decision]} {kinds[subject_type].words}
          </p>
        </>
      )}
    </OverviewCard>
  );
}

const overviewPage = "/dashboard/owner";

/** The mails that could not be sent, given up or waiting for another attempt, the oldest first. */
export async function FailedMails() {
  const { formatAge } = await getFormats();
  const now = new Date();
  return (
    <OverviewCard
      heading="Failed emails"
      read={readFailedMails}
      empty="No failed emails."
      actions={(count) => (count > 1 ? <SendAgain from={overviewPage} /> : null)}
    >
      {(mail) => (
        <>
          <p className={styles.title}>
            {mail.recipient ?? "To you"}
            <span className={styles.fact}>{formatAge(mail.created_at, now)}</span>
          </p>
          <p className={styles.trouble}>{describeMail(mail)}</p>
          <SendAgain id={mail.id} from={overviewPage} />
        </>
      )}
    </OverviewCard>
  );
}

/** The care plans whose payment failed; where billing is not connected, the card says so and how to connect it. */
export async function UnpaidPlans() {
  const { formatMoney } = await getFormats();
  return (
    <OverviewCard
      heading="Payments past due"
      read={readUnpaidPlans}
      empty={stripe ? "Every care plan is paid." : notConnected}
    >
      {({ clients, client_id, amount_cents, currency, ...subscription }) => (
        <>
          <p className={styles.title}>
            <PortalLink href={`${clientsPath}/${client_id}#care-plan`}>{clients.name}</PortalLink>
            <span className={styles.fact}>{formatMoney(amount_cents, currency)} a month</span>
          </p>
          <p className={styles.trouble}>{describeSubscription(subscription).words}</p>
        </>
      )}
    </OverviewCard>
  );
}
