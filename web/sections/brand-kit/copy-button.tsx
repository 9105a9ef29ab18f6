import styles from "./copy-button.module.css";

type CopyButtonProps = {
  text: string;
  /** What is copied, for people who hear the page. */
  name: string;
  /** What the button says instead of the text itself. */
  label?: string;
};

/** Copies a text when pressed and says so, on the button and aloud: copy-when-pressed.ts. */
export function CopyButton({ text, name, label }: CopyButtonProps) {
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        data-later="click"
        data-copy={text}
        data-name={name}
        data-worded={label ? true : undefined}
      >
        <span>
          {label ?? (
            <>
              <span className={styles.aloud}>Copy {name}: </span>
              {text}
            </>
          )}
        </span>
        <span className={styles.said} aria-hidden="true">
          {label ? "" : "Copy"}
        </span>
      </button>
      <span className={styles.aloud} role="status" />
    </>
  );
}
