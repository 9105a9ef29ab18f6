import brand from "schemas/brand.json";
import { PreviewArt, PreviewMark } from "#theme/preview-art.tsx";

const colours = brand.colours.light;

type LinkPreviewProps = { title: string; agencyName: string; region: string; logo: string | undefined };

/** Drawn by satori, which knows inline styles and flex boxes only. The colours are the stage's. */
export function LinkPreview({ title, agencyName, region, logo }: LinkPreviewProps) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: "100%",
        height: "100%",
        padding: 72,
        background: colours.stage,
        color: colours["on-stage"],
        fontFamily: "Inter",
        fontWeight: 500,
      }}
    >
      <PreviewArt />
      {logo ? (
        // biome-ignore lint/performance/noImgElement: part of a drawing, never sent to a browser.
        <img src={logo} alt="" height={64} width={354} style={{ marginLeft: -4 }} />
      ) : (
        <div style={{ fontSize: 44, fontWeight: 700 }}>{agencyName}</div>
      )}
      <div
        style={{
          display: "block",
          maxWidth: 900,
          fontSize: title.length > 48 ? 68 : 88,
          fontWeight: 700,
          lineHeight: 1.06,
          letterSpacing: "-0.035em",
          lineClamp: 3,
        }}
      >
        {title}
      </div>
      <div style={{ display: "flex", alignItems: "center", fontSize: 30, color: colours["on-stage-soft"] }}>
        <PreviewMark />
        {region}
      </div>
    </div>
  );
}
