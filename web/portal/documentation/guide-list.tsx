import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./guide-list.module.css";
import type { Guide } from "./read-guides.ts";

export async function GuideList({ guides }: { guides: readonly Guide[] }) {
  const words = (await getTexts()).documentation.guides;
  if (guides.length === 0) return <p>{words.none}</p>;
  const categories = Map.groupBy(guides, ({ category }) => category ?? words.noCategory);
  return (
    <div className={styles.categories}>
      {[...categories].map(([category, members]) => (
        <section key={category} className={styles.category} aria-label={category}>
          <h2>
            {category}
            {members.every(({ audience }) => audience === "owner") ? (
              <span className={styles.badge}>{words.onlyYou}</span>
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
