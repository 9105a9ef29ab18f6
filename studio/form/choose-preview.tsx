import type { PreviewProps } from "sanity";

/** Shows a brand colour as the colour itself. */
export function ChoosePreview(props: PreviewProps) {
  if (props.schemaType?.name !== "brandColor") return props.renderDefault(props);
  const swatch = (
    <span style={{ blockSize: "100%", inlineSize: "100%", background: String(props.subtitle) }} />
  );
  return props.renderDefault({ ...props, media: swatch });
}
