import type { BrandKitQueryResult } from "schemas/generated/content.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./brand-rules.module.css";

export function BrandRules({ kit }: { kit: BrandKitQueryResult }) {
  return (
    <>
      <Section id="type" tone="sunken" heading="Type">
        <ul className={styles.faces}>
          {kit?.typefaces?.map(({ _key, name, role, sample }) => (
            <li key={_key}>
              <p className={styles.role}>
                {name}, {role}
              </p>
              <p className={styles.sample}>{sample}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="rules" heading="How to use them">
        <dl className={styles.measures}>
          <div>
            <dt>Clear space</dt>
            <dd>{kit?.clearSpace}</dd>
          </div>
          <div>
            <dt>Minimum size</dt>
            <dd>{kit?.minimumSize}</dd>
          </div>
        </dl>
        <div className={styles.columns}>
          <Rules title="Please do" rules={kit?.dos} />
          <Rules title="Please do not" rules={kit?.donts} />
        </div>
      </Section>
      <Section id="boilerplate" tone="sunken" heading="In our words">
        <p className={styles.boilerplate}>{kit?.boilerplate}</p>
      </Section>
    </>
  );
}

function Rules({ title, rules }: { title: string; rules: string[] | null | undefined }) {
  if (!rules?.length) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
