import { fill } from "#texts/fill.ts";
import { Icon } from "../icon/icon.tsx";
import type { PortalLink } from "../portal-link/portal-link.client.tsx";
import { shownCount } from "../shown-count.ts";
import styles from "./unread-link.module.css";

type UnreadLinkProps = {
  href: string;
  label: string;
  /** The same with a number: “{label}, {unread} unread”. */
  words: string;
  /** 0 also where the page itself does not know: layout/account/show-account.ts then fills it in. */
  unread: number;
  className?: string;
  /** Within the portal; elsewhere the link leads to another document. */
  link?: typeof PortalLink | "a";
};

/** A bell with the number of unread things; in a menu its word stands beside it. */
export function UnreadLink({ href, label, words, unread, className, link: Link = "a" }: UnreadLinkProps) {
  return (
    <Link
      href={href}
      className={className ? `${styles.link} ${className}` : styles.link}
      aria-label={unread > 0 ? fill(words, { label, unread: shownCount(unread) }) : label}
      data-unread-link={label}
      data-words={words}
      suppressHydrationWarning
    >
      <Icon name="bell" />
      <span className={styles.words}>{label}</span>{" "}
      <span
        className={styles.count}
        hidden={unread === 0}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a number, which React then leaves to the script.
        dangerouslySetInnerHTML={{ __html: shownCount(unread) }}
      />
    </Link>
  );
}
