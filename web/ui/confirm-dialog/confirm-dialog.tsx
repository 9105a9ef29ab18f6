import { type ReactNode, useId } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Modal } from "../modal/modal.tsx";
import styles from "./confirm-dialog.module.css";

export type ConfirmType = "danger" | "warning" | "info";

type ConfirmDialogProps = {
  title: string;
  isOpen: boolean;
  type?: ConfirmType;
  confirmLabel?: string;
  cancelLabel?: string;
  onConfirm: () => void;
  /** Also called by Escape and a click beside the dialog. */
  onCancel: () => void;
  children: ReactNode;
};

const icons = { danger: "warning", warning: "warning", info: "info" } as const;

/** Asks before something happens; the focus begins on Cancel, the answer that changes nothing. */
export function ConfirmDialog({
  title,
  isOpen,
  type = "danger",
  confirmLabel = "Confirm",
  cancelLabel = "Cancel",
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Modal title={title} isOpen={isOpen} onClose={onCancel} size="sm" role="alertdialog" describedBy={textId}>
      <div className={styles.question} data-type={type}>
        <span className={styles.sign}>
          <Icon name={icons[type]} />
        </span>
        <div id={textId}>{children}</div>
      </div>
      <div className={styles.answers}>
        <Button variant="outline" data-first-focus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={type === "danger" ? "destructive" : "primary"} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
