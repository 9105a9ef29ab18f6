import type { ComponentProps, ReactNode } from "react";
import field from "../field/field.module.css";
import styles from "./select.module.css";

type SelectProps = Omit<ComponentProps<"select">, "children"> & {
  label: ReactNode;
  name: string;
  options: { value: string; label: string }[];
  hint?: ReactNode;
};

/** A labelled choice of one among several. */
export function Select({ label, name, id = `field-${name}`, options, hint, ...select }: SelectProps) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={`${field.input} ${styles.select}`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...select}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {hint ? (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
