"use client";

import { useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog, type ConfirmType } from "#ui/confirm-dialog/confirm-dialog.tsx";
import { Modal, type ModalSize } from "#ui/modal/modal.tsx";
import { Section } from "#ui/section/section.tsx";
import { VideoModal } from "#ui/video-modal/video-modal.tsx";
import styles from "./parts.module.css";

const sizes: ModalSize[] = ["sm", "md", "lg", "xl", "full"];
const types: ConfirmType[] = ["danger", "warning", "info"];

export function Dialogs() {
  const [open, setOpen] = useState<string>();
  const [answer, setAnswer] = useState("none");
  const close = () => setOpen(undefined);
  const decide = (word: string) => () => {
    setAnswer(word);
    close();
  };
  return (
    <Section id="dialogs" heading="Dialogs" intro={`Last answer: ${answer}`}>
      <div className={styles.row} data-island>
        {[...sizes, ...types, "video"].map((name) => (
          <Button key={name} variant="outline" onClick={() => setOpen(name)}>
            Open {name}
          </Button>
        ))}
      </div>
      {sizes.map((size) => (
        <Modal
          key={size}
          size={size}
          title={`A modal, ${size}`}
          isOpen={open === size}
          onClose={decide("closed")}
        >
          <p>
            It closes with ×, with Escape, and with a click beside it. The page behind it does not scroll.
          </p>
        </Modal>
      ))}
      {types.map((type) => (
        <ConfirmDialog
          key={type}
          type={type}
          title={`Is ${type} right?`}
          isOpen={open === type}
          onConfirm={decide("confirmed")}
          onCancel={decide("cancelled")}
        >
          <p>Something happens on Confirm, and nothing on Cancel.</p>
        </ConfirmDialog>
      ))}
      <VideoModal
        videoId="aqz-KE-bpKQ"
        title="A video"
        isOpen={open === "video"}
        onClose={decide("closed")}
      />
    </Section>
  );
}
