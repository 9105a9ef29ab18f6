"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { announceSession } from "#supabase/session-channel.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./account-form.module.css";

type Failure = { reason: string; error: string };

/** Another thing to do with the same fields; `after`: offered only after this failure. */
type Offer = { action: string; label: string; after?: string };

type AccountFormProps = {
  action: string;
  label: string;
  busyLabel: string;
  failure: Failure | null;
  /** What to say when the site itself does not answer. */
  unreachable: string;
  offers?: Offer[];
  variant?: "primary" | "secondary" | "destructive";
  children?: ReactNode;
};

/** A form of the sign-in pages. Works as a plain form until its script is there. */
export function AccountForm({
  action,
  label,
  busyLabel,
  failure: initial,
  unreachable,
  offers = [],
  variant = "primary",
  children,
}: AccountFormProps) {
  const [failure, setFailure] = useState(initial);
  const [isSending, setIsSending] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    setFailure(null);
    setIsSending(true);
    const result = await post(submitter?.getAttribute("formaction") ?? action, form, unreachable);
    if ("next" in result) {
      // Told while this page goes: a page that follows the session would go elsewhere than the answer says.
      addEventListener("pagehide", announceSession, { once: true });
      location.assign(result.next);
      return;
    }
    setIsSending(false);
    setFailure(result);
    form.querySelector<HTMLInputElement>("input[type=password]")?.select();
  }

  return (
    <form className={styles.form} action={action} method="post" onSubmit={send} data-island>
      <Notice tone="error" hidden={!failure}>
        {failure?.error}
      </Notice>
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant={variant} size="lg" disabled={isSending} data-later="click">
          {isSending ? busyLabel : label}
        </Button>
        {offers.map((offer) => (
          <Button
            key={offer.label}
            type="submit"
            variant="outline"
            size="lg"
            formAction={offer.action}
            formNoValidate
            disabled={isSending}
            data-after={offer.after}
            data-later="click"
            hidden={offer.after !== undefined && offer.after !== failure?.reason}
          >
            {offer.label}
          </Button>
        ))}
      </div>
    </form>
  );
}

async function post(
  action: string,
  form: HTMLFormElement,
  unreachable: string,
): Promise<{ next: string } | Failure> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.append(name, value);
  try {
    const response = await fetch(action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(20_000),
    });
    return await response.json();
  } catch {
    return { reason: "unreachable", error: unreachable };
  }
}
