import { type InputProps, isStringInputProps } from "sanity";
import { HexColourInput } from "./hex-colour-input.tsx";

/** Gives a type an input of its own; the schemas themselves know no React. */
export function ChooseInput(props: InputProps) {
  if (isStringInputProps(props) && props.schemaType.name === "hexColour")
    return <HexColourInput {...props} />;
  return props.renderDefault(props);
}
