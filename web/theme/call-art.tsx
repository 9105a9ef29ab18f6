import styles from "./call-art.module.css";

/** In the corner of the offer: the pocket that it is aimed at. */
export function CallArt() {
  return <div className={styles.pocket} aria-hidden="true" />;
}
