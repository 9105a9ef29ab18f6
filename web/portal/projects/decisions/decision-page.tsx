import type { ComponentProps } from "react";
import styles from "./decision-form.module.css";
import { DecisionForm } from "./decision-form.tsx";
import { decisionWords } from "./decision-words.ts";

/** The question of the dialog as a page, for browsers without script. */
export function DecisionPage(props: ComponentProps<typeof DecisionForm>) {
  return (
    <section className={styles.page} aria-labelledby="decision">
      <h2 id="decision">{decisionWords[props.decision].ask}?</h2>
      <DecisionForm {...props} />
    </section>
  );
}
