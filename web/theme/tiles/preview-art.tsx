import brand from "schemas/brand.json";
import { drawPattern } from "schemas/draw-pattern.ts";

const { stage, "on-stage": shape, "highlight-on-stage": highlight } = brand.colours.light;
const [columns, rows] = [3, 7];
const side = 90;

const { first, second, third } = drawPattern(brand.name, columns, rows);
const pattern = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}" width="${columns * side}" height="${rows * side}">
<rect width="${columns}" height="${rows}" fill="${stage}"/><path d="${first}" fill="${shape}" fill-opacity=".28"/>
<path d="${second}" fill="${shape}"/><path d="${third}" fill="${shape}" fill-opacity=".65"/></svg>`;

/** At the edge of a link's preview: the agency's pattern. Drawn by satori: inline styles only. */
export function PreviewArt() {
  return (
    <div style={{ display: "flex", position: "absolute", top: 0, right: 0 }}>
      {/* biome-ignore lint/performance/noImgElement: part of a drawing, never sent to a browser. */}
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(pattern).toString("base64")}`}
        alt=""
        width={columns * side}
        height={rows * side}
      />
    </div>
  );
}

/** Before the last line of a link's preview: a short line. */
export function PreviewMark() {
  return <div style={{ width: 56, height: 4, marginRight: 20, background: highlight }} />;
}
