import { earliestStart, latestStart, startStepSeconds } from "schemas/requests/call-time.ts";
import { getFormats } from "#formats/get-formats.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { describeCallAnswer } from "./call-answer.ts";
import type { PrivateCall as Call } from "./change-call.ts";
import styles from "./private-call.module.css";

const states: Record<Call["status"], string> = {
  requested: "You asked for this time. We will be in touch to confirm it.",
  proposed: "We propose this time. Please accept it, or ask for another one.",
  confirmed: "This time is confirmed.",
  declined: "We could not take this call.",
  cancelled: "This call is cancelled.",
  spam: "",
};

type PrivateCallProps = { token: string; call: Call; answer: unknown };

/** A visitor's own call, behind its private link. Looking at it changes nothing; each button posts a form. */
export async function PrivateCall({ token, call, answer }: PrivateCallProps) {
  const { formatCallTime } = await getFormats();
  const told = describeCallAnswer(answer);
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  const action = `/api/calls/${token}`;
  return (
    <>
      <PageHeader title="Your discovery call" />
      <div className={styles.content}>
        {told ? <Notice tone={told.tone}>{told.text}</Notice> : null}
        <section className={styles.ticket}>
          <h2>{formatCallTime(call.starts_at, call.time_zone)}</h2>
          <p>{states[call.status]}</p>
          {call.status === "proposed" ? (
            <form action={action} method="post">
              <Button type="submit" variant="outline" name="action" value="accept">
                Accept this time
              </Button>
            </form>
          ) : null}
        </section>
        {isOpen ? (
          <div className={styles.ways}>
            <form className={styles.way} action={action} method="post">
              <h2>Ask for another time</h2>
              <div className={styles.fields}>
                <Field label="Date" name="date" type="date" required defaultValue={call.date} />
                <Field
                  label="Start time"
                  name="startTime"
                  type="time"
                  required
                  min={earliestStart}
                  max={latestStart}
                  step={startStepSeconds}
                  defaultValue={call.start_time.slice(0, 5)}
                />
              </div>
              <Button type="submit" variant="secondary" name="action" value="change">
                Ask for this time
              </Button>
            </form>
            <form className={styles.way} action={action} method="post">
              <h2>Something came up?</h2>
              <p>
                Cancelling frees the time for somebody else. You can ask for a new call whenever you like.
              </p>
              <Button type="submit" variant="destructive" name="action" value="cancel">
                Cancel this call
              </Button>
            </form>
          </div>
        ) : null}
      </div>
    </>
  );
}
