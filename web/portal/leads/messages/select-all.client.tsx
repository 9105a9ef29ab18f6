"use client";

import { type ChangeEvent, useEffect, useRef } from "react";
import styles from "./message-rows.module.css";

/** Selects every row of its form, or none; follows what is selected one by one. */
export function SelectAll({ label }: { label: string }) {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const box = ref.current;
    const form = box?.form;
    if (!box || !form) return;
    const follow = () => {
      const rows = rowsOf(form);
      const selected = rows.filter(({ checked }) => checked).length;
      box.checked = selected > 0 && selected === rows.length;
      box.indeterminate = selected > 0 && selected < rows.length;
    };
    // A form that is emptied says so before it is.
    const followLater = () => setTimeout(follow);
    form.addEventListener("change", follow);
    form.addEventListener("reset", followLater);
    return () => {
      form.removeEventListener("change", follow);
      form.removeEventListener("reset", followLater);
    };
  }, []);

  function select({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (!currentTarget.form) return;
    for (const row of rowsOf(currentTarget.form)) row.checked = currentTarget.checked;
  }

  return (
    <label className={styles.all}>
      <input ref={ref} type="checkbox" onChange={select} />
      <span>{label}</span>
    </label>
  );
}

function rowsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>("li input[type=checkbox]")];
}
