"use client";

import { type ReactNode, useState } from "react";
import { announceSession } from "#session/session-channel.ts";
import { Button } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { FormRefusal } from "#ui/saved-form/form-answer.ts";
import { RefusalWords } from "#ui/saved-form/refusal-words.tsx";
import { useFormPost } from "#ui/saved-form/use-form-post.ts";
import { say } from "#ui/toast/say.ts";
import styles from "./account-form.module.css";

type Failure = FormRefusal & { reason: string };

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
  variant?: "primary" | "destructive";
  children?: ReactNode;
};

/** A form that begins or ends a session, so that it leads to another document. Works as a plain form until its script is there. */
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
  const { send, isSending } = useFormPost<{ next: string } | Failure>({
    action,
    onAnswer(given, form) {
      const answer = given ?? { reason: "unreachable", error: unreachable };
      if ("next" in answer) {
        // Told while this page goes: a page that follows the session would go elsewhere than the answer says.
        addEventListener("pagehide", announceSession, { once: true });
        location.assign(answer.next + fragmentFor(answer.next));
        return true;
      }
      // What was done before says nothing of this.
      say(null);
      setFailure(answer);
      form.querySelector<HTMLInputElement>("input[type=password]")?.select();
      return false;
    },
  });
  const shown = isSending ? null : failure;

  return (
    <form className={styles.form} action={action} method="post" onSubmit={send} data-island>
      <Notice tone="error" hidden={!shown}>
        {shown ? <RefusalWords refusal={shown} /> : null}
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
            hidden={offer.after !== undefined && offer.after !== shown?.reason}
          >
            {offer.label}
          </Button>
        ))}
      </div>
    </form>
  );
}

/** Where on the remembered page somebody was going: browsers take that along to the login, and tell no server. */
function fragmentFor(next: string): string {
  const isRemembered = new URLSearchParams(location.search).has("from");
  return isRemembered && !next.includes("#") ? location.hash : "";
}
