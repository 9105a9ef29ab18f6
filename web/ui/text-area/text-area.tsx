import { getTexts } from "#texts/get-texts.ts";
import { TextAreaView, type TextAreaViewProps } from "./text-area-view.tsx";

/** A labelled text of several lines that grows with what is typed, within limits. An island has `TextAreaView`. */
export async function TextArea(props: Omit<TextAreaViewProps, "optional">) {
  return <TextAreaView {...props} optional={(await getTexts()).forms.optional} />;
}
