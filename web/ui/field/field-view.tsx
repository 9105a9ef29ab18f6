import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

export type FieldViewProps = Omit<ComponentProps<"input">, "children"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** What follows the label of a field that may stay empty, always or beside another. */
  optional: string;
  error?: ReactNode;
};

/** A labelled input; hint and error are tied to it for assistive technology. */
export function FieldView({
  label,
  name,
  id = `field-${name}`,
  hint,
  optional,
  error,
  required,
  className,
  ...input
}: FieldViewProps) {
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required || input.readOnly ? null : <span className={styles.optional}>{` ${optional}`}</span>}
      </label>
      <input
        id={id}
        name={name}
        required={required}
        dir={input.type === undefined || input.type === "text" ? "auto" : undefined}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptions || undefined}
        {...input}
      />
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
