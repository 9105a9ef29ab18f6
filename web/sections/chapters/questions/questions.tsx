import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Part } from "../../part/part.tsx";
import styles from "./questions.module.css";

type QuestionsProps = {
  id: string;
  heading: string | null;
  questions: readonly { _key: string; question?: string | null; answer?: string | null }[] | null;
};

/** What people ask, each with its answer folded behind it. */
export async function Questions({ id, heading, questions }: QuestionsProps) {
  if (!questions?.length) return null;
  const { servicePage } = await getTexts();
  return (
    <Part
      id={id}
      heading={heading ?? ""}
      aside={
        <p className={styles.other}>
          {servicePage.other.text} <a href="/contact">{servicePage.other.link}</a>
        </p>
      }
    >
      <div className={styles.questions}>
        {questions.map((item) => (
          <details key={item._key} className={styles.question}>
            <summary>
              {item.question}
              <Icon name="plus" />
            </summary>
            <p>{item.answer}</p>
          </details>
        ))}
      </div>
    </Part>
  );
}
