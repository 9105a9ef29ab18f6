import type { ReactNode } from "react";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "../clients.module.css";

type EndingProps = {
  id: string;
  texts: { heading: string; words: string };
  clientId: string;
  children: ReactNode;
};

/** One way in which a client ends or comes back: what it does, and the form that does it. */
export function Ending({ id, texts: { heading, words }, clientId, children }: EndingProps) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p className={styles.facts}>{words}</p>
      <SavedForm action={`/api/owner/clients/${clientId}/ending`} label={heading} className={styles.card}>
        {children}
      </SavedForm>
    </section>
  );
}
