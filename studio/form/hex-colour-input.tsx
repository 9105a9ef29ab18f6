import { type StringInputProps, set } from "sanity";

/** Puts the browser's own colour picker beside the code of a colour. */
export function HexColourInput(props: StringInputProps) {
  const { onChange, readOnly, renderDefault, value } = props;
  const isComplete = /^#[0-9a-f]{6}$/i.test(value ?? "");

  return (
    <div style={{ display: "grid", gridTemplateColumns: "2.5rem 1fr", gap: "0.5rem" }}>
      <input
        type="color"
        aria-label="Pick a colour"
        value={isComplete ? value : "#ffffff"}
        onChange={(event) => onChange(set(event.currentTarget.value))}
        disabled={readOnly}
        style={{ inlineSize: "100%", blockSize: "100%", padding: 0, border: 0, background: "none" }}
      />
      {renderDefault(props)}
    </div>
  );
}
