import { encode } from "uqr";
import styles from "./factor-picture.module.css";

/** What an authenticator app scans, dark on light in every scheme: cameras read nothing else reliably. */
export function FactorPicture({ uri, label }: { uri: string; label: string }) {
  const { data, size } = encode(uri, { border: 3 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
