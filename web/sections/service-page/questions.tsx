import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Part } from "../part/part.tsx";
import styles from "./questions.module.css";
import type { Service } from "./service.ts";

export async function Questions({ questions }: { questions: Service["questions"] }) {
  if (!questions?.length) return null;
  const { servicePage } = await getTexts();
  return (
    <Part
      id="questions"
      heading={servicePage.questions}
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
