import brand from "schemas/brand.json";
import { PreviewArt, PreviewMark } from "#theme/preview-art.tsx";
import { fitText } from "./fit-text.ts";
import { legible } from "./legible.ts";

/** What a palette need not say has its stand-in in styles/usual-colours.css. */
const colours: Record<"stage" | "on-stage" | "on-stage-soft" | "accent", string> & { fill?: string } =
  brand.colours.light;
const margin = 72;
/** By how much a letter like j may stand out of its line at the left. */
const overhang = 6;
/** The panel at the right, and a picture that lies in it and is cut by the preview's edge, in pixels. */
export const sizes = { whole: { width: 432, height: 630 }, onGround: { width: 704, height: 440 } };
/** What a picture lies on where its client has no colour. */
export const defaultGround = colours.fill ?? colours.accent;
/** Nothing that is made for dark grounds can be seen there. */
export const isStageLight = Number.parseInt(colours["on-stage"].slice(1, 3), 16) < 0x80;
/** What the words may take, beside the panel or below the corner of the art, and in which sizes, the first the best. */
const titleSizes = [88, 80, 72, 64, 56, 48, 42, 36];
const titleBox = { height: 250, lineHeight: 1.08 };
const lineSizes = [30, 28, 26, 24, 20];
const lineBox = { height: 108, lineHeight: 1.3 };
const widths = { withPicture: 640, withArt: 820 };
/** What the mark before the line takes at most. */
const markWidth = 100;

export type LinkPreviewProps = {
  title: string;
  agencyName: string;
  /** What stands below the title. */
  line: string;
  logo: string | undefined;
  /** Fills the panel at the right, or lies on `ground` as on a client's own colour. */
  picture?: { address: string; ground?: string | undefined } | undefined;
};

/** Drawn by satori, which knows inline styles and flex boxes only. The colours are the stage's. */
export function LinkPreview({ logo, picture, ...words }: LinkPreviewProps) {
  const [title, agencyName, line] = [words.title, words.agencyName, words.line].map(legible) as [
    string,
    string,
    string,
  ];
  const width = picture ? widths.withPicture : widths.withArt;
  const titleSize = fitText(title, { ...titleBox, width }, titleSizes);
  const lineSize = fitText(line, { ...lineBox, width: width - markWidth }, lineSizes);
  return (
    <div
      style={{
        display: "flex",
        width: "100%",
        height: "100%",
        background: colours.stage,
        color: colours["on-stage"],
        fontFamily: "Inter",
        fontWeight: 500,
      }}
    >
      {picture ? <Panel {...picture} /> : <PreviewArt />}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          width,
          margin: `${margin}px ${margin}px ${margin}px ${margin + overhang}px`,
        }}
      >
        {logo ? (
          // biome-ignore lint/performance/noImgElement: part of a drawing, never sent to a browser.
          <img
            src={logo}
            alt=""
            height={64}
            width={354}
            style={{ objectFit: "contain", objectPosition: "left" }}
          />
        ) : (
          <div
            style={{
              display: "block",
              maxWidth: width,
              fontSize: 44,
              fontWeight: 700,
              lineClamp: 1,
              wordBreak: "break-all",
            }}
          >
            {agencyName}
          </div>
        )}
        <div
          style={{
            display: "block",
            fontSize: titleSize,
            fontWeight: 700,
            lineHeight: titleBox.lineHeight,
            letterSpacing: "-0.035em",
            wordBreak: "break-word",
            lineClamp: linesIn(titleBox, titleSize),
          }}
        >
          {title}
        </div>
        <div
          style={{
            display: "flex",
            alignItems: "center",
            fontSize: lineSize,
            color: colours["on-stage-soft"],
          }}
        >
          <PreviewMark />
          <div
            style={{
              display: "block",
              flex: 1,
              lineHeight: lineBox.lineHeight,
              wordBreak: "break-word",
              lineClamp: linesIn(lineBox, lineSize),
            }}
          >
            {line}
          </div>
        </div>
      </div>
    </div>
  );
}

const linesIn = (box: { height: number; lineHeight: number }, size: number) =>
  Math.floor(box.height / (size * box.lineHeight));

/** At the right, from top to bottom. */
function Panel({ address, ground }: NonNullable<LinkPreviewProps["picture"]>) {
  const place = {
    display: "flex",
    position: "absolute",
    top: 0,
    right: 0,
    ...sizes.whole,
  } as const;
  if (!ground)
    return (
      <div style={place}>
        {/* biome-ignore lint/performance/noImgElement: part of a drawing, never sent to a browser. */}
        <img src={address} alt="" {...sizes.whole} style={{ objectFit: "cover" }} />
      </div>
    );
  return (
    <div style={{ ...place, overflow: "hidden", background: ground }}>
      {/* biome-ignore lint/performance/noImgElement: part of a drawing, never sent to a browser. */}
      <img
        src={address}
        alt=""
        {...sizes.onGround}
        style={{ position: "absolute", top: 95, left: 48, borderRadius: 18, objectFit: "cover" }}
      />
    </div>
  );
}
