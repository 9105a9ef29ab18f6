import { env } from "#env.ts";
import { isDocumentType } from "#sanity/document-types.ts";
import { getTexts } from "#texts/get-texts.ts";
import { OverviewCard } from "./overview-card.tsx";
import styles from "./overview-row.module.css";
import { readMisfits } from "./read-misfits.ts";

/** What somebody wrote past the Studio and no page shows: the document, with the way to its form, and the field. */
export async function Misfits() {
  const { overview, publishes } = await getTexts();
  return (
    <OverviewCard
      heading={overview.misfits.heading}
      read={readMisfits}
      all={{ href: "/dashboard/owner/site", label: overview.misfits.all }}
    >
      {({ title, document_id, document_type, error }) => {
        const type = isDocumentType(document_type) ? publishes.types[document_type] : publishes.otherType;
        const name = title || type;
        return (
          <>
            <p className={styles.title}>
              {env.STUDIO_URL ? (
                <a
                  href={`${env.STUDIO_URL}/intent/edit/id=${encodeURIComponent(document_id ?? "")};type=${document_type}`}
                  aria-label={publishes.openNamed(name)}
                >
                  {name}
                </a>
              ) : (
                name
              )}
              <span className={styles.fact}>{type}</span>
            </p>
            <p className={styles.trouble}>{overview.misfits.fields(error ?? "")}</p>
          </>
        );
      }}
    </OverviewCard>
  );
}
