import styles from "./hero-art.module.css";
import { Pattern } from "./pattern/pattern.tsx";

/** Between the first screen and what proves it: one row of the agency's pattern. */
export function HeroArt() {
  return <Pattern columns={36} rows={1} className={styles.row} />;
}
