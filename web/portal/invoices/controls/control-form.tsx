import type { ReactNode } from "react";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import type { Invoice } from "../read-invoices.ts";
import styles from "./controls.module.css";

type ControlFormProps = {
  invoice: Invoice;
  heading: string;
  words?: string;
  /** The amount that it shows; what somebody changed meanwhile is not done unseen. */
  seen?: number;
  children: ReactNode;
};

/** One thing that an owner does with an invoice: what it does, and the form that does it. */
export function ControlForm({ invoice: { id }, heading, words, seen, children }: ControlFormProps) {
  return (
    <section className={styles.control} aria-label={heading}>
      <h3>{heading}</h3>
      {words ? <p className={styles.words}>{words}</p> : null}
      <SavedForm action={`/api/owner/invoices/${id}`} label={heading} showsStored={seen !== undefined}>
        {seen === undefined ? null : <input type="hidden" name="version" value={seen} readOnly />}
        {children}
      </SavedForm>
    </section>
  );
}
