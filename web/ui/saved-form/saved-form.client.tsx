"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useEffect, useRef, useState, useTransition } from "react";
import { useFormDraft } from "../draft/use-form-draft.ts";
import { focusInView } from "../focus/focus-in-view.ts";
import { useIslandWords } from "../island-words/island-words.client.tsx";
import { Notice } from "../notice/notice.tsx";
import { isPortalPage } from "../portal-link/is-portal-page.ts";
import { say } from "../toast/say.ts";
import type { FormAnswer, FormRefusal, StoredField } from "./form-answer.ts";
import { RefusalWords } from "./refusal-words.tsx";
import styles from "./saved-form.module.css";
import { useFormPost } from "./use-form-post.ts";

type SavedFormProps = {
  action: string;
  /** Makes it a landmark, so it says which one. */
  label?: string;
  className?: string;
  /** Under which name what is typed is kept on the device until it is stored. */
  draft?: string;
  /** Its fields say what is stored: they keep what was typed until the page says it, where others are emptied at once. */
  showsStored?: boolean;
  /** Its `from` is what comes next in a list on the same page, shown in place of what was done. */
  leadsOn?: boolean;
  /** Several are entered one after another: once stored it stays open, empty, with the focus in its first field. */
  isRepeated?: boolean;
  /** Fields and buttons. A hidden field `version` follows what is stored, so that a second attempt is a decision. */
  children: ReactNode;
};

/**
 * A form whose fields keep what was typed until it is stored. Works as a plain form until its script is there; with it,
 * a refusal and what somebody else stored meanwhile appear above the fields, and a page that stays is only refreshed.
 */
export function SavedForm(props: SavedFormProps) {
  const { action, label, className, draft, showsStored, leadsOn = false, isRepeated, children } = props;
  const words = useIslandWords();
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const [isRefreshing, refresh] = useTransition();
  const router = useRouter();
  const notice = useRef<HTMLDivElement>(null);
  const focusAfterwards = useRef("");
  const pressed = useRef<Element>(null);
  const waiting = useRef<HTMLElement>(null);
  const { ref, keep, forget } = useFormDraft(draft);

  useEffect(() => {
    if (refusal) notice.current?.focus();
  }, [refusal]);

  // The form may go with what it deleted; the focus then goes to what its answer names, else to what is in view.
  useEffect(
    () => () => {
      const named = document.getElementById(focusAfterwards.current);
      if (named) named.focus();
      else if (pressed.current && document.activeElement === document.body) focusInView();
    },
    [],
  );

  useEffect(() => {
    if (isRefreshing) return;
    if (showsStored && pressed.current) ref.current?.reset();
    // A button may go with what it did.
    if (pressed.current?.isConnected === false && document.activeElement === document.body)
      focusInView(ref.current?.querySelector("button"));
    // What was added may stand above it.
    if (isRepeated && pressed.current === document.activeElement)
      pressed.current?.scrollIntoView({ block: "nearest" });
    pressed.current = null;
    const button = waiting.current;
    waiting.current = null;
    if (button?.isConnected) ref.current?.requestSubmit(button);
  }, [isRefreshing, isRepeated, ref, showsStored]);

  const { send, isSending } = useFormPost<FormAnswer>({
    action,
    onAnswer(given, form) {
      const answer = given ?? { error: words.unreachable };
      say("next" in answer ? (answer.done ?? null) : null);
      if ("next" in answer) {
        forget();
        return finish(form, new URL(answer.next, location.href));
      }
      setRefusal(answer);
      const version = form.elements.namedItem("version");
      if (answer.version !== undefined && version instanceof HTMLInputElement) {
        version.value = String(answer.version);
      }
      return false;
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!isRefreshing) return void send(event);
    event.preventDefault();
    // The next of several waits for what the page knows of the last.
    const { nativeEvent } = event;
    if (isRepeated && nativeEvent instanceof SubmitEvent) waiting.current = nativeEvent.submitter;
  }

  function goOn({ href, origin, pathname, search, hash }: URL) {
    if (origin !== location.origin || !isPortalPage(pathname)) return location.assign(href);
    refresh(() => {
      if (leadsOn) router.replace(pathname + search + hash, { scroll: false });
      else router.push(pathname + search + hash);
      // Else the page could be one that was fetched ahead of the change.
      router.refresh();
    });
  }

  function finish(form: HTMLFormElement, next: URL): boolean {
    const isElsewhere = leadsOn && next.search !== location.search;
    if (next.pathname !== location.pathname || isElsewhere) {
      goOn(next);
      return true;
    }
    focusAfterwards.current = next.hash.slice(1);
    setRefusal(null);
    const focused = form.contains(document.activeElement) ? document.activeElement : null;
    if (!showsStored) form.reset();
    const details = isRepeated
      ? null
      : (form.closest("details") ?? form.querySelector<HTMLDetailsElement>("details[open]"));
    if (details) details.open = false;
    const first = isRepeated ? form.querySelector("input:not([type=hidden]), textarea, select") : null;
    // Without what was typed the page is shorter, and may now show its end.
    pressed.current = focused && (first ?? details?.querySelector("summary") ?? focused);
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current?.scrollIntoView({ block: "nearest" });
    refresh(() => router.refresh());
    return false;
  }

  return (
    <form
      ref={ref}
      action={action}
      method="post"
      aria-label={label}
      aria-busy={isSending || isRefreshing}
      className={className ? `${styles.form} ${className}` : styles.form}
      onInput={keep}
      onSubmit={submit}
    >
      {refusal ? (
        <div ref={notice} tabIndex={-1} className={styles.refusal}>
          <Notice tone="error">
            <p>
              <RefusalWords refusal={refusal} />
            </p>
            {refusal.stored ? <Stored fields={refusal.stored} /> : null}
          </Notice>
        </div>
      ) : null}
      {children}
    </form>
  );
}

function Stored({ fields }: { fields: StoredField[] }) {
  const words = useIslandWords();
  return (
    <>
      <p className={styles.heading}>{words.stored}</p>
      <dl className={styles.stored}>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || words.empty}</dd>
          </div>
        ))}
      </dl>
      <p>{words.typedIsKept}</p>
    </>
  );
}
