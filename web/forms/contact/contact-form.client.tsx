"use client";

import { type FormEvent, type ReactNode, useState } from "react";
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

type ContactFormProps = {
  texts: Texts["contact"]["form"] & Pick<Texts["forms"], "optional" | "honeypot">;
  /** What is offered to whoever has sent a message. */
  afterSent: ReactNode;
};

/** Works as a plain form until its script is there; the browser itself checks the required fields. */
export function ContactForm({ texts, afterSent }: ContactFormProps) {
  const [state, setState] = useState<FormState>({ step: "idle" });
  const describeAttempt = useAttempt();
  const isSending = state.step === "sending";

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setState({ step: "sending" });
    const fields = readFields(form);
    const posted = await postForm("/api/contact", fields, describeAttempt(fields));
    if (posted === "sent") form.reset();
    setState(stateAfter(posted, texts));
  }

  return (
    <form className={styles.form} action="/api/contact" method="post" onSubmit={send} data-island>
      <FieldView
        optional={texts.optional}
        label={texts.name}
        name="name"
        required
        autoComplete="name"
        maxLength={200}
      />
      <div className={styles.pair}>
        <FieldView
          optional={texts.optional}
          label={texts.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        <FieldView
          optional={texts.optional}
          label={texts.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={50}
        />
      </div>
      <TextAreaView
        optional={texts.optional}
        label={texts.message}
        name="message"
        required
        maxLength={5000}
      />
      <Honeypot label={texts.honeypot} />
      <AnswerNotice
        state={state}
        sent={texts.sent}
        afterSent={afterSent}
        failed={texts.failed}
        full={texts.full}
      />
      <Button type="submit" size="lg" className={styles.send} disabled={isSending} data-later="click">
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
