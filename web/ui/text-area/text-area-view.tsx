import type { ComponentProps, ReactNode } from "react";
import field from "../field/field.module.css";
import styles from "./text-area.module.css";

export type TextAreaViewProps = Omit<ComponentProps<"textarea">, "children"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
  /** What follows the label of a field that may stay empty. */
  optional: string;
};

/** A labelled text of several lines that grows with what is typed, within limits. */
export function TextAreaView({
  label,
  name,
  id = `field-${name}`,
  hint,
  optional,
  required,
  rows = 4,
  ...textarea
}: TextAreaViewProps) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
        {required ? null : <span className={field.optional}>{` ${optional}`}</span>}
      </label>
      <textarea
        id={id}
        name={name}
        required={required}
        rows={rows}
        dir="auto"
        className={`${field.input} ${styles.area}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...textarea}
      />
      {hint ? (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
