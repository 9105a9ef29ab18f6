import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PrintButton } from "#ui/print-button/print-button.client.tsx";
import styles from "./code-list.module.css";

/** Recovery codes, to print or to save. */
export async function CodeList({ codes }: { codes: string[] }) {
  const { codes: words } = (await getTexts()).secondStep;
  return (
    <>
      <ol className={styles.codes} aria-label={words.list} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.ways}>
        <ButtonLink href="/api/account/recovery-codes" variant="outline" download>
          {words.download}
        </ButtonLink>
        <PrintButton variant="outline">{words.print}</PrintButton>
      </div>
    </>
  );
}
