"use client";

import { useEffect, useState } from "react";
import styles from "./copy-button.module.css";

type CopyButtonProps = {
  text: string;
  /** What is copied, for people who hear the page. */
  name: string;
  /** What the button says instead of the text itself. */
  label?: string;
};

const confirmationMs = 2500;

/** Copies a text when pressed and says so, on the button and aloud. */
export function CopyButton({ text, name, label }: CopyButtonProps) {
  const [said, setSaid] = useState("");

  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(""), confirmationMs);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch (error) {
      console.warn("The clipboard is closed to this page:", error);
      setSaid("Not copied");
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-island
        data-worded={label ? true : undefined}
        onClick={copy}
      >
        <span>
          {label ?? (
            <>
              <span className={styles.aloud}>Copy {name}: </span>
              {text}
            </>
          )}
        </span>
        <span className={styles.said} aria-hidden="true">
          {said || (label ? "" : "Copy")}
        </span>
      </button>
      <span className={styles.aloud} role="status">
        {said ? `${said}: ${name}` : ""}
      </span>
    </>
  );
}
