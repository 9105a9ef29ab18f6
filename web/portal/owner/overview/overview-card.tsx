import type { ReactNode } from "react";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./overview-card.module.css";

/** The first rows of what waits, and how many wait in all. */
type Waiting<Row> = { rows: Row[]; count: number };

type OverviewCardProps<Row> = {
  heading: string;
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
export function OverviewCard<Row extends { id: string }>({ read, ...props }: OverviewCardProps<Row>) {
  return (
    <section className={styles.card} aria-label={props.heading}>
      <LoadedPart name={props.heading} render={async () => <Contents {...props} waiting={await read()} />} />
    </section>
  );
}

type ContentsProps<Row> = Omit<OverviewCardProps<Row>, "read"> & { waiting: Waiting<Row> };

function Contents<Row extends { id: string }>(props: ContentsProps<Row>) {
  const { heading, empty, all, actions, children, waiting } = props;
  return (
    <>
      <h2 className={styles.heading}>
        {heading}
        {waiting.count > 0 ? <span className={styles.count}>{waiting.count}</span> : null}
      </h2>
      {waiting.count === 0 ? <p className={styles.empty}>{empty}</p> : null}
      {waiting.count > 0 ? (
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
          <PortalLink href={all.href}>{all.label}</PortalLink>
        </p>
      ) : null}
    </>
  );
}
