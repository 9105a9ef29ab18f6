import styles from "./call-art.module.css";
import { Pattern } from "./pattern/pattern.tsx";

/** In the corner of the offer: some tiles of the agency's pattern. */
export function CallArt() {
  return <Pattern columns={3} rows={4} className={styles.art} />;
}
