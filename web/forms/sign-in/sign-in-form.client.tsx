"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./sign-in-form.module.css";

type SignInFormProps = {
  /** Where to go afterwards: a path of this site. */
  from: string | null;
  email: string;
  failure: string | null;
  /** What to say when the site itself does not answer. */
  unreachable: string;
};

/** Works as a plain form until its script is there. */
export function SignInForm({ from, email, failure, unreachable }: SignInFormProps) {
  const [error, setError] = useState(failure);
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setError(null);
    setIsSending(true);
    const result = await post(form, unreachable);
    if ("next" in result) {
      location.assign(result.next);
      return;
    }
    setIsSending(false);
    setError(result.error);
    form.querySelector<HTMLInputElement>("input[type=password]")?.select();
  }

  return (
    <form className={styles.form} action="/api/sign-in" method="post" onSubmit={send}>
      {error ? <Notice tone="error">{error}</Notice> : null}
      <Field label="E-mail" name="email" type="email" required autoComplete="username" defaultValue={email} />
      <Field label="Password" name="password" type="password" required autoComplete="current-password" />
      {from ? <input type="hidden" name="from" value={from} /> : null}
      <Button type="submit" size="lg" disabled={isSending}>
        {isSending ? "Logging in…" : "Log in"}
      </Button>
    </form>
  );
}

async function post(
  form: HTMLFormElement,
  unreachable: string,
): Promise<{ next: string } | { error: string }> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  try {
    const response = await fetch(form.action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
    });
    return await response.json();
  } catch {
    return { error: unreachable };
  }
}
