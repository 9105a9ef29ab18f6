import type { PreviewProps } from "sanity";

/** Shows a brand colour as the colour itself, and a logo whole, on the background it was made for. */
export function ChoosePreview(props: PreviewProps) {
  const { imageUrl, renderDefault, schemaType, subtitle } = props;
  if (schemaType?.name === "brandColor") {
    const swatch = <span style={{ blockSize: "100%", inlineSize: "100%", background: String(subtitle) }} />;
    return renderDefault({ ...props, media: swatch });
  }
  if (schemaType?.name === "brandLogo" && imageUrl) {
    const isForDark = subtitle === "For dark backgrounds";
    return renderDefault({ ...props, media: <BrandLogoPicture url={imageUrl} isForDark={isForDark} /> });
  }
  return renderDefault(props);
}

function BrandLogoPicture({ url, isForDark }: { url: string; isForDark: boolean }) {
  return (
    <img
      src={`${url}?h=80`}
      alt=""
      style={{
        blockSize: "100%",
        inlineSize: "100%",
        objectFit: "contain",
        background: isForDark ? "#14181f" : "#ffffff",
      }}
    />
  );
}
