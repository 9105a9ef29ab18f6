import { describeCallTime } from "#email/describe-call-time.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { MailStates, readMails } from "../outbox/mail-states.tsx";
import { calendarFeedPath } from "./calendar-feed.ts";
import styles from "./calls.module.css";
import { readCalls } from "./read-calls.ts";

type Call = Awaited<ReturnType<typeof readCalls>>[number];

const states: Record<Call["status"], string> = {
  requested: "waits for your answer",
  proposed: "you proposed this time",
  confirmed: "confirmed",
  declined: "declined",
  cancelled: "cancelled by the visitor",
  spam: "suspected spam",
};

const decisions: Record<Call["status"], [action: string, label: string][]> = {
  requested: [
    ["confirm", "Confirm"],
    ["decline", "Decline"],
    ["quarantine", "This is spam"],
  ],
  proposed: [
    ["confirm", "Confirm"],
    ["decline", "Decline"],
  ],
  confirmed: [["decline", "Decline"]],
  declined: [],
  cancelled: [],
  spam: [["release", "This is not spam"]],
};

/** The calls that visitors ask for, soonest first, with what the owner may do about each. */
export async function Calls() {
  const calls = await readCalls();
  const mails = await readMails(calls.map(({ id }) => id));
  return (
    <section className={styles.calls}>
      <p className={styles.facts}>
        Your confirmed calls as a calendar to subscribe to: <a href={calendarFeedPath()}>private address</a>.
        Whoever has it can read them.
      </p>
      {calls.length === 0 ? <Notice>There are no calls ahead.</Notice> : null}
      {calls.map((call) => (
        <article key={call.id} className={styles.call} data-status={call.status} aria-labelledby={call.id}>
          <h2 id={call.id}>{call.name}</h2>
          <p>
            {describeCallTime(new Date(call.starts_at), call.time_zone)}: {states[call.status]}
          </p>
          {call.conflicts.length > 0 ? (
            <p className={styles.conflict}>Conflict: {call.conflicts.join(", ")}</p>
          ) : null}
          <p className={styles.facts}>
            {[call.email, call.phone].filter(Boolean).join(", ")}
            {call.spam_reasons.length > 0 ? `, suspected: ${call.spam_reasons.join(", ")}` : ""}
          </p>
          {call.notes ? <p className={styles.notes}>{call.notes}</p> : null}
          <MailStates place="calls" mails={mails.filter(({ subject_id }) => subject_id === call.id)} />
          <CallActions call={call} />
        </article>
      ))}
    </section>
  );
}

function CallActions({ call }: { call: Call }) {
  const action = `/api/owner/calls/${call.id}`;
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  return (
    <>
      <form action={action} method="post" className={styles.actions}>
        {decisions[call.status].map(([value, label], index) => (
          <Button
            key={value}
            type="submit"
            size="sm"
            variant={index === 0 && value === "confirm" ? "primary" : "outline"}
            name="action"
            value={value}
          >
            {label}
          </Button>
        ))}
      </form>
      {isOpen ? (
        <details>
          <summary>Propose another time</summary>
          <form action={action} method="post" className={styles.actions}>
            <label>
              Date <input type="date" name="date" required />
            </label>
            <label>
              Start time <input type="time" name="startTime" step={900} required />
            </label>
            <Button type="submit" size="sm" name="action" value="propose">
              Propose
            </Button>
          </form>
        </details>
      ) : null}
    </>
  );
}
