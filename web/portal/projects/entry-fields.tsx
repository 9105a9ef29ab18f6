import type { ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";

type EntryFieldsProps = {
  idPrefix: string;
  entry?: { title: string; body: string; visible: boolean };
  bodyLabel: string;
  /** What the switch means, off and on. */
  hint: string;
  /** Fields between the text and the switch. */
  children?: ReactNode;
};

/** What the owner writes into a project, and whether the client sees it: not, unless switched on. */
export async function EntryFields({ idPrefix, entry, bodyLabel, hint, children }: EntryFieldsProps) {
  const { project: texts } = await getTexts();
  return (
    <>
      <Field
        id={`${idPrefix}-title`}
        label={texts.entry.title}
        name="title"
        required
        maxLength={200}
        defaultValue={entry?.title}
      />
      <TextArea
        id={`${idPrefix}-body`}
        label={bodyLabel}
        name="body"
        maxLength={5000}
        rows={5}
        defaultValue={entry?.body}
      />
      {children}
      <Switch
        id={`${idPrefix}-visible`}
        label={texts.entry.visible}
        name="visible"
        defaultChecked={entry?.visible}
        hint={hint}
      />
    </>
  );
}
