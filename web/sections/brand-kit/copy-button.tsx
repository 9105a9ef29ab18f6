import { getTexts } from "#texts/get-texts.ts";
import styles from "./copy-button.module.css";

type CopyButtonProps = {
  text: string;
  /** What is copied, for people who hear the page. */
  name: string;
  /** What the button says instead of the text itself. */
  label?: string;
};

/** Copies a text when pressed and says so, on the button and aloud: copy-when-pressed.ts. */
export async function CopyButton({ text, name, label }: CopyButtonProps) {
  const { copy } = (await getTexts()).brand;
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-later="click"
        data-copy={text}
        data-name={name}
        data-idle={label ? "" : copy.button}
        data-copied={copy.copied}
        data-refused={copy.refused}
      >
        <span>
          {label ?? (
            <>
              <span className={styles.aloud}>{copy.aloud(name)}</span>
              {text}
            </>
          )}
        </span>
        <span className={styles.said} aria-hidden="true">
          {label ? "" : copy.button}
        </span>
      </button>
      <span className={styles.aloud} role="status" />
    </>
  );
}
