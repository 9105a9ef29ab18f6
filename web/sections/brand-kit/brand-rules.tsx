import type { BrandKitQueryResult } from "schemas/generated/content.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-rules.module.css";

export async function BrandRules({ kit }: { kit: BrandKitQueryResult }) {
  const { rules } = (await getTexts()).brand;
  const logo = kit?.logos?.find(({ background }) => background !== "dark")?.png;
  return (
    <Section id="rules" heading={rules.heading}>
      <div className={styles.measures}>
        <figure className={styles.measure}>
          <div className={styles.board}>
            <div className={styles.space}>
              <Picture source={logo} sizes="16rem" className={styles.logo} isDecoration />
            </div>
          </div>
          <figcaption>
            <h3>{rules.space}</h3>
            <p>{kit?.clearSpace}</p>
          </figcaption>
        </figure>
        <figure className={styles.measure}>
          <div className={styles.board}>
            <Picture source={logo} sizes="8rem" className={styles.smallest} isDecoration />
          </div>
          <figcaption>
            <h3>{rules.size}</h3>
            <p>{kit?.minimumSize}</p>
          </figcaption>
        </figure>
      </div>
      <div className={styles.columns}>
        <Rules kind="do" title={rules.dos} rules={kit?.dos} />
        <Rules kind="dont" title={rules.donts} rules={kit?.donts} />
      </div>
    </Section>
  );
}

type RulesProps = { kind: "do" | "dont"; title: string; rules: string[] | null | undefined };

function Rules({ kind, title, rules }: RulesProps) {
  if (!rules?.length) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.rules} data-kind={kind}>
        {rules.map((rule) => (
          <li key={rule}>
            <Icon name={kind === "do" ? "plus" : "close"} />
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
}
