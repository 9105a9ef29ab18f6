import { Pattern } from "./pattern/pattern.tsx";
import styles from "./sign-in-art.module.css";

/** Beside the sign-in forms: the agency's pattern around its initials. */
export function SignInArt() {
  return <Pattern columns={4} rows={4} hasInitials className={styles.art} />;
}
