import { honeypotName } from "schemas/requests/suspect-spam.ts";
import styles from "./honeypot.module.css";

/** What password managers and form fillers leave alone: read-only, out of reach, and by the attribute that each of them reads. */
const leftAlone = {
  readOnly: true,
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": true,
  "data-lpignore": "true",
  "data-bwignore": true,
  "data-protonpass-ignore": "true",
  "data-form-type": "other",
} as const;

/** A field that people neither see nor reach, nor their browsers fill; what does is a program. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className={styles.honeypot} aria-hidden="true" inert>
      <label htmlFor={`field-${honeypotName}`}>{label}</label>
      <input id={`field-${honeypotName}`} name={honeypotName} type="text" {...leftAlone} />
    </div>
  );
}
