import styles from "../decisions/subjects.module.css";
import type { FeedbackItem } from "./read-feedback.ts";

/** What an item says: its text, and where to look. */
export function FeedbackText({ item: { body, link_url } }: { item: FeedbackItem }) {
  return (
    <>
      {body ? <p className={styles.body}>{body}</p> : null}
      {link_url ? (
        <p>
          <a href={link_url} target="_blank" rel="noopener noreferrer nofollow">
            {shorten(link_url)}
          </a>
        </p>
      ) : null}
    </>
  );
}

function shorten(address: string): string {
  const { host, pathname } = new URL(address);
  return pathname === "/" ? host : `${host}${pathname}`;
}
