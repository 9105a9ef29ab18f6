"use client";

import { useEffect, useState } from "react";
import type { Texts } from "#texts/get-texts.ts";
import { Modal } from "#ui/modal/modal.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { isTyping } from "./is-typing.ts";
import { hasSingleKeys, keepSingleKeys } from "./kept-shortcuts.ts";
import { pressKey } from "./press-key.ts";
import styles from "./shortcuts.module.css";
import { shortcuts } from "./shortcuts.ts";

type ShortcutsProps = {
  words: Texts["shortcuts"];
  /** Some pages have lists that are worked off. */
  hasLists: boolean;
};

/** Single keys that press what the page says is theirs, and the list of them: by its button or “?”. They can be turned off. */
export function Shortcuts({ words, hasLists }: ShortcutsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = shortcuts.filter((shortcut) => hasLists || !("isOfList" in shortcut));

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || event.isComposing || event.defaultPrevented) return;
      // A key that is held moves on, and does nothing twice.
      if (repeat && key !== "j" && key !== "k") return;
      if (key.length > 1 || isTyping(target) || !hasSingleKeys()) return;
      if (key === "?") setIsOpen(true);
      else if (!pressKey(key)) return;
      event.preventDefault();
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, []);

  return (
    <>
      <button type="button" className={styles.button} aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        {words.title}
      </button>
      <Modal title={words.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <dl className={styles.keys}>
          {shown.map(({ name, keys }) => (
            <div key={name}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key.replace("Control", words.control).replace("+", " ")}</kbd>
                ))}
              </dt>
              <dd>{words.keys[name]}</dd>
            </div>
          ))}
        </dl>
        <Switch
          name="single-keys"
          label={words.single}
          hint={words.hint}
          defaultChecked={hasSingleKeys()}
          onChange={({ currentTarget }) => keepSingleKeys(currentTarget.checked)}
        />
      </Modal>
    </>
  );
}
