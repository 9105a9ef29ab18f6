import type { ComponentProps, ReactNode } from "react";
import styles from "./switch.module.css";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode;
  name: string;
  hint?: ReactNode;
};

/** On or off, with what that means; sends `on`, or nothing. */
export function Switch({ label, name, id = `field-${name}`, hint, ...input }: SwitchProps) {
  return (
    <div className={styles.switch}>
      <input
        type="checkbox"
        id={id}
        name={name}
        className={styles.input}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
