"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { AnswerNotice, type FormState } from "../answer-notice.tsx";
import styles from "../form-card.module.css";
import { Honeypot } from "../honeypot.tsx";
import { postForm } from "../post-form.ts";
import { readFields } from "../read-fields.ts";
import { useAttempt } from "../use-attempt.ts";

const sent = "Your message has been sent successfully. We'll get back to you soon!";
const failed = "Failed to send message. Please try again later.";

/** Works as a plain form until its script is there; the browser itself checks the required fields. */
export function ContactForm() {
  const [state, setState] = useState<FormState>({ step: "idle" });
  const describeAttempt = useAttempt();
  const isSending = state.step === "sending";

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ step: "sending" });
    const fields = readFields(form);
    const isSent = await postForm("/api/contact", fields, describeAttempt(fields));
    if (isSent) form.reset();
    setState(isSent ? { step: "sent" } : { step: "refused", text: failed });
  }

  return (
    <form className={styles.form} action="/api/contact" method="post" onSubmit={send} data-island>
      <Field label="Name" name="name" required autoComplete="name" maxLength={200} />
      <div className={styles.pair}>
        <Field label="Email" name="email" type="email" required autoComplete="email" maxLength={254} />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" maxLength={50} />
      </div>
      <TextArea label="Message" name="message" required maxLength={5000} />
      <Honeypot />
      <AnswerNotice state={state} sent={sent} failed={failed} />
      <Button type="submit" size="lg" className={styles.send} disabled={isSending} data-later="click">
        {isSending ? "Sending..." : "Send message"}
      </Button>
    </form>
  );
}
