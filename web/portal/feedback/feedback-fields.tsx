import { Field } from "#ui/field/field.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import type { FeedbackItem } from "./read-feedback.ts";

/** What the client is asked to look at, and whether they see it yet: not, unless switched on. */
export function FeedbackFields({ idPrefix, item }: { idPrefix: string; item?: FeedbackItem }) {
  return (
    <>
      <Field
        id={`${idPrefix}-title`}
        label="Title"
        name="title"
        required
        maxLength={200}
        defaultValue={item?.title}
      />
      <TextArea
        id={`${idPrefix}-body`}
        label="What to look at"
        name="body"
        maxLength={5000}
        rows={4}
        defaultValue={item?.body}
      />
      <Field
        id={`${idPrefix}-link`}
        label="Link"
        name="link_url"
        type="url"
        maxLength={2000}
        placeholder="https://"
        defaultValue={item?.link_url ?? ""}
      />
      <Switch
        id={`${idPrefix}-visible`}
        label="Visible to the client"
        name="visible"
        defaultChecked={item?.visible}
        hint="Off, only you see it. On, the client is asked to approve it."
      />
    </>
  );
}
