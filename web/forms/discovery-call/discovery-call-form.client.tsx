"use client";

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type CallHours, endTimeOf, latestStartOf, startStepSeconds } from "schemas/requests/call-time.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import {
  type DiscoveryCallRule,
  discoveryCallRules,
  findBrokenRule,
} from "schemas/requests/discovery-call.ts";
import { type OddTime, oddCallTime } from "schemas/requests/odd-call-time.ts";
import { fillParts } from "#texts/fill-parts.ts";
import type { Texts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { FieldView } from "#ui/field/field-view.tsx";
import { TextAreaView } from "#ui/text-area/text-area-view.tsx";
import { AnswerNotice, type FormState, stateAfter } from "../answer-notice.tsx";
import styles from "../form-card.module.css";
import { Honeypot } from "../honeypot.tsx";
import { postForm } from "../post-form.ts";
import { readFields } from "../read-fields.ts";
import { useAttempt } from "../use-attempt.ts";

type DiscoveryCallFormProps = {
  /** The agency's time zone: it decides which day today is. */
  timeZone: string;
  hours: CallHours;
  /** The days of the hours, unless it is all of them. */
  days?: string;
  texts: Texts["discoveryCall"]["form"] & Pick<Texts["forms"], "optional" | "honeypot">;
  /** What to say of each rule, in their order. */
  rules: string[];
  /** What is filled in already. */
  known?: { name: string; email: string; phone: string };
};

/** Works as a plain form until its script is there; from then on the rules speak instead of the browser. */
export function DiscoveryCallForm({ timeZone, hours, days, texts, rules, known }: DiscoveryCallFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ step: "idle" });
  const [broken, setBroken] = useState<DiscoveryCallRule>();
  const [endTime, setEndTime] = useState("");
  const [odd, setOdd] = useState<OddTime | null>(null);
  const describeAttempt = useAttempt();
  const isSending = state.step === "sending";

  useEffect(() => {
    if (!form.current) return;
    form.current.noValidate = true;
    // What was typed before this script was there.
    setEndTime(endTimeOf(readCall(form.current).startTime));
    setOdd(oddCallTime(readCall(form.current), new Date(), timeZone));
  }, [timeZone]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sender = event.currentTarget;
    const call = readCall(sender);
    const rule = findBrokenRule(call, dateInTimeZone(new Date(), timeZone), hours);
    if (rule) {
      // At once, so that the field has its words when it gets the focus.
      flushSync(() => {
        setBroken(rule);
        setState({ step: "idle" });
      });
      return bringToField(sender, rule.field);
    }
    setBroken(undefined);
    setState({ step: "sending" });
    const fields = { ...readFields(sender), endTime: endTimeOf(call.startTime) };
    const posted = await postForm("/api/discovery-call", fields, describeAttempt(fields));
    if (posted === "sent") {
      sender.reset();
      setEndTime("");
      setOdd(null);
    }
    setState(stateAfter(posted, texts));
  }

  function lookAtTime() {
    if (form.current) setOdd(oddCallTime(readCall(form.current), new Date(), timeZone));
  }

  const errorOf = (field: DiscoveryCallRule["field"]) =>
    broken?.field === field ? (
      <span role="alert">{rules[discoveryCallRules.indexOf(broken)]}</span>
    ) : undefined;

  return (
    <form
      ref={form}
      className={styles.form}
      action="/api/discovery-call"
      method="post"
      onSubmit={send}
      onInput={() => setBroken(undefined)}
      data-island
    >
      <p className={styles.legend}>{fillParts<ReactNode>(texts.legend, { mark: [<Mark key="mark" />] })}</p>
      <FieldView
        optional={texts.optional}
        label={<Required>{texts.name}</Required>}
        name="name"
        required
        defaultValue={known?.name}
        autoComplete="name"
        maxLength={200}
        error={errorOf("name")}
      />
      <div className={styles.pair}>
        <FieldView
          optional={texts.oneOfTwo}
          label={texts.email}
          name="email"
          type="email"
          defaultValue={known?.email}
          autoComplete="email"
          maxLength={254}
          error={errorOf("email")}
        />
        <FieldView
          optional={texts.oneOfTwo}
          label={texts.phone}
          name="phone"
          type="tel"
          defaultValue={known?.phone}
          autoComplete="tel"
          maxLength={50}
          error={errorOf("phone")}
        />
      </div>
      <FieldView
        optional={texts.optional}
        label={<Required>{texts.date}</Required>}
        name="date"
        type="date"
        required
        hint={odd ? texts.oddTimes[odd] : days}
        onChange={lookAtTime}
        error={errorOf("date")}
        onFocus={(event) => {
          event.currentTarget.min = dateInTimeZone(new Date(), timeZone);
        }}
      />
      <div className={styles.pair}>
        <FieldView
          optional={texts.optional}
          label={<Required>{texts.startTime}</Required>}
          name="startTime"
          error={errorOf("startTime")}
          type="time"
          required
          min={hours.opens}
          max={latestStartOf(hours)}
          step={startStepSeconds}
          hint={texts.startTimeHint}
          onChange={(event) => {
            setEndTime(endTimeOf(event.target.value));
            lookAtTime();
          }}
        />
        <FieldView
          optional={texts.optional}
          label={texts.endTime}
          name="endTime"
          type="time"
          readOnly
          value={endTime}
          hint={texts.endTimeHint}
        />
      </div>
      <TextAreaView
        optional={texts.optional}
        label={texts.notes}
        name="notes"
        maxLength={5000}
        hint={texts.notesHint}
      />
      <Honeypot label={texts.honeypot} />
      <AnswerNotice state={state} sent={texts.sent} failed={texts.failed} full={texts.full} rules={rules} />
      <Button type="submit" size="lg" className={styles.send} disabled={isSending} data-later="click">
        {isSending ? texts.submitting : texts.submit}
      </Button>
    </form>
  );
}

/** Brings the field into view together with its label, and gives it the focus. */
function bringToField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLElement)) return;
  field.parentElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
  field.focus({ preventScroll: true });
}

function Required({ children }: { children: ReactNode }) {
  return (
    <>
      {children} <Mark />
    </>
  );
}

function Mark() {
  return <span className={styles.mark}>{"*"}</span>;
}

function readCall(form: HTMLFormElement) {
  const { name = "", email = "", phone = "", date = "", startTime = "", notes = "" } = readFields(form);
  return { name, email, phone, date, startTime, notes };
}
