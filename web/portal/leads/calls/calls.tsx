import { oddMoment } from "schemas/requests/odd-call-time.ts";
import { type Call, callsPerPage, readCalls } from "#calls/stored-calls.ts";
import { getFormats } from "#formats/get-formats.ts";
import { AddNote, Notes } from "#portal/people/notes/notes.tsx";
import { readNotes } from "#portal/people/notes/stored-notes.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge, type BadgeTone } from "#ui/badge/badge.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { NoteListed } from "../doubtful/note-listed.tsx";
import { LeadCard } from "../lead-card/lead-card.tsx";
import { LeadOrigin } from "../lead-card/lead-origin.tsx";
import { MailStates } from "../mail-states/mail-states.tsx";
import { readMails } from "../mail-states/read-mails.ts";
import { SpamBadge } from "../spam-badge.tsx";
import { CalendarLink } from "./calendar-link/calendar-link.tsx";
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

type Shown = { isDoubtful: boolean; page: number };

/** A page of the calls that visitors ask for, or of those that may be spam, with what the owner may do about each. */
export async function renderCalls({ isDoubtful, page }: Shown) {
  const addressOf = (number: number) =>
    `/dashboard/owner/calls?${isDoubtful ? "status=doubtful&" : ""}page=${number}`;
  const { calls, total } = await readCalls({ isDoubtful, page });
  const ids = calls.map(({ id }) => id);
  const [mails, notes, { formatCallTime }, { calls: texts, requests }] = await Promise.all([
    readMails(ids),
    readNotes(ids),
    getFormats(),
    getTexts(),
  ]);
  const from = addressOf(page);
  return (
    <section className={styles.calls}>
      {isDoubtful ? null : <CalendarLink />}
      {isDoubtful && calls.length === 0 ? <Notice>{requests.doubtful.none}</Notice> : null}
      {!isDoubtful && calls.length === 0 ? (
        <Notice>
          {texts.none((words) => (
            <a key="booking" href="/discovery-call">
              {words}
            </a>
          ))}
        </Notice>
      ) : null}
      <NoteListed requests={calls} />
      {calls.map((call) => (
        <LeadCard
          key={call.id}
          id={call.id}
          name={call.name}
          badges={
            <>
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
          facts={[call.email, call.phone].filter(Boolean).join(", ")}
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
      ))}
      <Pager page={page} pageSize={callsPerPage} total={total} name={texts.listed} href={addressOf} />
    </section>
  );
}

/** What was asked for in the past hours of today, or half a year and more ahead, is stored as it was typed. */
async function OddTimeBadge({ call }: { call: Call }) {
  const { calls } = await getTexts();
  const odd = call.status === "requested" ? oddMoment(new Date(call.starts_at), new Date()) : null;
  return odd ? <Badge tone="attention">{calls.oddTimes[odd]}</Badge> : null;
}
