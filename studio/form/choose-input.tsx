import {
  getPublishedId,
  type InputProps,
  isArrayOfBlocksInputProps,
  isStringInputProps,
  type PortableTextInputProps,
} from "sanity";
import { TextInput } from "../paste/text-input.tsx";
import { PublishReceipt } from "../receipt/publish-receipt.tsx";
import { settings } from "../settings.ts";
import { HexColourInput } from "./hex-colour-input.tsx";
import { hasPublicNote, WithPublicNote } from "./public-note.tsx";

/** Gives a type an input of its own; the schemas themselves know no React. */
export function ChooseInput(props: InputProps) {
  if (isStringInputProps(props) && props.schemaType.name === "hexColour")
    return <HexColourInput {...props} />;
  if (isTextInputProps(props)) return <TextInput {...props} />;
  if (props.id === "root") return <DocumentForm {...props} />;
  if (settings.isDatasetPublic && hasPublicNote(props.id)) return <WithPublicNote {...props} />;
  return props.renderDefault(props);
}

function isTextInputProps(props: InputProps): props is PortableTextInputProps {
  return props.schemaType.name === "richText" && isArrayOfBlocksInputProps(props);
}

/** The whole form, below what became of its last publish. */
function DocumentForm(props: InputProps) {
  const id = readId(props.value);
  return (
    <>
      {id ? <PublishReceipt id={id} type={props.schemaType.name} /> : null}
      {props.renderDefault(props)}
    </>
  );
}

function readId(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !("_id" in value) || typeof value._id !== "string")
    return;
  return getPublishedId(value._id);
}
