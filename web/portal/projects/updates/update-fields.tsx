import { Field } from "#ui/field/field.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import type { ProjectUpdate } from "./read-updates.ts";

/** What an update says, and whether the client sees it: not, unless switched on. */
export function UpdateFields({ idPrefix, update }: { idPrefix: string; update?: ProjectUpdate }) {
  return (
    <>
      <Field
        id={`${idPrefix}-title`}
        label="Title"
        name="title"
        required
        maxLength={200}
        defaultValue={update?.title}
      />
      <TextArea
        id={`${idPrefix}-body`}
        label="Text"
        name="body"
        maxLength={5000}
        rows={5}
        defaultValue={update?.body}
      />
      <Switch
        id={`${idPrefix}-visible`}
        label="Visible to the client"
        name="visible"
        defaultChecked={update?.visible}
        hint="Off, it is a note that only you see."
      />
    </>
  );
}
