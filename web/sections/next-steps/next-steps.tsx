import type { Promises } from "#site/promises.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./next-steps.module.css";

type NextStepsProps = { steps: NonNullable<Promises>["contactNext"] | undefined };

/** What follows once the form is sent, as far as the owner says it, and where it stands what becomes of what was typed. */
export async function NextSteps({ steps }: NextStepsProps) {
  const { nextSteps } = await getTexts();
  return (
    <div className={styles.next}>
      {steps?.length ? (
        <>
          <h2 className={styles.heading}>{nextSteps.heading}</h2>
          <ol className={styles.steps}>
            {steps.map(({ _key, when, what }) => (
              <li key={_key}>
                <strong>{when}</strong>
                {what}
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <p className={styles.privacy}>
        {nextSteps.privacy((words) => (
          <a key="policy" href="/privacy-policy">
            {words}
          </a>
        ))}
      </p>
    </div>
  );
}
