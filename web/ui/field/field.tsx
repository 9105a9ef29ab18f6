import type { ComponentProps, ReactNode } from "react";
import styles from "./field.module.css";

type FieldProps = Omit<ComponentProps<"input">, "children"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  error?: ReactNode;
};

/** A labelled input; hint and error are tied to it for assistive technology. */
export function Field({
  label,
  name,
  id = `field-${name}`,
  hint,
  error,
  required,
  className,
  ...input
}: FieldProps) {
  const descriptions = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required || input.readOnly ? null : <span className={styles.optional}> (optional)</span>}
      </label>
      <input
        id={id}
        name={name}
        required={required}
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
