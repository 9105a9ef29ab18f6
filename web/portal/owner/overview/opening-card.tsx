import brand from "schemas/brand.json";
import { env } from "#env.ts";
import { getTexts } from "#texts/get-texts.ts";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readUnready } from "./read-unready.ts";

/** What is missing before an agency's own site opens; there is no such card once nothing is. */
export async function Opening() {
  if (brand.edition === "demo") return null;
  const { opening } = (await getTexts()).overview;
  return (
    <OverviewCard
      heading={opening.heading}
      read={readUnready}
      shownAtFirst={Number.POSITIVE_INFINITY}
      {...(env.STUDIO_URL && { all: { href: env.STUDIO_URL, label: opening.studio } })}
    >
      {({ id }) => (
        <>
          <p className={styles.title}>{opening.parts[id].title}</p>
          <p className={styles.words}>{opening.parts[id].text}</p>
        </>
      )}
    </OverviewCard>
  );
}
