import brand from "schemas/brand.json";

const colour = brand.colours.light["highlight-on-stage"];
const circles = [420, 640, 860];

/** In the corner of a link's preview: circles that spread. Drawn by satori: inline styles only. */
export function PreviewArt() {
  return (
    <div style={{ display: "flex", position: "absolute", top: 0, right: 0 }}>
      {circles.map((size) => (
        <div
          key={size}
          style={{
            position: "absolute",
            top: -size / 2,
            right: -size / 2,
            width: size,
            height: size,
            border: `2px solid ${colour}`,
            borderRadius: size / 2,
            opacity: 0.4,
          }}
        />
      ))}
    </div>
  );
}

/** Before the last line of a link's preview: a short line. */
export function PreviewMark() {
  return <div style={{ width: 56, height: 4, marginRight: 20, background: colour }} />;
}
