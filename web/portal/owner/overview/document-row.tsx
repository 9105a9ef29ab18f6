import { env } from "#env.ts";
import { isDocumentType } from "#sanity/document-types.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./overview-row.module.css";

type DocumentRowProps = {
  document: { id: string | null; type: string | null; title: string | null };
  /** What is the matter with it. */
  trouble: string;
};

/** A document of the Studio that asks for the owner, with the way to its form. */
export async function DocumentRow({ document: { id, type, title }, trouble }: DocumentRowProps) {
  const { publishes } = await getTexts();
  const kind = isDocumentType(type) ? publishes.types[type] : publishes.otherType;
  const name = title || kind;
  return (
    <>
      <p className={styles.title}>
        {env.STUDIO_URL ? (
          <a
            href={`${env.STUDIO_URL}/intent/edit/id=${encodeURIComponent(id ?? "")};type=${type}`}
            aria-label={publishes.openNamed(name)}
          >
            {name}
          </a>
        ) : (
          name
        )}
        <span className={styles.fact}>{kind}</span>
      </p>
      <p className={styles.trouble}>{trouble}</p>
    </>
  );
}
