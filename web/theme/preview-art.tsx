/** In the corner of a link's preview: the corner pocket of a table, with its brass rim. Drawn by satori: inline styles only. */
export function PreviewArt() {
  return (
    <div
      style={{
        position: "absolute",
        top: -150,
        right: -150,
        width: 420,
        height: 420,
        border: "22px solid #c8963e",
        borderRadius: 210,
        background: "#06130e",
      }}
    />
  );
}

/** Before the last line of a link's preview: the three sights of a table's rail. */
export function PreviewMark() {
  const dot = { width: 16, height: 16, marginRight: 12, borderRadius: 8, background: "#e2b866" };
  return (
    <div style={{ display: "flex", marginRight: 16 }}>
      <div style={dot} />
      <div style={dot} />
      <div style={dot} />
    </div>
  );
}
