import { type ReactNode, useId } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import styles from "./today-card.module.css";

/** The first rows of what waits, and how many wait in all. */
export type Waiting<Row> = { rows: Row[]; count: number };

type TodayCardProps<Row> = {
  heading: string;
  /** Throws an Error when it cannot be read; then this card says so and the others go on. */
  read: () => Promise<Waiting<Row>>;
  empty: string;
  /** Where all of it is. */
  all?: { href: string; label: string };
  /** What to do with all of it at once. */
  actions?: (count: number) => ReactNode;
  /** One row as the content of a list item. */
  children: (row: Row) => ReactNode;
};

/** A card of the owner's day: what waits, oldest or soonest first. */
export async function TodayCard<Row extends { id: string }>(props: TodayCardProps<Row>) {
  const waiting = await props.read().catch((error: Error) => {
    console.error(`Today, ${props.heading}: ${error.message}`);
    return null;
  });
  return <Card {...props} waiting={waiting} />;
}

function Card<Row extends { id: string }>({
  heading,
  empty,
  all,
  actions,
  children,
  waiting,
}: TodayCardProps<Row> & { waiting: Waiting<Row> | null }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
        {waiting && waiting.count > 0 ? <span className={styles.count}>{waiting.count}</span> : null}
      </h2>
      {waiting === null ? (
        <>
          <Notice tone="error">This could not be read just now.</Notice>
          <ButtonLink href="/dashboard/owner" size="sm" variant="outline">
            Try again
          </ButtonLink>
        </>
      ) : null}
      {waiting?.count === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {waiting && waiting.count > 0 ? (
        <>
          <ul className={styles.rows}>
            {waiting.rows.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
          {waiting.count > waiting.rows.length ? (
            <p className={styles.empty}>and {waiting.count - waiting.rows.length} more</p>
          ) : null}
          {actions?.(waiting.count)}
        </>
      ) : null}
      {all ? (
        <p className={styles.all}>
          <a href={all.href}>{all.label}</a>
        </p>
      ) : null}
    </section>
  );
}
