import { honeypotName } from "schemas/requests/suspect-spam.ts";
import styles from "./honeypot.module.css";

/** A field that people neither see nor reach; what fills it in is a program. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="field-website">{label}</label>
      <input id="field-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
