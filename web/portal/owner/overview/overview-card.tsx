import type { ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./overview-card.module.css";

/** The first rows of what waits, and how many wait in all. */
type Waiting<Row> = { rows: Row[]; count: number };

type OverviewCardProps<Row> = {
  heading: string;
  /** It waits for nothing: no number asks for anything. */
  isNews?: boolean;
  read: () => Promise<Waiting<Row>>;
  /** Where all of it is. */
  all?: { href: string; label: string };
  /** What to do with all of it at once. */
  actions?: (count: number) => ReactNode;
  /** One row as the content of a list item. */
  children: (row: Row) => ReactNode;
};

/** A card of the owner's day: what waits, oldest or soonest first. Where nothing does, there is none. */
export async function OverviewCard<Row extends { id: string }>({ read, ...props }: OverviewCardProps<Row>) {
  const { more } = (await getTexts()).overview;
  return (
    <LoadedPart
      name={props.heading}
      render={async () => {
        const waiting = await read();
        return waiting.count === 0 ? "" : <Card {...props} waiting={waiting} more={more} />;
      }}
    />
  );
}

type CardProps<Row> = Omit<OverviewCardProps<Row>, "read"> & {
  waiting: Waiting<Row>;
  more: (count: number) => string;
};

function Card<Row extends { id: string }>(props: CardProps<Row>) {
  const { heading, isNews, all, actions, children, waiting, more } = props;
  const { rows, count } = waiting;
  return (
    <section className={styles.card} aria-label={heading} data-news={isNews}>
      <h2 className={styles.heading}>
        {heading}
        {isNews ? null : <span className={styles.count}>{count}</span>}
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {count > rows.length ? <p className={styles.more}>{more(count - rows.length)}</p> : null}
      {actions?.(count)}
      {all ? (
        <p className={styles.all}>
          <PortalLink href={all.href}>{all.label}</PortalLink>
        </p>
      ) : null}
    </section>
  );
}
