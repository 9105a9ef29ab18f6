import { Field } from "#ui/field/field.tsx";
import { EntryFields } from "../entry-fields.tsx";
import type { FeedbackItem } from "./stored-feedback.ts";

export function FeedbackFields({ idPrefix, item }: { idPrefix: string; item?: FeedbackItem }) {
  return (
    <EntryFields
      idPrefix={idPrefix}
      entry={item}
      bodyLabel="What to look at"
      hint="Off, only you see it. On, the client is asked to approve it."
    >
      <Field
        id={`${idPrefix}-link`}
        label="Link"
        name="link_url"
        type="url"
        maxLength={2000}
        placeholder="https://"
        defaultValue={item?.link_url ?? ""}
      />
    </EntryFields>
  );
}
