import { latestStartOf, startStepSeconds } from "schemas/requests/call-time.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getPromises } from "#site/promises.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { describeCallAnswer } from "./call-answer.ts";
import { getCallHours } from "./call-hours.ts";
import { callWay } from "./call-way.ts";
import type { PrivateCall as Call } from "./change-call.ts";
import { describeCallRules } from "./describe-call-rules.ts";
import styles from "./private-call.module.css";

type PrivateCallProps = { token: string; call: Call; answer: unknown };

/** A visitor's own call, behind its private link. Looking at it changes nothing; each button posts a form. */
export async function PrivateCall({ token, call, answer }: PrivateCallProps) {
  const [{ formatCallTime }, { privateCall }, hours, rules, promises] = await Promise.all([
    getFormats(),
    getTexts(),
    getCallHours(),
    describeCallRules(),
    getPromises(),
  ]);
  const told = describeCallAnswer(answer, privateCall, rules);
  const isOpen = ["requested", "proposed", "confirmed"].includes(call.status);
  const action = `/api/calls/${token}`;
  return (
    <>
      <PageHeader title={privateCall.title} />
      <div className={styles.content}>
        {told ? <Notice tone={told.tone}>{told.text}</Notice> : null}
        <section className={styles.ticket}>
          <h2>{formatCallTime(call.starts_at, call.time_zone)}</h2>
          <p>{privateCall.states[call.status]}</p>
          {call.status === "confirmed" ? <p>{callWay(call, promises?.callWay, privateCall)}</p> : null}
          {call.status === "proposed" ? (
            <form action={action} method="post">
              <Button type="submit" variant="outline" name="action" value="accept">
                {privateCall.accept}
              </Button>
            </form>
          ) : null}
        </section>
        {isOpen ? (
          <div className={styles.ways}>
            <form className={styles.way} action={action} method="post">
              <h2>{privateCall.change.title}</h2>
              <div className={styles.fields}>
                <Field
                  label={privateCall.change.date}
                  name="date"
                  type="date"
                  required
                  defaultValue={call.date}
                />
                <Field
                  label={privateCall.change.startTime}
                  name="startTime"
                  type="time"
                  required
                  min={hours.opens}
                  max={latestStartOf(hours)}
                  step={startStepSeconds}
                  defaultValue={call.start_time.slice(0, 5)}
                />
              </div>
              <Button type="submit" variant="secondary" name="action" value="change">
                {privateCall.change.submit}
              </Button>
            </form>
            <form className={styles.way} action={action} method="post">
              <h2>{privateCall.cancel.title}</h2>
              <p>{privateCall.cancel.hint}</p>
              <Button type="submit" variant="destructive" name="action" value="cancel">
                {privateCall.cancel.submit}
              </Button>
            </form>
          </div>
        ) : null}
      </div>
    </>
  );
}
