"use client";

import { type ReactNode, useEffect, useRef } from "react";
import styles from "./search-field.module.css";
import { isTyping } from "./shortcuts/is-typing.ts";
import { hasSingleKeys } from "./shortcuts/kept-shortcuts.ts";

type SearchFieldProps = { action: string; icon: ReactNode; words: { landmark: string; label: string } };

/** Searches the portal; `/` and Ctrl or Cmd K lead to it. */
export function SearchField({ action, icon, words }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.select();
    };
    addEventListener("keydown", lead);
    return () => removeEventListener("keydown", lead);
  }, []);

  return (
    <search aria-label={words.landmark}>
      <form action={action}>
        <label className={styles.field}>
          {icon}
          <span className={styles.label}>{words.label}</span>
          <input
            ref={field}
            name="q"
            type="search"
            placeholder={words.label}
            required
            maxLength={100}
            enterKeyHint="search"
            autoComplete="off"
            aria-keyshortcuts="/ Control+K Meta+K"
          />
        </label>
      </form>
    </search>
  );
}

function isShortcut({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === "k" : key === "/" && hasSingleKeys();
}
