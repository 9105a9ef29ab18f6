import { honeypotName } from "schemas/requests/suspect-spam.ts";
import styles from "./honeypot.module.css";

/** A field that people neither see nor reach; what fills it in is a program. */
export function Honeypot() {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor="field-website">Leave this empty</label>
      <input id="field-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
