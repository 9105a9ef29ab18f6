import { getFormats } from "#formats/get-formats.ts";
import styles from "./endorsement.module.css";
import { EndorsementForm } from "./endorsement-form.tsx";
import { EndorsementWords } from "./endorsement-words.tsx";
import type { Endorsement } from "./read-endorsement.ts";

type ClientEndorsementProps = { projectId: string; endorsement: Endorsement; name: string };

/** What a client is asked about showing their project, or what they answered and how to take it back. */
export async function ClientEndorsement({ projectId, endorsement, name }: ClientEndorsementProps) {
  const { formatDate } = await getFormats();
  const { answered_at } = endorsement;
  const form = <EndorsementForm projectId={projectId} endorsement={endorsement} name={name} />;
  return (
    <section
      id="endorsement"
      tabIndex={-1}
      className={styles.endorsement}
      aria-labelledby="endorsement-heading"
    >
      <h2 id="endorsement-heading">May we show this project?</h2>
      {answered_at ? (
        <>
          <p className={styles.quiet}>
            You answered on {formatDate(answered_at)}. You can change it or take it back at any time.
          </p>
          <EndorsementWords endorsement={endorsement} speaker="You" />
          <details className={styles.change}>
            <summary>Change the answer</summary>
            {form}
          </details>
        </>
      ) : (
        <>
          <p className={styles.quiet}>
            We would like to show this project on our website, with a few words of yours. It is your choice,
            and you can take it back here at any time.
          </p>
          {form}
        </>
      )}
    </section>
  );
}
