import { Icon } from "#ui/icon/icon.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./guide-list.module.css";
import type { Guide } from "./read-guides.ts";

export function GuideList({ guides }: { guides: readonly Guide[] }) {
  if (guides.length === 0) return <p>There are no guides yet. Ask us in your project&apos;s messages.</p>;
  const categories = Map.groupBy(guides, ({ category }) => category ?? "Other");
  return (
    <div className={styles.categories}>
      {[...categories].map(([category, members]) => (
        <section key={category} className={styles.category} aria-label={category}>
          <h2>
            {category}
            {members.every(({ audience }) => audience === "owner") ? (
              <span className={styles.badge}>Only you</span>
            ) : null}
          </h2>
          <ul>
            {members.map(({ _id, slug, title, summary }) => (
              <li key={_id}>
                <PortalLink href={`/documentation/${slug}`}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.summary}>{summary}</span>
                  <Icon name="arrow" />
                </PortalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
