"use client";

import { type ComponentProps, type MouseEvent, type ReactNode, useState } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Modal } from "../modal/modal.tsx";

type DialogLinkProps = Pick<ComponentProps<typeof ButtonLink>, "variant" | "size"> & {
  /** The page with the same content, for browsers without script and for another tab. */
  href: string;
  label: string;
  /** What the label is about, for those who do not see what it stands beside. */
  about: string;
  title: string;
  children: ReactNode;
};

/** A link whose page opens as a dialog over this one. */
export function DialogLink({ href, label, about, title, children, ...look }: DialogLinkProps) {
  const [isOpen, setIsOpen] = useState(false);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  return (
    <>
      <ButtonLink
        href={href}
        aria-label={`${label}: ${about}`}
        aria-haspopup="dialog"
        onClick={open}
        {...look}
      >
        {label}
      </ButtonLink>
      <Modal title={title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {children}
      </Modal>
    </>
  );
}
