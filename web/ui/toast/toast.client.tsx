"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { Done, FormAnswer } from "../saved-form/form-answer.ts";
import { useFormPost } from "../saved-form/use-form-post.ts";
import { noticeCookie } from "./notice-cookie.ts";
import { say } from "./say.ts";
import styles from "./toast.module.css";

type Words = { dismiss: string; undo: string; unreachable: string };

/** Long enough to read it twice; while the pointer or the focus is on it, it stays. */
const shownMs = 9000;

/**
 * The one place that says what was done: named, announced, gone after a while, with a way back where there is one.
 * `first` is what the form before this page did.
 */
export function Toast({ first, words }: { first: Done | null; words: Words }) {
  const [said, setSaid] = useState(first && { ...first, at: 0 });
  const [isHeld, setIsHeld] = useState(false);
  const toast = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Else the next document would say it again.
    const forget = () => globalThis.cookieStore?.delete(noticeCookie);
    void forget();
    const hear = (event: Event) => {
      void forget();
      if (event instanceof CustomEvent) setSaid(event.detail && { ...event.detail, at: event.timeStamp });
    };
    addEventListener("say", hear);
    return () => removeEventListener("say", hear);
  }, []);

  useEffect(() => (toast.current && said ? makeRoomFor(toast.current) : undefined), [said]);

  useEffect(() => {
    if (!said || isHeld) return;
    const timer = setTimeout(() => setSaid(null), shownMs);
    return () => clearTimeout(timer);
  }, [said, isHeld]);

  return (
    <div
      role="status"
      className={styles.place}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {said ? (
        <div ref={toast} key={said.at} className={styles.toast} data-tone={said.tone}>
          <p>{said.text}</p>
          {said.undo ? <Undo {...said.undo} words={words} /> : null}
          <button
            type="button"
            className={styles.close}
            aria-label={words.dismiss}
            onClick={() => setSaid(null)}
          >
            <Icon name="close" />
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** On a phone the page ends above what is said, as it ends above the sections; what was pressed stays in view. */
function makeRoomFor(toast: HTMLElement): () => void {
  const { style } = document.documentElement;
  const room = new ResizeObserver(() => {
    style.setProperty("--toast-bar", `${toast.offsetHeight}px`);
    const pressed = document.activeElement;
    if (pressed && pressed !== document.body && !toast.contains(pressed) && doOverlap(pressed, toast))
      pressed.scrollIntoView({ block: "nearest" });
  });
  room.observe(toast);
  return () => {
    room.disconnect();
    style.removeProperty("--toast-bar");
  };
}

function doOverlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function Undo({ action, fields, words }: NonNullable<Done["undo"]> & { words: Words }) {
  const router = useRouter();
  const { send } = useFormPost<FormAnswer>({
    action,
    onAnswer(answer) {
      if (!answer || "error" in answer) {
        say({ text: answer?.error ?? words.unreachable, tone: "trouble" });
        return false;
      }
      say(answer.done ?? null);
      router.push(answer.next);
      router.refresh();
      return true;
    },
  });
  return (
    <form action={action} method="post" onSubmit={send}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" size="sm">
        {words.undo}
      </Button>
    </form>
  );
}
