import type { ReactNode } from "react";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./overview-card.module.css";

type Listed<Row> = {
  /** What the card begins with; without a page of the whole, all of it. */
  rows: Row[];
  /** How many there are in all. */
  count: number;
  /** What may not leave the card for what is newer, and what is oldest. */
  late?: Row[];
  last?: Row;
};

type OverviewCardProps<Row> = {
  heading: string;
  /** It waits for nothing: no number asks for anything. */
  isNews?: boolean;
  read: () => Promise<Listed<Row>>;
  /** The page of the whole; without it what is not shown at first is folded in. */
  whole?: string;
  /** Another place that has to do with it. */
  all?: { href: string; label: string };
  /** What to do with all of it at once. */
  actions?: (count: number) => ReactNode;
  shownAtFirst?: number;
  /** One row as the content of a list item. */
  children: (row: Row) => ReactNode;
};

/** A card of the owner's day: what waits, in the order that it is read in. Where nothing does, there is none. */
export async function OverviewCard<Row extends { id: string }>({ read, ...props }: OverviewCardProps<Row>) {
  const { overview } = await getTexts();
  return (
    <LoadedPart
      name={props.heading}
      render={async () => {
        const listed = await read();
        return listed.count === 0 ? "" : <Card {...props} listed={listed} texts={overview} />;
      }}
    />
  );
}

type CardProps<Row> = Omit<OverviewCardProps<Row>, "read"> & {
  listed: Listed<Row>;
  texts: Texts["overview"];
};

function Card<Row extends { id: string }>(props: CardProps<Row>) {
  const { heading, isNews, whole, all, actions, shownAtFirst = 5, children, listed, texts } = props;
  const { late = [], last, count } = listed;
  const first = listed.rows.slice(0, shownAtFirst);
  const folded = whole ? [] : listed.rows.slice(shownAtFirst);
  const others = count - first.length - late.length - (last ? 1 : 0);
  const more = texts.more(others);
  const list = (rows: Row[]) => rows.map((row) => <li key={row.id}>{children(row)}</li>);
  return (
    <section className={styles.card} aria-label={heading} data-news={isNews}>
      <h2 className={styles.heading}>
        {heading}
        {isNews ? null : <span className={styles.count}>{count}</span>}
      </h2>
      <ul className={styles.rows}>
        {list(first)}
        {late.length > 0 ? (
          <li>
            <Folded summary={texts.late(late.length)}>{list(late)}</Folded>
          </li>
        ) : null}
        {last ? list([last]) : null}
      </ul>
      {folded.length > 0 ? <Folded summary={more}>{list(folded)}</Folded> : null}
      {whole && others > 0 ? (
        <p className={styles.all}>
          <PortalLink href={whole} aria-label={texts.moreNamed(more, heading)}>
            {more}
          </PortalLink>
        </p>
      ) : null}
      {actions?.(count)}
      {all ? (
        <p className={styles.all}>
          <PortalLink href={all.href}>{all.label}</PortalLink>
        </p>
      ) : null}
    </section>
  );
}

function Folded({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      <ul className={styles.rows}>{children}</ul>
    </details>
  );
}
