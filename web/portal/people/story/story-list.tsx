import type { ReactNode } from "react";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./story-list.module.css";

type StoryItem = {
  key: string;
  /** What it is, in a word or two, above its title. */
  kind?: string;
  title: string;
  href: string;
  badge?: ReactNode;
  /** What was written, cut after two lines. */
  words?: string;
  facts: ReactNode;
};

type StoryListProps = {
  items: StoryItem[];
  total: number;
  /** How many others there are, as in “3 more files”. */
  more: (count: number) => string;
  empty: ReactNode;
  /** Where the others are, when there are more. */
  all?: { href: string; label: string };
};

/** The newest of one kind, each of which leads to the thing itself, and how many more there are. */
export function StoryList({ items, total, more, empty, all }: StoryListProps) {
  if (items.length === 0) return <p className={styles.facts}>{empty}</p>;
  const others = total - items.length;
  return (
    <>
      <ul className={styles.list}>
        {items.map(({ key, kind, title, href, badge, words, facts }) => (
          <li key={key} className={styles.item}>
            {kind ? <p className={styles.kind}>{kind}</p> : null}
            <p className={styles.title}>
              <PortalLink href={href}>{title}</PortalLink>
              {badge}
            </p>
            {words ? <p className={styles.words}>{words}</p> : null}
            <p className={styles.facts}>{facts}</p>
          </li>
        ))}
      </ul>
      {others > 0 ? (
        <p className={styles.facts}>
          {more(others)} {all ? <PortalLink href={all.href}>{all.label}</PortalLink> : null}
        </p>
      ) : null}
    </>
  );
}
