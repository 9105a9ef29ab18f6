"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useIslandWords } from "../island-words/island-words.client.tsx";
import modal from "../modal/modal.module.css";
import styles from "./confirm-button.module.css";

export type ConfirmType = "danger" | "warning" | "info";

type ConfirmButtonProps = ComponentProps<typeof Button> & {
  title: string;
  question: ReactNode;
  confirmLabel?: string;
  /** The answer that changes nothing. */
  keepLabel?: string;
  kind?: ConfirmType;
};

const icons = { danger: "warning", warning: "warning", info: "info" } as const;

/**
 * A button of a form that asks first; the form is sent by the answer. The browser opens and closes the question by itself, so
 * that nothing is sent without it, not even before React is there. The focus begins on the answer that changes nothing.
 */
export function ConfirmButton({
  title,
  question,
  confirmLabel,
  keepLabel,
  kind = "warning",
  name,
  value,
  ...button
}: ConfirmButtonProps) {
  const id = useId();
  const words = useIslandWords();
  const close = (event: MouseEvent<HTMLButtonElement>) => event.currentTarget.closest("dialog")?.close();
  return (
    <>
      <Button {...button} command="show-modal" commandfor={id} aria-haspopup="dialog" />
      <dialog
        className={modal.modal}
        id={id}
        role="alertdialog"
        data-size="sm"
        closedby="any"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <div className={modal.box}>
          <h2 className={modal.title} id={`${id}-title`}>
            {title}
          </h2>
          <div className={styles.question} data-type={kind}>
            <span className={styles.sign}>
              <Icon name={icons[kind]} />
            </span>
            <div id={`${id}-text`}>{question}</div>
          </div>
          <div className={styles.answers}>
            <Button variant="outline" command="close" commandfor={id}>
              {keepLabel ?? words.keep}
            </Button>
            {/* A form that is sent by script stays, and so would the question. */}
            <Button
              type="submit"
              variant={kind === "danger" ? "destructive" : "primary"}
              name={name}
              value={value}
              onClick={close}
            >
              {confirmLabel ?? words.confirm}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
