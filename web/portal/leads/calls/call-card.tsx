import { oddMoment } from "schemas/requests/odd-call-time.ts";
import type { Call } from "#calls/stored-calls.ts";
import { getFormats } from "#formats/get-formats.ts";
import { AddNote, Notes } from "#portal/people/notes/notes.tsx";
import type { Note } from "#portal/people/notes/stored-notes.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { LeadCard } from "../lead-card/lead-card.tsx";
import { LeadOrigin } from "../lead-card/lead-origin.tsx";
import { type Mail, MailStates } from "../mail-states/mail-states.tsx";
import { SpamBadge } from "../spam-badge.tsx";
import { CallActions } from "./call-actions.tsx";
import styles from "./calls.module.css";

const tones: Record<Call["status"], BadgeTone> = {
  requested: "attention",
  proposed: "neutral",
  confirmed: "good",
  declined: "neutral",
  cancelled: "neutral",
  spam: "danger",
};

type CallCardProps = {
  call: Call;
  /** The page that shows the call, to come back to. */
  from: string;
  mails: Mail[];
  notes: Note[];
  /** Where the messages from the same address are; nowhere among these messages themselves, where the card says what it is instead. */
  thread: { href: string; messages: number } | "here" | undefined;
};

/** A call that a visitor asks for, and what the owner may do about it. */
export async function CallCard({ call, from, mails, notes, thread }: CallCardProps) {
  const [{ formatCallTime }, { calls: texts }] = await Promise.all([getFormats(), getTexts()]);
  return (
    <LeadCard
      id={call.id}
      name={call.name}
      badges={
        <>
          {thread === "here" ? <Badge>{texts.one}</Badge> : null}
          {call.status === "spam" && call.spam_reasons.length > 0 ? null : (
            <Badge tone={tones[call.status]}>{texts.statuses[call.status]}</Badge>
          )}
          <SpamBadge request={call} mails={mails} />
          <OddTimeBadge call={call} />
          {call.conflicts.length > 0 ? (
            <Badge tone="danger">{texts.conflict(call.conflicts.join(", "))}</Badge>
          ) : null}
        </>
      }
      facts={
        <>
          {call.email ? <a href={`mailto:${encodeURIComponent(call.email)}`}>{call.email}</a> : null}
          {call.email && call.phone ? ", " : null}
          {call.phone}
          {thread && thread !== "here" ? (
            <>
              {", "}
              <PortalLink href={thread.href}>{texts.messages(thread.messages)}</PortalLink>
            </>
          ) : null}
        </>
      }
      actions={
        <>
          <CallActions call={call} from={from} />
          <AddNote subjectId={call.id} from={from} />
        </>
      }
    >
      <LeadOrigin lead={call} />
      <p className={styles.time}>{formatCallTime(call.starts_at, call.time_zone)}</p>
      {call.notes ? (
        <p className={styles.notes} dir="auto">
          {call.notes}
        </p>
      ) : null}
      <MailStates from={from} mails={mails.filter(({ subject_id }) => subject_id === call.id)} />
      <Notes notes={notes.filter(({ subject_id }) => subject_id === call.id)} from={from} />
    </LeadCard>
  );
}

/** What was asked for in the past hours of today, or half a year and more ahead, is stored as it was typed. */
async function OddTimeBadge({ call }: { call: Call }) {
  const { calls } = await getTexts();
  const odd = call.status === "requested" ? oddMoment(new Date(call.starts_at), new Date()) : null;
  return odd ? <Badge tone="attention">{calls.oddTimes[odd]}</Badge> : null;
}
