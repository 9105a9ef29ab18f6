import styles from "./hero-field.module.css";
import { Pattern } from "./pattern/pattern.tsx";

/** In the place of a portrait: the agency's pattern around its initials. */
export function HeroField() {
  return <Pattern columns={6} rows={6} hasInitials className={styles.field} />;
}
