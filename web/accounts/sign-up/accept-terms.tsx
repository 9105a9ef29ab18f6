import type { ReactNode } from "react";
import { fillParts } from "#texts/fill-parts.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./accept-terms.module.css";

/** Sends the version of the terms that was shown, when it is ticked. */
export async function AcceptTerms({ version }: { version: string }) {
  const { signUp } = (await getTexts()).accountForms;
  return (
    <label className={styles.accept}>
      <input type="checkbox" name="terms" value={version} required />
      <span>
        {fillParts<ReactNode>(signUp.accept, {
          terms: [
            <a key="terms" href="/terms-of-service" target="_blank" rel="noopener">
              {signUp.terms}
            </a>,
          ],
          version: [version],
          policy: [
            <a key="policy" href="/privacy-policy" target="_blank" rel="noopener">
              {signUp.policy}
            </a>,
          ],
        })}
      </span>
    </label>
  );
}
