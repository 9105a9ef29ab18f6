import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import styles from "./endorsement.module.css";
import type { Endorsement } from "./stored-endorsement.ts";

type EndorsementWordsProps = { endorsement: Endorsement; speaker: string };

export async function EndorsementWords({ endorsement, speaker }: EndorsementWordsProps) {
  const { endorsement: texts } = await getTexts();
  const { may_show, may_quote, quote, said_by, said_by_role } = endorsement;
  return (
    <>
      <p className={styles.badges}>
        <Badge tone={may_show ? "good" : "neutral"}>{may_show ? texts.mayBeShown : texts.staysUnshown}</Badge>
        {quote ? (
          <Badge tone={may_quote ? "good" : "attention"}>
            {may_quote ? texts.mayBePublished : texts.stayBetweenUs}
          </Badge>
        ) : null}
      </p>
      {quote ? (
        <figure className={styles.quote}>
          <blockquote>{quote}</blockquote>
          <figcaption>{[said_by || speaker, said_by_role].filter(Boolean).join(", ")}</figcaption>
        </figure>
      ) : null}
    </>
  );
}
