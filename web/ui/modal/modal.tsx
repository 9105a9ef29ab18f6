import { type ReactNode, useEffect, useId, useRef } from "react";
import { Icon } from "../icon/icon.tsx";
import { useIslandWords } from "../island-words/island-words.client.tsx";
import styles from "./modal.module.css";

export type ModalSize = "sm" | "md" | "lg" | "xl" | "full";

type ModalProps = {
  title: string;
  isOpen: boolean;
  /** Called by ×, Escape and a click beside the dialog. */
  onClose: () => void;
  size?: ModalSize;
  children: ReactNode;
};

/** A native dialog over the page; what it contains exists only while it is open. */
export function Modal({ title, isOpen, onClose, size = "md", children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const words = useIslandWords();

  useEffect(() => {
    if (!isOpen) dialog.current?.close();
    else if (!dialog.current?.open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
    }
  }, [isOpen]);

  /** Tells at once, not with the close event: until that comes the dialog may have been opened again. */
  function leave() {
    dialog.current?.close();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog natively.
    <dialog
      className={styles.modal}
      ref={dialog}
      data-size={size}
      aria-labelledby={headingId}
      onCancel={(event) => event.target === dialog.current && leave()}
      // Closing what the owner of the dialog has already closed is not news to them.
      onClose={() => isOpen && !dialog.current?.open && onClose()}
      onClick={(event) => {
        if (event.target === dialog.current) leave();
      }}
    >
      {isOpen ? (
        <div className={styles.box}>
          <header className={styles.header}>
            <h2 className={styles.title} id={headingId}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={words.dismissDialog} onClick={leave}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
