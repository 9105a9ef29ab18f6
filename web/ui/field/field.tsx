import { getTexts } from "#texts/get-texts.ts";
import { FieldView, type FieldViewProps } from "./field-view.tsx";

/** A labelled input; hint and error are tied to it for assistive technology. An island has `FieldView`. */
export async function Field(props: Omit<FieldViewProps, "optional">) {
  return <FieldView {...props} optional={(await getTexts()).forms.optional} />;
}
