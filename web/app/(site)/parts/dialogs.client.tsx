"use client";

import { type ComponentProps, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { ConfirmButton, type ConfirmType } from "#ui/confirm-button/confirm-button.client.tsx";
import { IslandWords } from "#ui/island-words/island-words.client.tsx";
import { Modal, type ModalSize } from "#ui/modal/modal.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./parts.module.css";

const sizes: ModalSize[] = ["sm", "md", "lg", "xl", "full"];
const types: ConfirmType[] = ["danger", "warning", "info"];

export function Dialogs({ words }: Pick<ComponentProps<typeof IslandWords>, "words">) {
  const [open, setOpen] = useState<string>();
  const [answer, setAnswer] = useState("none");
  const close = () => setOpen(undefined);
  const decide = (word: string) => () => {
    setAnswer(word);
    close();
  };
  return (
    <IslandWords words={words}>
      <Section id="dialogs" heading="Dialogs" intro={`Last answer: ${answer}`}>
        <div className={styles.row} data-island>
          {sizes.map((name) => (
            <Button key={name} variant="outline" onClick={() => setOpen(name)}>
              Open {name}
            </Button>
          ))}
        </div>
        <form
          className={styles.row}
          data-island
          onSubmit={(event) => {
            event.preventDefault();
            setAnswer("confirmed");
          }}
        >
          {types.map((type) => (
            <ConfirmButton
              key={type}
              kind={type}
              variant="outline"
              title={`Is ${type} right?`}
              question={<p>Something happens on Confirm, and nothing on Cancel.</p>}
            >
              Open {type}
            </ConfirmButton>
          ))}
        </form>
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
      </Section>
    </IslandWords>
  );
}
