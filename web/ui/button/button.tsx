import type { ComponentProps } from "react";
import styles from "./button.module.css";

/** `brass` and `on-dark` are the calls to action of the sections with dark ground. */
export type ButtonVariant =
  | "primary"
  | "secondary"
  | "outline"
  | "ghost"
  | "link"
  | "destructive"
  | "brass"
  | "on-dark";
export type ButtonSize = "xs" | "sm" | "md" | "lg" | "xl" | "auto";

type Look = { variant?: ButtonVariant; size?: ButtonSize };

export function Button({
  variant = "primary",
  size = "md",
  type = "button",
  className,
  ...rest
}: ComponentProps<"button"> & Look) {
  return <button type={type} className={look(className)} data-variant={variant} data-size={size} {...rest} />;
}

export function ButtonLink({
  variant = "primary",
  size = "md",
  className,
  children,
  ...rest
}: ComponentProps<"a"> & Look) {
  return (
    <a className={look(className)} data-variant={variant} data-size={size} {...rest}>
      {children}
    </a>
  );
}

function look(className: string | undefined) {
  return className ? `${styles.button} ${className}` : styles.button;
}
