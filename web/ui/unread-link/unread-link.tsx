import { Icon } from "../icon/icon.tsx";
import styles from "./unread-link.module.css";

/** A bell with the number of unread things; in a menu its word stands beside it. */
export function UnreadLink({ href, label, unread }: { href: string; label: string; unread: number }) {
  return (
    <a href={href} className={styles.link} aria-label={unread > 0 ? `${label}, ${unread} unread` : label}>
      <Icon name="bell" />
      <span className={styles.words}>{label}</span>
      {unread > 0 ? <span className={styles.count}>{unread > 99 ? "99+" : unread}</span> : null}
    </a>
  );
}
