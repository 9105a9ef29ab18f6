"use client";

import { type MouseEvent, type RefObject, useId } from "react";
import { Button } from "#ui/button/button.tsx";
import styles from "./choose-reply.module.css";

type ChooseReplyProps = {
  /** The id of the form that asks for the page with the words, for a browser without script. */
  form: string;
  saved: { id: string; name: string; body: string }[];
  words: Record<"label" | "none" | "insert", string>;
  /** Where the words go, at the cursor. */
  area: RefObject<HTMLTextAreaElement | null>;
};

/** Chooses among the saved replies by name; nothing while there are none. */
export function ChooseReply({ form, saved, words, area }: ChooseReplyProps) {
  const id = useId();
  if (saved.length === 0) return null;

  function insert(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    const choice = document.getElementById(id);
    const field = area.current;
    const chosen = choice instanceof HTMLSelectElement && saved.find((reply) => reply.id === choice.value);
    if (!field || !chosen) return choice?.focus();
    field.focus();
    field.setRangeText(chosen.body, field.selectionStart, field.selectionEnd, "end");
    // Draft and preview follow what is typed.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{words.label}</label>
      <select id={id} form={form} name="saved" defaultValue="" required>
        <option value="">{words.none}</option>
        {saved.map((reply) => (
          <option key={reply.id} value={reply.id}>
            {reply.name}
          </option>
        ))}
      </select>
      <Button type="submit" form={form} size="sm" variant="outline" onClick={insert}>
        {words.insert}
      </Button>
    </div>
  );
}
