"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../button/button.tsx";
import { ConfirmDialog, type ConfirmType } from "../confirm-dialog/confirm-dialog.tsx";

type ConfirmButtonProps = ComponentProps<typeof Button> & {
  title: string;
  question: ReactNode;
  confirmLabel: string;
  kind?: ConfirmType;
};

/** A submit button that asks first. Without script it submits at once. */
export function ConfirmButton({
  title,
  question,
  confirmLabel,
  kind = "warning",
  ...button
}: ConfirmButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const isConfirmed = useRef(false);

  function ask(event: MouseEvent<HTMLButtonElement>) {
    if (isConfirmed.current || !event.currentTarget.form?.checkValidity()) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function submit() {
    setIsOpen(false);
    isConfirmed.current = true;
    place.current?.querySelector("button")?.click();
    isConfirmed.current = false;
  }

  return (
    <>
      <span ref={place}>
        <Button type="submit" {...button} onClick={ask} />
      </span>
      <ConfirmDialog
        title={title}
        type={kind}
        isOpen={isOpen}
        confirmLabel={confirmLabel}
        onConfirm={submit}
        onCancel={() => setIsOpen(false)}
      >
        {question}
      </ConfirmDialog>
    </>
  );
}
