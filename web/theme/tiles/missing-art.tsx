import styles from "./missing-art.module.css";
import { Pattern } from "./pattern/pattern.tsx";

/** Beside "not found": the agency's pattern, out of which some tiles have fallen. */
export function MissingArt() {
  return <Pattern columns={4} rows={4} hasInitials className={styles.art} />;
}
