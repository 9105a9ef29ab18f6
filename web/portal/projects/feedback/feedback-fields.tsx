import { getTexts } from "#texts/get-texts.ts";
import { Field } from "#ui/field/field.tsx";
import { EntryFields } from "../entry-fields.tsx";
import type { FeedbackItem } from "./stored-feedback.ts";

export async function FeedbackFields({ idPrefix, item }: { idPrefix: string; item?: FeedbackItem }) {
  const { fields } = (await getTexts()).feedback;
  return (
    <EntryFields idPrefix={idPrefix} entry={item} bodyLabel={fields.body} hint={fields.hint}>
      <Field
        id={`${idPrefix}-link`}
        label={fields.link}
        name="link_url"
        type="url"
        maxLength={2000}
        placeholder="https://"
        defaultValue={item?.link_url ?? ""}
      />
    </EntryFields>
  );
}
