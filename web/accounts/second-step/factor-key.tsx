import { getTexts } from "#texts/get-texts.ts";
import styles from "./factor-key.module.css";
import type { NewFactor } from "./new-factor.ts";

/** What is typed where nothing can be scanned, and the way to an app on the same device. */
export async function FactorKey({ factor }: { factor: NewFactor }) {
  const { authenticator: words } = (await getTexts()).secondStep;
  return (
    <div className={styles.key}>
      <p>
        {words.noScan} <code translate="no">{factor.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <p>
        <a href={factor.uri}>{words.open}</a>
      </p>
    </div>
  );
}
