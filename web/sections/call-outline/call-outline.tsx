import type { Promises } from "#site/promises.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./call-outline.module.css";

type CallOutlineProps = { parts: NonNullable<Promises>["callOutline"] | undefined };

/** How the half hour is spent. */
export async function CallOutline({ parts }: CallOutlineProps) {
  if (!parts?.length) return null;
  const { callOutline } = await getTexts();
  return (
    <ol className={styles.outline}>
      {parts.map(({ _key, minutes, text }) => (
        <li key={_key}>
          <strong>{callOutline.minutes(minutes ?? 0)}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
